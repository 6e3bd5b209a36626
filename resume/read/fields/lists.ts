import {isHumanLanguage} from '../../vocabulary/human-languages.ts';
import {isKnownPlace} from '../../vocabulary/places.ts';
import type {TextLine} from '../text-document.ts';
import {wordCount} from './look.ts';
import {splitList} from './split-list.ts';

/** The items of a plain list: one for each line, or the pieces of a line that is a list itself. */
export function readList(lines: readonly TextLine[]): string[] {
  return lines.flatMap(line => {
    if (line.listLevel !== null || line.cells.length > 1) return [line.text];
    return piecesOf(line.text, lines.length === 1 ? 2 : 3);
  });
}

/** Commas part a list of short pieces; in "Registered Nurse, Texas" they belong to the item. */
function piecesOf(text: string, fewest: number): string[] {
  const strong = splitList(text, /[;|•·●▪]/gu);
  if (strong.length > 1) return strong;
  const pieces = splitList(text, /,/g);
  const isList = pieces.length >= fewest && pieces.every(isShortItem);
  return isList && !pieces.some(isQualifier) ? pieces : [text];
}

function isShortItem(text: string): boolean {
  return wordCount(text) <= 5 && !/^(?:19|20)\d\d$|^(?:member|since|seit|depuis|exp)/i.test(text);
}

/** Languages with their levels as printed: "English (native)", "Englisch C1". */
export function readLanguages(lines: readonly TextLine[]): string[] {
  return lines.flatMap(line => {
    const [first = '', ...others] = line.cells.map(cell => cell.text);
    if (others.length === 1) return [`${first} ${others[0]}`];
    return line.cells.flatMap(cell => languagesIn(cell.text));
  });
}

/** A place or a number says more about what stands before it. */
function isQualifier(text: string): boolean {
  return isKnownPlace(text) || /\d{3,}/.test(text);
}

/** A dash parts two languages, or a language and its level. */
function languagesIn(text: string): string[] {
  return splitList(text, /[,;|•·●▪]/gu).flatMap(piece => {
    const parts = splitList(piece, /\s[–—-]\s/gu);
    return parts.length > 1 && parts.every(isHumanLanguage) ? parts : [piece];
  });
}
