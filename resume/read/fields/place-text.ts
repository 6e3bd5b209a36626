import {organisationLikeness, schoolLikeness} from '../../vocabulary/organisations.ts';
import {isStateCode, placeLikeness} from '../../vocabulary/places.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';

/** A text that is a place and, by its words, nothing else: "Leeds, UK", not "Volkshochschule, Bremen". */
export function isOnlyPlace(text: string): boolean {
  if (isStateCode(text)) return true;
  if (placeLikeness(text) < 0.9) return false;
  return (
    organisationLikeness(text) === 0 && schoolLikeness(text) === 0 && titleLikeness(text) === 0
  );
}
