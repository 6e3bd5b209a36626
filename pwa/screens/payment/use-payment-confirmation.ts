import {useCallback, useEffect, useRef, useState} from 'react';
import {api} from '../../api/client.ts';
import {answer} from '../../api/outcome.ts';
import {pullNow} from '../../data/replica.ts';
import {
  type Confirmation,
  completePayment,
  confirmPayment,
  type PaymentPorts,
} from './payment-confirmation.ts';

function portsOf(sessionId: string): PaymentPorts {
  return {
    verify: () => answer(api['verify-payment'].get({query: {session_id: sessionId}})),
    complete: () => answer(api['manual-complete-payment'].post({sessionId})),
    sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
  };
}

/** Follows one payment to its end; `complete` and `restart` are the person's own tries. */
export function usePaymentConfirmation(
  sessionId: string,
  onEnd: (confirmation: Confirmation) => void,
) {
  const [confirmation, setConfirmation] = useState<Confirmation>({step: 'verifying'});
  const [round, setRound] = useState(0);
  const failedCompletions = useRef(0);

  const settle = useCallback(
    (end: Confirmation) => {
      if (end.step === 'failed') failedCompletions.current += 1;
      setConfirmation(end);
      if (end.step === 'credited') void pullNow();
      onEnd(end);
    },
    [onEnd],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the whole anew
  useEffect(() => {
    let isCurrent = true;
    void confirmPayment(portsOf(sessionId), step => isCurrent && setConfirmation(step)).then(
      end => isCurrent && settle(end),
    );
    return () => {
      isCurrent = false;
    };
  }, [sessionId, settle, round]);

  return {
    confirmation,
    restart() {
      setConfirmation({step: 'verifying'});
      setRound(round + 1);
    },
    complete() {
      setConfirmation({step: 'paid'});
      void completePayment(portsOf(sessionId), failedCompletions.current).then(settle);
    },
  };
}
