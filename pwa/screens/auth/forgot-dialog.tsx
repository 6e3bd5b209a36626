import {Dialog} from '../../ui/dialog.tsx';
import * as css from './auth-screen.css.ts';
import {ForgotForm} from './forgot-form.tsx';

interface ForgotDialogProps {
  email: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ForgotDialog({email, isOpen, onOpenChange}: ForgotDialogProps) {
  return (
    <Dialog title="Forgot password" isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={css.dialogLead}>
        Enter the email address of your account and we will send you a link to choose a new
        password.
      </p>
      <ForgotForm email={email} onSent={() => onOpenChange(false)} />
    </Dialog>
  );
}
