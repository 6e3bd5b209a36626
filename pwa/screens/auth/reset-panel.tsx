import {useNavigate} from '@tanstack/react-router';
import {useCallback, useEffect, useState} from 'react';
import {object} from 'valibot';
import {NewPassword} from '../../../sync/model/account-rules.ts';
import {messages, texts} from '../../features/session/messages.ts';
import {
  checkResetToken,
  forgetResetToken,
  keepResetToken,
  resetPassword,
} from '../../features/session/reset.ts';
import {Button} from '../../ui/button.tsx';
import {Countdown} from '../../ui/countdown.tsx';
import {type FieldErrors, Form} from '../../ui/form.tsx';
import {checkForm} from '../../ui/form-errors.ts';
import {TextLink} from '../../ui/link.tsx';
import {Notice} from '../../ui/notice.tsx';
import {Spinner} from '../../ui/spinner.tsx';
import {PasswordField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';
import * as css from './auth-screen.css.ts';
import {ForgotForm} from './forgot-form.tsx';

export function AskResetPanel() {
  const [isSent, setSent] = useState(false);

  return (
    <>
      <h1 tabIndex={-1} className={css.title}>
        Reset your password
      </h1>
      <p className={css.lead}>
        Enter the email address of your account and we will send you a link to choose a new
        password.
      </p>
      <div className={css.stack}>
        {isSent && (
          <Notice tone="good" title="Password reset email sent">
            If an account exists with this email, you will receive reset instructions shortly
          </Notice>
        )}
        <ForgotForm email="" onSent={() => setSent(true)} />
        <p className={css.below}>
          <TextLink to="/auth">Back to login</TextLink>
        </p>
      </div>
    </>
  );
}

type Reset = 'checking' | 'idle' | 'success' | 'error';

export function ResetPanel({token}: {token: string}) {
  const [state, setState] = useState<Reset>('checking');
  const navigate = useNavigate();
  const toLogin = useCallback(() => void navigate({to: '/auth', search: {}}), [navigate]);

  useEffect(() => {
    keepResetToken(token);
    void checkResetToken(token).then(check => {
      if (check.status === 'good') return setState('idle');
      if (check.status === 'bad') forgetResetToken();
      notify(
        check.status === 'bad'
          ? messages.resetLinkInvalid(check.message)
          : messages.resetCheckFailed(),
      );
      setState('error');
    });
  }, [token]);

  switch (state) {
    case 'checking':
      return (
        <>
          <h1 tabIndex={-1} className={css.title}>
            Verifying Reset Link
          </h1>
          <p className={css.below} role="status">
            <Spinner label="Verifying Reset Link" /> One moment
          </p>
        </>
      );
    case 'idle':
      return <NewPasswordForm token={token} onDone={() => setState('success')} />;
    case 'success':
      return (
        <Ending title="Password reset successful" tone="good" onEnd={toLogin}>
          Your password has been reset. You can now login with your new password.
        </Ending>
      );
    case 'error':
      return (
        <Ending title="Invalid reset link" tone="poor" onEnd={toLogin}>
          {texts.resetLinkInvalid}
        </Ending>
      );
  }
}

interface EndingProps {
  title: string;
  tone: 'good' | 'poor';
  onEnd: () => void;
  children: string;
}

function Ending({title, tone, onEnd, children}: EndingProps) {
  return (
    <>
      <h1 tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <div className={css.stack}>
        <Notice tone={tone} announces="politely">
          {children}
        </Notice>
        <Countdown
          seconds={3}
          words={seconds => `Going to the login page in ${seconds} s`}
          nowLabel="Go to login"
          onEnd={onEnd}
        />
      </div>
    </>
  );
}

const NewPasswordFields = object({newPassword: NewPassword});

function NewPasswordForm({token, onDone}: {token: string; onDone: () => void}) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);

  async function submit({newPassword = '', confirmPassword = ''}: Record<string, string>) {
    const wrong = findMistakes(newPassword, confirmPassword);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    const outcome = await resetPassword(token, newPassword);
    setBusy(false);
    if (outcome.status === 'same-password') setErrors({newPassword: texts.samePassword});
    if (outcome.status === 'failed') notify(messages.resetFailed(outcome.message));
    if (outcome.status === 'done') {
      notify(messages.resetDone());
      onDone();
    }
  }

  return (
    <>
      <h1 tabIndex={-1} className={css.title}>
        Choose a new password
      </h1>
      <Form errors={errors} onSubmit={values => void submit(values)}>
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
        <Button type="submit" isWide isPending={isBusy}>
          Reset password
        </Button>
      </Form>
    </>
  );
}

function findMistakes(newPassword: string, confirmPassword: string): FieldErrors {
  if (newPassword === '') return {newPassword: texts.newPasswordMissing};
  const checked = checkForm(NewPasswordFields, {newPassword});
  if (!checked.ok) return checked.errors;
  return newPassword === confirmPassword ? {} : {confirmPassword: texts.passwordsDiffer};
}
