import {expect, test} from 'bun:test';
import {ReadError, type ReadErrorCode} from '../../model/read-error.ts';
import {readDocx} from './read-docx.ts';
import {docxFile, paragraph, zipFile} from './testing/docx-file.ts';

async function codeOf(bytes: Uint8Array): Promise<ReadErrorCode | null> {
  try {
    await readDocx(bytes);
    return null;
  } catch (error) {
    if (error instanceof ReadError) return error.code;
    throw error;
  }
}

const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array<number>(64).fill(0)]);

/** The file with the unpacked size of its largest part overwritten by a small lie. */
function withLyingSize(bytes: Uint8Array, from: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 46; at++) {
    const isEntry = view.getUint32(at, true) === 0x02014b50;
    if (isEntry && view.getUint32(at + 24, true) >= from) view.setUint32(at + 24, 1_000, true);
  }
  return copy;
}

/** The file with its largest part torn after this share of it: who unpacks further finds it damaged. */
function withTornText(bytes: Uint8Array, share: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [...bytes.keys()]
    .filter(at => at < bytes.length - 46 && view.getUint32(at, true) === 0x02014b50)
    .map(at => ({packed: view.getUint32(at + 20, true), header: view.getUint32(at + 42, true)}))
    .toSorted((one, other) => other.packed - one.packed);
  const {packed = 0, header = 0} = parts[0] ?? {};
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  return bytes.slice().fill(0xff, start + Math.floor(share * packed), start + packed);
}

const cases: Record<string, {bytes: () => Uint8Array; code: ReadErrorCode}> = {
  'no bytes at all': {bytes: () => new Uint8Array(), code: 'empty'},
  'plain text': {
    bytes: () => new TextEncoder().encode('Ada Brook, baker'),
    code: 'unsupported-type',
  },
  'an old Word file': {bytes: () => ole, code: 'unsupported-type'},
  'a file with a password': {
    bytes: () =>
      new Uint8Array([
        ...ole,
        ...new Uint8Array(
          new Uint16Array([...'EncryptedPackage'].map(letter => letter.charCodeAt(0))).buffer,
        ),
      ]),
    code: 'encrypted',
  },
  'a zip of something else': {bytes: () => zipFile({'photo.txt': 'x'}), code: 'unsupported-type'},
  'a document without its text': {
    bytes: () => zipFile({'[Content_Types].xml': '<Types/>'}),
    code: 'damaged',
  },
  'a cut off file': {
    bytes: () => docxFile({body: paragraph('Baker')}).slice(0, 200),
    code: 'damaged',
  },
  'tags that do not match': {bytes: () => docxFile({body: '<w:p><w:r></w:p>'}), code: 'damaged'},
  'a DTD': {
    bytes: () =>
      zipFile({'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><w:document>&a;</w:document>'}),
    code: 'damaged',
  },
  'a thousand and more levels': {
    bytes: () => docxFile({body: '<w:ins>'.repeat(1_200) + '</w:ins>'.repeat(1_200)}),
    code: 'damaged',
  },
  'a part of more than 3 MB': {
    bytes: () =>
      docxFile({
        body: Array.from({length: 60_000}, (_, index) => paragraph(`${index * 7919}`)).join(''),
      }),
    code: 'too-large',
  },
  'a part that unpacks to a hundred times its size': {
    bytes: () => docxFile({body: paragraph(' '.repeat(2_000_000))}),
    code: 'too-large',
  },
  'a part that unpacks to more than it says': {
    bytes: () => withLyingSize(docxFile({body: paragraph('x'.repeat(40_000_000))}), 1_000_000),
    code: 'too-large',
  },
  'more than 200 parts': {
    bytes: () =>
      zipFile(
        Object.fromEntries(Array.from({length: 201}, (_, index) => [`word/p${index}.xml`, '<a/>'])),
      ),
    code: 'too-large',
  },
};

for (const [name, {bytes, code}] of Object.entries(cases)) {
  test(`${name} is refused as ${code}`, async () => {
    expect(await codeOf(bytes())).toBe(code);
  });
}

test('a size that is told is refused before anything of its part is unpacked', async () => {
  const bomb = docxFile({body: paragraph(' '.repeat(2_000_000))});

  expect(await codeOf(withTornText(bomb, 0))).toBe('too-large');
});

test('a size that is not told is refused before the rest of its part is unpacked', async () => {
  const bomb = withLyingSize(docxFile({body: paragraph('x'.repeat(40_000_000))}), 1_000_000);

  expect(await codeOf(withTornText(bomb, 0.2))).toBe('too-large');
  expect(await codeOf(withTornText(bomb, 0.02))).toBe('damaged');
});

test('mutated files are answered or refused, never a crash', async () => {
  const original = docxFile({body: paragraph('Ada Brook') + paragraph('Baker')});
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 300; round++) {
    const mutant = original.slice();
    for (let change = 0; change <= round % 8; change++) mutant[random(mutant.length)] = random(256);

    await codeOf(mutant);
  }
});
