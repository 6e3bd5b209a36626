/** Figures, years and tenures of a sentence that the source does not bear out. */
import type {Reason} from '../model/claims.ts';
import {isDerived, isStatedChange, nearestYear} from './derived.ts';
import {
  countsSame,
  dimensionsOf,
  type Use,
  unitsAgree,
  usesIn,
  usesOf,
  valueFollows,
} from './figures.ts';
import {sameMeaning} from './pool.ts';
import type {Ground} from './prose.ts';
import {notInResume, otherFigure, otherRole} from './reasons.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';
import {isTenureShown} from './tenure.ts';

export function figureReasons(sentence: Sentence, ground: Ground): Reason[] {
  const uses = usesOf(sentence);
  const borrowed = dimensionsOf(uses);
  const lines = [...ground.lines, ...ground.around];
  const known = usesIn(lines);
  const figures = uses.flatMap(use => {
    if (use.figure.value === 1 && !use.figure.unit && use.figure.spelled) return [];
    if (known.some(other => follows(use, other, borrowed)))
      return isDatedElsewhere(sentence, use, ground.lines);
    if (isStatedChange(use.figure, ground.lines)) return [];
    if (isDerived(use.figure, ground.lines) || isSumOfPeople(use, known)) return [];
    if (isTenureShown(use, sentence, ground)) return [];
    return [figureReason(use, known, ground)];
  });
  return [...figures, ...yearReasons(sentence, ground)];
}

function follows(use: Use, other: Use, borrowed: ReadonlySet<string>): boolean {
  return (
    unitsAgree(use.figure, other.figure, borrowed) &&
    valueFollows(use.figure, other.figure) &&
    countsSame(use, other)
  );
}

/** Two figures of one line keep their years: 78 % in 2023 and 71 % in 2022 do not change places. */
function isDatedElsewhere(sentence: Sentence, use: Use, lines: readonly Passage[]): Reason[] {
  const year = nearestYear(sentence, use.term);
  if (year === null) return [];
  const same = lines.filter(line =>
    usesOf(line).some(other => other.figure.value === use.figure.value),
  );
  if (same.length === 0) return [];
  const fits = same.some(line => {
    const years = line.terms.filter(({figure}) => figure?.isYear).map(({figure}) => figure?.value);
    if (years.length < 2 || usesOf(line).length < 2 || !years.includes(year)) return true;
    return usesOf(line).some(
      other => other.figure.value === use.figure.value && nearestYear(line, other.term) === year,
    );
  });
  return fits
    ? []
    : [{kind: 'date', text: `Your resume gives “${use.term.text}” for another year than ${year}.`}];
}

const people =
  /^(?:person|people|staff|team|member|employee|report|colleague|direct|mitarbeit|personn|emplead)/;

/** "a team of two" for one assistant and one clerk: the counts of one line added up. */
function isSumOfPeople(use: Use, known: readonly Use[]): boolean {
  const words = [...use.after, ...use.before];
  if (use.figure.unit || !words.some(({key}) => people.test(key))) return false;
  const counts = known.filter(
    ({figure}) =>
      !figure.unit && figure.high === null && figure.bound === 'exact' && figure.value < 1000,
  );
  return (
    counts.length > 1 &&
    counts.reduce((sum, {figure}) => sum + figure.value, 0) === use.figure.value
  );
}

function figureReason(use: Use, known: readonly Use[], ground: Ground): Reason {
  const said = withNoun(use);
  const sameNoun = known.find(
    other => countsSame(use, other) && other.after.length + other.before.length > 0,
  );
  if (sameNoun && use.after.length + use.before.length > 0)
    return otherFigure(said, withNoun(sameNoun));
  const elsewhere = ground.index.passages.find(line =>
    usesOf(line).some(other => follows(use, other, new Set())),
  );
  if (elsewhere && elsewhere.role !== null)
    return otherRole('number', said, placeOf(ground.index, elsewhere.role));
  return notInResume('number', said);
}

function withNoun({term, after}: Use): string {
  const noun = after[0];
  return noun
    ? `${term.text}${noun.start - term.end <= 1 && term.text !== '' ? ' ' : ' '}${noun.text}`
    : term.text;
}

export function placeOf({source}: SourceIndex, role: number): string {
  const {title, company} = source.experience[role] ?? {title: null, company: null};
  return [title, company].filter(part => part !== null).join(' at ') || 'another job';
}

function yearReasons(sentence: Sentence, ground: Ground): Reason[] {
  return sentence.terms.flatMap((term, at) => {
    if (!term.figure?.isYear || isYearKnown(sentence, at, ground)) return [];
    return [{kind: 'date' as const, text: `“${term.text}” is not in your resume here.`}];
  });
}

const starting = /^(?:since|from|joined|seit|von|ab|depuis|desde|dal|od|sinds|vanaf)$/;
const ending = /^(?:until|till|to|bis|jusqu|hasta|fino|ate|tot|do)$/;

/** A year stands in a line that speaks of the same, or bounds a role that the sentence is about. */
function isYearKnown(sentence: Sentence, at: number, ground: Ground): boolean {
  const {terms} = sentence;
  const term = terms[at] as Term;
  const year = String(term.figure?.value);
  const before = terms[at - 1]?.low ?? '';
  const about = terms.filter(({isFunction, figure}) => !isFunction && !figure);
  const isAbout = (line: Passage): boolean =>
    about.some(one => line.terms.some(other => !other.figure && sameMeaning(one, other)));
  const bounds = starting.test(before) || ending.test(before);
  if (!bounds && ground.lines.some(line => hasYear(line, year) && isAbout(line))) return true;
  const lines = [...ground.lines, ...ground.around];
  const roles = new Set(
    lines.filter(line => line.origin === 'header' && isAbout(line)).map(({role}) => role),
  );
  const near = roles.size > 0 ? roles : new Set(ground.around.map(({role}) => role));
  const isBound = ground.index.source.experience.some(({start, end}, role) => {
    const dates = starting.test(before) ? [start] : ending.test(before) ? [end] : [start, end];
    return near.has(role) && dates.some(date => date?.startsWith(year));
  });
  return (
    isBound ||
    (bounds &&
      ground.lines.some(
        line => hasYear(line, year) && isAbout(line) && line.origin !== 'education',
      ))
  );
}

function hasYear({terms}: Passage, year: string): boolean {
  return terms.some(({figure}) => figure?.isYear && String(figure.value) === year);
}
