import {organisationEnd} from '../../vocabulary/organisations.ts';
import {isPlaceWord, isStateCode, isWideArea, placeLikeness} from '../../vocabulary/places.ts';
import {commasOf} from './atoms.ts';
import type {Likeness} from './likeness.ts';

/** A name and the place printed as one with it. */
export interface Placed {
  readonly name: string;
  readonly place: string;
  /** The place is no known one, only stands where places stand. */
  readonly isGuess: boolean;
  /** How much better the name reads without the place. */
  readonly gain: number;
}

/** A company's or school's name and its town, where both are printed as one. */
export function nameAndPlace(
  text: string,
  likeness: Likeness,
): {name: string; place: string | null} {
  const found = withoutPlace(text, likeness);
  return found && found.gain > 0 ? found : {name: text, place: null};
}

/** Cuts "Leeds", "Austin, TX", "Lyon, France" or "(Sevilla)" off the end. */
export function withoutPlace(text: string, likeness: Likeness): Placed | null {
  const placed = withoutLastParts(text, likeness) ?? withoutBracketedPlace(text, likeness);
  return placed && !likeness.keepsPlace(placed.name, placed.place) ? placed : null;
}

function withoutLastParts(text: string, likeness: Likeness): Placed | null {
  const commas = commasOf(text);
  const last = commas.at(-1);
  if (last === undefined) return null;
  const tail = text.slice(last + 1).trim();
  const withState =
    isStateCode(tail) || isWideArea(tail) ? withoutTownAndState(text, commas) : null;
  if (withState || !likeness.cutsTowns) return withState;
  if (placeLikeness(tail) >= 0.9) return placed(text, last, tail, 1);
  if (isTownByShape(tail, likeness)) return placed(text, last, tail, 0.2, true);
  // "Southbank" ends like a company; only the other entries can tell that it is a town.
  const mayBeTown = /^\p{Lu}\p{Ll}{2,}$/u.test(tail) && likeness.who(tail) < 0.9;
  return mayBeTown && likeness.what(tail) === 0 ? placed(text, last, tail, -0.5, true) : null;
}

/** "Elm College, Leeds, UK", and "Elm College Duluth, MN" where the college's noun shows its end. */
function withoutTownAndState(text: string, commas: readonly number[]): Placed | null {
  const last = commas.at(-1);
  if (last === undefined) return null;
  // "Hilo, HI, USA" has a state between the town and the country.
  const hasBoth = commas.length > 2 && isStateCode(text.slice((commas.at(-2) ?? 0) + 1, last));
  const beforeLast = commas.at(hasBoth ? -3 : -2);
  const town =
    beforeLast === undefined
      ? ''
      : text.slice(beforeLast + 1, hasBoth ? commas.at(-2) : last).trim();
  if (beforeLast !== undefined && isPlaceWord(town))
    return placed(text, beforeLast, text.slice(beforeLast + 1).trim(), 1);
  const end = isStateCode(text.slice(last + 1)) ? organisationEnd(text.slice(0, last)) : null;
  return end === null ? null : placed(text, end, text.slice(end).trim(), 1);
}

function withoutBracketedPlace(text: string, likeness: Likeness): Placed | null {
  if (!likeness.cutsTowns) return null;
  const match = /\s*\(([^()]+)\)$/.exec(text);
  if (!match?.[1] || match.index === 0) return null;
  const core = match[1].replace(/[\s,]+\d{2,3}$/, '');
  if (placeLikeness(core) >= 0.9) return placed(text, match.index, match[1], 0.5, true);
  return isTownByShape(core, likeness) ? placed(text, match.index, match[1], 0.2, true) : null;
}

function placed(text: string, end: number, place: string, gain: number, isGuess = false): Placed {
  return {name: text.slice(0, end).replace(/[\s,]+$/, ''), place, isGuess, gain};
}

/** A word or two with capitals that are neither a title nor a company nor an abbreviation. */
export function isTownByShape(text: string, likeness: Likeness): boolean {
  const core = text.replace(/\s*\(.*\)$/, '');
  if (core.split(/\s+/).length > 3 || isAbbreviation(core)) return false;
  return isPlaceWord(text) && likeness.what(text) === 0 && likeness.who(text) === 0;
}

/** "S.A.U.", "S. Coop. And.", "NHS": part of a company's name. */
function isAbbreviation(text: string): boolean {
  return /^[\p{Lu}.]{1,4}$/u.test(text) || /(?<!^St)\.(?:\s|$)|\p{Lu}\.\p{Lu}/u.test(text);
}
