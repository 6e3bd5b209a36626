import {isPlaceWord, placeLikeness} from '../../vocabulary/places.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import type {Found} from './found.ts';
import {labelledValue} from './look.ts';
import {splitList} from './split-list.ts';

const addressLabel =
  /^(?:address|home address|location|city|residence|based in|lives in|adresse|anschrift|wohnort|ort|wohnhaft in|domicile|ville|dirección|domicilio|ubicación|ciudad|residencia|indirizzo|residenza|città|morada|endereço|localidade|cidade|adres|woonplaats|miejsce zamieszkania|miasto|zamieszkanie)$/i;
/** Signs that part the fields of a contact line; a comma does not. */
const fieldSeparators = /[|•·∙⋅●▪◆;\t]|\s[–—/]\s|(?<=\p{Ll}{4}|\d)\.\s+(?=\p{Lu})/gu;

/** Where the person lives: what is labelled so, else what has the form of a place. */
export function findLocation(lines: readonly TextLine[]): Found<string> | null {
  for (const line of lines) {
    const labelled = labelledValue(line);
    if (labelled && addressLabel.test(labelled.label))
      return {value: labelled.value, confidence: 1};
  }
  const found = lines
    .flatMap(line => placesIn(line))
    .toSorted((a, b) => b.confidence - a.confidence);
  return found[0] ?? null;
}

function placesIn(line: TextLine): Found<string>[] {
  const pieces = line.cells
    .flatMap(cell => splitList(cell.text, fieldSeparators))
    .flatMap(piece => (isContactText(piece) ? besideContact(piece) : [piece]));
  const isContactLine = isContactText(line.text);
  return pieces.flatMap(value => {
    const confidence = isContactText(value) ? 0 : sureness(value, isContactLine);
    return confidence > 0 ? [{value, confidence}] : [];
  });
}

/** "12 Elm Road, Leeds, tel. 0113 496 0000": what is left of a piece between the commas. */
function besideContact(text: string): string[] {
  const parts = splitList(text, /,/gu).map(part => (isContactText(part) ? '|' : part));
  return splitList(parts.join(', '), /[,\s]*\|[,\s]*/gu);
}

function sureness(text: string, isContactLine: boolean): number {
  const likeness = placeLikeness(text);
  if (likeness >= 0.9) return likeness;
  // A street before a town that has a postal code.
  const town = text.split(/,\s*/).slice(1).join(', ');
  if (/\d/.test(text) && town !== '' && placeLikeness(town) >= 0.9) return 0.85;
  const isTownLike =
    isPlaceWord(text) && titleLikeness(text) === 0 && text.split(/\s+/).length <= 3;
  return isContactLine && isTownLike ? 0.5 : 0;
}
