import {expect, test} from 'bun:test';
import {type PdfSpec, writePdf} from '../../testing/pdf-writer.ts';
import {readPdf} from './read-pdf.ts';

const page = {texts: [{x: 60, y: 100, text: 'Ottoline Bracegirdle-Okafor'}]};

function refusal(bytes: Uint8Array, options = {}) {
  return readPdf(bytes, options).then(
    () => 'read',
    error => error.code ?? error,
  );
}

function written(spec: PdfSpec) {
  return refusal(writePdf(spec));
}

test('nothing in the file', async () => {
  expect(await refusal(new Uint8Array())).toBe('empty');
});

test('pages without text', async () => {
  expect(await written({pages: [{shapes: [{x: 0, y: 0, width: 500, height: 700}]}]})).toBe(
    'image-only',
  );
});

test('letters without meaning', async () => {
  const fonts = {broken: {base: 'Broken', unicode: {65: '\uE001', 66: '\uE002'}, width: 500}};
  const texts = [{x: 60, y: 100, text: 'ABBA'.repeat(10), font: 'broken'}];
  expect(await written({fonts, pages: [{texts}]})).toBe('image-only');
});

test('a password is needed to open it', async () => {
  const password = {user: 'harbour', owner: 'master'};
  expect(await written({pages: [page], password})).toBe('encrypted');
});

test('a password of the owner alone does not keep anyone out', async () => {
  expect(await written({pages: [page], password: {user: '', owner: 'master'}})).toBe('read');
});

test('a file that breaks off', async () => {
  const whole = writePdf({pages: [page]});
  expect(await refusal(whole.slice(0, 200))).toBe('damaged');
});

test('a file that is no PDF', async () => {
  expect(await refusal(new TextEncoder().encode('%PDF-1.7 and nothing of the kind'))).toBe(
    'damaged',
  );
});

test('more bytes than a resume has', async () => {
  expect(await refusal(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('too-large');
});

test('more pages than a resume has', async () => {
  expect(await written({pages: Array.from({length: 51}, () => page)})).toBe('too-many-pages');
});

test('more text than a resume has', async () => {
  const line = `BT /regular 10 Tf 10 10 Td (${'a'.repeat(400)}) Tj ET `;
  expect(await written({compress: true, pages: [{raw: line.repeat(600)}]})).toBe('too-large');
});

test('a few bytes that unpack to very many', async () => {
  expect(await written({compress: true, pages: [{raw: ' '.repeat(20_000_000)}]})).toBe('too-large');
});

test('forms that draw each other over and over', async () => {
  const names = Array.from({length: 30}, (_, index) => `F${index}`);
  const forms = Object.fromEntries(
    names.map((name, index) => [name, index < 29 ? `/F${index + 1} Do /F${index + 1} Do` : '']),
  );
  const bytes = writePdf({pages: [{raw: '/F0 Do'}], forms});
  expect(['timeout', 'too-large']).toContain(await refusal(bytes, {deadlineMs: 300}));
});

test("the caller's bytes stay as they are, in a buffer of any kind", async () => {
  const bytes = Buffer.from(writePdf({pages: [page]}));
  const before = Buffer.from(bytes);
  await readPdf(bytes);
  await readPdf(bytes);
  expect(bytes.equals(before)).toBe(true);
});
