import {expect, test} from 'bun:test';
import {fileSizeLabel, fileTypeLabel, resumeName} from './file-labels.ts';

test('sizes change their unit at 1024', () => {
  expect(fileSizeLabel(1_023)).toBe('1023 bytes');
  expect(fileSizeLabel(1_536)).toBe('1.5 KB');
  expect(fileSizeLabel(5 * 1_024 * 1_024)).toBe('5.0 MB');
});

test('types have short names, the missing one is TXT and an odd one is its subtype', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

  expect(
    [word, 'application/pdf', null, 'text/plain', 'image/png', 'odd'].map(fileTypeLabel),
  ).toEqual(['Word', 'PDF', 'TXT', 'TXT', 'PNG', 'DOC']);
});

test('a resume without a file name is called by its id', () => {
  expect(resumeName({id: '7', filename: null})).toBe('Resume 7');
});
