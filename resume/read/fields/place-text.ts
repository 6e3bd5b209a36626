import {organisationLikeness, schoolLikeness} from '../../vocabulary/organisations.ts';
import {isStateCode, placeLikeness} from '../../vocabulary/places.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';

/** A text that is a place and, by its words, nothing else: "Leeds, UK", not "Volkshochschule, Bremen". */
export function isOnlyPlace(text: string): boolean {
  if (isStateCode(text)) return true;
  if (placeLikeness(text) < 0.9) return false;
  return (
    organisationLikeness(text) === 0 &&
    schoolLikeness(text) === 0 &&
    titleLikeness(townOf(text)) === 0
  );
}

/** "Erie, PA" names a state, not an assistant. */
function townOf(text: string): string {
  const at = text.lastIndexOf(',');
  return at > 0 && isStateCode(text.slice(at + 1)) ? text.slice(0, at) : text;
}

/** A town with its state ("Commerce City, CO"), whatever else its words could mean elsewhere. */
export function isTownWithState(text: string): boolean {
  return townOf(text) !== text && placeLikeness(text) === 1;
}
