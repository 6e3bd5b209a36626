import {placeLikeness} from '../../vocabulary/places.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import {isSentence} from './entries.ts';
import {joinTexts} from './paragraphs.ts';
import {splitList} from './split-list.ts';

/** A name and the line it begins in. */
export interface PlacedName {
  readonly text: string;
  readonly index: number;
  readonly line: TextLine;
}

/** What the person calls themselves, printed right below or beside the name. */
export function headlineBeside(
  {index, line, text}: PlacedName,
  lines: readonly TextLine[],
): string | null {
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
