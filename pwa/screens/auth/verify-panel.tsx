import {useNavigate} from '@tanstack/react-router';
import {useEffect, useState} from 'react';
import {messages} from '../../features/session/messages.ts';
import {forgetPendingEmail, hasDevelopmentMail} from '../../features/session/verification.ts';
import {Button} from '../../ui/button.tsx';
import {CodeField} from '../../ui/code-field.tsx';
import {Countdown} from '../../ui/countdown.tsx';
import {ExternalLink, InlineButton} from '../../ui/link.tsx';
import {Notice} from '../../ui/notice.tsx';
import {Spinner} from '../../ui/spinner.tsx';
import {TextField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';
import * as css from './auth-screen.css.ts';
import {useCode, useResend} from './verify-state.ts';

const codeLength = 6;

interface VerifyPanelProps {
  email: string | null;
  /** From the link in the mail: spent at once. */
  code: string | null;
  onVerified: () => void;
}

export function VerifyPanel({email, code, onVerified}: VerifyPanelProps) {
  const [typedEmail, setTypedEmail] = useState('');
  const address = email ?? (typedEmail.trim() || null);
  const {digits, setDigits, verification, submit} = useCode({
    codeFromLink: code ?? '',
    email: address,
    onVerified,
  });
  const isBusy = verification.status === 'loading';

  return (
    <>
      <h1 tabIndex={-1} className={css.title}>
        Verify your email
      </h1>
      <p className={css.lead}>
        {email ? (
          <>
            We sent a 6-digit code to <strong>{email}</strong>. It stays good for 10 minutes.
          </>
        ) : (
          'Enter the 6-digit code from the mail we sent you.'
        )}
      </p>
      <form
        className={css.stack}
        onSubmit={event => {
          event.preventDefault();
          submit(digits);
        }}
      >
        {email === null && (
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            value={typedEmail}
            onChange={setTypedEmail}
          />
        )}
        <CodeField
          label="Verification code"
          description="The code is checked as soon as it is complete."
          name="code"
          length={codeLength}
          value={digits}
          isDisabled={isBusy}
          onChange={setDigits}
        />
        {verification.status === 'error' && (
          <Notice tone="poor" title="Verification failed" announces="at once">
            {verification.message}
          </Notice>
        )}
        {isBusy && (
          <p className={css.below} role="status">
            <Spinner label="Verifying" /> Verifying your email
          </p>
        )}
        <Button type="submit" isWide isPending={isBusy}>
          Verify
        </Button>
      </form>
      <Resend email={address} />
    </>
  );
}

function Resend({email}: {email: string | null}) {
  const {secondsLeft, resend} = useResend();
  const navigate = useNavigate();

  function leave() {
    forgetPendingEmail();
    void navigate({to: '/auth', search: {}});
  }

  return (
    <div className={css.after}>
      <DevelopmentMail />
      <p className={css.below}>
        No mail?{' '}
        {secondsLeft > 0 ? (
          <span className={css.waiting}>Send a new code in {secondsLeft} s</span>
        ) : (
          <InlineButton onPress={() => (email ? resend(email) : notify(messages.noEmail()))}>
            Resend code
          </InlineButton>
        )}
      </p>
      <p className={css.below}>
        Wrong address? <InlineButton onPress={leave}>Back to login</InlineButton>
      </p>
    </div>
  );
}

/** On a developer's machine without a mail service, says where the code is. */
function DevelopmentMail() {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    void hasDevelopmentMail().then(setShown);
  }, []);

  if (!isShown) return null;
  return (
    <Notice tone="fair" title="This server sends no mail">
      The code is in the server's log and in the{' '}
      <ExternalLink href="/dev/outbox">development outbox</ExternalLink>.
    </Notice>
  );
}

export function VerifiedPanel({onLeave}: {onLeave: () => void}) {
  const navigate = useNavigate();

  function leave() {
    onLeave();
    void navigate({to: '/auth', search: {}});
  }

  return (
    <>
      <h1 tabIndex={-1} className={css.title}>
        Email verified
      </h1>
      <div className={css.stack}>
        <Notice tone="good" announces="politely">
          Your email has been verified. You can now login.
        </Notice>
        <Countdown
          seconds={3}
          words={seconds => `Going on in ${seconds} s`}
          nowLabel="Go on"
          onEnd={leave}
        />
      </div>
    </>
  );
}
