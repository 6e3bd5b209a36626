import {useState} from 'react';
import type {Letter, Optimisation} from '../../../sync/model/entities.ts';
import {mutate} from '../../data/replica.ts';
import {type SavedFormat, saveLetter, saveResume} from '../../features/downloads/save-document.ts';
import {finalResume} from '../../features/optimisation/review.ts';
import {ConfirmDialog} from '../../ui/dialog.tsx';
import {Menu} from '../../ui/menu.tsx';
import {notify} from '../../ui/toast.tsx';

interface OptimisationMenuProps {
  optimisation: Optimisation;
  /** "Senior Analyst at Northwind". */
  name: string;
  letter: Letter | undefined;
}

const unnamed = {posting: null, template: 'classic'} as const;

export function OptimisationMenu({optimisation, name, letter}: OptimisationMenuProps) {
  const [isDoomed, setDoomed] = useState(false);

  function downloadResume(format: SavedFormat) {
    saveResume(finalResume(optimisation), format, unnamed).catch(tellFailure);
  }

  function downloadLetter(format: SavedFormat) {
    if (letter) saveLetter(letter.content, format, unnamed).catch(tellFailure);
    else tellMissing();
  }

  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        actions={[
          {
            id: 'resume-docx',
            label: 'Download resume (DOCX)',
            onAction: () => downloadResume('docx'),
          },
          {id: 'resume-txt', label: 'Download resume (TXT)', onAction: () => downloadResume('txt')},
          {
            id: 'letter-docx',
            label: 'Download cover letter (DOCX)',
            onAction: () => downloadLetter('docx'),
          },
          {
            id: 'letter-txt',
            label: 'Download cover letter (TXT)',
            onAction: () => downloadLetter('txt'),
          },
          {id: 'delete', label: 'Delete', isDangerous: true, onAction: () => setDoomed(true)},
        ]}
      />
      <ConfirmDialog
        title="Are you sure?"
        message="This action cannot be undone. This will permanently delete this optimization and its cover letter."
        confirmLabel="Delete"
        isDangerous
        isOpen={isDoomed}
        onOpenChange={setDoomed}
        onConfirm={() => void remove(optimisation.id)}
      />
    </>
  );
}

async function remove(id: string) {
  await mutate('optimisation.delete', {id});
  notify({
    title: 'Optimization deleted',
    description: 'The optimization session has been deleted successfully.',
    kind: 'success',
    durationMs: 1_000,
  });
}

function tellFailure(): void {
  notify({title: 'Download Failed', description: 'Failed to download document', kind: 'error'});
}

function tellMissing(): void {
  notify({
    title: 'Cover Letter Not Found',
    description: 'No cover letter found for this resume. Please generate one first.',
    kind: 'error',
  });
}
