import type {TextLine} from '../text-document.ts';
import {wordCount} from './look.ts';
import {splitList} from './split-list.ts';

/** The items of a plain list: one for each line, or the pieces of a line that is a list itself. */
export function readList(lines: readonly TextLine[]): string[] {
  return lines.flatMap(line => {
    if (line.listLevel !== null || line.cells.length > 1) return [line.text];
    return piecesOf(line.text);
  });
}

function piecesOf(text: string): string[] {
  const strong = splitList(text, /[;|•·●▪]/u);
  if (strong.length > 1) return strong;
  const pieces = splitList(text, /,/);
  const isList =
    pieces.length > 1 &&
    pieces.every(
      piece =>
        wordCount(piece) <= 5 && !/^(?:19|20)\d\d$|^(?:member|since|seit|depuis)/i.test(piece),
    );
  return isList ? pieces : [text];
}

/** Languages with their levels as printed: "English (native)", "Englisch C1". */
export function readLanguages(lines: readonly TextLine[]): string[] {
  return lines.flatMap(line => {
    const [first = '', ...others] = line.cells.map(cell => cell.text);
    if (others.length === 1) return [`${first} ${others[0]}`];
    return line.cells.flatMap(cell => splitList(cell.text, /[,;|•·●▪]/u));
  });
}
