/** How often a sentence says something happens, in English, however it is put: "once a fortnight", "every two weeks". */
import {numberWord} from '../vocabulary/numbers-in-words.ts';
import {weekday} from '../vocabulary/periods.ts';
import type {Sentence, Term} from './sentence.ts';

interface Frequency {
  readonly terms: readonly Term[];
  readonly perYear: number;
}

const perYear: Readonly<Record<string, number>> = {
  minute: 525_600,
  hour: 8760,
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  year: 1,
};
const adverbs: Readonly<Record<string, number>> = {
  daily: 365,
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
  annually: 1,
};
const counts: Readonly<Record<string, number>> = {once: 1, twice: 2, thrice: 3, one: 1, other: 2};
const unit = '(minute|hour|day|week|fortnight|month|quarter|year)s?';
const times = new RegExp(
  `\\b(?:(once|twice|thrice)|([\\w-]+) times) (?:a|an|per|each|every) ${unit}\\b`,
  'g',
);
/** "two job fairs a year" happen twice a year. */
const things = new RegExp(
  `(?<!about |around |over |than |to |- )\\b()([a-z]+|\\d{1,2}) [a-z]+(?: [a-z]+)? (?:a|per|each) ${unit}\\b`,
  'g',
);
const every = new RegExp(`\\bevery (?:([\\w-]+) )?${unit}\\b`, 'g');
const adverb = /\b(daily|weekly|fortnightly|monthly|quarterly|yearly|annually)\b/g;

function countOf(word: string | undefined): number {
  if (word === undefined) return 1;
  return counts[word] ?? numberWord(word, 'en') ?? Number(word);
}

/** The frequencies of a sentence with the words that say them. */
function frequenciesOf(
  {text, terms, language}: Sentence,
  patterns: readonly RegExp[],
): Frequency[] {
  if (language !== 'en') return [];
  const low = text.toLowerCase();
  const found: Frequency[] = [];
  const add = (match: RegExpExecArray, value: number): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    const within = terms.filter(term => term.start < end && term.end > start);
    if (Number.isFinite(value) && value > 0) found.push({terms: within, perYear: value});
  };
  for (const match of patterns.flatMap(pattern => [...low.matchAll(pattern)]))
    add(match, countOf(match[1] || match[2]) * (perYear[match[3] ?? ''] ?? Number.NaN));
  for (const match of low.matchAll(every))
    add(match, (perYear[match[2] ?? ''] ?? Number.NaN) / countOf(match[1]));
  for (const match of low.matchAll(adverb)) add(match, adverbs[match[1] ?? ''] ?? Number.NaN);
  return found;
}

/** Whether a word or figure belongs to a frequency that one of the lines has as well. */
export function tellsFrequency(said: Sentence, term: Term, lines: readonly Sentence[]): boolean {
  const own = frequenciesOf(said, [times]).filter(({terms}) => terms.includes(term));
  if (own.length === 0) return isEachWeekday(said, term, lines);
  const known = lines.flatMap(line => frequenciesOf(line, [times, things]));
  return own.some(one => known.some(other => Math.abs(one.perYear - other.perYear) < 0.01));
}

/** "every Tuesday" for "on Tuesdays". */
function isEachWeekday({terms}: Sentence, term: Term, lines: readonly Sentence[]): boolean {
  const day = terms[terms.indexOf(term) + 1];
  if (!/^(?:every|each)$/.test(term.low) || !day || !weekday.test(day.low)) return false;
  return lines.some(line =>
    line.terms.some(({low, key}) => key === day.key && low.endsWith('s') && low !== day.low),
  );
}
