import type {TextCell, TextLine} from '../text-document.ts';

/** How near the edge, in points, a line of running text ends. */
const nearEdge = 40;
/** Indents within a column are smaller, in points. */
const columnGap = 90;
/** The narrower of the two usual paper sizes, A4, in points. */
const paperWidth = 595;

interface Edge {
  readonly at: number;
  readonly reaching: number;
}

/** Where the columns of a document end, which shows whether a line was cut off there. */
export interface Margins {
  /** The next line's first word would not have fitted behind the cell any more. */
  isFull(line: TextLine, cell: TextCell, next: string): boolean;
  /** Other lines end there too, or the paper does: the edge is real. */
  isKnownEdge(line: TextLine): boolean;
  /** The usual space above lines that surely go on; null where no paragraph shows it. */
  readonly wrapGap: number | null;
}

export function measureMargins(lines: readonly TextLine[]): Margins {
  const edgeOf = rightEdges(lines);
  const left = leftEdges(lines);
  /** Something stands right of the column, so that its text had to be narrow. */
  const hasTextRightOf = (line: TextLine, at: number) =>
    lines.some(
      other => other.page === line.page && other.x >= at - columnGap / 3 && other.x > line.x,
    );
  return {
    isFull(line, cell, next) {
      const edge = edgeOf(line)?.at ?? 0;
      const letter = cell.width / Math.max(1, cell.text.length);
      const firstWord = next.split(' ')[0] ?? '';
      return cell.x + cell.width + letter * (firstWord.length + 1) > edge - letter;
    },
    isKnownEdge(line) {
      const edge = edgeOf(line);
      const right = line.x + line.width;
      const isNarrow = edge !== undefined && edge.at < paperWidth * 0.7;
      if (isNarrow && !hasTextRightOf(line, edge.at)) return false;
      if (edge && (edge.reaching > 1 || right < edge.at - 1)) return true;
      return right > paperWidth - (left.get(line.page) ?? 0) - nearEdge;
    },
    wrapGap: wrapGap(lines),
  };
}

/** How far the lines of each column reach to the right, and how many reach about that far. */
function rightEdges(lines: readonly TextLine[]): (line: TextLine) => Edge | undefined {
  const starts = columnStarts(lines);
  const columnOf = ({page, block, x}: TextLine) => {
    const own = starts.get(`${page}.${block}`) ?? [];
    return `${page}.${block}.${own.findLast(start => start <= x)}`;
  };
  const edges = new Map<string, Edge>();
  for (const line of lines) {
    const column = columnOf(line);
    const right = line.x + line.width;
    const edge = edges.get(column) ?? {at: 0, reaching: 0};
    if (right > edge.at + nearEdge) edges.set(column, {at: right, reaching: 1});
    else if (right > edge.at - nearEdge) {
      edges.set(column, {at: Math.max(right, edge.at), reaching: edge.reaching + 1});
    }
  }
  return line => edges.get(columnOf(line));
}

/** Where the columns of each block begin: left edges that no indent explains. */
function columnStarts(lines: readonly TextLine[]): Map<string, number[]> {
  const starts = new Map<string, number[]>();
  for (const {page, block, x} of lines.toSorted((a, b) => a.x - b.x)) {
    const own = starts.get(`${page}.${block}`) ?? [];
    const last = own.at(-1);
    if (last === undefined || x > last + columnGap) own.push(x);
    starts.set(`${page}.${block}`, own);
  }
  return starts;
}

function leftEdges(lines: readonly TextLine[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const {page, x} of lines) edges.set(page, Math.min(edges.get(page) ?? x, x));
  return edges;
}

function wrapGap(lines: readonly TextLine[]): number | null {
  const gaps = lines
    .filter(({text, listLevel}) => listLevel === null && /^\p{Ll}/u.test(text))
    .flatMap(({gapAbove}) => gapAbove ?? [])
    .toSorted((a, b) => a - b);
  return gaps.length > 1 ? (gaps[Math.floor(gaps.length / 2)] ?? null) : null;
}

/** More space than between lines of one paragraph. */
export function hasBreak(last: TextLine, line: TextLine, {wrapGap}: Margins): boolean {
  if (line.gapAbove === null) return true;
  if (wrapGap !== null && line.gapAbove > wrapGap * 1.25 + 1) return true;
  return line.gapAbove > Math.max(last.fontSize * 0.85, 1.5);
}
