import type {TextCell, TextDocument, TextLine} from '../../text-document.ts';

/**
 * Resumes written as plain text for tests: the document above a line of `---`,
 * what a reader must find in it below. Marks at the start of a line:
 * `= ` name in large type, `# ` section title in bold, `+ ` bold line, `_ ` italic line,
 * `- ` list item, `%% sidebar` a new column. ` || ` parts cells; an empty line is a gap.
 */
export interface WrittenResume {
  readonly document: TextDocument;
  readonly wanted: Readonly<Record<string, readonly string[]>>;
}

/** The page of a document with widths, in points; letters are half as wide as high. */
const pageWidth = 500;
const looks = {
  '= ': {fontSize: 20, bold: true, italic: false},
  '# ': {fontSize: 13, bold: true, italic: false},
  '+ ': {fontSize: 10, bold: true, italic: false},
  '_ ': {fontSize: 10, bold: false, italic: true},
  '- ': {fontSize: 10, bold: false, italic: false},
  '': {fontSize: 10, bold: false, italic: false},
} as const;
type Mark = keyof typeof looks;

/** `wrap` sets the text in lines of a page, as a PDF has them; otherwise each line is a paragraph. */
export function writtenResume(source: string, wrap: boolean): WrittenResume {
  const [text = '', truth = ''] = source.split(/^---$/m);
  const lines: TextLine[] = [];
  let block = 0;
  let region: TextLine['region'] = 'body';
  let gap = 4;
  for (const row of text.trim().split('\n')) {
    if (row.startsWith('%% ')) {
      block++;
      region = row.slice(3).trim() as TextLine['region'];
      gap = 4;
    } else if (row.trim() === '') gap = 12;
    else {
      lines.push(...setLine(row, {block, region, gapAbove: gap}, lines.length, wrap));
      gap = 4;
    }
  }
  const firstOfBlock = (line: TextLine, index: number) => lines[index - 1]?.block !== line.block;
  return {
    document: {
      lines: lines.map((line, index) =>
        firstOfBlock(line, index) ? {...line, gapAbove: null} : line,
      ),
      links: [],
      pages: 1,
      languageTag: null,
      warnings: [],
    },
    wanted: readTruth(truth),
  };
}

function setLine(
  row: string,
  place: Pick<TextLine, 'block' | 'region' | 'gapAbove'>,
  number: number,
  wrap: boolean,
): TextLine[] {
  const mark = (Object.keys(looks) as Mark[]).find(one => one !== '' && row.startsWith(one)) ?? '';
  const look = looks[mark];
  const x = mark === '- ' ? 68 : 50;
  const letter = look.fontSize / 2;
  const rows =
    wrap && !row.includes(' || ')
      ? wrapText(row.slice(mark.length), Math.floor(pageWidth / letter))
      : [row.slice(mark.length)];
  return rows.map((text, index) => {
    const cells = setCells(text.split(' || '), x, letter, wrap, look);
    return {
      ...place,
      ...look,
      gapAbove: index === 0 ? place.gapAbove : 2,
      text: cells.map(cell => cell.text).join(' '),
      cells,
      page: 0,
      x: cells[0]?.x ?? x,
      y: (number + index) * 14,
      width: wrap ? (cells.at(-1)?.x ?? x) + (cells.at(-1)?.width ?? 0) - (cells[0]?.x ?? x) : 0,
      color: null,
      listLevel: mark === '- ' && index === 0 ? 0 : null,
      headingLevel: null,
    };
  });
}

/** Cells stand at tab stops, or behind what reaches further. */
function setCells(
  texts: readonly string[],
  x: number,
  letter: number,
  wrap: boolean,
  look: {bold: boolean; italic: boolean},
): TextCell[] {
  const cells: TextCell[] = [];
  for (const [column, printed] of texts.entries()) {
    const text = printed.trim();
    const last = cells.at(-1);
    const behind = last ? last.x + last.text.length * letter + 20 : x;
    const at = Math.max(x + column * 150, behind);
    const {bold, italic} = look;
    if (text !== '')
      cells.push({text, x: at, width: wrap ? text.length * letter : 0, bold, italic});
  }
  return cells;
}

function wrapText(text: string, letters: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

function readTruth(truth: string): Record<string, string[]> {
  const wanted: Record<string, string[]> = {};
  for (const row of truth.trim().split('\n')) {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(row) ?? [];
    if (key === undefined || value === undefined) continue;
    wanted[key] = [...(wanted[key] ?? []), value.trim()];
  }
  return wanted;
}
