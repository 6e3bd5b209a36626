/** Where the work is: the header piece that names a place best, or the town that nothing else can be. */
import {isPlaceWord} from '../vocabulary/places.ts';
import {companyScore} from './company-words.ts';
import {countWords} from './count-words.ts';
import {isParagraph, linePieces, type Piece} from './header.ts';
import {headingKind} from './headings.ts';
import {placeScore} from './place-words.ts';
import {isFurniture} from './site-words.ts';
import type {Titled} from './split-title.ts';

/** A town's own administration works in the town. */
export function ownTown(company: string | null): string | null {
  const town =
    /^(?:Stadt|Gemeinde|Mairie d[eu']|Ville d[eu']|Commune d[eu'’]|Ayuntamiento de|(?:City|Town|Village|Borough|Shire|Parish|Township|Municipality) of|Comune di|Gemeente|Câmara Municipal d[eo]|Urząd Miasta)\s*(\p{Lu}[\p{L}'’ -]+)/u;
  return town.exec(company ?? '')?.[1]?.trim() ?? null;
}

export function bestPlace(
  pieces: readonly Piece[],
  company: string | null,
  titled: Titled,
  text: string,
): string | null {
  const candidates = pieces
    .filter(piece => !piece.other && piece.text !== company)
    .map(piece => ({text: afterCompany(piece.text, company), piece}))
    .map(one => ({...one, score: placeScore(one.text)}))
    .filter(({score}) => score >= 3)
    .sort((a, b) => b.score - a.score || a.piece.line - b.piece.line);
  const [best] = candidates;
  if (best) return withModeBefore(best.text, best.piece, pieces);
  if (titled.location) return null;
  return unknownTown(pieces, company, titled.piece, text);
}

/** "Remote - United States" is one place to work. */
function withModeBefore(text: string, piece: Piece, pieces: readonly Piece[]): string {
  const before = pieces.find(one => one.line === piece.line && one.at === piece.at - 1);
  if (before?.place !== 3 || before.title > 0 || piece.place < 4) return text;
  return piece.source.slice(before.from, piece.from + piece.text.length);
}

function afterCompany(text: string, company: string | null): string {
  return company && text.startsWith(company)
    ? text.slice(company.length).replace(/^[\s,–—|(-]+/, '')
    : text;
}

/** Facts stand in the upper part of a posting. */
const maxLines = 80;

/** A line further down that says nothing but facts: "Rochester, NY | Full-time | Competitive salary". */
export function cardPlace(text: string): string | null {
  for (const line of text.split('\n').slice(0, maxLines)) {
    if (line.length > 120 || isParagraph(line)) continue;
    const pieces = linePieces(line, 0);
    const place = pieces.find(piece => piece.place >= 5 && !piece.other);
    const facts = pieces.filter(piece => piece.other || piece.place >= 3).length;
    if (place && pieces.length >= 2 && facts === pieces.length) return place.text;
  }
  return null;
}

/** A town no list knows: the piece of that shape beside company or title for which most speaks. */
function unknownTown(
  pieces: readonly Piece[],
  company: string | null,
  title: Piece | null,
  text: string,
): string | null {
  const companyLine = pieces.find(
    piece => company !== null && piece.text.startsWith(company),
  )?.line;
  const towns = pieces
    .filter(piece => !piece.other && piece.title < 3)
    .map(piece => ({town: afterCompany(piece.text, company), piece}))
    .filter(({town}) => town !== company && hasTownShape(town))
    .map(({town, piece}) => ({
      town,
      score:
        nearness(piece, companyLine) +
        nearness(piece, title?.line) / 2 +
        (/,\s/.test(town) ? 1 : 0) +
        (pieces.some(one => one.other && one.line === piece.line) ? 1 : 0) +
        (isLocated(town, text) ? 2 : 0),
    }))
    .filter(({score}) => score >= 1)
    .sort((a, b) => b.score - a.score);
  return towns[0]?.town ?? null;
}

/** On the line of the employer or title, or right below it. */
function nearness(piece: Piece, line: number | undefined): number {
  if (line === undefined) return 0;
  if (piece.line === line) return 2;
  return piece.line === line + 1 ? 2 : 0;
}

/** A part of an organisation. */
const unit =
  /^(?:Faculty|School|Department|Institute|Division|Unit|Abteilung|Fakultät|Service|Direction|Área|Departamento)\b/;

/** Words with capitals, with perhaps a region or number after them, and nothing of a sentence. */
function hasTownShape(text: string): boolean {
  if (text === '' || companyScore(text) >= 3 || headingKind(text) !== null) return false;
  if (
    !/^\p{Lu}[\p{L}'’. -]+(?:(?:,\s*| - )[\p{Lu}\d][\p{L}\d'’. -]*)*(?:\s*\([^)]+\))?$/u.test(text)
  )
    return false;
  if (unit.test(text)) return false;
  const [town = ''] = text.split(/,\s|\s\(| - /);
  return countWords(town) <= 4 && isPlaceWord(town) && !isShouted(text) && !isFurniture(text);
}

function isShouted(text: string): boolean {
  return text.length > 4 && text === text.toUpperCase();
}

/** "… in Stowmarket": the running text says that something is there. */
function isLocated(town: string, text: string): boolean {
  const [name = town] = town.split(/,\s/);
  return new RegExp(`(?:in|at|à|en|a|te|w|em|near|bei) ${escaped(name)}(?![\\p{L}])`, 'u').test(
    text,
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function tidyPlace(place: string): string {
  return place
    .replace(/^(?:in|at|standort|location|based in)\s+/i, '')
    .replace(/[\s,;:.|–—-]+$/u, '');
}
