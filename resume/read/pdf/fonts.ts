import {fontLook} from './glyph.ts';
import {toMatrix} from './matrix.ts';
import type {PageFont} from './pen.ts';

/** A font as pdfjs describes it, reduced to what reading needs. */
export function toPageFont(font: unknown): PageFont {
  const read = (key: string): unknown =>
    typeof font === 'object' && font !== null ? Reflect.get(font, key) : undefined;
  const name = read('name');
  const matrix = read('fontMatrix');
  return {
    look: fontLook(typeof name === 'string' ? name : '', {
      bold: read('bold') === true || read('black') === true,
      italic: read('italic') === true,
    }),
    unit: (matrix ? toMatrix(matrix)[0] : 0) || 0.001,
  };
}
