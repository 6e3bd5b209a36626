import type {TextCell, TextLine} from '../text-document.ts';
import {listMark} from './signs.ts';

/** Takes a list mark off a line's first cell and says whether there was one. */
export function takeMark(cells: readonly TextCell[]): {
  rest: readonly TextCell[];
  isItem: boolean;
} {
  const [first, ...others] = cells;
  const found = first && listMark.exec(`${first.text} `);
  if (!first || !found) return {rest: cells, isItem: false};
  const text = first.text.slice(found[0].length).trim();
  if (text !== '') return {rest: [{...first, text}, ...others], isItem: true};
  return others.length > 0 ? {rest: others, isItem: true} : {rest: cells, isItem: false};
}

/** Items whose text begins within this many points are on one level. */
const sameIndent = 3;

/** Sets how deep each list item is nested by how far it stands in from the ones before it. */
export function withLevels(lines: readonly TextLine[]): TextLine[] {
  let indents: number[] = [];
  return lines.map((line, index) => {
    if (line.y < (lines[index - 1]?.y ?? line.y)) indents = [];
    if (line.listLevel === null) {
      if (line.x < (indents[0] ?? 0) - sameIndent) indents = [];
      return line;
    }
    indents = indents.filter(indent => indent <= line.x + sameIndent);
    if (line.x > (indents.at(-1) ?? Number.NEGATIVE_INFINITY) + sameIndent) indents.push(line.x);
    return {...line, listLevel: indents.length - 1};
  });
}
