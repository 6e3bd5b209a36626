import {ProgressBar as AriaProgressBar, Label} from 'react-aria-components';
import * as css from './progress-bar.css.ts';

interface ProgressBarProps {
  label: string;
  /** Between 0 and 1; null while nothing is known. */
  fraction: number | null;
  /** The state in words, shown and spoken: "5 of 18 bullets". */
  words: string;
}

export function ProgressBar({label, fraction, words}: ProgressBarProps) {
  return (
    <AriaProgressBar
      maxValue={1}
      value={fraction ?? 0}
      isIndeterminate={fraction === null}
      valueLabel={words}
      className={css.bar}
    >
      <Label>{label}</Label>
      <span className={css.value}>{words}</span>
      <div className={css.track}>
        {fraction === null ? (
          <div className={`${css.fill} ${css.moving}`} />
        ) : (
          <div className={css.fill} style={{transform: `scaleX(${fraction})`}} />
        )}
      </div>
    </AriaProgressBar>
  );
}
