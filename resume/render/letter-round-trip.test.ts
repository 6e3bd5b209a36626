import {expect, test} from 'bun:test';
import {renderLetterDocx} from './docx.ts';
import {readLetterBack} from './letter-round-trip.ts';
import {readWordsHere} from './read-here.ts';
import {renderLetterTxt} from './txt.ts';

const letter = 'Dear team,\n\nI schedule 18 drivers.\n\nRegards,\nZoë Hart';

test('a letter comes back from text and docx with all of its words in order', async () => {
  const text = new TextEncoder().encode(renderLetterTxt(letter));
  const docx = await renderLetterDocx(letter, 'compact');

  expect(await readLetterBack(letter, text, 'letter.txt', readWordsHere)).toEqual([]);
  expect(await readLetterBack(letter, docx, 'letter.docx', readWordsHere)).toEqual([]);
});

test('a paragraph that is gone or out of its place is named by its number', async () => {
  const [greeting, body, close] = letter.split('\n\n');
  const swapped = new TextEncoder().encode([greeting, close, body].join('\n\n'));
  const shorter = new TextEncoder().encode([greeting, close].join('\n\n'));

  expect(await readLetterBack(letter, swapped, 'letter.txt', readWordsHere)).toEqual([
    'paragraph 3',
  ]);
  expect(await readLetterBack(letter, shorter, 'letter.txt', readWordsHere)).toEqual([
    'paragraph 2',
  ]);
});
