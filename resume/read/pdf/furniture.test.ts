import {expect, test} from 'bun:test';
import {takeFurniture} from './furniture.ts';
import {fontLook, type Glyph} from './glyph.ts';
import {toSegment} from './segments.ts';
import {rawText} from './signs.ts';
import {readTags} from './tags.ts';

const font = fontLook('Helvetica', {bold: false, italic: false});

function line(text: string, y: number, tag: string | null) {
  const glyphs = [...text].map(
    (letter, at): Glyph => ({
      text: letter,
      kind: letter === ' ' ? 'space' : 'text',
      x: 40 + at * 5,
      end: 45 + at * 5,
      y,
      size: 10,
      angle: 0,
      font,
      color: null,
      inkless: false,
      tag,
      order: at,
    }),
  );
  return toSegment(glyphs);
}

/** Structure trees as pdfjs gives them. */
const tree = (role: string) => ({
  role: 'Root',
  children: [{role, children: [{role: 'Span', children: [{type: 'content', id: 'p7R_mc3'}]}]}],
});

function bodies(role: string, lines: readonly string[]): string[] {
  const {texts} = readTags(tree(role));
  const pages = lines.map(text => ({
    segments: [line('Work', 400, null), line(text, 780, '3')],
    height: 842,
    texts,
  }));
  return takeFurniture(pages).flatMap(({body}) => body.map(one => rawText([one])));
}

test('list items that differ by a number stay where two pages end alike', () => {
  const items = ['Trained 12 pilots', 'Trained 4 pilots'];
  expect(bodies('LI', items)).toEqual(['Work', items[0] ?? '', 'Work', items[1] ?? '']);
  expect(bodies('P', items)).toHaveLength(4);
});

test('a line that no tag makes text, or that repeats to the letter, is taken off', () => {
  expect(bodies('Artifact', ['Ada Brook 1', 'Ada Brook 2'])).toEqual(['Work', 'Work']);
  expect(bodies('P', ['Ada Brook, baker', 'Ada Brook, baker'])).toEqual(['Work', 'Work']);
});
