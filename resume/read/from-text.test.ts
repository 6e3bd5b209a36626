import {expect, test} from 'bun:test';
import {textToDocument} from './from-text.ts';

function texts(text: string): string[] {
  return textToDocument(text).lines.map(line => line.text);
}

test('marks make list items and are not part of the text', () => {
  const {lines} = textToDocument(
    'Nurse, Saint Odile\n- Cared for 2 patients\n  • in the ICU\n– on nights',
  );
  expect(lines.map(({text, listLevel}) => [text, listLevel])).toEqual([
    ['Nurse, Saint Odile', null],
    ['Cared for 2 patients', 0],
    ['in the ICU', 1],
    ['on nights', 0],
  ]);
});

test('tabs and wide gaps part cells', () => {
  const [line] = textToDocument('Chef, Copper Ladle\t2020 – 2022').lines;
  expect(line?.cells.map(cell => cell.text)).toEqual(['Chef, Copper Ladle', '2020 – 2022']);
});

test('a blank line is space above the next', () => {
  const gaps = textToDocument('Name\n\nExperience\nChef').lines.map(line => line.gapAbove);
  expect(gaps[0]).toBeNull();
  expect(gaps[1]).toBeGreaterThan(gaps[2] ?? 0);
});

test('a known title before a colon stands on a line of its own', () => {
  expect(texts('Skills: Go, Rust\nEducation: BSc Physics, 2019')).toEqual([
    'Skills',
    'Go, Rust',
    'Education',
    'BSc Physics, 2019',
  ]);
});

test('a label inside its own section stays', () => {
  expect(texts('Skills\nLanguages: Go, Rust')).toEqual(['Skills', 'Languages: Go, Rust']);
});

test('lines broken at a fixed width are joined', () => {
  const wrapped = `Summary
Critical care nurse with seven years of bedside experience in adult medical
and surgical units who likes teaching
- Coordinate staffing and bed flow for a medical unit on the night shift in a
  team of twelve`;
  expect(texts(wrapped)).toEqual([
    'Summary',
    'Critical care nurse with seven years of bedside experience in adult medical and surgical units who likes teaching',
    'Coordinate staffing and bed flow for a medical unit on the night shift in a team of twelve',
  ]);
});

test('links are found once', () => {
  expect(textToDocument('https://example.com/me, see https://example.com/me.').links).toEqual([
    'https://example.com/me',
  ]);
});
