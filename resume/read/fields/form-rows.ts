import {fieldLabel} from '../../vocabulary/labels.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextLine} from '../text-document.ts';
import {withCells} from './look.ts';

/** How many lines away the value of a label may have been read. */
const reach = 10;

/** Puts labels and values of a form side by side again where they were read column by column. */
export function rejoinFormRows(lines: readonly TextLine[]): TextLine[] {
  const taken = new Set<TextLine>();
  return lines
    .map((line, index) => {
      const value = isLabel(line)
        ? valueBeside(line, lines.slice(index + 1, index + reach), taken)
        : null;
      if (!value) return line;
      taken.add(value);
      return withCells(line, [...line.cells, ...value.cells]) ?? line;
    })
    .filter(line => !taken.has(line));
}

function isLabel({cells, text, width}: TextLine): boolean {
  if (width === 0 || cells.length > 1 || sectionOfTitle(text) !== null) return false;
  return fieldLabel(text) !== null;
}

/** The nearest line on the right that begins on the label's height. */
function valueBeside(
  label: TextLine,
  following: readonly TextLine[],
  taken: ReadonlySet<TextLine>,
): TextLine | null {
  const beside = following.filter(line => {
    const isRight = line.page === label.page && line.x > label.x + label.width;
    return isRight && !taken.has(line) && Math.abs(line.y - label.y) < label.fontSize * 0.6;
  });
  return beside.toSorted((a, b) => a.x - b.x)[0] ?? null;
}
