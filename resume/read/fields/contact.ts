import type {TextLine} from '../text-document.ts';
import type {Found} from './found.ts';
import {findPhone} from './phone.ts';

const email = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const emails = new RegExp(email.source, 'gu');
const link =
  /(?:https?:\/\/|www\.)[^\s|•·,;<>()]+|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|de|fr|es|it|pt|nl|pl|uk|eu|app|ai|info|at|ch|be|ca|us|in|tech|design|page|site|online|xyz|blog|games|studio|art|edu|br|mx|ie|se|no|dk|fi|cz|gg|so|to|tv|cc|cv)(?:\/[^\s|•·,;<>()]*)?(?![\p{L}\p{N}@])/iu;
const links = new RegExp(link.source, 'giu');

/** The address printed first, else the one a link would write to. */
export function findEmail(
  lines: readonly TextLine[],
  targets: readonly string[],
): Found<string> | null {
  for (const {text} of lines) {
    const printed = email.exec(text)?.[0];
    if (printed) return {value: printed, confidence: 1};
  }
  const [, written] = /^mailto:([^?]+)/i.exec(targets.find(isMailTo) ?? '') ?? [];
  return written ? {value: written, confidence: 0.9} : null;
}

function isMailTo(target: string): boolean {
  return /^mailto:/i.test(target);
}

/** Addresses on the web, as printed; those that only a link holds follow. */
export function findLinks(lines: readonly TextLine[], targets: readonly string[]): string[] {
  const printed = lines.flatMap(({text}) =>
    [...text.replace(emails, ' ').matchAll(links)].map(([found]) => found.replace(/[.)]+$/, '')),
  );
  const found = new Map<string, string>();
  for (const one of [...printed, ...targets.filter(target => /^https?:/i.test(target))]) {
    const key = one.toLowerCase().replace(/^https?:\/\/|^www\.|^https?:\/\/www\.|\/+$/g, '');
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

/** Holds an address of the net or a number to call. */
export function isContactText(text: string): boolean {
  return email.test(text) || link.test(text) || findPhone([text]) !== null;
}

/** The text with a bar for each address and number in it. */
export function withoutContacts(text: string): string {
  if (!isContactText(text)) return text;
  const bare = text.replace(emails, ' | ').replace(links, ' | ');
  const phone = findPhone([bare])?.value;
  return (phone ? bare.replace(phone, ' | ') : bare).replace(/^[\s|]+|[\s|]+$/g, '');
}
