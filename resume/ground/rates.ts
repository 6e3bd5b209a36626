/** Figures told for another period: 40 a month are 480 a year; every Sunday is weekly. */
import {everyWords, type Period, periodOf, periodsIn, weekday} from '../vocabulary/periods.ts';
import {valueFollows} from './figure-values.ts';
import {countsSame, type Use, usesOf} from './figures.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

interface Rate {
  readonly use: Use;
  readonly period: Period;
  readonly term: Term;
}

/** The figures of a sentence that a period of the same clause goes with. */
function ratesOf(sentence: Sentence): Rate[] {
  return usesOf(sentence).flatMap(use => {
    for (const term of sentence.terms) {
      if (term.clause !== use.term.clause || term.figure) continue;
      const period = periodOf(term.key, term.groups, term.language);
      if (period) return [{use, period, term}];
    }
    return [];
  });
}

function followsFrom(said: Rate, known: Rate): boolean {
  if (said.period === known.period || !countsSame(said.use, known.use)) return false;
  const [up, down] = [periodsIn(said.period, known.period), periodsIn(known.period, said.period)];
  const factor = up ?? (down === null ? null : 1 / down);
  if (factor === null) return false;
  const {figure} = known.use;
  const high = figure.high === null ? null : figure.high * factor;
  return (
    said.use.figure.unit?.dimension === figure.unit?.dimension &&
    valueFollows(said.use.figure, {...figure, value: figure.value * factor, high})
  );
}

function matching(said: Sentence, lines: readonly Passage[]): Rate[] {
  const known = lines.flatMap(ratesOf);
  return ratesOf(said).filter(rate => known.some(other => followsFrom(rate, other)));
}

/** Whether a figure is one of the lines' told for another period. */
export function isRate(said: Sentence, use: Use, lines: readonly Passage[]): boolean {
  return matching(said, lines).some(rate => rate.use.term === use.term);
}

/** Whether a word names the period of such a figure, or how often a weekday comes round. */
export function tellsPeriod(said: Sentence, term: Term, lines: readonly Passage[]): boolean {
  const period = periodOf(term.key, term.groups, term.language);
  if (period === null) return false;
  if (matching(said, lines).some(rate => rate.term === term)) return true;
  return (
    period === 'week' && lines.some(({terms}) => terms.some((_, at) => isEveryWeek(terms, at)))
  );
}

/** "every Sunday", "on Sundays"; "every other Sunday" is not. */
function isEveryWeek(terms: readonly Term[], at: number): boolean {
  const [before, term] = [terms[at - 1]?.low ?? '', terms[at] as Term];
  if (!weekday.test(term.low)) return false;
  return (
    everyWords.test(before) || (term.language === 'en' && before === 'on' && term.low.endsWith('s'))
  );
}
