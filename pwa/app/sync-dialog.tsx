import {useRejected, useSyncState} from '../data/live.ts';
import {pullNow} from '../data/replica.ts';
import {lead} from '../styles/text.css.ts';
import {Button} from '../ui/button.tsx';
import {Dialog, DialogActions} from '../ui/dialog.tsx';
import {Notice} from '../ui/notice.tsx';
import {syncWords} from './sync-words.ts';

interface SyncDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What is saved where, what waits, and what the server has refused. */
export function SyncDialog(open: SyncDialogProps) {
  const state = useSyncState();
  const rejected = useRejected() ?? [];

  return (
    <Dialog title="Your data on this device" {...open}>
      <p className={lead}>{syncWords(state).long}.</p>
      <p className={lead}>
        What you do is kept on this device first and sent as soon as the server can be reached. You
        can close the app at any time.
      </p>
      {rejected.map(item => (
        <Notice key={item.id} tone="poor">
          {item.message}
        </Notice>
      ))}
      <DialogActions>
        <Button tone="secondary" isDisabled={!state.online} onPress={() => void pullNow()}>
          Sync now
        </Button>
      </DialogActions>
    </Dialog>
  );
}
