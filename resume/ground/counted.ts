/** Figures that add up or count what the source lists. */
import type {Resume} from '../model/resume.ts';
import {numberWord} from '../vocabulary/numbers-in-words.ts';
import {countsSame, type Use, usesOf} from './figures.ts';
import {plainText} from './lex.ts';
import type {Sentence} from './sentence.ts';
import type {Passage} from './source-index.ts';

/** "30 sites" for 26 schools and 4 homes: all counts of one line, under a name that is not only one part's. */
export function isSum(use: Use, lines: readonly Passage[]): boolean {
  const {figure} = use;
  if (figure.high !== null || figure.bound !== 'exact') return false;
  return lines.some(line => {
    const parts = usesOf(line).filter(
      ({figure: part}) =>
        part.unit?.dimension === figure.unit?.dimension &&
        part.high === null &&
        part.bound === 'exact' &&
        part.slot === null,
    );
    if (parts.length < 2) return false;
    const sum = parts.reduce((total, part) => total + part.figure.value, 0);
    const named = parts.filter(part => use.after.length > 0 && countsSame(use, part)).length;
    return sum === figure.value && (named === 0 || named === parts.length);
  });
}

/** "two certificates (… and …)": as many as the text itself goes on to list. */
export function isListCount({figure, term}: Use, {text}: Sentence): boolean {
  if (figure.unit || figure.high !== null || figure.bound !== 'exact') return false;
  const rest = plainText(text).slice(term.end);
  const [, list = ''] = /^[^.;(:]*[(:]\s*([^)]+)/.exec(rest) ?? [];
  const items = list.split(/,\s*(?:and\s+)?|\s+(?:and|und|et|y|e|en|i)\s+/).filter(Boolean);
  const counts = items.map(
    item => /^(?:an?|one|\d+)\b/.exec(item)?.[0] ?? item.split(' ')[0] ?? '',
  );
  const sum = counts.reduce((total, word) => total + numberOf(word), 0);
  return items.length > 1 && (items.length === figure.value || sum === figure.value);
}

function numberOf(word: string): number {
  if (/^an?$/.test(word)) return 1;
  return /^\d+$/.test(word) ? Number(word) : (numberWord(word, 'en') ?? Number.NaN);
}

const named: readonly (readonly [RegExp, (source: Resume) => number])[] = [
  [
    /^(?:employ|company|companie|firm|organi[sz]|arbeitgeb|untern|entrepris|employeur|empres|aziend|werkgev|bedrijf|firm)/,
    ({experience}) => new Set(experience.map(({company}) => company)).size,
  ],
  [
    /^(?:role|job|position|stell|post|puest|ruol|carg|functi|stanow)/,
    ({experience}) => experience.length,
  ],
  [/^(?:languag|sprach|langu|idiom|lingu|tal|jezyk)/, ({languages}) => languages.length],
  [/^(?:certif|zertif)/, ({certifications}) => certifications.length],
  [/^(?:degre|abschluss|diplom)/, ({education}) => education.length],
];

/** "at two companies": no more than the resume names. */
export function isCountOfNamed({figure, after}: Use, source: Resume): boolean {
  if (figure.unit || figure.high !== null || figure.bound !== 'exact' || figure.value < 1)
    return false;
  const [noun] = after;
  const count = named.find(([pattern]) => noun && pattern.test(noun.key))?.[1];
  return count !== undefined && figure.value <= count(source);
}
