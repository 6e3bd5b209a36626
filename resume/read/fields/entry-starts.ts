import type {TextLine} from '../text-document.ts';
import {isBold, signature} from './look.ts';

/** A line with what decides whether it announces an entry. */
export interface Row {
  readonly line: TextLine;
  /** Carries the dates of an entry. */
  readonly isAnchor: boolean;
  /** Part of what is said about an entry: a list item or a sentence. */
  readonly isBody: boolean;
}

/** A header has few lines: title, company, place, dates and perhaps a note. */
export const maxHeaderLines = 5;

/** Where entries begin whose dates tell them apart, by number of the row. */
export function startsByDates(rows: readonly Row[]): number[] {
  const anchors = rows.flatMap((row, index) => (row.isAnchor ? [index] : []));
  const starts: number[] = [];
  const leads = leadVotes(rows, anchors);
  for (const [index, anchor] of anchors.entries()) {
    const previous = anchors[index - 1];
    if (previous === undefined) starts.push(firstStart(rows, anchor));
    else starts.push(...startsBetween(rows, previous, anchor, leads));
  }
  return starts;
}

function firstStart(rows: readonly Row[], anchor: number): number {
  return Math.max(0, anchor - headerRun(rows, 0, anchor));
}

/** How many header lines stand before the dates, where nothing leaves a doubt about it. */
function leadVotes(rows: readonly Row[], anchors: readonly number[]): Map<number, number> {
  const votes = new Map<number, number>();
  for (const [index, anchor] of anchors.entries()) {
    const from = index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1;
    const hasBody = rows.slice(from, anchor).some(row => row.isBody);
    if (index > 0 && !hasBody) continue;
    const lead = headerRun(rows, from, anchor);
    votes.set(lead, (votes.get(lead) ?? 0) + 1);
  }
  return votes;
}

/** Number of header lines right before `anchor`, not reaching before `from`. */
function headerRun(rows: readonly Row[], from: number, anchor: number): number {
  let count = 0;
  while (
    anchor - count - 1 >= from &&
    !rows[anchor - count - 1]?.isBody &&
    count < maxHeaderLines - 1
  )
    count++;
  return count;
}

/** Where entries begin after the dates at `previous` and up to those at `anchor`. */
function startsBetween(
  rows: readonly Row[],
  previous: number,
  anchor: number,
  leads: ReadonlyMap<number, number>,
): number[] {
  const run = headerRun(rows, previous + 1, anchor);
  let best = anchor;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let lead = 0; lead <= run; lead++) {
    const score = startScore(rows, anchor - lead, lead, leads, run === anchor - previous - 1);
    if (score > bestScore) {
      bestScore = score;
      best = anchor - lead;
    }
  }
  return [best];
}

function startScore(
  rows: readonly Row[],
  at: number,
  lead: number,
  leads: ReadonlyMap<number, number>,
  isAdjoining: boolean,
): number {
  const row = rows[at];
  const before = rows[at - 1];
  if (!row || !before) return 0;
  const all = [...leads.values()].reduce((sum, count) => sum + count, 0);
  let score = (2 * (leads.get(lead) ?? 0)) / Math.max(1, all);
  if (!isAdjoining && before.isBody) score += 1.5;
  if (hasWiderGap(rows, at)) score += 1.5;
  const first = rows.find(one => !one.isBody);
  if (first && signature(row.line) === signature(first.line)) score += 0.7;
  if (isBold(row.line) && !isBold(before.line)) score += 0.7;
  return score;
}

/** More space above than between the lines around it. */
function hasWiderGap(rows: readonly Row[], at: number): boolean {
  const gap = rows[at]?.line.gapAbove;
  const next = rows[at + 1]?.line.gapAbove;
  if (gap === null || gap === undefined) return true;
  return next !== null && next !== undefined && gap > next + 1.5;
}

/** Where entries begin that have no dates: after what was said about the one before. */
export function startsByLook(rows: readonly Row[]): number[] {
  const starts: number[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (row.isBody && before) continue;
    if (!before || before.isBody || startsAnew(rows, index)) starts.push(index);
  }
  return starts;
}

/** Without dates or list items, only a look that comes back tells where an entry begins. */
function startsAnew(rows: readonly Row[], index: number): boolean {
  const first = rows[0];
  const row = rows[index];
  const second = rows[1];
  if (!first || !row || !second || signature(first.line) === signature(second.line)) return false;
  return signature(row.line) === signature(first.line);
}
