import {useState} from 'react';
import {api} from '../../api/client.ts';
import {forgetCsrfToken} from '../../api/csrf.ts';
import {answer} from '../../api/outcome.ts';
import {wipeReplica} from '../../data/replica.ts';
import {forgetUser, useCurrentUser} from '../../features/session/current-user.ts';
import {explain} from '../../features/session/sign-in.ts';
import {lead} from '../../styles/text.css.ts';
import {Button} from '../../ui/button.tsx';
import {Dialog, DialogActions} from '../../ui/dialog.tsx';
import {type FieldErrors, Form} from '../../ui/form.tsx';
import {PasswordField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';

interface DeleteAccountProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteAccount({isOpen, onOpenChange}: DeleteAccountProps) {
  const {errors, isBusy, remove} = useDeletion();

  return (
    <Dialog title="Delete your account?" isOpen={isOpen} onOpenChange={onOpenChange}>
      <p className={lead}>
        Your resumes, optimizations, letters and unused credits are deleted at once and for good.
        This cannot be undone.
      </p>
      <Form errors={errors} onSubmit={remove}>
        <PasswordField
          label="Current Password"
          name="currentPassword"
          autoComplete="current-password"
        />
        <DialogActions>
          <Button tone="secondary" onPress={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" isPending={isBusy}>
            Delete Account
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useDeletion() {
  const {id} = useCurrentUser();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);

  async function remove({currentPassword = ''}: Record<string, string>) {
    setBusy(true);
    const reply = await answer(api.user.delete({password: currentPassword}));
    forgetCsrfToken();
    setBusy(false);
    if (!reply.ok) {
      setErrors({currentPassword: explain(reply.failure, 'Failed to delete the account')});
      return;
    }
    await wipeReplica(id);
    forgetUser();
    notify({
      title: 'Account deleted',
      description: 'Your account and everything in it has been deleted.',
      kind: 'success',
      durationMs: 5_000,
    });
  }

  return {errors, isBusy, remove: (values: Record<string, string>) => void remove(values)};
}
