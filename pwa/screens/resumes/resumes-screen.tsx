import {Trash2} from 'lucide-react';
import {useState} from 'react';
import type {UploadedResume} from '../../../sync/model/entities.ts';
import {useRows} from '../../data/live.ts';
import {forgetOwnFile} from '../../data/own-files.ts';
import {mutate} from '../../data/replica.ts';
import {newestFirst} from '../../features/history/name-job.ts';
import {fileSizeLabel, fileTypeLabel, resumeName} from '../../features/resumes/file-labels.ts';
import {stack} from '../../styles/layout.css.ts';
import {sectionTitle} from '../../styles/text.css.ts';
import {IconButton} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {ConfirmDialog} from '../../ui/dialog.tsx';
import {EmptyState} from '../../ui/empty-state.tsx';
import {shortDate} from '../../ui/format.ts';
import {LinkButton} from '../../ui/link.tsx';
import {PageHeader} from '../../ui/page-header.tsx';
import {Skeleton} from '../../ui/skeleton.tsx';
import {Cell, Row, RowHeader, Table} from '../../ui/table.tsx';
import {notify} from '../../ui/toast.tsx';

export function ResumesScreen() {
  return (
    <>
      <PageHeader
        title="Resume Management"
        subtitle="View and manage all your uploaded resumes"
        actions={<LinkButton to="/optimize">Upload New Resume</LinkButton>}
      />
      <section className={stack[8]} aria-labelledby="your-resumes">
        <h2 id="your-resumes" className={sectionTitle}>
          Your Resumes
        </h2>
        <ResumeList />
      </section>
    </>
  );
}

function ResumeList() {
  const resumes = useRows('resumes');
  const [doomed, setDoomed] = useState<UploadedResume | null>(null);

  if (!resumes) return <Skeleton label="Loading resumes" lines={4} />;
  if (resumes.length === 0) {
    return (
      <EmptyState
        title="No resumes found"
        action={<LinkButton to="/optimize">Upload Your First Resume</LinkButton>}
      />
    );
  }
  return (
    <>
      <Table label="Your Resumes" columns={columns}>
        {newestFirst(resumes).map(resume => (
          <ResumeRow key={resume.id} resume={resume} onDelete={() => setDoomed(resume)} />
        ))}
      </Table>
      <DeleteDialog resume={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

const columns = [
  {id: 'name', title: 'Resume Name'},
  {id: 'size', title: 'Size'},
  {id: 'date', title: 'Upload Date'},
  {id: 'type', title: 'Type'},
  {id: 'actions', title: 'Actions', isTitleHidden: true},
];

const statusChip = {
  reading: {tone: 'fair', word: 'Reading'},
  failed: {tone: 'poor', word: 'Could not be read'},
} as const;

function ResumeRow({resume, onDelete}: {resume: UploadedResume; onDelete: () => void}) {
  const name = resumeName(resume);
  const status = resume.status === 'ready' ? null : statusChip[resume.status];

  return (
    <Row>
      <RowHeader>
        {name} {status && <Chip tone={status.tone}>{status.word}</Chip>}
      </RowHeader>
      <Cell label="Size">{fileSizeLabel(resume.fileSizeBytes)}</Cell>
      <Cell label="Upload Date">{shortDate(resume.createdAt)}</Cell>
      <Cell label="Type">{fileTypeLabel(resume.fileType)}</Cell>
      <Cell isEnd>
        <IconButton label={`Delete ${name}`} onPress={onDelete}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Cell>
    </Row>
  );
}

/** What was made from a resume holds its own copy, and stays. */
function keptWords(optimisations: number): string {
  if (optimisations === 0) return '';
  return optimisations === 1
    ? ' The optimization made from it stays in your list, with its letter.'
    : ` The ${optimisations} optimizations made from it stay in your list, with their letters.`;
}

function DeleteDialog({resume, onClose}: {resume: UploadedResume | null; onClose: () => void}) {
  const optimisations = useRows('optimisations') ?? [];
  const made = optimisations.filter(({resumeId}) => resumeId === resume?.id).length;

  async function remove() {
    if (!resume) return;
    await mutate('resume.delete', {id: resume.id});
    await forgetOwnFile(resume.sha256);
    onClose();
    notify({
      title: 'Resume deleted',
      description: 'The resume has been deleted successfully.',
      kind: 'success',
    });
  }

  return (
    <ConfirmDialog
      title="Are you sure?"
      message={`This action cannot be undone. This will permanently delete your resume and remove it from our servers.${keptWords(made)}`}
      confirmLabel="Delete"
      isDangerous
      isOpen={resume !== null}
      onOpenChange={onClose}
      onConfirm={() => void remove()}
    />
  );
}
