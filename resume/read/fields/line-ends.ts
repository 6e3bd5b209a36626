import {degreeLikeness} from '../../vocabulary/degrees.ts';
import {organisationLikeness, schoolLikeness} from '../../vocabulary/organisations.ts';
import {placeLikeness} from '../../vocabulary/places.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {wordCount} from './look.ts';

/*
 * What the words at the end of one line and at the start of the next say about
 * whether they are one text.
 */

/** A title, a degree or a place, which needs nothing before it. */
export function isNameByItself(text: string): boolean {
  return titleLikeness(text) >= 0.8 || degreeLikeness(text) > 0 || placeLikeness(text) >= 0.9;
}

/** A few words more of a name, which are none by themselves unless the name was left unfinished. */
export function goesOnInLastCell(target: TextLine, line: TextLine): boolean {
  const tail =
    target.cells
      .at(-1)
      ?.text.split(/,\s|\s[–—|-]\s/)
      .at(-1) ?? '';
  if (wordCount(line.text) > 4 || line.text.includes(', ') || isNameByItself(line.text))
    return false;
  const says = (text: string) =>
    Math.max(organisationLikeness(text), schoolLikeness(text), titleLikeness(text));
  return says(tail) === 0 || says(line.text) === 0;
}

/** A header line that closes with a title: what follows is another line of it. */
export function isCompleteTitle(text: string): boolean {
  const tail = text.split(/,\s|\s[–—|-]\s/).at(-1) ?? '';
  return tail !== text && titleLikeness(tail) === 1 && wordCount(tail) <= 6;
}

/** Ends where no text ends: at a comma, a dash, an open bracket, a small word, or in a list. */
export function isOpenEnd(text: string): boolean {
  if (/[,&(/–—-]$/.test(text) || /\([^)]*$/.test(text)) return true;
  if (
    /\s(?:of|the|and|for|in|at|to|with|a|an|und|der|die|das|für|von|im|zur|zum|de|du|des|la|le|les|et|à|en|del|y|el|los|las|di|da|della|delle|dei|e|do|dos|das|van|het|een|voor|w|z|i|na|ds)$/.test(
      text,
    )
  )
    return true;
  return text.split(', ').length > 3 && !/[.!?]$/.test(text) && findDates(text).length === 0;
}

/** A title, a date, a label or an author ("Roe, P. (2017)") opens something new. */
export function startsAnew(line: TextLine): boolean {
  if (
    /^\d{1,2}[.)]\s|^\p{Lu}[\p{L}'’-]+,\s\p{Lu}\.|^\p{Lu}[^:,]{1,30}\s?:(?:\s|$)/u.test(line.text)
  )
    return true;
  const opensWithDate = findDates(line.text)[0]?.from === 0;
  return opensWithDate || sectionOfTitle(line.text) !== null || isDated(line);
}

export function isDated({text}: TextLine): boolean {
  return findDates(text).some(span => span.isRange);
}

/** A range of dates and nothing else: a line of its own, also where it begins with a small letter. */
export function isOnlyDates({text}: TextLine): boolean {
  return findDates(text).some(
    ({isRange, from, to}) => isRange && from === 0 && to >= text.length - 1,
  );
}

/** Dates at its end complete a header line. */
export function closesWithDates(text: string): boolean {
  return findDates(text).some(({isRange, to}) => isRange && to >= text.length - 1);
}
