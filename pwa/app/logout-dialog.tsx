import {pullNow} from '../data/replica.ts';
import {ConfirmDialog} from '../ui/dialog.tsx';

interface LogoutDialogProps {
  /** Changes that only this device knows. */
  waiting: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isBusy: boolean;
  onLogout: () => void;
}

/** Asks before changes are thrown away with the session. */
export function LogoutDialog({waiting, onLogout, ...dialog}: LogoutDialogProps) {
  const changes = waiting === 1 ? '1 change' : `${waiting} changes`;

  return (
    <ConfirmDialog
      {...dialog}
      title={waiting > 0 ? `${changes} not synced yet` : 'Everything is synced'}
      message={
        waiting > 0
          ? 'They are only on this device. Logging out now loses them.'
          : 'You can log out now without losing anything.'
      }
      confirmLabel={waiting > 0 ? `Discard ${changes}` : 'Logout'}
      cancelLabel="Stay"
      {...(waiting > 0 && {middle: {label: 'Sync now', onPress: () => void pullNow()}})}
      isDangerous={waiting > 0}
      onConfirm={onLogout}
    />
  );
}
