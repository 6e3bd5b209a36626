import type {TextLine} from '../text-document.ts';

/** A line that ends inside a word, and a line that goes on with one. */
const openEnd = /(\S*\p{L})-$/u;
const wordStart = /^(\p{Ll}\S*)(?:\s+|$)/u;
/** A name that goes on after its own hyphen: `Świątek-` and below it `Żółkiewska`. */
const nameStart = /^(\p{Lu}\p{Ll}+)$/u;
const address = /[@/]|\.\p{L}/u;
/** First parts that make compounds, which keep their hyphen wherever the line ends. */
const compounding =
  /^(?:\p{L}{1,2}|self|non|multi|cross|full|part|high|low|long|short|end|well|half|real|user|data|client|cloud|cost|time|year|face|hand|front|back|test|open|third|first|second|two|three|four|five|six|seven|eight|nine|ten|post|pre|anti|semi|over|under|inter|micro|macro|mid|all|ever|world|decision|problem|result|detail|team|cost)$/iu;
/** From so many broken words on, the program that made the file breaks words. */
const manyBreaks = 3;

/**
 * Puts words back together that the end of a line broke. The hyphen stays in
 * compounds and addresses; it goes where the program broke the word itself.
 */
export function joinHyphens(lines: readonly TextLine[]): TextLine[] {
  const breaks = lines.filter((line, index) => breakAt(line, lines[index + 1])).length;
  const words = new Set(lines.flatMap(line => line.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const found = before && breakAt(before, line);
    if (!found) {
      joined.push(line);
      continue;
    }
    const keeps = keepsHyphen(found, breaks, words);
    joined[joined.length - 1] = withEnd(before, `${keeps ? '-' : ''}${found.end}`);
    const rest = withoutStart(line, found.end);
    if (rest) joined.push(rest);
  }
  return joined;
}

/** Two pieces of a name that a narrow cell broke: at a hyphen the word goes on, and loses it where it broke a word. */
export function joinPieces(first: string, second: string): string {
  const open = openEnd.exec(first)?.[1];
  if (open === undefined) return `${first} ${second}`;
  const isBroken = wordStart.test(second) && !open.includes('-') && !compounding.test(open);
  return `${isBroken ? first.slice(0, -1) : first}${second}`;
}

interface Break {
  readonly start: string;
  readonly end: string;
}

function breakAt(line: TextLine, next: TextLine | undefined): Break | null {
  if (!next || next.listLevel !== null || next.block !== line.block) return null;
  if (next.gapAbove !== null && next.gapAbove > line.fontSize) return null;
  const start = openEnd.exec(line.text)?.[1];
  const isAlike = line.fontSize === next.fontSize && line.bold === next.bold;
  const end = (wordStart.exec(next.text) ?? (isAlike ? nameStart.exec(next.text) : null))?.[1];
  return start && end ? {start, end} : null;
}

function keepsHyphen({start, end}: Break, breaks: number, words: Set<string>): boolean {
  if (address.test(start) || start.includes('-') || nameStart.test(end)) return true;
  const [first, second] = [start.toLowerCase(), end.toLowerCase().match(/^[\p{L}-]+/u)?.[0] ?? ''];
  if (words.has(`${first}-${second}`)) return true;
  if (words.has(`${first}${second}`)) return false;
  return breaks < manyBreaks || compounding.test(start);
}

function withEnd(line: TextLine, end: string): TextLine {
  const cells = line.cells.map((cell, index) =>
    index === line.cells.length - 1 ? {...cell, text: `${cell.text.slice(0, -1)}${end}`} : cell,
  );
  return {...line, cells, text: cells.map(cell => cell.text).join(' ')};
}

function withoutStart(line: TextLine, start: string): TextLine | null {
  const cells = line.cells
    .map((cell, index) =>
      index === 0 ? {...cell, text: cell.text.slice(start.length).trimStart()} : cell,
    )
    .filter(cell => cell.text !== '');
  return cells.length > 0 ? {...line, cells, text: cells.map(cell => cell.text).join(' ')} : null;
}
