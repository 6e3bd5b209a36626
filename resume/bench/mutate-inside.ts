/** Spoils what is packed inside a file, so that more than the unpacking is put to the test. */

import {deflateSync, inflateSync} from 'node:zlib';
import {unzipSync, zipSync} from 'fflate';

export type Random = () => number;
type Mutate = (bytes: Uint8Array, random: Random) => Uint8Array;

/** A copy with one of its packed parts spoilt; null where nothing in it is packed. */
export function mutatedInside(file: Uint8Array, random: Random, mutate: Mutate): Uint8Array | null {
  if (file[0] === 0x50 && file[1] === 0x4b) return mutatedZip(file, random, mutate);
  const streams = packedStreams(file);
  const stream = streams[Math.floor(random() * streams.length)];
  if (!stream) return null;
  const {start, end} = stream;
  const packed = deflateSync(mutate(inflateSync(file.subarray(start, end)), random));
  return Buffer.concat([file.subarray(0, start), packed, file.subarray(end)]);
}

function mutatedZip(file: Uint8Array, random: Random, mutate: Mutate): Uint8Array | null {
  const parts = unzipSync(file);
  const names = Object.keys(parts).sort();
  const name = names[Math.floor(random() * names.length)];
  const part = name === undefined ? undefined : parts[name];
  if (name === undefined || !part) return null;
  return zipSync({...parts, [name]: mutate(part, random)}, {level: 1});
}

/** Where the packed streams of a PDF lie that are sound. */
function packedStreams(file: Uint8Array): {start: number; end: number}[] {
  const text = new TextDecoder('latin1').decode(file);
  return [...text.matchAll(/(?<!end)stream\r?\n/g)].flatMap(({index, 0: keyword}) => {
    const start = index + keyword.length;
    const end = text.indexOf('endstream', start);
    return end > start && isPacked(file.subarray(start, end)) ? [{start, end}] : [];
  });
}

function isPacked(bytes: Uint8Array): boolean {
  try {
    return inflateSync(bytes).length > 0;
  } catch {
    return false;
  }
}
