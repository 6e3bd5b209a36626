import {foldInPlace} from '../../vocabulary/fold.ts';
import {isPlaceWord} from '../../vocabulary/places.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';

/** Leave to process personal data, as Polish, Italian and other employers ask for it. */
const consent =
  /wyrazam zgode|zgoda na przetwarzanie|klauzula|autorizzo il trattamento|trattamento dei (?:miei )?dati|consent to the processing|processing of my personal data|einwilligung zur verarbeitung|proteccion de datos|autorizo (?:el tratamiento|o tratamento)|rodo\b|gdpr/;

/** Letters are signed on a day; a month or a year alone is something else's date. */
const dayOfYear = /\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}|\d{1,2}\.?\s\p{L}+\s\d{4}/u;

/** Whether a line only allows or declares something about the document itself. */
export function isConsent(text: string): boolean {
  return text.length > 30 && consent.test(foldInPlace(text));
}

/** The lines without a closing "Berlin, 12.03.2024" and the name signed under it. */
export function withoutSignature(lines: readonly TextLine[]): TextLine[] {
  const at = lines.findLastIndex(line => isPlaceAndDate(line.text));
  const isLast = at >= 0 && at >= lines.length - 3;
  return isLast ? lines.slice(0, at) : [...lines];
}

function isPlaceAndDate(text: string): boolean {
  if (!dayOfYear.test(text)) return false;
  const [date, ...others] = findDates(text);
  if (!date || date.isRange || others.length > 0 || date.to < text.length - 1) return false;
  const before = text.slice(0, date.from).replace(/,?\s*(?:den|le|li|a|em|op|dnia)?\s*$/u, '');
  return before !== '' && isPlaceWord(before) && text.includes(',');
}
