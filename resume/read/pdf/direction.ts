/** Letters written from right to left: Hebrew, Arabic, Syriac, Thaana and their kin. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const leftToRight = /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])[\p{L}\p{N}]/u;

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

/** Whether most letters of a text are written from right to left. */
export function isRightToLeft(text: string): boolean {
  let balance = 0;
  for (const letter of text) {
    if (rightToLeft.test(letter)) balance += 1;
    else if (/\p{L}/u.test(letter)) balance -= 1;
  }
  return balance > 0;
}

/**
 * Puts pieces that stand from left to right on the page into the order they are
 * read. Numbers and Latin words within a text written from right to left keep
 * their own direction.
 */
export function readingOrder(pieces: readonly string[]): string {
  const text = pieces.join('');
  if (!rightToLeft.test(text)) return text;
  const isRight = isRightToLeft(text);
  const runs = toRuns(pieces, isRight);
  const ordered = isRight ? runs.toReversed() : runs;
  return ordered
    .map(run => (run.isRight ? run.pieces.toReversed().map(mirror).join('') : run.pieces.join('')))
    .join('');
}

interface Run {
  readonly isRight: boolean;
  readonly pieces: string[];
}

/** Runs of one direction; what has none, such as spaces, goes with its neighbours where they agree, else with the text. */
function toRuns(pieces: readonly string[], isRight: boolean): Run[] {
  const directions = pieces.map(piece => {
    if (rightToLeft.test(piece)) return true;
    return leftToRight.test(piece) ? false : null;
  });
  const runs: Run[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = directions.slice(0, index).findLast(one => one !== null) ?? isRight;
    const after = directions.slice(index).find(one => one !== null) ?? isRight;
    const own = directions[index] ?? (before === after ? before : isRight);
    const open = runs.at(-1);
    if (open?.isRight === own) open.pieces.push(piece);
    else runs.push({isRight: own, pieces: [piece]});
  }
  return runs;
}

function mirror(piece: string): string {
  return mirrored[piece] ?? piece;
}
