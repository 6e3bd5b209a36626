import {fileLimits, ReadError} from '../../model/read-error.ts';
import {boldOf, type Glyph} from './glyph.ts';
import {readLetter} from './letters.ts';
import {apply, type Matrix, multiply} from './matrix.ts';
import type {Canvas} from './pen.ts';

/** A letter as pdfjs describes it. */
interface Letter {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** Text drawn without ink: mode 3 draws nothing, mode 7 only clips. */
const inklessModes = new Set([3, 7]);

/** Letters filled and outlined: what programs do where a font has no bold. */
const outlinedMode = 2;

/** Below this size, in points, nobody reads a text on paper. */
const smallestSize = 2;

/** Draws a string: letters with widths, and numbers that move the pen by thousandths of the size. */
export function showText(canvas: Canvas, items: readonly unknown[]): void {
  const {pen} = canvas;
  let walked = 0;
  for (const item of items) {
    if (typeof item === 'number') walked -= (item / 1000) * pen.size * pen.stretch;
    else if (isLetter(item)) walked = showLetter(canvas, item, walked);
  }
  canvas.text = multiply(canvas.text, [1, 0, 0, 1, walked, 0]);
}

function showLetter(canvas: Canvas, letter: Letter, from: number): number {
  const {pen} = canvas;
  const spacing = pen.letterSpacing + (letter.isSpace ? pen.wordSpacing : 0);
  const inked = letter.width * pen.font.unit * pen.size * pen.stretch;
  const said = readLetter(letter.unicode, pen.font.look);
  if (said) {
    // A space's room counts with the spacing added to it; a letter's ends where its ink does.
    const width = said.kind === 'space' ? inked + spacing * pen.stretch : inked;
    canvas.glyphs.push(placeGlyph(canvas, said, from, width));
  }
  if (canvas.glyphs.length > fileLimits.characters) throw new ReadError('too-large');
  return from + inked + spacing * pen.stretch;
}

function placeGlyph(
  canvas: Canvas,
  said: Pick<Glyph, 'text' | 'kind'>,
  from: number,
  width: number,
): Glyph {
  const {pen} = canvas;
  const matrix: Matrix = multiply(pen.ctm, canvas.text);
  const [x, y] = apply(matrix, from, pen.rise);
  const [endX, endY] = apply(matrix, from + width, pen.rise);
  const upright = Math.hypot(matrix[2], matrix[3]) * Math.abs(pen.size);
  const forward = Math.sign(pen.size * pen.stretch) || 1;
  const along = Math.atan2(matrix[1] * forward, matrix[0] * forward);
  return {
    ...said,
    x,
    y,
    end: x + Math.hypot(endX - x, endY - y),
    size: upright,
    angle: Math.round((along * 180) / Math.PI),
    font: pen.mode === outlinedMode ? boldOf(pen.font.look) : pen.font.look,
    color: pen.color,
    inkless: inklessModes.has(pen.mode) || pen.alpha < 0.05 || upright < smallestSize,
    tag: canvas.tags.at(-1) ?? null,
    order: canvas.order,
  };
}

function isLetter(value: unknown): value is Letter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'unicode' in value &&
    typeof value.unicode === 'string' &&
    'width' in value &&
    typeof value.width === 'number'
  );
}
