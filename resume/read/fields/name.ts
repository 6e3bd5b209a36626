import {foldWords} from '../../vocabulary/fold.ts';
import {isKnownPlace, placeLikeness} from '../../vocabulary/places.ts';
import {isLikePostNominal, isPostNominal} from '../../vocabulary/post-nominals.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import {findDates} from './dates.ts';
import {isSentence} from './entries.ts';
import {bodySize, isBold, isCapitals, labelledValue} from './look.ts';
import {joinTexts} from './paragraphs.ts';
import {splitList} from './split-list.ts';

export interface ReadName {
  readonly name: string | null;
  readonly headline: string | null;
  readonly confidence: number;
}

const fullName =
  /^(?:(?:full |first and last )?name|vor- und (?:nach|zu)name|nom(?: et prénom)?|nom et prénoms|prénom et nom|nombre(?: completo| y apellidos)?|nome(?: completo| e cognome)?|cognome e nome|naam|imię i nazwisko|voornaam en achternaam)$/i;
const firstName =
  /^(?:first name\(?s?\)?|given name\(?s?\)?|forename|vorname|prénom|nombre|nome|voornaam|voornamen|imię|primeiro nome)$/i;
const lastName =
  /^(?:last name|surname\(?s?\)?|family name|nachname|familienname|zuname|nom|nom de famille|apellidos?|cognome|sobrenome|apelidos?|achternaam|nazwisko)$/i;
const documentTitle =
  /^(?:curriculum vitae|cv|resume|résumé|lebenslauf|currículum(?: vitae)?|currículo)(?:\s+(?:of|von|de|di|van)|\s*[-–—:|])?\s+(?=\p{Lu})/iu;
/** Titles before a name, which are part of it as printed. */
const honorifics =
  /^(?:(?:prof|dr|ing|mag|dipl|med|rer|nat|phil|h\.\s?c|jur|habil|mgr|inż|lic|mr|mrs|ms|mx|herr|frau|m|mme|mlle|sr|sra|dott|dott\.ssa|ir|drs|eng|arq)(?:\.|\s)(?:-\p{L}+\.?)?\s*)+(?=\p{Lu})/iu;
/** Small words within a name, in any language that is written in Latin letters. */
const particles =
  /^(?:van|von|vom|vander|de|der|den|del|della|delle|degli|dei|dell|di|da|dal|das|dos|do|du|des|e|y|i|la|le|el|al|as|bin|ibn|ben|bint|ter|ten|te|zu|zum|zur|und|af|av|op|in|aan|het|'t|’t|san|santa|ap|ab|mac|abu|[dlot]['’]\p{Lu}.*|['’][ts]|v\.|d\.)$/u;

interface Candidate {
  readonly text: string;
  readonly index: number;
  readonly line: TextLine;
}

/** Finds the person's name among the lines before the first section, and the headline beside it. */
export function readName(lines: readonly TextLine[], email: string | null): ReadName {
  const given = labelledName(lines);
  if (given) return {name: given, headline: null, confidence: 1};
  const candidates = lines.flatMap(toCandidates);
  const size = bodySize(lines);
  const scored = candidates
    .map(candidate => ({candidate, score: score(candidate, size, lines, email)}))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best || best.score < 1) return {name: null, headline: null, confidence: 0};
  return {
    name: withoutPostNominals(best.candidate.text),
    headline: headlineBeside(best.candidate, lines),
    confidence: Math.min(1, best.score / 4),
  };
}

/** The name behind a label, or put together from a first and a last name behind theirs. */
function labelledName(lines: readonly TextLine[]): string | null {
  const labelled = lines.flatMap(line => labelledValue(line) ?? []);
  const behind = (pattern: RegExp) =>
    labelled.find(({label}) => pattern.test(label.trim()))?.value ?? null;
  const [first, last] = [behind(firstName), behind(lastName)];
  if (first && last) return `${first} ${last}`;
  return behind(fullName);
}

function toCandidates(line: TextLine, index: number, lines: readonly TextLine[]): Candidate[] {
  const [text = '', ...others] = line.cells.map(cell => cell.text.replace(documentTitle, ''));
  const candidates = [text, ...others].map(one => ({text: one, index, line}));
  let whole = text;
  // A name set over two or three lines in the same large type.
  for (const next of lines.slice(index + 1, index + 3)) {
    const isSame = next.fontSize === line.fontSize && next.block === line.block;
    if (!isSame || !isNamePart(whole) || !isNamePart(next.text)) break;
    whole = joinTexts(whole, next.text);
    candidates.unshift({text: whole, index, line});
  }
  return candidates;
}

/** A word or two of a name, or a longer part that a hyphen leaves unfinished. */
function isNamePart(text: string): boolean {
  if (/-$/.test(text)) return looksLikeName(text);
  return /^\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*)?$/u.test(text);
}

function score(
  {text, index, line}: Candidate,
  size: number,
  lines: readonly TextLine[],
  email: string | null,
): number {
  const name = withoutPostNominals(text);
  if (!looksLikeName(name)) return 0;
  const largest = Math.max(...lines.map(one => one.fontSize));
  let points = 1;
  if (line.fontSize >= largest - 0.1 && largest > size) points += 2;
  else if (line.fontSize > size) points += 0.7;
  if (index === 0) points += 0.8;
  else if (index < 3) points += 0.4;
  if (isBold(line)) points += 0.3;
  if (name.split(/\s+/).length > 1) points += 0.4;
  if (isCapitals(name)) points += 0.2;
  if (email && sharesWords(name, email)) points += 2.5;
  if (titleLikeness(name) >= 0.8) points -= 2;
  if (isKnownPlace(name) || placeLikeness(name) >= 1) points -= 1.5;
  return points;
}

export function looksLikeName(text: string): boolean {
  const words = text.replace(honorifics, '').split(/\s+/);
  if (text === '' || text.length > 60 || words.length > 6) return false;
  if (/[\d@:;!?%&+/\\|]/.test(text) || isContactText(text) || findDates(text).length > 0)
    return false;
  if (sectionOfTitle(text) !== null) return false;
  return (
    /^[\p{L}(].*\p{L}/u.test(text) &&
    words.every(word => /^[\p{Lu}\p{Lo}\p{Lt}("'’“„«]/u.test(word) || particles.test(word))
  );
}

function sharesWords(name: string, email: string): boolean {
  const local = foldWords(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return foldWords(name)
    .split(' ')
    .some(word => word.length > 2 && local.includes(word));
}

/** The name without the letters after it: "Ada Byrne, RN, MSc" and "Ada Byrne MSN, RN". */
function withoutPostNominals(text: string): string {
  const pieces = text.split(/\s*[,|/]\s*/);
  while (pieces.length > 1 && isLikePostNominal(pieces.at(-1) ?? '')) pieces.pop();
  const name = pieces.length < text.split(/\s*[,|/]\s*/).length ? pieces.join(', ') : text;
  const words = name.trim().split(/\s+/);
  while (
    words.length > 2 &&
    !isCapitals(name) &&
    isPostNominal(words.at(-1) ?? '') &&
    isCapitals(words.at(-1) ?? '')
  )
    words.pop();
  return words.join(' ');
}

/** What the person calls themselves, printed right below or beside the name. */
function headlineBeside({index, line, text}: Candidate, lines: readonly TextLine[]): string | null {
  const spanned = linesOf(text, lines.slice(index));
  const [below, above] = [lines[index + spanned], lines[index - 1]];
  if (below && isHeadline(below, below.block === line.block ? 0 : 0.4)) return below.text;
  return above && isHeadline(above, 0.4) ? above.text : null;
}

/** How many lines the name was put together from. */
function linesOf(name: string, lines: readonly TextLine[]): number {
  let whole = lines[0]?.text ?? '';
  let count = 1;
  while (whole !== name && count < Math.min(3, lines.length)) {
    whole = joinTexts(whole, lines[count]?.text ?? '');
    count++;
  }
  return whole === name ? count : 1;
}

/** `least` is how much of a title it must be: nothing for a line right under the name. */
function isHeadline({text}: TextLine, least: number): boolean {
  return (
    !isContactText(text) &&
    text.length <= 120 &&
    placeLikeness(text) < 0.9 &&
    sectionOfTitle(text) === null &&
    !isSentence(text) &&
    !/^\d|:/.test(text) &&
    !splitList(text, /[|•·,]/gu).some(piece => placeLikeness(piece) >= 0.9) &&
    titleLikeness(text) >= least
  );
}
