import {useEffect, useState} from 'react';
import {Button} from './button.tsx';
import * as css from './countdown.css.ts';

interface CountdownProps {
  seconds: number;
  /** What will happen, with the seconds that are left. */
  words: (secondsLeft: number) => string;
  /** Does at once what waiting would do. */
  nowLabel: string;
  onEnd: () => void;
}

/** A step that is taken by itself after a few seconds, unless the person stays (WCAG 2.2.1). */
export function Countdown({seconds, words, nowLabel, onEnd}: CountdownProps) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [isStopped, setStopped] = useState(false);

  useEffect(() => {
    if (isStopped) return;
    if (secondsLeft === 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStopped, onEnd]);

  return (
    <div className={css.countdown}>
      {!isStopped && <p className={css.words}>{words(secondsLeft)}</p>}
      <div className={css.actions}>
        <Button onPress={onEnd}>{nowLabel}</Button>
        {!isStopped && (
          <Button tone="secondary" onPress={() => setStopped(true)}>
            Stay here
          </Button>
        )}
      </div>
    </div>
  );
}
