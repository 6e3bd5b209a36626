import {Meter} from 'react-aria-components';
import * as css from './ring.css.ts';

interface RingProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  tone: 'good' | 'fair' | 'poor';
  word: string;
}

/** A score small enough for a row: the figure in a ring that closes at 100. */
export function Ring({label, value, tone, word}: RingProps) {
  const figure = Math.round(value);

  return (
    <Meter
      aria-label={label}
      value={value}
      valueLabel={`${figure} %, ${word}`}
      className={css.ring}
    >
      <svg viewBox="0 0 40 40" className={css.svg} aria-hidden="true">
        <circle cx="20" cy="20" r="18" className={css.track} />
        <circle
          cx="20"
          cy="20"
          r="18"
          pathLength="100"
          strokeDasharray={`${value} 100`}
          className={css.arc[tone]}
        />
      </svg>
      <span className={css.figure} aria-hidden="true">
        {figure}
      </span>
    </Meter>
  );
}
