import {useCallback, useEffect, useRef, useState} from 'react';
import {messages} from '../../features/session/messages.ts';
import {keepPendingEmail, resendCode, verifyCode} from '../../features/session/verification.ts';
import {notify} from '../../ui/toast.tsx';

export type Verification =
  | {readonly status: 'idle'}
  | {readonly status: 'loading'}
  | {readonly status: 'error'; readonly message: string};

const completeCode = /^\d{6}$/;
const resendWaitSeconds = 30;

interface CodeUse {
  codeFromLink: string;
  /** The account's address, null where only the server can know it. */
  email: string | null;
  onVerified: () => void;
}

/** The code as it is typed; it is sent as soon as it is complete, and once for each full code. */
export function useCode({codeFromLink, email, onVerified}: CodeUse) {
  const [digits, setDigits] = useState(codeFromLink);
  const [verification, setVerification] = useState<Verification>({status: 'idle'});
  const spent = useRef('');

  const submit = useCallback(
    async (code: string) => {
      if (!completeCode.test(code)) {
        notify(messages.invalidCode());
        return;
      }
      spent.current = code;
      setVerification({status: 'loading'});
      const failure = await verifyCode(code, email);
      if (failure !== null) {
        setVerification({status: 'error', message: failure});
        // Without an address the code may be right: it is kept while the address is typed.
        if (email !== null) setDigits('');
        return;
      }
      notify(messages.verified());
      onVerified();
    },
    [email, onVerified],
  );

  useEffect(() => {
    if (completeCode.test(digits) && spent.current !== digits) void submit(digits);
  }, [digits, submit]);

  return {digits, setDigits, verification, submit: (code: string) => void submit(code)};
}

/** Sends a new code and then waits a little before the next may be asked for. */
export function useResend() {
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  async function resend(email: string) {
    setSecondsLeft(resendWaitSeconds);
    keepPendingEmail(email);
    const failure = await resendCode(email);
    notify(failure === null ? messages.verificationSent() : messages.resendFailed(failure));
    if (failure !== null) setSecondsLeft(0);
  }

  return {secondsLeft, resend: (email: string) => void resend(email)};
}
