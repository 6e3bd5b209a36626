/** Files that cannot be read as a resume, one or more for each way in which people and machines spoil them. */
import {strToU8, zipSync} from 'fflate';
import {fileLimits, type ReadErrorCode} from '../model/read-error.ts';
import {writePdf} from './pdf-writer.ts';

export interface BadFile {
  readonly what: string;
  readonly name: string;
  readonly code: ReadErrorCode;
  readonly bytes: () => Uint8Array;
}

const person = ['Ottoline Bracegirdle', 'pilot@example.org', 'Experience', 'Harbour pilot'];
const recipe = ['Bread', 'Mix the flour and the water.', 'Wait a day, then bake it.'];

function page(lines: readonly string[]) {
  return {texts: lines.map((text, index) => ({x: 60, y: 80 + 18 * index, text}))};
}

/** A resume that is read, for telling whether a reader still works. */
export function goodPdf(): Uint8Array {
  return writePdf({pages: [page([...person, '03/2019 - Present'])]});
}

/** A resume that its owner has locked against changes, which everyone may read. */
export function ownerLockedPdf(): Uint8Array {
  return writePdf({pages: [page(person)], password: {user: '', owner: 'master'}});
}

function onePixelPng(): Uint8Array {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
}

/** Thirty forms, each drawing the next twice: a few kilobytes that ask for a billion drawings. */
export function drawingBomb(): Uint8Array {
  const names = Array.from({length: 30}, (_, index) => `F${index}`);
  const forms = Object.fromEntries(
    names.map((name, index) => [name, index < 29 ? `/F${index + 1} Do /F${index + 1} Do` : '']),
  );
  return writePdf({pages: [{raw: '/F0 Do'}], forms});
}

/** A small DOCX that unpacks to far more. */
function docxBomb(): Uint8Array {
  const document = new Uint8Array(40 * 1024 * 1024).fill(0x61);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': [document, {level: 1}],
  });
}

const many = fileLimits.pages + 1;

export const badFiles: readonly BadFile[] = [
  {what: 'nothing at all', name: 'nothing.pdf', code: 'empty', bytes: () => new Uint8Array()},
  {
    what: 'pages that are pictures',
    name: 'scan.pdf',
    code: 'image-only',
    bytes: () => writePdf({pages: [{shapes: [{x: 0, y: 0, width: 500, height: 700}]}]}),
  },
  {
    what: 'a password that is needed to open it',
    name: 'locked.pdf',
    code: 'encrypted',
    bytes: () => writePdf({pages: [page(person)], password: {user: 'harbour', owner: 'master'}}),
  },
  {
    what: 'a PDF that breaks off',
    name: 'torn.pdf',
    code: 'damaged',
    bytes: () => goodPdf().slice(0, 200),
  },
  {
    what: 'a DOCX that breaks off',
    name: 'torn.docx',
    code: 'damaged',
    bytes: () => strToU8('PK\x03\x04 torn off'),
  },
  {
    what: 'a picture by the name of a PDF',
    name: 'photo.pdf',
    code: 'unsupported-type',
    bytes: onePixelPng,
  },
  {
    what: 'plain text by the name of a DOCX',
    name: 'notes.docx',
    code: 'unsupported-type',
    bytes: () => strToU8('Ottoline Bracegirdle, harbour pilot'),
  },
  {
    what: 'more bytes than a file may have',
    name: 'heavy.pdf',
    code: 'too-large',
    bytes: () => strToU8('%PDF-1.7'.padEnd(fileLimits.bytes + 1)),
  },
  {
    what: 'a PDF that unpacks to far more',
    name: 'spaces.pdf',
    code: 'too-large',
    bytes: () => writePdf({compress: true, pages: [{raw: ' '.repeat(20_000_000)}]}),
  },
  {what: 'a DOCX that unpacks to far more', name: 'zip.docx', code: 'too-large', bytes: docxBomb},
  {
    what: 'more pages than a resume has',
    name: 'book.pdf',
    code: 'too-many-pages',
    bytes: () => writePdf({pages: Array.from({length: many}, () => page(person))}),
  },
  {
    what: 'drawings without end',
    name: 'drawings.pdf',
    code: 'timeout',
    bytes: drawingBomb,
  },
  {
    what: 'a text about nobody',
    name: 'bread.pdf',
    code: 'not-a-resume',
    bytes: () => writePdf({pages: [page(recipe)]}),
  },
];
