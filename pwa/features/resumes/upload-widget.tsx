import {FileText, Upload} from 'lucide-react';
import {useEffect, useState} from 'react';
import {refused} from '../../../resume/model/outcome.ts';
import {type ReadErrorCode, readErrorMessages} from '../../../resume/model/read-error.ts';
import type {UploadedResume} from '../../../sync/model/entities.ts';
import {Button} from '../../ui/button.tsx';
import {Card} from '../../ui/card.tsx';
import {FileDrop} from '../../ui/file-drop.tsx';
import {Notice} from '../../ui/notice.tsx';
import {Select} from '../../ui/select.tsx';
import {Spinner} from '../../ui/spinner.tsx';
import {notify} from '../../ui/toast.tsx';
import {fileSizeLabel, fileTypeLabel, resumeName} from './file-labels.ts';
import {deviceReader} from './read-on-device.ts';
import {acceptedTypes, uploadResume} from './upload-resume.ts';
import * as css from './upload-widget.css.ts';

interface UploadWidgetProps {
  resumes: readonly UploadedResume[];
  selected: UploadedResume | undefined;
  onSelect: (id: string | null) => void;
}

const refusals = {
  'wrong-ending': {
    title: 'Invalid file type',
    description: 'Please upload a PDF or DOCX file',
  },
  'unsupported-type': {
    title: 'Invalid file type',
    description: readErrorMessages['unsupported-type'],
  },
  empty: {title: 'Upload failed', description: readErrorMessages.empty},
  'not-saved': {
    title: 'Upload failed',
    description: 'The file could not be kept on this device. Free some space, then try again.',
  },
  'too-large': {title: 'Upload failed', description: readErrorMessages['too-large']},
} as const;

function PreviousResumes({resumes, onSelect}: Pick<UploadWidgetProps, 'resumes' | 'onSelect'>) {
  if (resumes.length === 0) return null;
  const options = resumes.map(resume => ({
    value: resume.id,
    label: resumeName(resume),
    description: `${fileTypeLabel(resume.fileType)} · ${fileSizeLabel(resume.fileSizeBytes)}`,
  }));

  return (
    <Select
      label="Previous Resumes"
      placeholder="Choose one you have uploaded before"
      options={options}
      value={null}
      onChange={onSelect}
    />
  );
}

/** What was read, or why not and what to do about it. */
function ReadingState({resume}: {resume: UploadedResume}) {
  if (resume.status === 'reading') {
    return (
      <p className={css.state}>
        <Spinner label="Reading" /> Reading your resume …
      </p>
    );
  }
  const code: ReadErrorCode | null = resume.readError;
  if (code) {
    return (
      <Notice tone="poor" title="This resume could not be read" announces="at once">
        <p>{readErrorMessages[code]}</p>
        <p>Your file is kept under Manage Resumes.</p>
      </Notice>
    );
  }
  const {document} = resume;
  if (!document) return null;
  const roles = document.experience.length;
  return (
    <p className={css.state}>
      Read: {document.name ?? 'no name found'}, {roles === 1 ? '1 position' : `${roles} positions`},{' '}
      {document.skills.length} skills.
    </p>
  );
}

function SelectedResume({
  resume,
  onSelect,
}: {
  resume: UploadedResume;
  onSelect: (id: null) => void;
}) {
  return (
    <Card
      footer={
        <Button tone="secondary" onPress={() => onSelect(null)}>
          Change Resume
        </Button>
      }
    >
      <div className={css.file}>
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <p className={css.name}>{resumeName(resume)}</p>
          <p className={css.quiet}>
            {fileTypeLabel(resume.fileType)} · {fileSizeLabel(resume.fileSizeBytes)}
          </p>
        </div>
      </div>
      <ReadingState resume={resume} />
    </Card>
  );
}

/** The one place where a resume comes in: dropped, picked, or chosen from earlier ones. */
export function UploadWidget({resumes, selected, onSelect}: UploadWidgetProps) {
  const [isBusy, setBusy] = useState(false);
  useEffect(deviceReader.warm, []);

  async function take(file: File) {
    setBusy(true);
    const uploaded = await uploadResume(file)
      .catch(() => refused('not-saved'))
      .finally(() => setBusy(false));
    if (uploaded.ok) onSelect(uploaded.value);
    else notify({...refusals[uploaded.code], kind: 'error'});
  }

  if (selected) return <SelectedResume resume={selected} onSelect={onSelect} />;

  return (
    <div className={css.widget}>
      <FileDrop
        title="Drop your resume here"
        hint="PDF or DOCX, at most 5MB. It is read on this device."
        buttonLabel="Upload New Resume"
        accept={Object.entries(acceptedTypes).flat()}
        isBusy={isBusy}
        onFile={file => void take(file)}
        icon={<Upload size={24} strokeWidth={1.75} aria-hidden="true" />}
      />
      <PreviousResumes resumes={resumes} onSelect={onSelect} />
      <section className={css.tips} aria-label="Tips for best results">
        <h2 className={css.tipsTitle}>Tips for best results</h2>
        <ul className={css.tipList}>
          <li>Upload the file you would send, with all its sections.</li>
          <li>A DOCX, or a PDF exported from the program you wrote it in, is read best.</li>
          <li>A scan holds no text. Export the document instead.</li>
        </ul>
      </section>
    </div>
  );
}
