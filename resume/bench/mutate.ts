import {mutatedInside, type Random} from './mutate-inside.ts';

/** Numbers from 0 to below 1, the same for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

/**
 * The mutant of that number: one of the files, spoilt as a whole or, where it
 * is packed, inside of what is packed. The same seed and number give the same.
 */
export function mutantOf(files: readonly Uint8Array[], seed: number, number: number): Uint8Array {
  const random = seededRandom(seed + Math.imul(number, 0x9e3779b1));
  const file = files[Math.floor(random() * files.length)] ?? new Uint8Array();
  const inside = random() < 0.5 ? mutatedInside(file, random, mutate) : null;
  return inside ?? mutate(file, random);
}

/** A copy of a file, spoilt in one to six ways. */
export function mutate(file: Uint8Array, random: Random): Uint8Array {
  let bytes: Uint8Array = new Uint8Array(file);
  const times = 1 + Math.floor(random() * 6);
  for (let time = 0; time < times; time++) {
    const mutation = mutations[Math.floor(random() * mutations.length)];
    if (mutation && bytes.length > 0) bytes = mutation(bytes, random);
  }
  return bytes;
}

const mutations: readonly Mutation[] = [
  flipBits,
  flipBits,
  changeDigits,
  changeDigits,
  setRun,
  cutOff,
  removeChunk,
  repeatChunk,
  swapChunks,
];

function place(bytes: Uint8Array, random: Random): number {
  return Math.floor(random() * bytes.length);
}

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  const count = 1 + Math.floor(random() * 20);
  for (let time = 0; time < count; time++) {
    const at = place(bytes, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return bytes;
}

/** Lengths, offsets, references and sizes are written in digits. */
function changeDigits(bytes: Uint8Array, random: Random): Uint8Array {
  const count = 1 + Math.floor(random() * 10);
  for (let time = 0; time < count; time++) {
    const from = place(bytes, random);
    const at = bytes.findIndex((byte, index) => index >= from && byte >= 48 && byte <= 57);
    if (at >= 0) bytes[at] = 48 + Math.floor(random() * 10);
  }
  return bytes;
}

function setRun(bytes: Uint8Array, random: Random): Uint8Array {
  const at = place(bytes, random);
  const value = [0, 255, 32, Math.floor(random() * 256)][Math.floor(random() * 4)] ?? 0;
  return bytes.fill(value, at, at + Math.floor(random() * 64));
}

function cutOff(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, place(bytes, random) + 1);
}

function removeChunk(bytes: Uint8Array, random: Random): Uint8Array {
  const at = place(bytes, random);
  const end = at + Math.floor(random() * 400);
  return joined(bytes.subarray(0, at), bytes.subarray(end));
}

function repeatChunk(bytes: Uint8Array, random: Random): Uint8Array {
  const at = place(bytes, random);
  const chunk = bytes.subarray(at, at + Math.floor(random() * 400));
  return joined(bytes.subarray(0, at), chunk, chunk, bytes.subarray(at + chunk.length));
}

function swapChunks(bytes: Uint8Array, random: Random): Uint8Array {
  const size = Math.floor(random() * 200);
  const [one, other] = [place(bytes, random), place(bytes, random)];
  const kept = bytes.slice(one, one + size);
  bytes.copyWithin(one, other, other + size);
  bytes.set(kept.subarray(0, Math.max(0, bytes.length - other)), other);
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
