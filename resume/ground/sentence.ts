/**
 * A sentence read for its claims: its content words with what stands around
 * them, its figures with what they count, and the words that make a claim
 * smaller. Made once for each sentence of the source and kept.
 */
import type {Language} from '../model/language.ts';
import {functionWords} from '../vocabulary/function-words.ts';
import type {HedgeClass} from '../vocabulary/lexicons/lexicon.ts';
import {isKnownVerb, phraseLength, synonymGroups} from '../vocabulary/synonyms.ts';
import type {Figure} from './figure-reading.ts';
import {hedgesOf} from './sentence-hedges.ts';
import {type Token, tokens} from './tokens.ts';

export interface Term {
  readonly text: string;
  readonly low: string;
  readonly key: string;
  /** The keys of a set phrase's words; one for a word. */
  readonly parts: readonly string[];
  readonly groups: readonly number[];
  /** The groups of its own and, for a set phrase of nouns, of the phrase's words. */
  readonly wideGroups: readonly number[];
  /** Carries no claim of its own. */
  readonly isFunction: boolean;
  readonly negated: boolean;
  readonly hedge: HedgeClass | 'not' | null;
  /** Where in the sentence: parts between strong breaks, and between any breaks. */
  readonly segment: number;
  readonly clause: number;
  readonly opensClause: boolean;
  readonly capital: boolean;
  /** A hyphen ties it to what follows ("on-board"). */
  readonly joined: boolean;
  readonly figure: Figure | null;
  readonly language: Language;
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  readonly text: string;
  readonly language: Language;
  /** Words and figures in order. */
  readonly terms: readonly Term[];
}

/** Reads one sentence or line. */
export function readSentence(text: string, language: Language): Sentence {
  const found = tokens(text, language);
  const hedges = hedgesOf(found, language);
  const terms: Term[] = [];
  const place = new Place();
  for (let at = 0; at < found.length; ) {
    const token = found[at] as Token;
    if (token.kind === 'break') {
      place.cross(token.text);
      at += 1;
      continue;
    }
    const step = termAt(found, at, language, place, hedges[at] ?? null);
    terms.push(step.term);
    place.after(step.term);
    at = step.next;
  }
  return {text, language, terms};
}

const strongBreaks = new Set([';', '.', '!', '?', '\n', '|', '•']);
const contrast = new Set([
  'but',
  'aber',
  'sondern',
  'mais',
  'pero',
  'sino',
  'ma',
  'mas',
  'maar',
  'ale',
  'however',
  'though',
  'although',
]);

/** Which part of the sentence the reading is in, and whether a denial still reaches. */
class Place {
  segment = 0;
  clause = 0;
  negated = false;
  opens = true;

  cross(mark: string): void {
    if (mark === '-' || mark === '/') return;
    this.clause += 1;
    this.opens = true;
    if (strongBreaks.has(mark)) {
      this.segment += 1;
      this.negated = false;
    }
  }

  after(term: Term): void {
    if (term.hedge === 'not') this.negated = true;
    if (contrast.has(term.low)) {
      this.negated = false;
      this.clause += 1;
      this.opens = true;
    } else if (!term.isFunction) this.opens = false;
  }
}

function termAt(
  found: readonly Token[],
  at: number,
  language: Language,
  place: Place,
  hedge: Term['hedge'],
): {term: Term; next: number} {
  const token = found[at] as Token;
  const term = plainTerm(token, language, place, hedge);
  if (token.kind !== 'word') return {term: {...term, ...numberedName(found, at)}, next: at + 1};
  const words = wordsFrom(found, at);
  const length = Math.max(1, phraseLength(words, language));
  if (length === 1) return {term, next: at + 1};
  const tokens = found.slice(at, at + length);
  const parts = words.slice(0, length);
  const key = parts.join('_');
  const groups = synonymGroups(key, language);
  const phrase: Term = {
    ...term,
    text: tokens.map(({text}) => text).join(' '),
    low: tokens.map(({low}) => low).join(' '),
    key,
    parts,
    groups,
    wideGroups: [...groups, ...partGroups(key, parts, language)],
    isFunction: false,
    end: (tokens.at(-1) as Token).end,
  };
  return {term: phrase, next: at + length};
}

function plainTerm(token: Token, language: Language, place: Place, hedge: Term['hedge']): Term {
  const groups = token.kind === 'word' ? synonymGroups(token.key, language) : [];
  return {
    text: token.text,
    low: token.low,
    key: token.key,
    parts: [token.key],
    groups,
    wideGroups: groups,
    isFunction: token.kind === 'word' && isFunctionWord(token, language),
    negated: place.negated,
    hedge,
    segment: place.segment,
    clause: place.clause,
    opensClause: place.opens,
    capital: /^\p{Lu}/u.test(token.text),
    joined: token.joined,
    figure: token.figure,
    language,
    start: token.start,
    end: token.end,
  };
}

const numbered =
  /^(?:level|grade|year|years|stage|phase|type|class|category|cat|version|section|article|form|tier|band|chapter|route|stufe|klasse|niveau|nivel|livello|nível|poziom|part|key_stage|ks|jahrgang|classe|lehrjahr|vde|din|iso|windows|office)$/;

/** "ISO 9001", "Year 5", "Sage 200": a number that is part of a name counts nothing. */
function numberedName(found: readonly Token[], at: number): Partial<Term> | null {
  const [before, token] = [found[at - 1], found[at]];
  const figure = token?.figure;
  if (!before || !figure || before.kind !== 'word') return null;
  if (figure.unit || figure.isYear || figure.spelled || figure.bound !== 'exact') return null;
  const isName = numbered.test(before.low) || (at > 1 && isNameLike(before.text, found[at + 1]));
  if (!isName) return null;
  const key = `${before.key} ${token.key}`;
  return {key, parts: [key], figure: null};
}

/** Capitals before a number that nothing follows to be counted. */
function isNameLike(word: string, next: Token | undefined): boolean {
  if (isAcronym(word)) return true;
  return (
    /^\p{Lu}/u.test(word) &&
    (next?.kind !== 'word' || /^\p{Lu}/u.test(next.text) || /^(?:and|or)$/.test(next.low))
  );
}

/** "new staff" is staff; "carry out" is not carrying. */
function partGroups(key: string, parts: readonly string[], language: Language): number[] {
  if (isKnownVerb(key, language)) return [];
  return parts.flatMap(part => synonymGroups(part, language));
}

function wordsFrom(found: readonly Token[], at: number): string[] {
  const keys: string[] = [];
  for (let i = at; i < Math.min(at + 5, found.length) && found[i]?.kind === 'word'; i++)
    keys.push(found[i]?.key ?? '');
  return keys;
}

function isFunctionWord(token: Token, language: Language): boolean {
  if (functionWords(language).has(token.low)) return !isAcronym(token.text);
  return token.low.length === 1 && !/[\d#+]/.test(token.text) && !/^[A-Z]$/.test(token.text);
}

/** "IT" and "US" are names where "it" and "us" are not. */
function isAcronym(text: string): boolean {
  return /^\p{Lu}{2,}$/u.test(text);
}

/** The sentences of a text: at full stops that end one, and at line ends. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /\n+|(?<=[\p{L}\p{N})%"'”][.!?])(?<!(?<!\p{L})(?:ok|ca|approx)\.)\s+(?=["'“„(]?[\p{Lu}\d])/u,
    )
    .map(part => part.trim())
    .filter(part => part !== '');
}
