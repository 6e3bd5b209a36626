import {Download} from 'lucide-react';
import {useState} from 'react';
import {Button} from '../../ui/button.tsx';
import {notify} from '../../ui/toast.tsx';
import * as css from './download-buttons.css.ts';
import {NotReadBack, type SavedFormat} from './save-document.ts';

interface DownloadButtonsProps {
  /** What is downloaded, for the buttons' names: "resume". */
  what: string;
  onSave: (format: SavedFormat) => Promise<void>;
  /** Opens the browser's print dialog, whose "Save as PDF" writes a tagged file. */
  onPrint?: () => void;
}

function failureOf(error: unknown, what: string): string {
  if (!(error instanceof NotReadBack)) return `Failed to download ${what}`;
  return `This file did not read back as it should, so it is not offered: ${error.what}. Your data is safe; try another template or format.`;
}

/** DOCX and TXT of one document, and PDF where it can be printed. */
export function DownloadButtons({what, onSave, onPrint}: DownloadButtonsProps) {
  const [busy, setBusy] = useState<SavedFormat | null>(null);

  function download(format: SavedFormat) {
    setBusy(format);
    onSave(format)
      .catch((error: unknown) =>
        notify({
          title: 'Download failed',
          description: failureOf(error, what),
          kind: 'error',
          durationMs: error instanceof NotReadBack ? 0 : 5_000,
        }),
      )
      .finally(() => setBusy(null));
  }

  return (
    <div className={css.buttons}>
      <Button isPending={busy === 'docx'} onPress={() => download('docx')}>
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        {`Download ${what} (DOCX)`}
      </Button>
      <Button tone="secondary" isPending={busy === 'txt'} onPress={() => download('txt')}>
        {`Download ${what} (TXT)`}
      </Button>
      {onPrint && (
        <Button tone="secondary" onPress={onPrint}>
          Save as PDF
        </Button>
      )}
    </div>
  );
}
