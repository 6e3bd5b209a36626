import {cluster, stack} from '../../styles/layout.css.ts';
import {Button} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {Countdown} from '../../ui/countdown.tsx';
import {Notice} from '../../ui/notice.tsx';
import {Spinner} from '../../ui/spinner.tsx';
import * as css from './payment.css.ts';
import type {Confirmation} from './payment-confirmation.ts';

interface PaymentStateProps {
  confirmation: Confirmation;
  onComplete: () => void;
  onRestart: () => void;
  onLeave: () => void;
}

/** The two marks that a payment passes, and what can be done where it has stopped. */
export function PaymentState(props: PaymentStateProps) {
  const {step} = props.confirmation;
  const isPaid = step === 'paid' || step === 'credited';

  return (
    <div className={css.state}>
      <ul className={stack[8]}>
        <Mark label="Payment Processed" isDone={isPaid} isWaiting={step === 'verifying'} />
        <Mark label="Credits Added" isDone={step === 'credited'} isWaiting={step === 'paid'} />
      </ul>
      <NextStep {...props} />
    </div>
  );
}

function Mark({label, isDone, isWaiting}: {label: string; isDone: boolean; isWaiting: boolean}) {
  return (
    <li className={css.mark} role="status">
      {label} {isDone && <Chip tone="good">Done</Chip>}
      {isWaiting && <Spinner label={`${label}: in progress`} />}
      {!isDone && !isWaiting && <Chip>Waiting</Chip>}
    </li>
  );
}

function NextStep({confirmation, onComplete, onRestart, onLeave}: PaymentStateProps) {
  switch (confirmation.step) {
    case 'verifying':
    case 'session-expired':
      return null;
    case 'paid':
      return (
        <div>
          <Button tone="secondary" onPress={onComplete}>
            Complete Process Now
          </Button>
        </div>
      );
    case 'credited':
      return (
        <Countdown
          seconds={2}
          words={seconds => `Redirecting to your account in ${seconds} seconds...`}
          nowLabel="Go to Account"
          onEnd={onLeave}
        />
      );
    case 'failed':
      return (
        <Notice
          tone="poor"
          title="Error Processing Payment"
          announces="at once"
          action={<Button onPress={onComplete}>Add Credits Now</Button>}
        >
          {confirmation.message}
        </Notice>
      );
    case 'unverified':
      return (
        <Notice
          tone="poor"
          title="Verification Error"
          announces="at once"
          action={
            <div className={cluster[8]}>
              <Button onPress={onRestart}>Try Again</Button>
              <Button tone="secondary" onPress={onLeave}>
                Go to Account
              </Button>
            </div>
          }
        >
          The payment provider has not confirmed this payment yet. If you have paid, the credits are
          added by themselves.
        </Notice>
      );
  }
}
