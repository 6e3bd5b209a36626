import type {ReactNode} from 'react';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {Chip} from '../../ui/chip.tsx';
import {Ruler} from '../../ui/ruler.tsx';
import {VisuallyHidden} from '../../ui/visually-hidden.tsx';
import * as css from './score-head.css.ts';

interface ScoreHeadProps {
  before: number;
  after: number;
  /** The score that no wording can pass; left out where it is not below 100. */
  ceiling?: number;
  children?: ReactNode;
}

const smallGain = 3;

/** Small gains are shown to the tenth, so that the figures and the gain agree. */
function figure(value: number, gain: number): string {
  return Math.abs(gain) < smallGain ? value.toFixed(1) : `${Math.round(value)}`;
}

const marks = [
  {at: 60, label: '60 fair'},
  {at: 80, label: '80 strong'},
] as const;

/** The two figures that the page is about, and the rule they stand on. */
export function ScoreHead({before, after, ceiling, children}: ScoreHeadProps) {
  const gain = after - before;
  const word = bandWord[scoreBand(after)];

  return (
    <section className={css.head} aria-label="Resume Match Score">
      <p className={css.figures}>
        <VisuallyHidden>Before </VisuallyHidden>
        <span className={css.before}>{figure(before, gain)}</span>
        <span className={css.arrow} aria-hidden="true">
          →
        </span>
        <VisuallyHidden>, after </VisuallyHidden>
        <span className={css.after}>{figure(after, gain)}</span>
        {gain > 0 && <Chip tone="good">{`+${gain.toFixed(1)}`}</Chip>}
        <span className={css.word}>{word}</span>
      </p>
      <div className={css.rule}>
        <Ruler
          label="Resume match score"
          value={after}
          before={before}
          tone={scoreBand(after)}
          word={word}
          marks={marks}
        />
      </div>
      {(children || ceiling !== undefined) && (
        <div className={css.notes}>
          {children}
          {ceiling !== undefined && ceiling < 100 && (
            <p>No wording can pass {Math.round(ceiling)}: the rest is not in your resume.</p>
          )}
        </div>
      )}
    </section>
  );
}
