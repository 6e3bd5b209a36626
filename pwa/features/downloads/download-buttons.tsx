import {Download} from 'lucide-react';
import {useState} from 'react';
import {Button} from '../../ui/button.tsx';
import {notify} from '../../ui/toast.tsx';
import * as css from './download-buttons.css.ts';
import type {SavedFormat} from './save-document.ts';

interface DownloadButtonsProps {
  /** What is downloaded, for the buttons' names: "resume". */
  what: string;
  onSave: (format: SavedFormat) => Promise<void>;
  /** Opens the browser's print dialog, whose "Save as PDF" writes a tagged file. */
  onPrint?: () => void;
}

/** DOCX and TXT of one document, and PDF where it can be printed. */
export function DownloadButtons({what, onSave, onPrint}: DownloadButtonsProps) {
  const [busy, setBusy] = useState<SavedFormat | null>(null);

  function download(format: SavedFormat) {
    setBusy(format);
    onSave(format)
      .catch(() =>
        notify({
          title: 'Download failed',
          description: `Failed to download ${what}`,
          kind: 'error',
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
