import type {TextLine} from '../text-document.ts';
import {isRightToLeft} from './direction.ts';
import type {Glyph} from './glyph.ts';
import {type Segment, toSegment} from './segments.ts';

/** Signs that programs put before list items. */
const sign = /^[•‣⁃◦∙·●○◉◎■□▪▫▬◆◇◊❖❑❒⬥⬧▶▷▸▹►▻➢➤➔-➾→⇒⇨✓✔✗✘✦✧★☆☐☑☒☞⚫⚪♦⋄∗∘⦿⦾❯❱»›]$/;
/** Signs that are list marks only where they stand apart from the text, by this many sizes. */
const apart = /^[-–—*]$/;
const apartBy = 0.2;

/** The list mark that a line begins with, null where it begins with text. */
export function listMarkOf(segments: readonly Segment[]): Glyph | null {
  const letters = segments.flatMap(one => one.glyphs).filter(glyph => glyph.kind === 'text');
  const isRight = isRightToLeft(letters.map(glyph => glyph.text).join(''));
  const [mark, next] = isRight ? letters.slice(-2).reverse() : letters;
  if (!mark || !next) return null;
  const gap = isRight ? mark.x - next.end : next.x - mark.end;
  if (sign.test(mark.text)) return partsWords(mark, segments) ? null : mark;
  if (apart.test(mark.text)) return gap > apartBy * mark.size ? mark : null;
  return isLetterMark(mark, next, gap) ? mark : null;
}

/** A sign that comes again between the words of its line parts them and begins no item. */
function partsWords(mark: Glyph, segments: readonly Segment[]): boolean {
  const own = segments.find(segment => segment.glyphs.includes(mark));
  return own?.glyphs.some(glyph => glyph !== mark && glyph.text === mark.text) ?? false;
}

/** Word's mark of the second level: a letter o in a type of its own, set apart from the text. */
function isLetterMark(mark: Glyph, next: Glyph, gap: number): boolean {
  if (mark.text !== 'o') return false;
  return gap > 0.8 * mark.size || (gap > 0.5 * mark.size && next.font.name !== mark.font.name);
}

export function startsWithMark({segments}: {segments: readonly Segment[]}): boolean {
  return segments[0]?.lead === 'mark' || listMarkOf(segments) !== null;
}

/** The line without its list mark. */
export function withoutMark(segments: readonly Segment[]): readonly Segment[] {
  const mark = listMarkOf(segments);
  if (!mark) return segments;
  return segments.flatMap(segment => {
    if (!segment.glyphs.includes(mark)) return [segment];
    const rest = segment.glyphs.filter(glyph => glyph !== mark);
    const isEmpty = rest.every(glyph => glyph.kind === 'space');
    return isEmpty ? [] : [{...toSegment(rest), lead: segment.lead}];
  });
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
