import type {ReactNode} from 'react';
import {Meter as AriaMeter, Label} from 'react-aria-components';
import * as css from './meter.css.ts';

export type Tone = 'good' | 'fair' | 'poor' | 'plain';

interface MeterProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  tone?: Tone;
  /** The band in a word; spoken with the figure so that colour never speaks alone. */
  word?: string;
  children?: ReactNode;
}

/** A figure between 0 and 100 as a thin bar under its name. */
export function Meter({label, value, tone = 'plain', word, children}: MeterProps) {
  const figure = Math.round(value);

  return (
    <AriaMeter
      value={value}
      valueLabel={word ? `${figure} %, ${word}` : `${figure} %`}
      className={css.meter}
    >
      <Label className={css.label}>{label}</Label>
      <span className={css.valueTone[tone]}>
        {figure}
        {children}
      </span>
      <div className={css.track}>
        <div
          className={`${css.fill} ${css.fillTone[tone]}`}
          style={{transform: `scaleX(${value / 100})`}}
        />
      </div>
    </AriaMeter>
  );
}
