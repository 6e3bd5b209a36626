import {placeLikeness} from '../../vocabulary/places.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {withoutContacts} from './contact.ts';

/*
 * What of a line may be a name: people print it beside their headline, their
 * addresses, the word for the document and more.
 */

const documentWords =
  'curriculum vitae|cv|resume|résumé|lebenslauf|currículum(?: vitae)?|currículo|życiorys|levensloop';
const documentBefore = new RegExp(
  String.raw`^(?:${documentWords})(?:\s+(?:of|von|de|di|van)|\s*[-–—:|])?\s+(?=\p{Lu})`,
  'iu',
);
const documentAfter = new RegExp(
  String.raw`(?:['’]s)?(?:\s+[-–—|])?\s+(?:${documentWords})$`,
  'iu',
);
const pronouns =
  /\s*[([]?(?<!\p{L})(?:she|he|they|ze|xe|elle|il|iel|sie|er|ella|él)\s?\/\s?\p{L}{2,5}(?:\s?\/\s?\p{L}{2,6})?[)\]]?(?!\p{L})/giu;
const greeting =
  /^(?:.{0,12}\s)?(?:i am|i['’]m|my name is|ich bin|je suis|soy|sono)\s+(?=\p{Lu})/iu;
const separators = /\s+[|·•–—/-]\s+|\s*[|·•]\s*/u;

/** The texts of a line that may be a name, the fullest first. */
export function namePieces(line: TextLine): string[] {
  const cells = line.cells.map(({text}) => joinSpaced(text));
  const isOneWordEach = cells.length > 1 && cells.every(cell => /^[\p{L}'’.-]+$/u.test(cell));
  const texts = isOneWordEach ? [cells.join(' '), ...cells] : cells;
  return [...new Set(texts.flatMap(piecesOf))].filter(text => text !== '');
}

function piecesOf(text: string): string[] {
  const bare = withoutContacts(text)
    .replace(pronouns, '')
    .replace(documentBefore, '')
    .replace(documentAfter, '')
    .replace(greeting, '')
    .trim();
  const whole = greeting.test(text) ? bare.replace(/\.$/, '') : bare;
  const pieces = whole.split(separators);
  const ahead = beforeHeadline(whole);
  return [...(ahead.length > 0 ? ahead : [whole]), ...(pieces.length > 1 ? pieces : [])];
}

/** "Jane Doe, Registered Nurse" and "Jane Doe, Leeds": the name ends at the comma. */
function beforeHeadline(text: string): string[] {
  const [name = '', rest = ''] = text.split(/,\s+(.*)/u);
  return titleLikeness(rest) >= 0.8 || placeLikeness(rest) >= 0.9 ? [name] : [];
}

/** "J O H N" is one word, set wide. */
function joinSpaced(text: string): string {
  return /^\p{Lu}(?:\s\p{Lu}){2,}$/u.test(text.trim()) ? text.replace(/\s/g, '') : text;
}
