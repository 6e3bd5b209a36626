import type {RequirementEvidence, Score} from '../../../resume/model/score.ts';
import {Chip} from '../../ui/chip.tsx';
import * as css from './requirement-list.css.ts';

const shownFrom = 0.75;

function state(met: number): {word: string; tone: 'good' | 'fair' | 'poor'} {
  if (met >= shownFrom) return {word: 'Shown', tone: 'good'};
  return met > 0 ? {word: 'Partly shown', tone: 'fair'} : {word: 'Not shown', tone: 'poor'};
}

function Requirement({line}: {line: RequirementEvidence}) {
  const {word, tone} = state(line.met);

  return (
    <li className={css.line}>
      <p className={css.asked}>
        {line.requirement} <Chip tone={tone}>{word}</Chip>
      </p>
      {line.quote && <blockquote className={css.quote}>{line.quote}</blockquote>}
      {line.raise && <p className={css.raise}>{line.raise}</p>}
    </li>
  );
}

/** Each requirement of the posting with the sentence that answers it, or what would. */
export function RequirementList({evidence}: Pick<Score, 'evidence'>) {
  const asked = evidence.filter(line => line.kind !== 'wording');

  return (
    <ol className={css.list}>
      {asked.map(line => (
        <Requirement key={line.requirement} line={line} />
      ))}
    </ol>
  );
}
