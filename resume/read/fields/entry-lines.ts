import {degreeLikeness} from '../../vocabulary/degrees.ts';
import {organisationLikeness, schoolLikeness} from '../../vocabulary/organisations.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {isBold, withCells, withText, wordCount} from './look.ts';

/** The fewest words after a full stop that are a remark and no part of a name. */
const fewestWords = 3;

/** A full stop after a whole word or a country's letters, with more text behind it. */
const stop = /(?<=\p{Ll}{3}|\p{Lu}{3}|\))\.\s+(?=\p{Lu})/gu;

/**
 * "2018 – 2020 | Nurse, Elm Hospital, Leeds. Worked on three wards." holds an
 * entry and what is said about it: two lines.
 */
export function withoutRemark(line: TextLine): TextLine[] {
  const last = line.cells.at(-1);
  if (!last || line.cells.length < 2 || line.listLevel !== null) return [line];
  if (!opensWithDates(line)) return [line];
  const cut = [...last.text.matchAll(stop)].find(({0: mark, index}) => {
    const after = last.text.slice(index + mark.length);
    return last.text.slice(0, index).includes(',') && opensSentence(after);
  });
  if (!cut) return [line];
  const header = {...last, text: last.text.slice(0, cut.index)};
  const own = withCells(line, [...line.cells.slice(0, -1), header]) ?? line;
  const remark = withText(line, last.text.slice(cut.index + cut[0].length));
  return [own, {...remark, x: last.x, listLevel: 0, bold: false}];
}

/** A capital, then a small word or a number: "Worked on", not "And., Jerez". */
function opensSentence(text: string): boolean {
  return wordCount(text) >= fewestWords && /^\p{Lu}[\p{L}-]*\s[\p{Ll}\d]/u.test(text);
}

/** A phrase of small words that names nothing, such as what was done in a job. */
export function isPhrase(text: string): boolean {
  const [, ...words] = text.split(/\s+/);
  const small = words.filter(word => /^[\p{Ll}\d]/u.test(word)).length;
  if (/\s[—–|•·]\s/.test(text)) return false;
  if (words.length < fewestWords || small * 2 < words.length || titleLikeness(text) >= 0.8)
    return false;
  // A name has more capitals than its first.
  return small === words.length ? degreeLikeness(text) === 0 : !namesSomebody(text);
}

function namesSomebody(text: string): boolean {
  return organisationLikeness(text) >= 0.9 || schoolLikeness(text) > 0 || degreeLikeness(text) > 0;
}

function opensWithDates({cells}: TextLine): boolean {
  const [first] = cells;
  const [span] = first ? findDates(first.text) : [];
  return (
    first !== undefined && span !== undefined && span.from === 0 && span.to >= first.text.length - 1
  );
}

/**
 * The dot of a timeline is no list mark: a bold line with one, above a plain
 * line that begins at the same edge, names an entry.
 */
export function withoutDot(line: TextLine, index: number, lines: readonly TextLine[]): TextLine {
  const next = lines[index + 1];
  if (line.listLevel === null || !isBold(line) || !next || next.listLevel !== null) return line;
  const isUnder = !isBold(next) && Math.abs(next.x - line.x) < 2 && next.block === line.block;
  return isUnder ? {...line, listLevel: null} : line;
}

/** Where every line is a list item that a date opens or closes, each is an entry. */
export function withoutMarks(lines: readonly TextLine[]): TextLine[] {
  const areEntries = lines.every(({listLevel, text}) => listLevel !== null && isEdgedByDate(text));
  return areEntries ? lines.map(line => ({...line, listLevel: null})) : [...lines];
}

function isEdgedByDate(text: string): boolean {
  return findDates(text).some(({from, to}) => from === 0 || to >= text.length - 1);
}
