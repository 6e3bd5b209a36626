import type {TextLine} from '../text-document.ts';

/** How a line looks, as one value: lines of one kind share it throughout a document. */
export function signature(line: TextLine): string {
  return [
    Math.round(line.fontSize * 2) / 2,
    isBold(line),
    line.italic,
    line.color ?? '',
    isCapitals(line.text),
    line.headingLevel ?? '',
  ].join('|');
}

/** A line is bold where what it starts with is: dates on the right are often not. */
export function isBold(line: TextLine): boolean {
  return line.cells[0]?.bold ?? line.bold;
}

export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

/** The size most of the letters are printed in. */
export function bodySize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const {fontSize, text} of lines) {
    letters.set(fontSize, (letters.get(fontSize) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? 0;
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The line without its first cells; null when nothing is left. */
export function withoutCells(line: TextLine, count: number): TextLine | null {
  return withCells(line, line.cells.slice(count));
}

/** The line with other cells, its text following from them. */
export function withCells(line: TextLine, cells: TextLine['cells']): TextLine | null {
  const [first] = cells;
  if (!first) return null;
  return {...line, cells, text: cells.map(cell => cell.text).join(' '), x: first.x};
}

/** The line with its one cell's text replaced by a part of it. */
export function withText(line: TextLine, text: string): TextLine {
  const [first] = line.cells;
  const cell = {x: line.x, width: 0, bold: line.bold, italic: line.italic, ...first, text};
  return {...line, text, cells: [cell]};
}

/** A label and the value beside it: in two cells, or parted by a colon. */
export function labelledValue(line: TextLine): {label: string; value: string} | null {
  const [first, second, ...others] = line.cells;
  if (first && second && others.length === 0) {
    return {label: first.text.replace(/\s*:$/, ''), value: second.text};
  }
  const [, label, value] = /^([^:]{2,40}?)\s*:\s+(\S.*)$/.exec(line.text) ?? [];
  return label && value ? {label, value} : null;
}
