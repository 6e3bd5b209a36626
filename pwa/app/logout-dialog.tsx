import {useState} from 'react';
import {useSyncState} from '../data/live.ts';
import {pullNow, wipeReplica} from '../data/replica.ts';
import {forgetUser, useCurrentUser} from '../features/session/current-user.ts';
import {messages} from '../features/session/messages.ts';
import {signOut} from '../features/session/sign-in.ts';
import {ConfirmDialog} from '../ui/dialog.tsx';
import {notify} from '../ui/toast.tsx';

interface LogoutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before changes that only this device knows are thrown away with the session. */
export function LogoutDialog({isOpen, onOpenChange}: LogoutDialogProps) {
  const {waiting} = useSyncState();
  const {isBusy, logout} = useLogout();
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`;

  if (waiting === 0) {
    return (
      <ConfirmDialog
        title="Log out?"
        message="Your data is removed from this device. It stays in your account."
        confirmLabel="Logout"
        cancelLabel="Stay"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isBusy={isBusy}
        onConfirm={logout}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`${changes} not synced yet`}
      message="They are only on this device. Logging out now loses them."
      confirmLabel={`Discard ${changes}`}
      cancelLabel="Stay"
      middle={{label: 'Sync now', onPress: () => void pullNow()}}
      isDangerous
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isBusy={isBusy}
      onConfirm={logout}
    />
  );
}

function useLogout() {
  const [isBusy, setBusy] = useState(false);
  const {id} = useCurrentUser();

  async function logout() {
    setBusy(true);
    const failure = await signOut();
    setBusy(false);
    if (failure !== null) {
      notify(messages.logoutFailed(failure));
      return;
    }
    await wipeReplica(id);
    forgetUser();
  }

  return {isBusy, logout: () => void logout()};
}
