import type {TextCell} from '../text-document.ts';

/** Marks that programs put before list items. A dash counts only with a space after it. */
const mark = /^(?:[•‣⁃◦●○■□▪▫◆◇❖➢➤►▶▸▹➔→⇒✓✔✗✦★☆∙·⦿⦾❯❱»›*]|[-–—](?=\s)|o(?=\s))\s*/;

/** Takes a list mark off a line's first cell and says how deep the item is nested, null where none starts. */
export function takeMark(cells: readonly TextCell[]): {
  rest: readonly TextCell[];
  level: number | null;
} {
  const [first, ...others] = cells;
  const found = first && mark.exec(`${first.text} `);
  if (!first || !found) return {rest: cells, level: null};
  const text = first.text.slice(found[0].length).trim();
  if (text !== '') return {rest: [{...first, text}, ...others], level: 0};
  return others.length > 0 ? {rest: others, level: 0} : {rest: cells, level: null};
}
