import {useState} from 'react';
import {PasswordChange} from '../../../sync/model/account-rules.ts';
import {api} from '../../api/client.ts';
import {forgetCsrfToken} from '../../api/csrf.ts';
import {answer} from '../../api/outcome.ts';
import {explain} from '../../features/session/sign-in.ts';
import {Button} from '../../ui/button.tsx';
import {type FieldErrors, Form} from '../../ui/form.tsx';
import {checkForm} from '../../ui/form-errors.ts';
import {PasswordField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';

export function PasswordForm() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);

  async function change(values: Record<string, string>) {
    if (values.newPassword !== values.confirmPassword) tellMismatch();
    const checked = checkForm(PasswordChange, values);
    if (!checked.ok) return setErrors(checked.errors);
    setErrors({});
    setBusy(true);
    const reply = await answer(api.user['update-password'].post(checked.value));
    forgetCsrfToken();
    setBusy(false);
    if (!reply.ok) {
      const reason = explain(reply.failure, 'Failed to update password');
      notify({title: 'Error', description: `Failed to update password: ${reason}`, kind: 'error'});
      return;
    }
    setTimes(times + 1);
    notify({title: 'Password updated', kind: 'success'});
  }

  return (
    // A new form after each change: nothing of the old passwords stays in it.
    <Form key={times} errors={errors} onSubmit={values => void change(values)}>
      <PasswordField
        label="Current Password"
        name="currentPassword"
        autoComplete="current-password"
      />
      <PasswordField
        label="New Password"
        name="newPassword"
        autoComplete="new-password"
        description="At least 8 characters. Longer is better."
      />
      <PasswordField
        label="Confirm New Password"
        name="confirmPassword"
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" isPending={isBusy}>
          Update Password
        </Button>
      </div>
    </Form>
  );
}

function tellMismatch(): void {
  notify({
    title: 'Password mismatch',
    description: 'New password and confirmation do not match.',
    kind: 'error',
  });
}
