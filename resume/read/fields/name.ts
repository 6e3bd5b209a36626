import {foldWords} from '../../vocabulary/fold.ts';
import {organisationLikeness} from '../../vocabulary/organisations.ts';
import {isKnownPlace, placeLikeness} from '../../vocabulary/places.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {headlineBeside, type PlacedName} from './headline.ts';
import {bodySize, isBold, isCapitals} from './look.ts';
import {labelledName} from './name-labels.ts';
import {namePieces} from './name-pieces.ts';
import {isParticle, looksLikeName, withoutPostNominals} from './name-shape.ts';
import {joinTexts} from './paragraphs.ts';

export interface ReadName {
  readonly name: string | null;
  readonly headline: string | null;
  readonly confidence: number;
}

/** Finds the person's name among the lines before the first section, and the headline beside it. */
export function readName(lines: readonly TextLine[], email: string | null): ReadName {
  const given = labelledName(lines);
  if (given) return {name: given, headline: null, confidence: 1};
  const size = bodySize(lines);
  const largest = Math.max(...lines.map(line => line.fontSize));
  const scored = lines
    .flatMap(toCandidates)
    .map(candidate => ({candidate, score: score(candidate, {size, largest, email})}))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best || best.score < 1) return {name: null, headline: null, confidence: 0};
  const rival = scored.find(({candidate: {text}}) => !isPartOf(text, best.candidate.text));
  return {
    name: withoutPostNominals(best.candidate.text),
    headline: headlineBeside(best.candidate, lines),
    confidence: sureness(best.score, rival?.score ?? 0, best.candidate.text, email),
  };
}

function isPartOf(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** From this score on a name is sure, where nothing else comes near. */
const sureScore = 4;
const clearLead = 0.5;

/** A name that the address shares is sure; one that has a rival, or says something else too, is not. */
function sureness(points: number, rival: number, text: string, email: string | null): number {
  const known = Math.min(1, points / sureScore);
  if (email !== null && sharesWords(text, email)) return known;
  const isOdd =
    !/\s/.test(text) ||
    titleLikeness(text) > 0 ||
    organisationLikeness(text) >= 0.7 ||
    text.split(/\s+/).some(isKnownPlace);
  return isOdd || points - rival < clearLead ? Math.min(known, 0.6) : known;
}

function toCandidates(line: TextLine, index: number, lines: readonly TextLine[]): PlacedName[] {
  const [text = '', ...others] = namePieces(line);
  const candidates = [text, ...others].map(one => ({text: one, index, line}));
  const isLarge = line.fontSize > bodySize(lines);
  let whole = text;
  // A name set over two or three lines in the same type.
  for (const next of lines.slice(index + 1, index + 3)) {
    const isSame = next.fontSize === line.fontSize && next.block === line.block;
    const isPart = isLarge || (isOneWord(whole) && isOneWord(next.text));
    if (!isSame || !isPart || !isNamePart(whole) || !isNamePart(withoutPostNominals(next.text)))
      break;
    if (isKnownPlace(whole) || sectionOfTitle(whole) !== null) break;
    whole = joinTexts(whole, next.text);
    candidates.unshift({text: whole, index, line});
  }
  return candidates;
}

function isOneWord(text: string): boolean {
  return !/\s/.test(text);
}

/** A word or two of a name, or a longer part that a hyphen leaves unfinished. */
function isNamePart(text: string): boolean {
  if (/-$/.test(text)) return looksLikeName(text);
  const words = text.split(/\s+/).filter(word => !isParticle(word));
  return looksLikeName(text) && /^[\p{L}'’.\s-]+$/u.test(text) && words.length <= 2;
}

/** The lines a name is looked for in, with what they are measured by. */
interface Surroundings {
  readonly size: number;
  readonly largest: number;
  readonly email: string | null;
}

function score(candidate: PlacedName, {size, largest, email}: Surroundings): number {
  const name = withoutPostNominals(candidate.text);
  if (!looksLikeName(name) && !isSmallName(name, email)) return 0;
  const shared = email && sharesWords(name, email) ? 2.5 : 0;
  return 1 + ofPrint(candidate, size, largest) + shared + ofWords(name, candidate.index);
}

/** Names stand first, large and bold. */
function ofPrint({text, index, line}: PlacedName, size: number, largest: number): number {
  let points = 0;
  if (line.fontSize >= largest - 0.1 && largest > size) points += 2;
  else if (line.fontSize > size) points += 0.7;
  if (index === 0) points += 0.8;
  else if (index < 3) points += 0.4;
  if (isBold(line)) points += 0.3;
  // What is set in the same type below it belongs to it.
  if (text.length > line.text.length && text.startsWith(line.text)) return points + 0.1;
  return text === line.text ? points : points - 0.1;
}

function ofWords(name: string, index: number): number {
  let points = 0;
  if (/\s/.test(name)) points += 0.4;
  if (isCapitals(name)) points += 0.2;
  if (titleLikeness(name) >= 0.8) points -= index === 0 ? 1.2 : 2;
  if (isKnownPlace(name) || placeLikeness(name) >= 1) points -= 1.5;
  return points;
}

/** "jane doe" in small letters is a name where the address says so. */
function isSmallName(text: string, email: string | null): boolean {
  return /^\p{Ll}+(?:\s\p{Ll}+){1,2}$/u.test(text) && email !== null && sharesWords(text, email);
}

function sharesWords(name: string, email: string): boolean {
  const local = foldWords(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return foldWords(name)
    .split(' ')
    .some(word => word.length > 2 && local.includes(word));
}
