import {useState} from 'react';
import type {UploadedResume} from '../../../sync/model/entities.ts';
import {Button} from '../../ui/button.tsx';
import {Notice} from '../../ui/notice.tsx';
import {ResumeEditor} from './editor/resume-editor.tsx';
import {unsurePaths} from './editor/unsure.ts';

/** After an upload: what was read, how sure that is, and the way to put it right. One tap goes on. */
export function ConfirmReading({resume}: {resume: UploadedResume}) {
  const [isOpen, setOpen] = useState(false);
  const {document} = resume;
  if (!document) return null;
  if (isOpen) {
    return <ResumeEditor resume={resume} document={document} onDone={() => setOpen(false)} />;
  }
  const open = resume.confirmedAt ? 0 : unsurePaths(document).length;
  const sentence =
    open === 0
      ? 'Every field was read with certainty. You can still change any of them.'
      : `${open === 1 ? '1 field' : `${open} fields`} could not be read with certainty.`;

  return (
    <Notice
      tone={open === 0 ? 'plain' : 'fair'}
      title={resume.confirmedAt ? 'You have checked what was read' : 'Check what was read'}
      action={
        <Button tone="secondary" onPress={() => setOpen(true)}>
          {open === 0 ? 'Show Fields' : 'Check Now'}
        </Button>
      }
    >
      {resume.confirmedAt ? 'You can still change any field.' : sentence}
      {document.warnings.map(warning => (
        <p key={warning.code}>{warning.message}</p>
      ))}
    </Notice>
  );
}
