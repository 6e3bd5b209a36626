import {type Rejected, useRejected, useSyncState} from '../data/live.ts';
import {discardRejected, pullNow, retryRejected} from '../data/replica.ts';
import {forgetUser} from '../features/session/current-user.ts';
import {stack} from '../styles/layout.css.ts';
import {lead} from '../styles/text.css.ts';
import {Button} from '../ui/button.tsx';
import {Dialog, DialogActions} from '../ui/dialog.tsx';
import {Notice} from '../ui/notice.tsx';
import {rejectionTitle} from './rejection-titles.ts';
import {syncWords} from './sync-words.ts';

interface SyncDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What is saved where, what waits, and what the server has refused. */
export function SyncDialog(open: SyncDialogProps) {
  const state = useSyncState();
  const rejected = useRejected();

  return (
    <Dialog title="Your data on this device" {...open}>
      <p className={lead}>{syncWords({...state, refused: rejected.length}).long}.</p>
      <p className={lead}>
        What you do is kept on this device first and sent as soon as the server can be reached. You
        can close the app at any time.
      </p>
      {rejected.length > 0 && (
        <div className={stack[8]}>
          {rejected.map(item => (
            <RejectedNotice key={item.id} item={item} />
          ))}
        </div>
      )}
      <DialogActions>
        {state.phase === 'sign-in-needed' ? (
          <Button onPress={forgetUser}>Sign in again</Button>
        ) : (
          <Button tone="secondary" onPress={() => void pullNow()}>
            Sync now
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function RejectedNotice({item}: {item: Rejected}) {
  return (
    <Notice
      tone="poor"
      title={rejectionTitle(item.name)}
      action={
        <>
          <Button tone="secondary" onPress={() => void retryRejected(item.id)}>
            Retry
          </Button>
          <Button tone="quiet" onPress={() => void discardRejected(item.id)}>
            Discard
          </Button>
        </>
      }
    >
      {item.message}
    </Notice>
  );
}
