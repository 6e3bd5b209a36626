/**
 * Whether a figure is the source's: the same value in the same unit, counting
 * the same thing, or derived from two figures that are.
 */

import {periodOf} from '../vocabulary/periods.ts';
import {comparing} from '../vocabulary/quantifiers.ts';
import {isSameThing} from '../vocabulary/relations.ts';
import type {Figure} from './figure-reading.ts';
import {sameMeaning} from './pool.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

/** A figure with what it counts. */
export interface Use {
  readonly term: Term;
  readonly figure: Figure;
  /** The words it counts, after it ("14 new nurses") and before it ("turnover of £46m"). */
  readonly after: readonly Term[];
  readonly before: readonly Term[];
  /** Of those before, the words of the figure's own phrase. */
  readonly near: readonly Term[];
  /** All words of its part of the sentence. */
  readonly around: readonly Term[];
  /** The words of its clause, or of the one before where it stands alone after a colon. */
  readonly clause: readonly Term[];
  /** No other figure of the sentence has its unit. */
  readonly isSole: boolean;
}

const linking = new Set([
  'of',
  'in',
  'de',
  'di',
  'von',
  'an',
  'der',
  'des',
  'd',
  'the',
  'a',
  'del',
  'da',
  'do',
  'van',
  'het',
  'aan',
  'la',
  'le',
  'les',
  'los',
  'las',
  'my',
  'our',
  'their',
]);

const known = new WeakMap<Sentence, Use[]>();

/** The figures of a sentence, years and dates left out. */
export function usesOf(sentence: Sentence): Use[] {
  const read = known.get(sentence) ?? distributed(readUses(sentence), sentence);
  known.set(sentence, read);
  return read;
}

/** "wrote two and revised five procedures": the first counts what the second does. */
function distributed(uses: readonly Use[], {terms}: Sentence): Use[] {
  return uses.map((use, at) => {
    const next = uses[at + 1];
    const joint = terms[terms.indexOf(use.term) + 1]?.low ?? '';
    if (!next || use.after.length > 0 || !joining.test(joint)) return use;
    const isPlain = [use, next].every(({figure}) => !figure.unit && !figure.slot);
    return isPlain && next.term.clause === use.term.clause ? {...use, after: next.after} : use;
  });
}

const joining = /^(?:and|or|und|oder|et|ou|y|e|o|en|i|lub)$/;

function readUses({terms}: Sentence): Use[] {
  const figures = terms.filter(({figure}) => figure !== null && !figure.isYear);
  return terms.flatMap((term, at) => {
    const {figure} = term;
    if (!figure || figure.isYear) return [];
    const same = figures.filter(other => other.figure?.unit?.dimension === figure.unit?.dimension);
    const around = terms.filter(
      ({segment, isFunction, figure: other}) => segment === term.segment && !isFunction && !other,
    );
    return [
      {
        term,
        figure,
        after: wordsAfter(terms, at),
        before: wordsBefore(terms, at),
        near: nearBefore(terms, at),
        around,
        clause: clauseOf(terms, term),
        isSole: same.length === 1,
      },
    ];
  });
}

function clauseOf(terms: readonly Term[], {clause}: Term): Term[] {
  const inClause = (at: number): Term[] =>
    terms.filter(term => term.clause === at && !term.isFunction && !term.figure);
  const own = inClause(clause);
  return own.length > 0 ? own : inClause(clause - 1);
}

/** What a count counts stands right after it; a span of time is about all that follows. */
function wordsAfter(terms: readonly Term[], at: number): Term[] {
  const own = terms[at] as Term;
  const rest = terms.slice(at + 1);
  const figure = rest.findIndex(term => term.figure !== null);
  const words = figure < 0 ? rest : rest.slice(0, figure);
  return isTime(own.figure)
    ? spanOf(words.filter(({clause}) => clause === own.clause))
    : counted(words.filter(({clause}) => clause === own.clause));
}

const experience =
  /^(?:experienc|background|career|work|erfahrung|berufserfahrung|experienci|esperienz|ervar|doswiadcz|practic)/;

/** What a span of time was spent on; "of experience" says nothing of it. */
function spanOf(words: readonly Term[]): Term[] {
  const found = words.filter(({isFunction}) => !isFunction).slice(0, 8);
  const topic = found.filter(({key}) => !experience.test(key));
  return topic.length > 0 ? found : [];
}

/** Words that stand for a noun named elsewhere. */
const standing =
  /^(?:others?|ones?|more|further|weitere[nrms]?|andere[nrms]?|autres?|otr[oa]s|altr[ie]|outr[oa]s|andere|inne|innych)$/;

/** The words up to the first preposition that does not lead to the noun. */
function counted(words: readonly Term[]): Term[] {
  const found: Term[] = [];
  for (const word of words) {
    if (comparing.test(word.low) || namesPeriod(word)) break;
    if (word.isFunction && word.joined) continue;
    if (!word.isFunction) found.push(word);
    else if (found.length > 0 || !linking.has(word.low)) break;
  }
  return found.filter(({low}) => !standing.test(low)).slice(0, 4);
}

/** "ten a year" does not count years. */
function namesPeriod({key, low, groups, language}: Term): boolean {
  return low.includes(' ') && periodOf(key, groups, language) !== null;
}

function isTime(figure: Figure | null): boolean {
  const dimension = figure?.unit?.dimension;
  return dimension === 'months' || dimension === 'days';
}

/** "a target of 180" is near to its target, not to the cars before it; a change reaches back to its subject. */
function nearBefore(terms: readonly Term[], at: number): Term[] {
  const own = terms[at] as Term;
  if (own.figure?.slot) return wordsBefore(terms, at);
  const found: Term[] = [];
  for (let i = at - 1; i >= 0 && found.length < 3; i--) {
    const term = terms[i] as Term;
    if (term.clause !== own.clause || term.figure) break;
    if (!term.isFunction) found.push(term);
    else if (!linking.has(term.low) && !/^(?:with|mit|avec|con|com|met|z)$/.test(term.low)) break;
  }
  return found;
}

function wordsBefore(terms: readonly Term[], at: number): Term[] {
  const found: Term[] = [];
  const own = terms[at] as Term;
  for (let i = at - 1; i >= 0 && found.length < 5; i--) {
    const term = terms[i] as Term;
    if (term.segment !== own.segment) break;
    if (term.figure) {
      if (own.figure?.slot || term.figure.isYear) continue;
      break;
    }
    if (!term.isFunction) found.push(term);
  }
  return found;
}

/** Whether two figures count the same thing, as far as their words tell. */
export function countsSame(a: Use, b: Use): boolean {
  if (isMeasured(a) && a.isSole && b.isSole && overlaps(a.around, b.around)) return true;
  if (isMeasured(a) || a.figure.slot) return agree(wordsOf(a), wordsOf(b));
  if (a.after.length > 0 && b.after.length > 0) return overlaps(a.after, b.after);
  if (isTime(a.figure)) return agree(a.around, b.around);
  if (a.after.length > 0) return agree(a.after, b.near) || isNamedSame(a, b);
  if (b.after.length > 0) return agree(a.near, b.after);
  return agree(a.before, b.before);
}

/** "the target of 15 meetings" for "a target of 15". */
function isNamedSame(a: Use, b: Use): boolean {
  return overlaps(a.near.slice(0, 1), b.near.slice(0, 1));
}

function wordsOf({after, before}: Use): Term[] {
  return [...after, ...before];
}

/** Where one side has no words there is nothing to disagree about. */
function agree(a: readonly Term[], b: readonly Term[]): boolean {
  return a.length === 0 || b.length === 0 || overlaps(a, b);
}

/** Money and percentages may stand before or after what they measure. */
function isMeasured({figure}: Use): boolean {
  return figure.unit !== null && !isTime(figure);
}

function overlaps(a: readonly Term[], b: readonly Term[]): boolean {
  return a.some(one => b.some(other => sameMeaning(one, other) || isNameFor(one, other)));
}

/** "14 surgeries" for 14 operations. */
function isNameFor(one: Term, other: Term): boolean {
  return one.language === 'en' && other.language === 'en' && isSameThing(one.key, other.key);
}

/** The dimensions of a sentence's figures, which a bare one may borrow ("by 4 days (from 9 to 5)"). */
export function dimensionsOf(uses: readonly Use[]): ReadonlySet<string> {
  return new Set(uses.flatMap(({figure}) => (figure.unit ? [figure.unit.dimension] : [])));
}

/** All figures of some lines with what they count. */
export function usesIn(passages: readonly Passage[]): Use[] {
  return passages.flatMap(usesOf);
}
