import {placeLikeness} from '../../vocabulary/places.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {splitList} from './split-list.ts';

export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly links: readonly string[];
}

const email = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const phone =
  /(?<![\p{L}\p{N}@/.-])(?:\+|00)?\(?\d[\d\s().\-–—/\u00a0\u2011]{5,22}\d(?![\p{L}\p{N}@])/u;
const link =
  /(?:https?:\/\/|www\.)[^\s|•·,;<>()]+|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|de|fr|es|it|pt|nl|pl|uk|eu|app|ai|info|at|ch|be|ca|us|in|tech|design|page|site|online|xyz|blog)(?:\/[^\s|•·,;<>()]*)?(?![\p{L}\p{N}@])/iu;
const addressLabel =
  /^(?:address|home address|location|city|residence|based in|lives in|adresse|anschrift|wohnort|ort|wohnhaft in|domicile|ville|dirección|domicilio|ubicación|ciudad|residencia|indirizzo|residenza|città|domicilio|morada|endereço|localidade|cidade|adres|woonplaats|miejsce zamieszkania|miasto|zamieszkanie)$/i;

/** Finds how to reach the person in the lines that hold their own data. */
export function readContact(lines: readonly TextLine[], targets: readonly string[]): Contact {
  const texts = lines.map(line => line.text);
  const printed = first(texts, email);
  const written =
    targets
      .find(target => target.startsWith('mailto:'))
      ?.slice(7)
      .split('?')[0] ?? null;
  return {
    email: printed ?? written,
    phone: findPhone(texts),
    location: findLocation(lines),
    links: findLinks(texts, targets),
  };
}

function first(texts: readonly string[], pattern: RegExp): string | null {
  for (const text of texts) {
    const found = pattern.exec(text)?.[0];
    if (found) return found;
  }
  return null;
}

export function findPhone(texts: readonly string[]): string | null {
  for (const text of texts) {
    const all = text.replace(email, ' ').matchAll(new RegExp(phone.source, 'gu'));
    for (const [found] of all) {
      const digits = found.replace(/\D/g, '').length;
      if (digits >= 7 && digits <= 15 && findDates(found).length === 0) return found.trim();
    }
  }
  return null;
}

function findLinks(texts: readonly string[], targets: readonly string[]): string[] {
  const printed = texts.flatMap(text =>
    [
      ...text.replace(new RegExp(email.source, 'gu'), ' ').matchAll(new RegExp(link.source, 'giu')),
    ].map(([found]) => found.replace(/[.)]+$/, '')),
  );
  const hidden = targets.filter(target => /^https?:/i.test(target));
  const links = new Map<string, string>();
  for (const one of [...printed, ...hidden]) {
    const key = one
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
      .replace(/\/+$/, '');
    if (!links.has(key)) links.set(key, one);
  }
  return [...links.values()];
}

function findLocation(lines: readonly TextLine[]): string | null {
  for (const line of lines) {
    const [label = '', value] = labelled(line);
    if (value && addressLabel.test(label.trim())) return value;
  }
  const pieces = lines.flatMap(line =>
    line.cells.flatMap(cell => splitList(cell.text, /[|•·●▪;\t]|\s[–—/]\s/u)),
  );
  const scored = pieces.map(piece => ({
    piece,
    score: isContactText(piece) ? 0 : placeLikeness(piece),
  }));
  return scored.find(({score}) => score >= 0.9)?.piece ?? null;
}

function labelled(line: TextLine): string[] {
  if (line.cells.length === 2) return line.cells.map(cell => cell.text.replace(/:$/, ''));
  const colon = /^([^:]{2,24}):\s*(\S.*)$/.exec(line.text);
  return colon ? [colon[1] ?? '', colon[2] ?? ''] : [];
}

/** Holds an address of the net or a number to call. */
export function isContactText(text: string): boolean {
  return email.test(text) || link.test(text) || findPhone([text]) !== null;
}
