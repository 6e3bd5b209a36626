import {fileLimits, ReadError} from '../model/read-error.ts';

/** PDF readers accept junk before the header, as mail gateways and printers add it; so far in, at most. */
const headerWindow = 1024;

/**
 * Tells a PDF from a DOCX by the first bytes, whatever the file is called.
 *
 * @throws {ReadError} `empty`, `too-large`, `encrypted` for a locked Office file, `damaged` for a
 * PDF or DOCX without its beginning, `unsupported-type` for everything else
 */
export function fileKind(bytes: Uint8Array, filename: string): 'pdf' | 'docx' {
  if (bytes.length === 0) throw new ReadError('empty');
  if (bytes.length > fileLimits.bytes) throw new ReadError('too-large');
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return 'docx';
  const head = latin(bytes.subarray(0, headerWindow));
  if (head.includes('%PDF-')) return 'pdf';
  if (isLockedOffice(bytes)) throw new ReadError('encrypted');
  if (isBlank(bytes)) throw new ReadError('empty');
  // A PDF that lost its head still ends like one.
  const tail = latin(bytes.subarray(-headerWindow));
  if (/\.pdf$/i.test(filename) && /startxref|%%EOF/.test(tail)) throw new ReadError('damaged');
  throw new ReadError('unsupported-type');
}

/** Word keeps a DOCX with a password in the old container format, with the key beside it. */
function isLockedOffice(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return false;
  const name = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0]);
  return latin(bytes).includes(String.fromCharCode(...name));
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every(byte => byte === 0 || byte === 9 || byte === 10 || byte === 13 || byte === 32);
}

function startsWith(bytes: Uint8Array, magic: string): boolean {
  return latin(bytes.subarray(0, magic.length)) === magic;
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
