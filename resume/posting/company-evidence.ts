/**
 * Who is hiring: every name the posting offers is weighed by what speaks for it
 * (the sentences it stands in, its words, its place beside the title, how often
 * it returns, the posting's own addresses); a name nothing speaks for is none.
 */
import {foldInPlace} from '../vocabulary/fold.ts';
import {isAgencyName, isForClient} from './clients.ts';
import {companiesNamedIn, isNamed, type Named} from './company-frames.ts';
import {companyScore} from './company-words.ts';
import {countWords} from './count-words.ts';
import {isDepartment} from './department.ts';
import {isStatement, type Piece} from './header.ts';
import {headingKind} from './headings.ts';
import {placeScore} from './place-words.ts';
import {isFurniture} from './site-words.ts';
import {companyAndPlace} from './split-title.ts';
import {isWebName, webNames} from './web-names.ts';

/** What the whole text says about employers. */
export interface Clues {
  /** Folded. */
  readonly text: string;
  readonly named: readonly Named[];
  readonly web: readonly string[];
  readonly isForClient: boolean;
}

/** Employers are named early or near the end of no very long posting. */
const maxCharacters = 30_000;

export function cluesOf(whole: string): Clues {
  const text = whole.slice(0, maxCharacters);
  const web = webNames(text);
  return {
    text: foldInPlace(text),
    web,
    named: companiesNamedIn(text, web),
    isForClient: isForClient(text),
  };
}

/** Less than this is not enough to call something the employer. */
const enough = 1.5;

/** The likeliest employer, or null; for an agency's posting only the client it names. `titleLine` is where the title stands. */
export function bestCompany(
  pieces: readonly Piece[],
  clues: Clues,
  titleLine: number,
): string | null {
  if (clues.isForClient) return clues.named.find(({isClient}) => isClient)?.name ?? null;
  const candidates = [
    ...pieces.filter(mayBeCompany).map(piece => weighedPiece(piece, pieces, clues, titleLine)),
    ...clues.named.map(one => ({
      text: one.name,
      score: one.weight * 0.8 + repeats(one.name, clues),
    })),
  ];
  const best = candidates.reduce((most, one) => (one.score > most.score ? one : most), {
    text: '',
    score: enough,
  });
  return best.text || null;
}

/** The employer a label names, unless it is the agency of a client without a name. */
export function labelledCompany(label: string | undefined, clues: Clues): string | null {
  if (label === undefined) return null;
  return clues.isForClient && isAgencyName(label) ? null : label;
}

function mayBeCompany({text, other}: Piece): boolean {
  if (other || isStatement(text) || isDepartment(text)) return false;
  const {company} = companyAndPlace(employerPart(text));
  const name = company ?? '';
  const place = placeScore(name);
  return (companyScore(name) >= 3 && place < 5) || (place < 4 && hasNameShape(name));
}

/** A few words that begin with a capital and say nothing else. */
export function hasNameShape(text: string): boolean {
  if (!/^[\p{Lu}\d]/u.test(text) || /[!?:;()*…]|\d{3}|\.$/.test(text)) return false;
  if (plainWords(text) > 1) return false;
  return countWords(text) <= 7 && !isFurniture(text) && !isSaid.test(` ${foldInPlace(text)} `);
}

/** Words in small letters that are no links: names have one at most ("Centre hospitalier de Gap"). */
function plainWords(text: string): number {
  const words = text.match(/(?<![\p{L}'’-])\p{Ll}[\p{L}-]*/gu) ?? [];
  return words.filter(
    word => word.length > 3 && !/^(?:della|delle|degli|sous|upon|from|with|und)$/.test(word),
  ).length;
}

const isSaid =
  / (?:we|our|you|your|this|that|is|are|to|wir|sie|dich|ihr|ist|sind|nous|vous|tu|votre|vos|est|nuestr\w+|tu|siamo|noi|voce|wij|je|jouw) /;

/** "Jobs at Acme", "Acme – Karriere": the page is called after its employer. */
const pageOf =
  /^(?:careers?|jobs?|vacancies|working|work|karriere|stellen|emplois?|empleo) (?:at|with|bei|chez|en|@) /i;

/** "DevOps bei Acme GmbH", "Cook at Acme Ltd": after the preposition stands the employer. */
function employerPart(text: string): string {
  const [, tail = ''] =
    /^\p{Lu}[^,]{2,60}? (?:bei|bei der|chez|presso|at|@) (\p{Lu}.+)$/u.exec(text) ?? [];
  return tail !== '' && companyScore(tail) >= 3 ? tail : text.replace(pageOf, '');
}

function weighedPiece(
  piece: Piece,
  pieces: readonly Piece[],
  clues: Clues,
  titleLine: number,
): Weighed {
  const {company, location} = companyAndPlace(employerPart(piece.text));
  const text = company ?? '';
  const distance = Math.abs(piece.line - titleLine);
  const near = Math.max(0, 2.75 - Math.max(1, distance) * 0.75);
  const place = placeScore(text) + (location === null ? piece.place / 2 : 0);
  const heading = headingKind(piece.text) === null ? 0 : 3;
  const score =
    (isNamed(text, clues.named) ? 6 : 0) +
    companyScore(text) +
    repeats(text, clues) +
    (pageOf.test(piece.text) ? 4 : 0) +
    (location !== null || hasPlaceAfter(piece, pieces) ? 0.75 : 0) +
    near +
    (piece.at === 0 ? 0.3 : 0) -
    (companyScore(text) >= 3 ? Math.min(2, place) : place) -
    piece.title / 2 -
    heading -
    piece.line * 0.1;
  return {text, score};
}

/** Boards print title, employer and place one after the other. */
function hasPlaceAfter(piece: Piece, pieces: readonly Piece[]): boolean {
  const next = pieces[pieces.indexOf(piece) + 1];
  return next !== undefined && next.place >= 3 && next.line - piece.line <= 1;
}

interface Weighed {
  readonly text: string;
  readonly score: number;
}

/** What returns further down, or in an address, is no chance neighbour of the title. */
function repeats(name: string, {text, web}: Clues): number {
  const folded = foldInPlace(name);
  const times = text.split(folded).length - 1;
  const again = companyScore(name) >= 3 ? 0.5 : 2;
  return (times > 1 ? again : 0) + (isWebName(name, web) ? 3 : 0);
}
