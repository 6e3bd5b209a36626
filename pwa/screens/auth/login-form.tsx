import {useNavigate} from '@tanstack/react-router';
import {lazy, Suspense, useState} from 'react';
import {minLength, object, pipe, string} from 'valibot';
import {Email} from '../../../sync/model/account-rules.ts';
import {messages} from '../../features/session/messages.ts';
import {signIn} from '../../features/session/sign-in.ts';
import {keepPendingEmail, resendCode} from '../../features/session/verification.ts';
import {Button} from '../../ui/button.tsx';
import {type FieldErrors, Form} from '../../ui/form.tsx';
import {checkForm} from '../../ui/form-errors.ts';
import {InlineButton} from '../../ui/link.tsx';
import {Notice} from '../../ui/notice.tsx';
import {PasswordField, TextField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';
import * as css from './auth-screen.css.ts';

const ForgotDialog = lazy(async () => ({
  default: (await import('./forgot-dialog.tsx')).ForgotDialog,
}));

const LoginFields = object({
  username: Email,
  password: pipe(string(), minLength(1, 'Please enter your password')),
});

interface EmailProps {
  email: string;
  onEmailChange: (email: string) => void;
}

export function LoginForm({email, onEmailChange}: EmailProps) {
  const {errors, problem, isBusy, submit} = useLogin();
  const [isForgotOpen, setForgotOpen] = useState(false);

  return (
    <div className={css.stack}>
      <Form errors={errors} onSubmit={submit}>
        {problem && (
          <Notice tone="poor" title="Login failed" announces="at once">
            {problem}
          </Notice>
        )}
        <TextField
          label="Email"
          name="username"
          type="email"
          autoComplete="username"
          value={email}
          onChange={onEmailChange}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" isWide isPending={isBusy}>
          Login
        </Button>
      </Form>
      <p className={css.below}>
        <InlineButton onPress={() => setForgotOpen(true)}>Forgot password?</InlineButton>
      </p>
      {isForgotOpen && (
        <Suspense>
          <ForgotDialog isOpen onOpenChange={setForgotOpen} email={email} />
        </Suspense>
      )}
    </div>
  );
}

function useLogin() {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(values: Record<string, string>) {
    setProblem(null);
    const checked = checkForm(LoginFields, values);
    if (!checked.ok) return setErrors(checked.errors);
    setErrors({});
    setBusy(true);
    const {username, password} = checked.value;
    const entry = await signIn(username, password);
    setBusy(false);
    if (entry.next === 'stay') {
      setProblem(entry.message);
      notify(messages.loginFailed(entry.message));
    }
    if (entry.next === 'verify') {
      keepPendingEmail(entry.email);
      notify(messages.verificationRequired());
      const failure = await resendCode(entry.email);
      if (failure) notify(messages.resendFailed(failure));
      await navigate({to: '/auth/verify', search: {email: entry.email}});
    }
  }

  return {errors, problem, isBusy, submit};
}
