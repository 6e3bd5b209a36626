/**
 * A tagged PDF in one column: every line of text hangs in the structure tree under
 * its role (H1 to H3, P, L), the file names its language and its title, and the font
 * is embedded, so that the words can be searched, copied and read aloud.
 */
import PDFDocument from 'pdfkit';
import type {Template} from '../templates.ts';

/** The two cuts of the embedded typeface as the bytes of TrueType files. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** One piece of a line in one weight and colour. */
export interface PdfRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly color?: string;
}

export interface PdfParagraph {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI';
  readonly runs: readonly PdfRun[];
  readonly size: number;
  readonly before?: number;
  readonly after?: number;
  readonly align?: 'left' | 'center';
  readonly rule?: string;
}

/** The font lacks characters of the text, which a PDF would print as empty boxes. */
export class MissingGlyphs extends Error {
  constructor(letters: readonly string[]) {
    const shown = letters.slice(0, 5).join(' ');
    super(`The PDF font lacks some characters of this document (${shown}). Use DOCX, or print.`);
    this.name = 'MissingGlyphs';
  }
}

const margin = 54;
const indent = 14;

function lineGap(size: number): number {
  return size * 0.15;
}

function assertPrintable(document: PDFKit.PDFDocument, paragraphs: readonly PdfParagraph[]): void {
  // pdfkit keeps the opened font here; its own types do not name it.
  const opened: unknown = Reflect.get(document.font('regular'), '_font');
  const font = Reflect.get(Object(opened), 'font') as {hasGlyphForCodePoint(code: number): boolean};
  const letters = new Set(
    paragraphs.flatMap(({runs}) => runs.flatMap(({text}) => [...text.replace(/\s/g, '')])),
  );
  const missing = [...letters].filter(
    letter => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) throw new MissingGlyphs(missing);
}

/** No line begins with a dash or a dot, which would be taken for the mark of a list item. */
function unbroken(text: string): string {
  return text.replace(/ (?=[-–—•·] )/g, '\u00a0');
}

function printRuns(document: PDFKit.PDFDocument, paragraph: PdfParagraph, shift: number): void {
  const {runs, align = 'left', size} = paragraph;
  runs.forEach(({text, bold = false, color = '000000'}, index) => {
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(`#${color}`);
    document.text(unbroken(text), {
      align,
      indent: 0,
      lineGap: lineGap(size),
      continued: index < runs.length - 1,
      width: document.page.width - 2 * margin - shift,
    });
  });
}

function printMarked(document: PDFKit.PDFDocument, paragraph: PdfParagraph): void {
  const shift = paragraph.tag === 'LI' ? indent : 0;
  document.x = margin + shift;
  printRuns(document, paragraph, shift);
  document.x = margin;
}

/** Of the paragraph as it will be set; its bold words are hardly wider than the others. */
function heightOf(document: PDFKit.PDFDocument, {tag, runs, size}: PdfParagraph): number {
  const width = document.page.width - 2 * margin - (tag === 'LI' ? indent : 0);
  const text = unbroken(runs.map(run => run.text).join(''));
  const isBold = runs.every(({bold}) => bold);
  document.font(isBold ? 'bold' : 'regular').fontSize(size);
  return document.heightOfString(text, {width, lineGap: lineGap(size)});
}

/** No paragraph that fits on a page goes over two, and no heading closes one. */
function keepTogether(document: PDFKit.PDFDocument, paragraph: PdfParagraph): void {
  const {tag, size, before = 0} = paragraph;
  const below = /^H[23]$/.test(tag) ? 3 * size * 1.3 : 0;
  const needed = before + heightOf(document, paragraph) + below;
  const room = document.page.height - margin;
  if (document.y + needed > room && needed < room - margin) document.addPage();
}

function drawRule(document: PDFKit.PDFDocument, color: string): void {
  document.markContent('Artifact', {type: 'Layout'});
  const y = document.y;
  document.moveTo(margin, y).lineTo(document.page.width - margin, y);
  document.lineWidth(0.6).strokeColor(`#${color}`).stroke();
  document.endMarkedContent();
}

function printBullet(
  document: PDFKit.PDFDocument,
  paragraph: PdfParagraph,
): ReturnType<PDFKit.PDFDocument['struct']> {
  const mark = document.struct('Lbl', {}, () => {
    document.font('regular').fontSize(paragraph.size).fillColor('#000000');
    const y = document.y;
    document.text('•', margin + 3, y, {lineBreak: false});
    document.y = y;
  });
  const body = document.struct('LBody', {}, () => printMarked(document, paragraph));
  return document.struct('LI', {}, [mark, body]);
}

function printParagraphs(document: PDFKit.PDFDocument, paragraphs: readonly PdfParagraph[]): void {
  const root = document.struct('Document');
  document.addStructure(root);
  let list: ReturnType<typeof document.struct> | null = null;
  for (const paragraph of paragraphs) {
    keepTogether(document, paragraph);
    document.y += paragraph.before ?? 0;
    if (paragraph.tag === 'LI') {
      if (!list) {
        list = document.struct('L');
        root.add(list);
      }
      list.add(printBullet(document, paragraph));
    } else {
      list?.end();
      list = null;
      root.add(document.struct(paragraph.tag, {}, () => printMarked(document, paragraph)));
    }
    if (paragraph.rule) drawRule(document, paragraph.rule);
    document.y += paragraph.after ?? 0;
  }
  list?.end();
  root.end();
}

export interface PdfHead {
  readonly title: string;
  readonly author: string;
  /** Null where it is not known: a wrong one would be read aloud wrongly. */
  readonly language: string | null;
}

/**
 * Prints paragraphs one below the other as the bytes of a PDF file.
 *
 * @throws {MissingGlyphs} where the font lacks a character
 */
export async function printPdf(
  paragraphs: readonly PdfParagraph[],
  {title, author, language}: PdfHead,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    ...(language ? {lang: language} : {}),
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {Title: title, Author: author},
    autoFirstPage: false,
    font: '',
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(joined(chunks)));
    document.on('error', reject);
  });
  document.registerFont('regular', fonts.regular as never);
  document.registerFont('bold', fonts.bold as never);
  assertPrintable(document, paragraphs);
  document.font('regular').addPage();
  printParagraphs(document, paragraphs);
  document.end();
  return finished;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Points between lines under a template's own spacing. */
export function gap(points: number, {spacing}: Template): number {
  return points * spacing;
}
