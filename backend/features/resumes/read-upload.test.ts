import {describe, expect, setDefaultTimeout, test} from 'bun:test';
import {strToU8, zipSync} from 'fflate';
import {sampleDocx, sampleResume} from '../../testing/documents.ts';
import {readUpload} from './read-upload.ts';

setDefaultTimeout(30_000);

/** A small file that unpacks to 300 MB. */
function docxBomb(): Uint8Array {
  const document = new Uint8Array(300 * 1024 * 1024).fill(0x61);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': [document, {level: 6}],
  });
}

/** Thirty forms, each drawing the next twice: a few kilobytes that ask for a billion drawings. */
function pdfBomb(): Uint8Array {
  const forms = Array.from({length: 30}, (_, index) => {
    const content = index < 29 ? '/F Do /F Do' : 'BT /T 12 Tf (x) Tj ET';
    const next = index < 29 ? `/Resources<</XObject<</F ${index + 6} 0 R>>>>` : '';
    return `${index + 5} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]${next}/Length ${content.length}>>stream\n${content}\nendstream endobj`;
  });
  const head = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>endobj',
    '4 0 obj<</Length 11>>stream\n/F Do /F Do\nendstream endobj',
  ];
  const body = ['%PDF-1.4', ...head, ...forms, 'trailer<</Root 1 0 R>>', '%%EOF'];
  return strToU8(body.join('\n'));
}

describe('reading an upload', () => {
  test('gives what the file holds', async () => {
    const file = await sampleDocx();

    const read = await readUpload(new Uint8Array(await file.arrayBuffer()), file.name);

    expect(read.ok && read.resume.name).toBe(sampleResume.name ?? '');
  });

  test('names what is wrong with a file', async () => {
    expect(await readUpload(new Uint8Array(0), 'a.pdf')).toEqual({ok: false, code: 'empty'});
    const picture = strToU8('GIF89a and then some');
    expect(await readUpload(picture, 'a.pdf')).toEqual({ok: false, code: 'unsupported-type'});
    const torn = strToU8('PK\x03\x04 torn off');
    expect((await readUpload(torn, 'a.docx')).ok).toBe(false);
  });

  for (const [name, bomb] of [
    ['a file that unpacks to far more', docxBomb],
    ['a file that asks for a billion drawings', pdfBomb],
  ] as const) {
    test(`ends in time with ${name}`, async () => {
      const bytes = bomb();
      const startedAt = performance.now();

      const read = await readUpload(bytes, 'resume');

      expect(read.ok).toBe(false);
      expect(performance.now() - startedAt).toBeLessThan(11_000);
    });
  }
});
