import type {PdfOperators} from './engine.ts';
import type {Fill, Glyph} from './glyph.ts';
import {apply, identity, type Matrix, toMatrix} from './matrix.ts';
import {
  type Canvas,
  createCanvas,
  moveText,
  type PageFont,
  restore,
  save,
  transform,
} from './pen.ts';
import {showText} from './show-text.ts';

type Operator = (canvas: Canvas, args: readonly unknown[]) => void;

/** What a page draws. */
export interface Painting {
  readonly glyphs: readonly Glyph[];
  readonly fills: readonly Fill[];
}

/** Replays a page's drawing operators and notes every letter and filled area. */
export function paint(
  {fnArray, argsArray}: PdfOperators,
  codes: Readonly<Record<string, number>>,
  page: Matrix,
  fontOf: (id: string) => PageFont,
): Painting {
  const canvas = createCanvas(page, fontOf);
  const table = new Map<number, Operator>();
  for (const [name, operator] of Object.entries(operators)) {
    const code = codes[name];
    if (code !== undefined) table.set(code, operator);
  }
  const filling = new Set(fillNames.map(name => codes[name]));
  const outlining = new Set(strokeNames.map(name => codes[name]));
  for (const [index, code] of fnArray.entries()) {
    canvas.order = index;
    const args = argsArray[index] ?? [];
    const painting = code === codes.constructPath ? numberAt(args, 0) : null;
    if (painting === null) table.get(code)?.(canvas, args);
    else if (filling.has(painting)) paintPath(canvas, args, false);
    else if (outlining.has(painting)) paintPath(canvas, args, true);
  }
  return canvas;
}

const fillNames = [
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
];

const strokeNames = ['stroke', 'closeStroke'];

const operators: Readonly<Record<string, Operator>> = {
  save,
  restore,
  transform: (canvas, args) => transform(canvas, toMatrix(args)),
  paintFormXObjectBegin: (canvas, args) => {
    save(canvas);
    if (args[0]) transform(canvas, toMatrix(args[0]));
  },
  paintFormXObjectEnd: restore,
  beginAnnotation: (canvas, args) => {
    save(canvas);
    if (args[2]) transform(canvas, toMatrix(args[2]));
    if (args[3]) transform(canvas, toMatrix(args[3]));
  },
  endAnnotation: restore,
  setGState: (canvas, args) => {
    const alpha = pairsOf(args[0]).find(([key]) => key === 'ca')?.[1];
    if (typeof alpha === 'number') canvas.pen.alpha = alpha;
    for (const [key, value] of pairsOf(args[0])) if (key === 'Font') setFont(canvas, value);
  },
  setFillRGBColor: (canvas, args) => {
    canvas.pen.color = typeof args[0] === 'string' ? args[0] : null;
  },
  setFillColorN: canvas => {
    canvas.pen.color = null;
  },
  setFillTransparent: canvas => {
    canvas.pen.alpha = 0;
  },
  shadingFill: canvas => {
    canvas.fills.push({...everywhere, color: null, isOutline: false, order: canvas.order});
  },
  beginText: canvas => {
    canvas.line = identity;
    canvas.text = identity;
  },
  setFont,
  setCharSpacing: (canvas, args) => {
    canvas.pen.letterSpacing = numberAt(args, 0);
  },
  setWordSpacing: (canvas, args) => {
    canvas.pen.wordSpacing = numberAt(args, 0);
  },
  setHScale: (canvas, args) => {
    canvas.pen.stretch = numberAt(args, 0) / 100;
  },
  setLeading: (canvas, args) => {
    canvas.pen.leading = numberAt(args, 0);
  },
  setTextRise: (canvas, args) => {
    canvas.pen.rise = numberAt(args, 0);
  },
  setTextRenderingMode: (canvas, args) => {
    canvas.pen.mode = numberAt(args, 0);
  },
  moveText: (canvas, args) => moveText(canvas, numberAt(args, 0), numberAt(args, 1)),
  setLeadingMoveText: (canvas, args) => {
    canvas.pen.leading = -numberAt(args, 1);
    moveText(canvas, numberAt(args, 0), numberAt(args, 1));
  },
  setTextMatrix: (canvas, args) => {
    canvas.line = toMatrix(args[0]);
    canvas.text = canvas.line;
  },
  nextLine: canvas => moveText(canvas, 0, -canvas.pen.leading),
  showText: (canvas, args) => showText(canvas, Array.isArray(args[0]) ? args[0] : []),
  beginMarkedContent: canvas => {
    canvas.tags.push(canvas.tags.at(-1) ?? null);
  },
  beginMarkedContentProps: (canvas, args) => {
    const id = args[1];
    canvas.tags.push(
      typeof id === 'string' || typeof id === 'number' ? `${id}` : (canvas.tags.at(-1) ?? null),
    );
  },
  endMarkedContent: canvas => {
    canvas.tags.pop();
  },
};

const everywhere = {left: -1e6, top: -1e6, right: 1e6, bottom: 1e6};

function setFont(canvas: Canvas, args: unknown): void {
  const [id, size] = Array.isArray(args) ? args : [];
  if (typeof id !== 'string' || typeof size !== 'number') return;
  canvas.pen.font = canvas.fontOf(id);
  canvas.pen.size = size;
}

function paintPath(canvas: Canvas, args: readonly unknown[], isOutline: boolean): void {
  if (!args[2] || canvas.pen.alpha < 0.5) return;
  const [left, top, right, bottom] = toMatrix(args[2]);
  const [x0, y0] = apply(canvas.pen.ctm, left, top);
  const [x1, y1] = apply(canvas.pen.ctm, right, bottom);
  canvas.fills.push({
    left: Math.min(x0, x1),
    top: Math.min(y0, y1),
    right: Math.max(x0, x1),
    bottom: Math.max(y0, y1),
    color: canvas.pen.color,
    isOutline,
    order: canvas.order,
  });
}

function pairsOf(value: unknown): readonly (readonly unknown[])[] {
  return Array.isArray(value) ? value.filter(Array.isArray) : [];
}

function numberAt(args: readonly unknown[], index: number): number {
  const value = args[index];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
