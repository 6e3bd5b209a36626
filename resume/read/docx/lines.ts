import type {TextCell, TextLine} from '../text-document.ts';
import type {Run} from './runs.ts';
import type {ParagraphLook} from './styles.ts';

/** A line before it has its place in the document. */
export type LineDraft = Omit<TextLine, 'page' | 'block' | 'region' | 'y'>;

/** Words of one cell, with the looks they are printed in. */
interface Piece {
  readonly text: string;
  readonly runs: readonly Run[];
}

/** Marks that people type where Word has no list, read as list items all the same. */
const typedMark = /^(?:[•●○◦▪▫■□‣⁃∙·➢➤►▶✓✔*]\s*|[-–—]\s+)(?=\S)/u;
/** Where no tab stop is known, cells of a line are this far apart. */
const cellStep = 72;

/**
 * The lines of one paragraph: one for each line break, in cells for each tab.
 * A break inside a list item only wraps it.
 */
export function paragraphLines(
  runs: readonly Run[],
  look: ParagraphLook,
  listLevel: number | null,
): LineDraft[] {
  const wrapped =
    listLevel === null ? runs : runs.map(run => ({...run, text: run.text.replaceAll('\n', ' ')}));
  return splitRuns(wrapped, /\n/)
    .map(line => lineDraft(line, look, listLevel))
    .filter(line => line !== null)
    .map((line, index) => (index === 0 ? line : {...line, gapAbove: 0}));
}

function lineDraft(
  runs: readonly Run[],
  look: ParagraphLook,
  listLevel: number | null,
): LineDraft | null {
  const pieces = splitRuns(runs, /\t| {3,}/).flatMap(toPiece);
  const [first, ...others] = pieces;
  if (!first) return null;

  const isTyped = listLevel === null && look.headingLevel === null && typedMark.test(first.text);
  const unmarked = isTyped ? {...first, text: first.text.replace(typedMark, '')} : first;
  const cells = [unmarked, ...others].map((piece, index) =>
    toCell(piece, look.indent + index * cellStep),
  );
  return {
    text: cells.map(cell => cell.text).join(' '),
    cells,
    x: look.indent,
    width: 0,
    gapAbove: look.spaceBefore,
    ...commonLook(pieces.flatMap(piece => piece.runs)),
    listLevel: listLevel ?? (isTyped ? 0 : null),
    headingLevel: look.headingLevel,
  };
}

/** Cuts a paragraph's runs wherever `separator` stands, keeping each stretch's look. */
function splitRuns(runs: readonly Run[], separator: RegExp): Run[][] {
  const groups: Run[][] = [[]];
  for (const {text, look} of runs) {
    text.split(separator).forEach((part, index) => {
      if (index > 0) groups.push([]);
      if (part !== '') groups.at(-1)?.push({text: part, look});
    });
  }
  return groups;
}

function toPiece(runs: readonly Run[]): Piece[] {
  const text = cleanText(runs.map(run => run.text).join(''));
  return text === '' ? [] : [{text, runs}];
}

/** Word stores icons as private-use characters and hints for line breaks as invisible ones. */
function cleanText(text: string): string {
  return text
    .replace(/[\p{Co}\u00AD\u200B\u200C\u2060\uFEFF]/gu, '')
    .replace(/[\s\u00A0\u2000-\u200A\u202F]+/gu, ' ')
    .trim();
}

function toCell(piece: Piece, x: number): TextCell {
  const {bold, italic} = commonLook(piece.runs);
  return {text: piece.text, x, width: 0, bold, italic};
}

/** The look most of the letters share; the size is the largest, as a reader's eye takes it. */
function commonLook(
  runs: readonly Run[],
): Pick<TextLine, 'bold' | 'italic' | 'fontSize' | 'color'> {
  const inked = runs.filter(run => run.text.trim() !== '');
  const letters = (chosen: readonly Run[]) =>
    chosen.reduce((sum, run) => sum + run.text.trim().length, 0);
  const most = (chosen: readonly Run[]) => letters(chosen) * 2 > letters(inked);
  return {
    bold: most(inked.filter(run => run.look.bold)),
    italic: most(inked.filter(run => run.look.italic)),
    fontSize: Math.max(0, ...inked.map(run => run.look.fontSize)),
    color: inked[0]?.look.color ?? null,
  };
}

/** Puts the lines of a table row's cells side by side as the cells of one line. */
export function besideEachOther(lines: readonly LineDraft[]): LineDraft | null {
  const [first] = lines;
  if (!first) return null;
  const cells = lines.flatMap(line => line.cells);
  const widest = lines.reduce((best, line) => (line.text.length > best.text.length ? line : best));
  return {
    ...widest,
    text: cells.map(cell => cell.text).join(' '),
    cells,
    x: first.x,
    gapAbove: first.gapAbove,
    listLevel: lines.every(line => line.listLevel !== null) ? first.listLevel : null,
    headingLevel: lines.find(line => line.headingLevel !== null)?.headingLevel ?? null,
  };
}
