import {Inflate} from 'fflate';
import {ReadError} from '../../model/read-error.ts';

/**
 * The zip file a DOCX is, opened with suspicion: sizes are checked in the
 * directory before anything is unpacked, and counted again while unpacking,
 * because a hostile directory lies.
 */
export interface Archive {
  has(path: string): boolean;
  /** The unpacked text of a part, or null where the archive has none. */
  text(path: string): string | null;
}

/** What an honest resume never needs; a bomb needs more of at least one of these. */
const limits = {
  entries: 200,
  xmlBytes: 3 * 1024 * 1024,
  totalBytes: 20 * 1024 * 1024,
  ratio: 100,
  /** Small parts compress well without being bombs; below this the ratio says nothing. */
  ratioFromBytes: 128 * 1024,
} as const;

/** Unpacked in small pieces, so that a lying size is noticed after at most a few megabytes. */
const inflateStepBytes = 4 * 1024;

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly headerOffset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;

export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  let unpackedBytes = 0;

  return {
    has: path => entries.has(path),
    text(path) {
      const entry = entries.get(path);
      if (!entry) return null;
      const unpacked = unpack(entry, view, bytes);
      unpackedBytes += unpacked.byteLength;
      if (unpackedBytes > limits.totalBytes) throw new ReadError('too-large');
      return decode(unpacked);
    },
  };
}

function readDirectory(view: DataView, bytes: Uint8Array): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new ReadError('too-large');

  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  let totalBytes = 0;
  for (let index = 0; index < count; index++) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) {
      throw new ReadError('damaged');
    }
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted) throw new ReadError('encrypted');
    const nameLength = view.getUint16(at + 28, true);
    const entry: Entry = {
      path: decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
    };
    checkSize(entry);
    totalBytes += entry.bytes;
    entries.set(entry.path, entry);
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (totalBytes > limits.totalBytes) throw new ReadError('too-large');
  return entries;
}

/** The end record is last, but a comment of up to 64 KB may follow it. */
function findEnd(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let at = view.byteLength - endLength; at >= earliest; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new ReadError('damaged');
}

function checkSize({path, bytes, packedBytes}: Entry): void {
  if (/\.(xml|rels)$/i.test(path) && bytes > limits.xmlBytes) throw new ReadError('too-large');
  if (bytes > limits.ratioFromBytes && bytes > packedBytes * limits.ratio) {
    throw new ReadError('too-large');
  }
}

function unpack(entry: Entry, view: DataView, bytes: Uint8Array): Uint8Array {
  const at = entry.headerOffset;
  if (at + localLength > view.byteLength || view.getUint32(at, true) !== localSignature) {
    throw new ReadError('damaged');
  }
  const start = at + localLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + entry.packedBytes);
  if (packed.byteLength < entry.packedBytes) throw new ReadError('damaged');
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new ReadError('damaged');
  return inflate(packed);
}

function inflate(packed: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate(chunk => {
    length += chunk.byteLength;
    if (length > limits.xmlBytes) throw new ReadError('too-large');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.byteLength || at === 0; at += inflateStepBytes) {
      const next = packed.subarray(at, at + inflateStepBytes);
      stream.push(next, at + inflateStepBytes >= packed.byteLength);
    }
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw new ReadError('damaged');
  }
  return joinChunks(chunks, length);
}

function joinChunks(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.byteLength;
  }
  return joined;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
