/**
 * Titles, degrees, certificates and awards: a rewrite may shorten them and
 * print them in an equal form, never add to them or drop what makes them less.
 */
import type {ClaimKind, Reason} from '../model/claims.ts';
import type {Language} from '../model/language.ts';
import {lesserRanks, unfinishedWords} from '../vocabulary/lesser-words.ts';
import {nameWords} from './names.ts';
import {letters} from './pool.ts';
import {notInResume} from './reasons.ts';
import type {SourceIndex} from './source-index.ts';

export type NameKind = Extract<ClaimKind, 'title' | 'degree' | 'certificate' | 'award'>;

/** What names printed in a rewrite say beyond the source's names of that kind. */
export function nameReasons(
  said: readonly string[],
  kind: NameKind,
  known: readonly string[],
  {language}: SourceIndex,
): Reason[] {
  const names = known.map(text => knownName(text, language));
  const fits = (entry: string): boolean => {
    const words = nameWords(entry, language);
    return names.some(
      name => isWithin(words, name) && keepsLess(words, name, kind, lessenersOf(language)),
    );
  };
  return said
    .flatMap(entriesOf)
    .filter(entry => !fits(entry) && !listOf(entry).every(fits))
    .map(entry => nameReason(kind, entry, nameWords(entry, language), names));
}

interface KnownName {
  readonly text: string;
  readonly words: readonly string[];
  /** The words between its commas; what stands in brackets belongs to what it follows. */
  readonly parts: readonly (readonly string[])[];
  readonly acronyms: readonly string[];
}

function knownName(text: string, language: Language): KnownName {
  const acronyms = text
    .split(/[\s,;()/]+/)
    .filter(word => /\p{Lu}\S*\p{Lu}/u.test(word))
    .map(letters);
  const parts = text.split(/[;,]/).map(part => nameWords(part, language));
  return {text, words: nameWords(text, language), parts, acronyms};
}

/** Several names in one line stand apart by semicolons. */
function entriesOf(text: string): string[] {
  return text.split(/\s*[;•\n]\s*/).filter(part => part.trim() !== '');
}

/** Or by commas, where each is a name by itself. */
function listOf(entry: string): string[] {
  return entry.split(/\s*,\s*/);
}

function isWithin(words: readonly string[], name: KnownName): boolean {
  const isDegree = name.words.some(word => /^(?:bachelor|master|doctor|associate)$/.test(word));
  const joined = new Set([...pairs(words), ...pairs(name.words)]);
  const left = words.filter(
    (word, at) =>
      !name.words.includes(word) &&
      (/\d/.test(word) || !name.acronyms.includes(letters(word))) &&
      !joined.has(word) &&
      !(word === 'degree' && isDegree) &&
      !isHalfOf(words, at, name.words),
  );
  if (left.length === 0) return true;
  return isSpelledOut(words, left, name.acronyms) || isAbbreviated(left, name.words);
}

/** "frontend" for "front end": two words that stand side by side, as one. */
function pairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

function isHalfOf(words: readonly string[], at: number, known: readonly string[]): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  return known.includes(word + after) || known.includes(before + word);
}

/** "Advanced Cardiovascular Life Support (ACLS)" of "ACLS": the run of words whose initials the name has. */
function isSpelledOut(
  words: readonly string[],
  left: readonly string[],
  acronyms: readonly string[],
): boolean {
  const covered = new Set<string>();
  for (const acronym of acronyms)
    for (let start = 0; start + acronym.length <= words.length; start++) {
      const run = words.slice(start, start + acronym.length);
      if (run.map(word => word[0]).join('') === acronym) for (const word of run) covered.add(word);
    }
  return left.every(word => covered.has(word));
}

function isAbbreviated(left: readonly string[], words: readonly string[]): boolean {
  const initials = words.map(word => word[0]).join('');
  return left.every(word => word.length > 2 && initials.includes(word));
}

function keepsLess(
  words: readonly string[],
  {parts, words: known}: KnownName,
  kind: NameKind,
  {ranks, unfinished}: Lesseners,
): boolean {
  const isRanked = kind !== 'certificate' && kind !== 'degree';
  return parts.every(part => {
    const lessens = (word: string): boolean =>
      unfinished.has(word) || (isRanked && ranks.has(word)) || isNumberedPart(word, part);
    return part.filter(lessens).every(word => {
      const rest = part.filter(other => !lessens(other) && !/^\d+$/.test(other));
      const lessened = rest.length > 0 ? rest : known;
      return words.includes(word) || !lessened.some(other => words.includes(other));
    });
  });
}

interface Lesseners {
  readonly ranks: ReadonlySet<string>;
  readonly unfinished: ReadonlySet<string>;
}

const lesseners = new Map<Language, Lesseners>();

/** The words without which a name would say more, in the forms names have in this language. */
function lessenersOf(language: Language): Lesseners {
  const inForm = (words: readonly string[]): ReadonlySet<string> =>
    new Set(words.flatMap(word => [word, ...nameWords(word, language)]));
  const known = lesseners.get(language) ?? {
    ranks: inForm(lesserRanks()),
    unfinished: inForm(unfinishedWords()),
  };
  lesseners.set(language, known);
  return known;
}

const portions =
  /^(?:part|parts|paper|papers|module|modules|modul|modulo|moduly|unit|units|step|teil|teile|partie|parti?e?|deel|czesc)$/;

/** "Part 1" of a certificate is not the certificate. */
function isNumberedPart(word: string, part: readonly string[]): boolean {
  return portions.test(word) && /^(?:\d+|i)$/.test(part[part.indexOf(word) + 1] ?? '');
}

function nameReason(
  kind: NameKind,
  entry: string,
  words: readonly string[],
  names: readonly KnownName[],
): Reason {
  const shared = (name: KnownName): number =>
    words.filter(word => name.words.includes(word)).length;
  const nearest = [...names].sort((a, b) => shared(b) - shared(a))[0];
  if (!nearest || shared(nearest) === 0) return notInResume(kind, entry);
  return {kind, text: `“${entry}” is not in your resume: it says ${nearest.text}.`};
}
