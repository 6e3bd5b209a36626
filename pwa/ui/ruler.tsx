import {Meter} from 'react-aria-components';
import {fillTone} from './meter.css.ts';
import type {Tone} from './meter.tsx';
import * as css from './ruler.css.ts';

interface RulerProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** What the figure was; drawn as a tick. */
  before?: number;
  tone: Tone;
  word: string;
  /** Thresholds named above the bar. */
  marks: readonly {at: number; label: string}[];
}

const within = (percent: number) => `${Math.min(96, Math.max(4, percent))}%`;

/** The score on a rule from 0 to 100, with the thresholds above it and the old figure below. */
export function Ruler({label, value, before, tone, word, marks}: RulerProps) {
  const was = before === undefined ? '' : `, before ${Math.round(before)}`;

  return (
    <Meter
      aria-label={label}
      value={value}
      valueLabel={`${Math.round(value)} %, ${word}${was}`}
      className={css.ruler}
    >
      {marks.map(mark => (
        <span key={mark.at} className={css.mark} style={{left: `${mark.at}%`}} aria-hidden="true">
          {mark.label}
        </span>
      ))}
      <div className={css.track}>
        <div className={`${css.fill} ${fillTone[tone]}`} style={{width: `${value}%`}} />
      </div>
      {before !== undefined && (
        <span className={css.before} style={{left: within(before)}} aria-hidden="true">
          before {Math.round(before)}
        </span>
      )}
    </Meter>
  );
}
