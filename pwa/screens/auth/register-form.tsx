import {useNavigate} from '@tanstack/react-router';
import {useState} from 'react';
import {Registration} from '../../../sync/model/account-rules.ts';
import {messages} from '../../features/session/messages.ts';
import {register} from '../../features/session/sign-in.ts';
import {keepPendingEmail, resendCode} from '../../features/session/verification.ts';
import {Button} from '../../ui/button.tsx';
import {Checkbox} from '../../ui/checkbox.tsx';
import {type FieldErrors, Form} from '../../ui/form.tsx';
import {checkForm} from '../../ui/form-errors.ts';
import {Notice} from '../../ui/notice.tsx';
import {PasswordField, TextField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';

interface RegisterFormProps {
  email: string;
  onEmailChange: (email: string) => void;
}

export function RegisterForm({email, onEmailChange}: RegisterFormProps) {
  const {errors, problem, isBusy, submit} = useRegistration();

  return (
    <Form errors={errors} onSubmit={submit}>
      {problem && (
        <Notice tone="poor" title="Registration failed" announces="at once">
          {problem}
        </Notice>
      )}
      <TextField label="Full Name" name="name" autoComplete="name" />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={onEmailChange}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        description="At least 8 characters. Longer is better."
      />
      <Checkbox name="agreeToTerms" value="yes">
        I agree to the terms of service
      </Checkbox>
      <Button type="submit" isWide isPending={isBusy}>
        Create account
      </Button>
    </Form>
  );
}

function useRegistration() {
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(values: Record<string, string>) {
    setProblem(null);
    const checked = checkForm(Registration, {
      ...values,
      agreeToTerms: values.agreeToTerms === 'yes',
    });
    if (!checked.ok) return setErrors(checked.errors);
    setErrors({});
    setBusy(true);
    const entry = await register(checked.value);
    setBusy(false);
    if (entry.next === 'stay') {
      setProblem(entry.message);
      notify(messages.registrationFailed(entry.message));
    }
    if (entry.next === 'verify') {
      keepPendingEmail(entry.email);
      if (entry.message) {
        notify(messages.verificationNeeded(entry.message));
        const failure = await resendCode(entry.email);
        if (failure) notify(messages.resendFailed(failure));
      }
      await navigate({to: '/auth/verify', search: {email: entry.email}});
    }
  }

  return {errors, problem, isBusy, submit};
}
