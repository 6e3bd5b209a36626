import type {TextCell, TextLine} from '../text-document.ts';
import {isRightToLeft} from './direction.ts';
import {type Segment, toSegment} from './segments.ts';
import {hasLetterMark, isListItem, listMark} from './signs.ts';

/** Takes a list mark off a line's first cell and says whether there was one. */
export function takeMark(cells: readonly TextCell[]): {
  rest: readonly TextCell[];
  isItem: boolean;
} {
  const [first, ...others] = cells;
  if (!first) return {rest: cells, isItem: false};
  const found = isListItem(first.text) ? listMark.exec(`${first.text} `) : null;
  if (!found) return {rest: cells, isItem: false};
  const text = first.text.slice(found[0].length).trim();
  if (text !== '') return {rest: [{...first, text}, ...others], isItem: true};
  return others.length > 0 ? {rest: others, isItem: true} : {rest: cells, isItem: false};
}

/** Takes off the letter that Word puts before items of the second level. */
export function withoutLetterMark(segments: readonly Segment[]): readonly Segment[] {
  const [first, ...others] = segments;
  if (!first || !hasLetterMark(segments)) return segments;
  const rest = first.glyphs.slice(1);
  const isAlone = rest.every(glyph => glyph.kind === 'space');
  return isAlone ? others : [{...toSegment(rest), lead: 'mark'}, ...others];
}

/** Items whose text begins within this many points are on one level. */
const sameIndent = 3;

/** Sets how deep each list item is nested by how far it stands in from the ones before it. */
export function withLevels(lines: readonly TextLine[]): TextLine[] {
  let indents: number[] = [];
  return lines.map((line, index) => {
    if (line.y < (lines[index - 1]?.y ?? line.y)) indents = [];
    const indent = indentOf(line);
    if (line.listLevel === null) {
      if (indent < (indents[0] ?? indent) - sameIndent) indents = [];
      return line;
    }
    indents = indents.filter(one => one <= indent + sameIndent);
    if (indent > (indents.at(-1) ?? Number.NEGATIVE_INFINITY) + sameIndent) indents.push(indent);
    return {...line, listLevel: indents.length - 1};
  });
}

/** How far a line stands in from where its lines begin: the right where it is read from there. */
function indentOf({x, width, text}: TextLine): number {
  return isRightToLeft(text) ? -(x + width) : x;
}
