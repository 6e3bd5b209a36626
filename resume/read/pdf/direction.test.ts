import {expect, test} from 'bun:test';
import {isRightToLeft, readingOrder} from './direction.ts';

/** What stands on the page, from left to right. */
function read(visual: string): string {
  return readingOrder([...visual], isRightToLeft(visual));
}

test('words written from right to left are read from the right', () => {
  expect(read('םולש שדח')).toBe('חדש שלום');
});

test('numbers and Latin words keep their own direction', () => {
  expect(read('2024 Python ב חותיפ')).toBe('פיתוח ב 2024 Python');
});

test('brackets turn with the text they hold', () => {
  expect(read('(םולשת תווצ) תסדנהמ')).toBe('מהנדסת (צוות תשלום)');
  expect(read('Python (Django)-ב חותיפ')).toBe('פיתוח ב-Python (Django)');
});

test('a range of years is read from the right where its line is', () => {
  expect(readingOrder([...'2023 – 2019'], true)).toBe('2019 – 2023');
  expect(readingOrder([...'2019 – 2023'], false)).toBe('2019 – 2023');
});
