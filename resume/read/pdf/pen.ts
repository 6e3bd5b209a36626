import {type Fill, type FontLook, fontLook, type Glyph} from './glyph.ts';
import {identity, type Matrix, multiply} from './matrix.ts';

/** A font as a page's drawing refers to it. */
export interface PageFont {
  readonly look: FontLook;
  /** Length of one unit of a letter's width, in text space. */
  readonly unit: number;
}

/** What the drawing operators change and `save` keeps. */
export interface Pen {
  ctm: Matrix;
  font: PageFont;
  size: number;
  letterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  color: string | null;
  alpha: number;
}

/** A page while its operators are replayed. */
export interface Canvas {
  readonly fontOf: (id: string) => PageFont;
  readonly glyphs: Glyph[];
  readonly fills: Fill[];
  readonly kept: Pen[];
  readonly tags: (string | null)[];
  pen: Pen;
  /** Where the line and the next letter start, in text space. */
  line: Matrix;
  text: Matrix;
  order: number;
}

const noFont: PageFont = {look: fontLook('', {bold: false, italic: false}), unit: 0.001};

/** An empty page; `page` turns the file's coordinates into points from the top left. */
export function createCanvas(page: Matrix, fontOf: (id: string) => PageFont): Canvas {
  const pen: Pen = {
    ctm: page,
    font: noFont,
    size: 0,
    letterSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    color: '#000000',
    alpha: 1,
  };
  return {
    fontOf,
    glyphs: [],
    fills: [],
    kept: [],
    tags: [],
    pen,
    line: identity,
    text: identity,
    order: 0,
  };
}

export function save(canvas: Canvas): void {
  canvas.kept.push({...canvas.pen});
}

export function restore(canvas: Canvas): void {
  canvas.pen = canvas.kept.pop() ?? canvas.pen;
}

export function transform(canvas: Canvas, matrix: Matrix): void {
  canvas.pen.ctm = multiply(canvas.pen.ctm, matrix);
}

export function moveText(canvas: Canvas, x: number, y: number): void {
  canvas.line = multiply(canvas.line, [1, 0, 0, 1, x, y]);
  canvas.text = canvas.line;
}
