import {useState} from 'react';
import type {DocumentFormat} from '../../../resume/render/file-names.ts';
import type {Letter, Optimisation} from '../../../sync/model/entities.ts';
import {mutate} from '../../data/replica.ts';
import {saveLetter, saveResume} from '../../features/downloads/save-document.ts';
import {tellFailure} from '../../features/downloads/tell-failure.ts';
import {finalResume} from '../../features/optimisation/review.ts';
import {deviceReader} from '../../features/resumes/read-on-device.ts';
import {ConfirmDialog} from '../../ui/dialog.tsx';
import {Menu} from '../../ui/menu.tsx';
import {notify} from '../../ui/toast.tsx';

interface OptimisationMenuProps {
  optimisation: Optimisation;
  /** "Senior Analyst at Northwind". */
  name: string;
  letter: Letter | undefined;
}

const formats = ['docx', 'pdf', 'txt'] as const;
const unnamed = {posting: null, template: 'classic', reader: deviceReader} as const;

export function OptimisationMenu({optimisation, name, letter}: OptimisationMenuProps) {
  const [isDoomed, setDoomed] = useState(false);

  function downloadResume(format: DocumentFormat) {
    saveResume(finalResume(optimisation), format, unnamed).catch((error: unknown) =>
      tellFailure(error, 'document'),
    );
  }

  function downloadLetter(format: DocumentFormat) {
    if (!letter) {
      tellMissing();
      return;
    }
    const {content} = letter;
    const {language} = optimisation;
    saveLetter({content, language}, format, unnamed).catch((error: unknown) =>
      tellFailure(error, 'document'),
    );
  }

  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        actions={[
          ...formats.map(format => ({
            id: `resume-${format}`,
            label: `Download resume (${format.toUpperCase()})`,
            onAction: () => downloadResume(format),
          })),
          ...formats.map(format => ({
            id: `letter-${format}`,
            label: `Download cover letter (${format.toUpperCase()})`,
            onAction: () => downloadLetter(format),
          })),
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

function tellMissing(): void {
  notify({
    title: 'Cover Letter Not Found',
    description: 'No cover letter found for this resume. Please generate one first.',
    kind: 'error',
  });
}
