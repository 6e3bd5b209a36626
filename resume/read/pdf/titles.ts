import {type Row, standTogether} from './rows.ts';
import {isDated, rawText, styleOf} from './signs.ts';

interface Sides {
  readonly leftRows: readonly Row[];
  readonly rightRows: readonly Row[];
}

/** What it counts that both sides begin with titles of one look, and that either has further ones where the other has none. */
export function titleWeight(sight: Sides, interleaved: number): number {
  if (!areHeaded(sight)) return 0;
  const isTitle = looksLike(sight.leftRows[0]);
  const [left, right] = [sight.leftRows.filter(isTitle), sight.rightRows.filter(isTitle)];
  const alone = (rows: readonly Row[], others: readonly Row[]) =>
    rows.some(row => !others.some(other => onOneLine(row, other)));
  const isLarger = [sight.leftRows, sight.rightRows].every(isLargerThanText);
  if (isLarger && (alone(left, right) || alone(right, left))) return 5;
  return interleaved <= 0.25 ? 2 : 0;
}

/** Bold names in the size of the text head its items as well; larger type heads sections. */
function isLargerThanText([title, ...rest]: readonly Row[]): boolean {
  const text = styleOf(rest.flatMap(row => row.segments)).size;
  return styleOf(title?.segments ?? []).size > 1.08 * text;
}

function looksLike(title: Row | undefined): (row: Row) => boolean {
  const look = JSON.stringify(styleOf(title?.segments ?? []));
  return row => JSON.stringify(styleOf(row.segments)) === look;
}

/** Whether each side begins with a title of one and the same look, set off from its text. */
function areHeaded({leftRows, rightRows}: Sides): boolean {
  const [left, right] = [titleOf(leftRows), titleOf(rightRows)];
  return (
    left !== null &&
    right !== null &&
    left.bold === right.bold &&
    left.color === right.color &&
    Math.abs(left.size - right.size) < 0.5
  );
}

function titleOf(rows: readonly Row[]): ReturnType<typeof styleOf> | null {
  const [first, ...rest] = rows;
  if (!first || rest.length < 2 || rawText(first.segments).length > 40 || isDated(first))
    return null;
  const [title, text] = [styleOf(first.segments), styleOf(rest.flatMap(row => row.segments))];
  const isSetOff = title.size > 1.08 * text.size || (title.bold && !text.bold);
  return isSetOff ? title : null;
}

export function onOneLine(one: Row, other: Row): boolean {
  return one.segments.some(left => other.segments.some(right => standTogether(left, right)));
}
