import {ReadError} from '../../model/read-error.ts';

/** What one packed stream and all of them may unpack to, in bytes. */
const largestStream = 16 * 1024 * 1024;
const largestFile = 48 * 1024 * 1024;
/** Deflate packs no tighter than this. */
const tightest = 1_032;
/** Fed in pieces so small that what one unpacks to stays within bounds. */
const pieceSize = 16 * 1024;

/**
 * Refuses a file whose streams unpack to far more than a resume holds, without
 * keeping what they unpack to. Pictures are not counted: they are never unpacked.
 *
 * @param text the same bytes, a letter each
 * @throws {ReadError} `too-large`
 */
export async function refuseBombs(bytes: Uint8Array, text: string): Promise<void> {
  const streams = packedStreams(text);
  const packed = streams.reduce((sum, {start, end}) => sum + end - start, 0);
  if (packed * tightest <= largestStream) return;
  let total = 0;
  for (const {start, end} of streams) {
    total += await unpackedSize(bytes.subarray(start, end), largestFile - total);
    if (total > largestFile) throw new ReadError('too-large');
  }
}

function packedStreams(text: string): {start: number; end: number}[] {
  const streams: {start: number; end: number}[] = [];
  for (const {index, 0: keyword} of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 3)) continue;
    const dictionary = text.slice(Math.max(text.lastIndexOf(' obj', index), index - 2_000), index);
    const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (filters > 1) throw new ReadError('too-large');
    if (filters === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const start = index + keyword.length;
    const end = text.indexOf('endstream', start);
    streams.push({start, end: end < 0 ? text.length : end});
  }
  return streams;
}

/** Counts what a stream unpacks to, and stops past `limit`. A stream that is not sound counts as far as it goes. */
async function unpackedSize(packed: Uint8Array, limit: number): Promise<number> {
  const unpacking = new DecompressionStream('deflate');
  const feeding = feed(unpacking.writable.getWriter(), packed);
  const reader = unpacking.readable.getReader();
  let size = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.length;
      if (size > Math.min(largestStream, limit)) throw new ReadError('too-large');
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof ReadError) throw error;
  }
  await feeding;
  return size;
}

async function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  packed: Uint8Array,
): Promise<void> {
  try {
    for (let at = 0; at < packed.length; at += pieceSize) {
      await writer.write(packed.slice(at, at + pieceSize));
    }
    await writer.close();
  } catch {
    // The reading side has seen why.
  }
}
