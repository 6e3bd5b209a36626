import {Download} from 'lucide-react';
import {useState} from 'react';
import type {DocumentFormat} from '../../../resume/render/file-names.ts';
import {Button} from '../../ui/button.tsx';
import * as css from './download-buttons.css.ts';
import {tellFailure} from './tell-failure.ts';

interface DownloadButtonsProps {
  /** What is downloaded, for the buttons' names: "resume". */
  what: string;
  onSave: (format: DocumentFormat) => Promise<void>;
  /** Opens the browser's print dialog, which has every letter that a PDF's own font may lack. */
  onPrint?: () => void;
}

/** DOCX, PDF and TXT of one document, and paper where it can be printed. */
export function DownloadButtons({what, onSave, onPrint}: DownloadButtonsProps) {
  const [busy, setBusy] = useState<DocumentFormat | null>(null);

  function download(format: DocumentFormat) {
    setBusy(format);
    onSave(format)
      .catch((error: unknown) => tellFailure(error, what))
      .finally(() => setBusy(null));
  }

  return (
    <div className={css.buttons}>
      <Button isPending={busy === 'docx'} onPress={() => download('docx')}>
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        {`Download ${what} (DOCX)`}
      </Button>
      <Button tone="secondary" isPending={busy === 'pdf'} onPress={() => download('pdf')}>
        {`Download ${what} (PDF)`}
      </Button>
      <Button tone="secondary" isPending={busy === 'txt'} onPress={() => download('txt')}>
        {`Download ${what} (TXT)`}
      </Button>
      {onPrint && (
        <Button tone="secondary" onPress={onPrint}>
          Print
        </Button>
      )}
    </div>
  );
}
