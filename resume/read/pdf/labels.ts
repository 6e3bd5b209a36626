import type {SideBySide} from './cut.ts';
import {joinRows, type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {isDated, rawText, styleOf} from './signs.ts';

/** How many sparse short texts of a look of their own stand on the left, each beside the beginning of what it names. */
export function countLabels(
  {left, right}: SideBySide,
  leftRows: readonly Row[],
  rightRows: readonly Row[],
): number {
  if (rightRows.length < 2 * leftRows.length || share(leftRows, isDated) >= 0.3) return 0;
  const labels = toLabels(leftRows);
  const longest = Math.max(...labels.map(label => rawText(label.segments).length));
  if (labels.length < 2 || longest > 40 || leftRows.length > 2 * labels.length) return 0;
  const [label, text] = [styleOf(left), styleOf(right)];
  const isSet = label.size > 1.05 * text.size || (label.bold && !text.bold);
  if (!isSet && label.color === text.color) return 0;
  const starts = paragraphStarts(rightRows);
  const named = share(labels, one => starts.some(y => Math.abs(y - one.y) <= labelReach));
  return named >= 0.7 ? labels.length : 0;
}

/** Baselines of the lines with a wider gap above them than most have. */
function paragraphStarts(rows: readonly Row[]): number[] {
  const pitches = rows.map((row, index) => row.y - (rows[index - 1]?.y ?? row.y)).slice(1);
  const usual = [...pitches].sort((one, other) => one - other)[Math.floor(pitches.length / 2)] ?? 0;
  return rows
    .filter((row, index) => index === 0 || row.y - (rows[index - 1]?.y ?? 0) > 1.15 * usual)
    .map(row => row.y);
}

/** Each label before what stands to its right. */
export function readLabels(
  left: readonly Segment[],
  right: readonly Segment[],
  read: (segments: readonly Segment[]) => Row[],
): Row[] {
  const labels = toLabels(toRows(left));
  return labels.flatMap((label, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : label.y - labelReach;
    const to = (labels[index + 1]?.y ?? Number.POSITIVE_INFINITY) - labelReach;
    const named = right.filter(one => one.y >= from && one.y < to);
    const before = index === 0 ? named.filter(one => one.y < label.y - labelReach) : [];
    return [...read(before), label, ...read(named.filter(one => !before.includes(one)))];
  });
}

/** Lines of one label stand no further apart than this many sizes. */
const labelPitch = 1.6;
/** A label's baseline may lie this much below the first line it names, in points: larger type, centred. */
export const labelReach = 7;

/** Joins the lines that make one label. */
export function toLabels(rows: readonly Row[]): Row[] {
  const labels: Row[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const open = labels.at(-1);
    const size = row.segments[0]?.size ?? 0;
    if (open && row.y - last < labelPitch * size) {
      labels[labels.length - 1] = joinRows(open, row);
    } else labels.push(row);
    last = row.y;
  }
  return labels;
}

function share<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  return items.filter(has).length / Math.max(1, items.length);
}
