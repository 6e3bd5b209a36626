import {afterAll, expect, test} from 'bun:test';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readErrorMessages} from '../model/read-error.ts';
import {writePdf} from '../testing/pdf-writer.ts';
import {parse} from './parse.ts';
import {UsageError} from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'galley-parse-'));
afterAll(() => rmSync(folder, {recursive: true}));

function put(name: string, bytes: Uint8Array | string): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const texts = ['Ottoline Bracegirdle', 'pilot@example.org'].map((text, index) => ({
  x: 60,
  y: 80 + 18 * index,
  text,
}));

test('each file is answered in its turn, with a resume or with why not', async () => {
  const good = put('good.pdf', writePdf({pages: [{texts}]}));
  const files = [put('empty.pdf', ''), good, put('text.docx', 'no document')];
  const answers = await Array.fromAsync(parse(files));
  expect(answers.map(answer => answer.file)).toEqual(files);
  expect(answers[0]).toMatchObject({error: {code: 'empty', message: readErrorMessages.empty}});
  expect(answers[1]).toMatchObject({resume: {name: 'Ottoline Bracegirdle'}});
  expect(answers[2]).toMatchObject({error: {code: 'unsupported-type'}});
});

test('a path that cannot be read is wrong usage', async () => {
  const answer = Array.fromAsync(parse([join(folder, 'missing.pdf')]));
  expect(await answer.catch(error => error)).toBeInstanceOf(UsageError);
});
