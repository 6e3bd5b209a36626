/** Letters written from right to left: Hebrew, Arabic, Syriac, Thaana and their kin. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const latin = /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])\p{L}/u;
const digit = /\p{N}/u;
/** Signs that stay within a number. */
const inNumber = /^[.,:/+]$/;

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

/** A text from right to left names many things in Latin letters, one from left to right few in others. */
const foreignWeight = 3;

/** Whether a text is read from right to left, by what its letters are. */
export function isRightToLeft(text: string): boolean {
  let balance = 0;
  for (const letter of text) {
    if (rightToLeft.test(letter)) balance += foreignWeight;
    else if (/\p{L}/u.test(letter)) balance -= 1;
  }
  return balance > 0;
}

/**
 * Puts pieces that stand from left to right on the page into the order they are
 * read in a line whose direction is given. Numbers and Latin words within text
 * written from right to left keep their own direction.
 */
export function readingOrder(pieces: readonly string[], isRight: boolean): string {
  if (!isRight && !pieces.some(piece => rightToLeft.test(piece))) return pieces.join('');
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

type Direction = 'right' | 'left' | 'number' | 'none';

/** Runs of one direction. */
function toRuns(pieces: readonly string[], isRight: boolean): Run[] {
  const directions = pieces.map(directionOf);
  const runs: Run[] = [];
  const latinPairs = pairedWithLatin(pieces, directions);
  for (const [index, piece] of pieces.entries()) {
    const own = !latinPairs.has(index) && runsRight(directions, index, piece, isRight);
    const open = runs.at(-1);
    if (open?.isRight === own) open.pieces.push(piece);
    else runs.push({isRight: own, pieces: [piece]});
  }
  return runs;
}

/** Places of brackets that follow a Latin word and hold only Latin: they run with it. */
function pairedWithLatin(
  pieces: readonly string[],
  directions: readonly Direction[],
): ReadonlySet<number> {
  const paired = new Set<number>();
  for (const [open, piece] of pieces.entries()) {
    const close = piece === '(' ? pieces.indexOf(')', open) : -1;
    if (close < 0) continue;
    const before = directions.slice(0, open).findLast(one => one === 'left' || one === 'right');
    const inside = directions.slice(open, close);
    if (before !== 'left' || inside.includes('right') || !inside.includes('left')) continue;
    paired.add(open).add(close);
  }
  return paired;
}

function directionOf(piece: string): Direction {
  if (rightToLeft.test(piece)) return 'right';
  if (latin.test(piece)) return 'left';
  return digit.test(piece) ? 'number' : 'none';
}

/** What has no direction, such as a space, goes with its neighbours where both are Latin, else with the line. */
function runsRight(
  directions: readonly Direction[],
  index: number,
  piece: string,
  isRight: boolean,
): boolean {
  const own = directions[index];
  if (own !== 'none') return own === 'right';
  const before = directions.slice(0, index).findLast(one => one !== 'none');
  const after = directions.slice(index).find(one => one !== 'none');
  if (before === 'number' && after === 'number') {
    const isLatin = directions.slice(0, index).findLast(one => /left|right/.test(one)) === 'left';
    return !(isLatin || inNumber.test(piece)) && isRight;
  }
  const [first, second] = [before === 'right', after === 'right'];
  return before && after && first === second ? first : isRight;
}

function mirror(piece: string): string {
  return mirrored[piece] ?? piece;
}
