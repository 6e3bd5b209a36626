/** Parts of a whole in words ("by a third"), as percentages; words in lower case without accents. */
const table: Record<string, number> = {
  'a third': 100 / 3,
  'one third': 100 / 3,
  'two thirds': 200 / 3,
  'a quarter': 25,
  'one quarter': 25,
  'three quarters': 75,
  'a fifth': 20,
  'one fifth': 20,
  'a tenth': 10,
  half: 50,
  'die halfte': 50,
  'ein drittel': 100 / 3,
  'zwei drittel': 200 / 3,
  'ein viertel': 25,
  'drei viertel': 75,
  'ein funftel': 20,
  moitie: 50,
  'un tiers': 100 / 3,
  'deux tiers': 200 / 3,
  'un quart': 25,
  'un cinquieme': 20,
  'un dixieme': 10,
  'trois quarts': 75,
  'dos tercios': 200 / 3,
  'una cuarta': 25,
  'una tercera': 100 / 3,
  'una quinta': 20,
  'un tercio': 100 / 3,
  'un cuarto': 25,
  mitad: 50,
  'la mitad': 50,
  'un terzo': 100 / 3,
  'due terzi': 200 / 3,
  'un quarto': 25,
  'um terco': 100 / 3,
  'um quarto': 25,
  metade: 50,
  'een derde': 100 / 3,
  'een vijfde': 20,
  'een vierde': 25,
  'twee derde': 200 / 3,
  'um quinto': 20,
  'dois tercos': 200 / 3,
  'un quinto': 20,
  'een kwart': 25,
  'de helft': 50,
  'jedna trzecia': 100 / 3,
  'jedna czwarta': 25,
  'jedna piata': 20,
  polowe: 50,
};

/** Words that stand before a part by which something changed. */
const before = new Set([
  'by',
  'um',
  'd',
  'de',
  'en',
  'un',
  'di',
  'del',
  'della',
  'em',
  'pela',
  'met',
  'o',
  'a',
  'almost',
  'nearly',
  'about',
  'to',
  'auf',
  'au',
  'ad',
  'al',
  'op',
  'naar',
  'do',
  'na',
  'para',
]);

/** Words after a part that say what it is a part of, or which way it goes. */
const after =
  /^(?:of|less|fewer|more|lower|higher|shorter|faster|mehr|weniger|kurzer|schneller|des|der|von)$/;

/**
 * The percentage that these words say after the word before them; null where
 * they say none. "Half of" says some, not how many.
 */
export function fraction(
  previous: string,
  words: readonly string[],
): {value: number; words: number} | null {
  for (let count = 2; count > 0; count--) {
    const value = table[words.slice(0, count).join(' ')];
    if (value === undefined || count > words.length) continue;
    const isPart = count === 2 && after.test(words[2] ?? '');
    const isForeign =
      count === 2 && /^(?:un|um|una|een|due|deux|dos|zwei|drei|jedna)$/.test(words[0] ?? '');
    if (before.has(previous) || isPart || isForeign) return {value, words: count};
  }
  return null;
}
