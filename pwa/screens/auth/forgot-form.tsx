import {useState} from 'react';
import {messages} from '../../features/session/messages.ts';
import {requestReset} from '../../features/session/reset.ts';
import {Button} from '../../ui/button.tsx';
import {type FieldErrors, Form} from '../../ui/form.tsx';
import {TextField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';

interface ForgotFormProps {
  email: string;
  onSent: () => void;
}

/** Asks for a reset link. The answer is always the same, so that it gives no address away. */
export function ForgotForm({email, onSent}: ForgotFormProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(values: Record<string, string>) {
    const typed = values.email?.trim() ?? '';
    if (typed === '') {
      notify(messages.emailRequired());
      return setErrors({email: 'Please enter your email address'});
    }
    setErrors({});
    setBusy(true);
    await requestReset(typed);
    setBusy(false);
    notify(messages.resetSent());
    onSent();
  }

  return (
    <Form errors={errors} onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
      <Button type="submit" isWide isPending={isBusy}>
        Send reset link
      </Button>
    </Form>
  );
}
