/** Figures, years and tenures of a sentence that the source does not bear out. */
import type {Reason} from '../model/claims.ts';
import {isCountOfNamed, isListCount, isSum} from './counted.ts';
import {isDerived, isEndOfChange, isStatedChange, nearestYear} from './derived.ts';
import {unitsAgree, valueFollows} from './figure-values.ts';
import {countsSame, dimensionsOf, type Use, usesIn, usesOf} from './figures.ts';
import {tellsFrequency} from './frequencies.ts';
import {sameMeaning} from './pool.ts';
import type {Ground} from './prose.ts';
import {isRate} from './rates.ts';
import {notInResume, otherFigure, otherRole} from './reasons.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';
import {isTenureShown} from './tenure.ts';
import {fewLines} from './verb-claims.ts';

export function figureReasons(sentence: Sentence, ground: Ground): Reason[] {
  const uses = usesOf(sentence);
  const borrowed = dimensionsOf(uses);
  const known = usesIn([...ground.lines, ...ground.around]);
  const figures = uses.flatMap(use => {
    if (use.figure.value === 1 && !use.figure.unit && use.figure.spelled) return [];
    const moved = movedFigure(use, sentence, ground.lines);
    if (moved) return [moved];
    if (known.some(other => follows(use, other, borrowed)) || isBound(use, ground, borrowed))
      return isDatedElsewhere(sentence, use, ground.lines);
    if (isReckoned(use, sentence, ground) || isTenureShown(use, sentence, ground)) return [];
    return [figureReason(use, known, ground)];
  });
  return [...figures, ...yearReasons(sentence, ground)];
}

/** In a bullet the same value in the same unit is the line's, unless its noun is one that stands elsewhere. */
function isBound(use: Use, {lines}: Ground, borrowed: ReadonlySet<string>): boolean {
  if (lines.length > fewLines) return false;
  return lines.some(line =>
    usesOf(line).some(
      other =>
        unitsAgree(use.figure, other.figure, borrowed) &&
        valueFollows(use.figure, other.figure) &&
        isNounOf(use, other, line),
    ),
  );
}

/** Whether the words a figure counts are the known figure's own, or none of the line's. */
function isNounOf(use: Use, known: Use, line: Passage): boolean {
  if (use.figure.unit) return areOwn(use.clause, [...known.after, ...known.clause], line);
  return use.after.length > 0
    ? areOwn(use.after, known.after.length > 0 ? known.after : known.near, line)
    : areOwn(use.near, [...known.after, ...known.near], line);
}

function areOwn(nouns: readonly Term[], own: readonly Term[], {terms}: Passage): boolean {
  return nouns.every(
    noun =>
      own.some(word => sameMeaning(noun, word)) ||
      !terms.some(word => !word.isFunction && sameMeaning(noun, word)),
  );
}

/** "$1.9M closed" where the line has $1.9M sourced and $420K closed: words that are another figure's alone. */
function movedFigure(use: Use, sentence: Sentence, lines: readonly Passage[]): Reason | null {
  if (!use.figure.unit) return null;
  const words = use.clause;
  for (const line of lines) {
    const uses = usesOf(line).filter(
      ({figure}) => figure.unit?.dimension === use.figure.unit?.dimension && !figure.slot,
    );
    const own = uses.find(({figure}) => valueFollows(use.figure, figure));
    if (!own || uses.length !== 2) continue;
    const other = uses.find(one => one !== own) as Use;
    const isTold = usesOf(sentence).some(({figure}) => valueFollows(figure, other.figure));
    const alone = other.clause.filter(word => !own.clause.some(one => sameMeaning(word, one)));
    if (!isTold && words.some(word => alone.some(one => one.key === word.key)))
      return otherFigure(use.term.text, other.term.text);
  }
  return null;
}

/** Whether a figure comes from the lines' own by reckoning: a change, another period, a sum, a count. */
function isReckoned(use: Use, sentence: Sentence, ground: Ground): boolean {
  const {lines, around, index} = ground;
  return (
    isStatedChange(use.figure, lines) ||
    isEndOfChange(sentence, use, lines) ||
    isDerived(use.figure, linesAbout(sentence, use, ground)) ||
    isRate(sentence, use, lines) ||
    tellsFrequency(sentence, use.term, lines) ||
    isSum(use, [...lines, ...around]) ||
    isListCount(use, sentence) ||
    isCountOfNamed(use, index.source)
  );
}

/** "430K miles" for "430,000 accident-free miles": the unit stands apart from its figure. */
function isUnitApart(use: Use, other: Use): boolean {
  const [whole, bare] = use.figure.unit ? [use, other] : [other, use];
  if (!whole.figure.unit || bare.figure.unit) return false;
  const unit = whole.term.low.split(' ').at(-1);
  if (!bare.after.some(({low}) => low === unit)) return false;
  const plain = ({figure}: Use): Use['figure'] => ({...figure, unit: null});
  return valueFollows(plain(use), plain(other));
}

function follows(use: Use, other: Use, borrowed: ReadonlySet<string>): boolean {
  if (isUnitApart(use, other)) return true;
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

/** In a whole resume only a line about the same thing can be what a figure follows from. */
function linesAbout(sentence: Sentence, {term}: Use, {lines}: Ground): readonly Passage[] {
  if (lines.length <= fewLines) return lines;
  const words = sentence.terms.filter(
    ({isFunction, figure, segment}) => !isFunction && !figure && segment === term.segment,
  );
  return lines.filter(line =>
    words.some(word => line.terms.some(other => !other.isFunction && sameMeaning(word, other))),
  );
}

/** Whether a figure's own noun is also the other's, so that the two can be told side by side. */
function sharesNoun(one: Use, other: Use): boolean {
  const nouns = [...other.after, ...other.near];
  return [...one.after, ...one.near].some(word => nouns.some(noun => sameMeaning(word, noun)));
}

function figureReason(use: Use, known: readonly Use[], ground: Ground): Reason {
  const said = withNoun(use);
  const sameNoun = known.find(other => countsSame(use, other) && sharesNoun(use, other));
  if (sameNoun) return otherFigure(said, withNoun(sameNoun));
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
/** These say that it still goes on. */
const onward = /^(?:since|seit|depuis|desde|dal|od|sinds)$/;
const ending = /^(?:until|till|to|bis|jusqu|hasta|fino|ate|tot|do)$/;

/** A year stands in a line that speaks of the same, or bounds a role that the sentence is about. */
function isYearKnown(sentence: Sentence, at: number, ground: Ground): boolean {
  const {terms} = sentence;
  const term = terms[at] as Term;
  const month = term.figure?.month ?? null;
  const year = String(term.figure?.value);
  const before = terms[at - 1]?.low ?? '';
  const about = terms.filter(({isFunction, figure}) => !isFunction && !figure);
  const isAbout = (line: Passage): boolean =>
    about.some(one => line.terms.some(other => !other.figure && sameMeaning(one, other)));
  const bounds = starting.test(before) || ending.test(before);
  if (!bounds && ground.lines.some(line => hasYear(line, year, month) && isAbout(line)))
    return true;
  const lines = [...ground.lines, ...ground.around];
  const roles = new Set(
    lines.filter(line => line.origin === 'header' && isAbout(line)).map(({role}) => role),
  );
  const near = roles.size > 0 ? roles : new Set(ground.around.map(({role}) => role));
  const isBound = ground.index.source.experience.some(({start, end}, role) => {
    const dates = starting.test(before) ? [start] : ending.test(before) ? [end] : [start, end];
    const isOver = onward.test(before) && end !== null && !terms.some(({low}) => ending.test(low));
    return near.has(role) && !isOver && dates.some(date => isDate(date, year, month));
  });
  return (
    isBound ||
    (bounds &&
      ground.lines.some(
        line => hasYear(line, year, month) && isAbout(line) && line.origin !== 'education',
      ))
  );
}

/** A date of the resume, `YYYY` or `YYYY-MM`, with the month where both have one. */
function isDate(date: string | null, year: string, month: number | null): boolean {
  if (!date?.startsWith(year)) return false;
  const [, known] = date.split('-');
  return month === null || known === undefined || Number(known) === month;
}

function hasYear({terms}: Passage, year: string, month: number | null): boolean {
  return terms.some(
    ({figure}) =>
      figure?.isYear &&
      String(figure.value) === year &&
      (month === null || figure.month === null || figure.month === month),
  );
}
