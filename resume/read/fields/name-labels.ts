import type {TextLine} from '../text-document.ts';
import {labelledValue} from './look.ts';

const fullName =
  /^(?:(?:full |first and last )?name|vor- und (?:nach|zu)name|nom(?: et prénom)?|nom et prénoms|prénom et nom|nombre(?: completo| y apellidos)?|nome(?: completo| e cognome)?|cognome e nome|naam|imię i nazwisko|voornaam en achternaam)$/i;
const firstName =
  /^(?:first name\(?s?\)?|given name\(?s?\)?|forename|vorname|prénom|nombre|nome|voornaam|voornamen|imię|primeiro nome)$/i;
const lastName =
  /^(?:last name|surname\(?s?\)?|family name|nachname|familienname|zuname|nom|nom de famille|apellidos?|cognome|sobrenome|apelidos?|achternaam|nazwisko)$/i;

/** The name behind a label, or put together from a first and a last name behind theirs. */
export function labelledName(lines: readonly TextLine[]): string | null {
  const labelled = lines.flatMap(line => labelledValue(line) ?? []);
  const behind = (pattern: RegExp) =>
    labelled.find(({label}) => pattern.test(label.trim()))?.value ?? null;
  const [first, last] = [behind(firstName), behind(lastName)];
  if (first && last) return `${first} ${last}`;
  return behind(fullName) ?? labelled.find(({label}) => isBothNames(label))?.value ?? null;
}

/** "Surname(s) / First name(s)" */
function isBothNames(label: string): boolean {
  const parts = label.split(/\s*\/\s*/).map(part => part.trim());
  return (
    parts.length === 2 && [firstName, lastName].every(kind => parts.some(part => kind.test(part)))
  );
}
