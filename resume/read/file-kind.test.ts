import {expect, test} from 'bun:test';
import {fileKind} from './file-kind.ts';

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

function kind(text: string, name: string): string {
  try {
    return fileKind(bytes(text), name);
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'bug';
  }
}

test('the bytes decide, not the name', () => {
  expect(kind('%PDF-1.7\n', 'resume.docx')).toBe('pdf');
  expect(kind('PK\x03\x04rest', 'resume.pdf')).toBe('docx');
});

test('junk before the head of a PDF is borne', () => {
  expect(kind(`${'\r\n'.repeat(50)}%PDF-1.4`, 'resume.pdf')).toBe('pdf');
});

test('files that are nothing we read are named so', () => {
  expect(kind('\x89PNG\r\n', 'resume.pdf')).toBe('unsupported-type');
  expect(kind('{\\rtf1 Ottoline}', 'resume.rtf')).toBe('unsupported-type');
  expect(kind('just text', 'resume.docx')).toBe('unsupported-type');
});

test('files without anything in them are empty', () => {
  expect(kind('', 'resume.pdf')).toBe('empty');
  expect(kind('\0\0 \n', 'resume.pdf')).toBe('empty');
});

test('a DOCX behind a password is locked, an old DOC is not supported', () => {
  const container = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
  const wide = [...'EncryptedPackage'].map(letter => `${letter}\0`).join('');
  expect(kind(`${container}${wide}`, 'resume.docx')).toBe('encrypted');
  expect(kind(`${container}WordDocument`, 'resume.doc')).toBe('unsupported-type');
});

test('a PDF that lost its head is damaged', () => {
  expect(kind('1 0 obj << >> endobj startxref 12 %%EOF', 'resume.pdf')).toBe('damaged');
});

test('more than five megabytes is too large', () => {
  expect(kind('%PDF-1.7'.padEnd(5 * 1024 * 1024 + 1), 'resume.pdf')).toBe('too-large');
});
