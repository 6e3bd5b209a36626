import type {TextLine} from '../text-document.ts';

/** A section as far as its place on the page goes. */
export interface ColumnSection {
  /** The line that opened it. */
  readonly opening: TextLine;
  /** All its lines so far begin about where its title does. */
  isAligned: boolean;
  /** Where the text begins that stands beside the title, in its height; null where it stands below. */
  besideX: number | null;
}

/** Lines of one column begin within so many points of its titles. */
const sameColumn = 40;
/** Another column begins at least so many points away. */
const nextColumn = 90;

/**
 * The section a line goes on with. Where a page was read across its columns, a
 * line left of an aligned section, or right at the edge of another column's
 * title, belongs to the last section opened in that column.
 */
export function columnOf<Open extends ColumnSection>(
  line: TextLine,
  current: Open,
  opened: readonly Open[],
): Open {
  if (isBeside(line, current.opening)) current.besideX ??= line.x;
  const owner = isElsewhere(line, current) ? ownerOf(line, current, opened) : undefined;
  const section = owner ?? current;
  if (Math.abs(line.x - section.opening.x) > sameColumn) section.isAligned = false;
  return section;
}

function isBeside(line: TextLine, {x, y, width, page, fontSize}: TextLine): boolean {
  return line.page === page && line.x > x + width && Math.abs(line.y - y) < fontSize * 0.9;
}

function isElsewhere(line: TextLine, {opening, isAligned, besideX}: ColumnSection): boolean {
  if (besideX !== null && line.x > besideX - sameColumn) return false;
  if (line.width === 0 || line.page !== opening.page || line.block !== opening.block) return false;
  if (line.x < opening.x - nextColumn) return isAligned;
  return line.x > opening.x + nextColumn && line.cells.length === 1;
}

function ownerOf<Open extends ColumnSection>(
  line: TextLine,
  current: Open,
  opened: readonly Open[],
): Open | undefined {
  const isLeft = line.x < current.opening.x;
  return opened.findLast(section => {
    const {opening} = section;
    if (section === current || opening.page !== line.page || opening.block !== line.block)
      return false;
    const distance = Math.abs(line.x - opening.x);
    return isLeft ? distance <= sameColumn : distance <= 3;
  });
}
