/**
 * A text as claims need it: words with a key that equal forms share, figures
 * with unit and bound, and the breaks between clauses.
 */
import type {Language} from '../model/language.ts';
import {fraction} from '../vocabulary/fractions.ts';
import {numberWord, spelledNumber} from '../vocabulary/numbers-in-words.ts';
import {stem} from '../vocabulary/stems.ts';
import {magnitude, unitOf} from '../vocabulary/units.ts';
import {blankFigure, type Figure, FigureReading, knownUnit} from './figure-reading.ts';
import {type Lexeme, lex, plainText} from './lex.ts';
import {withBounds, withBoundsAfter, withRanges} from './ranges.ts';

export interface Token {
  readonly kind: 'word' | 'figure' | 'break';
  readonly text: string;
  readonly low: string;
  /** Key of a word, joined by `_` for a set phrase. */
  readonly key: string;
  readonly figure: Figure | null;
  readonly joined: boolean;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a text in its language. */
export function tokens(text: string, language: Language): Token[] {
  const lexemes = lex(plainText(text), language);
  const found: Token[] = [];
  let at = 0;
  while (at < lexemes.length) {
    const {token, next} = tokenAt(lexemes, at, language);
    if (token) found.push(token);
    at = next;
  }
  return withBoundsAfter(withBounds(withRanges(found, language), language));
}

interface Step {
  readonly token: Token | null;
  readonly next: number;
}

function tokenAt(lexemes: readonly Lexeme[], at: number, language: Language): Step {
  const lexeme = lexemes[at];
  if (!lexeme) return {token: null, next: at + 1};
  if (lexeme.kind === 'break') return {token: plain(lexeme, 'break', ''), next: at + 1};
  if (lexeme.kind === 'date') return {token: dateToken(lexeme), next: at + 1};
  if (lexeme.kind === 'figure' && isName(lexeme, language)) return wordStep(lexemes, at, language);
  if (lexeme.kind === 'figure') return figureStep(lexemes, at, lexeme.value, 1, language);
  return spelledStep(lexemes, at, language) ?? wordStep(lexemes, at, language);
}

/** "3D", "5S": letters after a figure that are no unit make it a name. */
function isName({suffix, prefix}: Lexeme, language: Language): boolean {
  const letters = suffix.replace(/[+\s]/g, '');
  if (prefix !== '' || !/^\p{L}+$/u.test(letters)) return false;
  return knownUnit(letters, language) === null && magnitude(letters) === null;
}

function plain(lexeme: Lexeme, kind: Token['kind'], key: string): Token {
  const {text, low, joined, start, end} = lexeme;
  return {kind, text, low, key, figure: null, joined, start, end};
}

function dateToken(lexeme: Lexeme): Token {
  const figure = {...blankFigure(lexeme.value), isYear: true, month: lexeme.month};
  return {...plain(lexeme, 'figure', String(lexeme.value)), figure};
}

/** Words that are numbers only beside a noun they count. */
const shyNumbers = new Set([
  'one',
  'a',
  'un',
  'une',
  'una',
  'uno',
  'um',
  'uma',
  'ein',
  'eine',
  'einen',
  'einem',
  'einer',
  'een',
  'couple',
  'pair',
  'score',
  'mil',
  'mille',
  'cent',
  'cents',
]);

function spelledStep(lexemes: readonly Lexeme[], at: number, language: Language): Step | null {
  const words: string[] = [];
  for (let i = at; i < Math.min(at + 8, lexemes.length) && lexemes[i]?.kind === 'word'; i++)
    words.push(lexemes[i]?.low ?? '');
  const half = language === 'en' ? halfOf(words) : null;
  if (half) return figureStep(lexemes, at, half.value, half.words, language);
  const part = fraction(lexemes[at - 1]?.low ?? '', words);
  if (part) return fractionStep(lexemes, at, part.value, part.words);
  const spelled = hyphenated(words, language) ?? spelledNumber(words, language);
  if (!spelled) return null;
  if (spelled.words === 1 && shyNumbers.has(words[0] ?? '') && !isOneAlone(lexemes, at))
    return null;
  const more = /^and a half\b/.test(words.slice(spelled.words).join(' ')) ? 0.5 : 0;
  return figureStep(lexemes, at, spelled.value + more, spelled.words + (more ? 3 : 0), language);
}

/** "half an hour", "half a million": the unit follows. */
function halfOf(words: readonly string[]): {value: number; words: number} | null {
  return words[0] === 'half' && /^an?$/.test(words[1] ?? '') ? {value: 0.5, words: 2} : null;
}

/** "by a third" is a percentage. */
function fractionStep(lexemes: readonly Lexeme[], at: number, value: number, words: number): Step {
  const first = lexemes[at] as Lexeme;
  const last = lexemes[at + words - 1] as Lexeme;
  const figure: Figure = {...blankFigure(value), unit: unitOf('%'), spelled: true};
  const text = lexemes
    .slice(at, at + words)
    .map(lexeme => lexeme.text)
    .join(' ');
  return {
    token: {...plain(first, 'figure', String(value)), text, figure, end: last.end},
    next: at + words,
  };
}

/** "from three days to one by …": a number, where "one of" and "one clerk" count nothing to compare. */
function isOneAlone(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, after] = [lexemes[at - 1], lexemes[at + 1]];
  if (lexemes[at]?.low !== 'one' || !before || !/^(?:to|from|than)$/.test(before.low)) return false;
  return !after || after.kind === 'break' || /^(?:by|in|through|with|while|to)$/.test(after.low);
}

/** "dix-sept", "quatre-vingt": hyphens were dropped, so the joined form is tried first. */
function hyphenated(
  words: readonly string[],
  language: Language,
): {value: number; words: number} | null {
  if (language !== 'fr' || words.length < 2) return null;
  const value = numberWord(`${words[0]}-${words[1]}`, language);
  return value === null || value === 80 ? null : {value, words: 2};
}

function wordStep(lexemes: readonly Lexeme[], at: number, language: Language): Step {
  const lexeme = lexemes[at] as Lexeme;
  const low = lexeme.low || lexeme.text.toLowerCase();
  return {token: {...plain(lexeme, 'word', stem(low, language)), low}, next: at + 1};
}

/** A number with the magnitude, currency and unit around it, as one figure. */
function figureStep(
  lexemes: readonly Lexeme[],
  at: number,
  value: number,
  used: number,
  language: Language,
): Step {
  const first = lexemes[at] as Lexeme;
  const reading = new FigureReading(value, first.kind === 'word');
  reading.prefix(first.prefix);
  reading.suffix(first.suffix, language);
  let next = at + used;
  for (let tries = 0; tries < 3; tries++) {
    const taken = reading.take(lexemes, next, language);
    if (taken === 0) break;
    next += taken;
  }
  const last = lexemes[next - 1] as Lexeme;
  const text = lexemes
    .slice(at, next)
    .map(({text: part, joined}, i, all) => part + (i < all.length - 1 ? (joined ? '-' : ' ') : ''))
    .join('');
  const figure = reading.figure(first);
  return {
    token: {
      kind: 'figure',
      text,
      low: text.toLowerCase(),
      key: String(figure.value),
      figure,
      joined: last.joined,
      start: first.start,
      end: last.end,
    },
    next,
  };
}
