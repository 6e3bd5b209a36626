/** Chance from a seed: the same seed makes the same choices for ever. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `below`. */
  below(below: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item | undefined;
  /** One of the choices, each as likely as its weight says. */
  weighted<Item>(choices: readonly (readonly [weight: number, item: Item])[]): Item | undefined;
  /** A UUID made of this chance. */
  uuid(): string;
}

export function createRandom(seed: number): Random {
  // mulberry32, a small generator that passes the usual tests of its size.
  let state = (seed * 0x9e3779b1) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (digits: number) =>
    Array.from({length: digits}, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: items => items[below(items.length)],
    weighted(choices) {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of choices) {
        left -= weight;
        if (left <= 0) return item;
      }
      return undefined;
    },
    uuid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
