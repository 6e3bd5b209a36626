/** Who is hiring, for what, and where: from the header's pieces and from what the running text says. */
import {companiesNamedIn, isNamed, type Named} from './company-frames.ts';
import {companyScore} from './company-words.ts';
import {headerPieces, isStatement, type Piece} from './header.ts';
import type {Labels} from './labels.ts';
import {genderMark} from './occupation-words.ts';
import {placeScore} from './place-words.ts';
import type {PostingLine} from './posting-lines.ts';
import {placeInProse, titleInProse} from './prose-frames.ts';
import {
  companyAndPlace,
  extras,
  splitTitle,
  stripped,
  type Titled,
  untitled,
} from './split-title.ts';

export interface Identity {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
}

export function readIdentity(
  lines: readonly PostingLine[],
  labels: Labels,
  text: string,
): Identity {
  const named = companiesNamedIn(text);
  const pieces = headerPieces(lines);
  const titled = labels.title
    ? splitTitle(labels.title, named, true)
    : headerTitle(pieces, named, text);
  const rest = [...pieces.filter(piece => !isInTitle(piece, titled)), ...titled.rest];
  const company =
    labels.company ?? titled.company ?? bestCompany(rest, named, titled.piece) ?? signature(text);
  const location =
    labels.location ??
    bestPlace(rest, company, titled) ??
    titled.location ??
    placeInProse(text) ??
    ownTown(company);
  return {
    title: titled.title,
    company: company === null ? null : tidyCompany(company),
    location: location === null ? null : tidyPlace(location),
  };
}

/** A town's own administration works in the town. */
function ownTown(company: string | null): string | null {
  const town =
    /^(?:Stadt|Gemeinde|Mairie d[eu']|Ville d[eu']|Ayuntamiento de|(?:City|Town|Village|Borough) of|Comune di|Gemeente|Câmara Municipal d[eo]|Urząd Miasta)\s*(\p{Lu}[\p{L}'’ -]+)/u;
  return town.exec(company ?? '')?.[1]?.trim() ?? null;
}

function isInTitle(piece: Piece, {piece: titlePiece, title}: Titled): boolean {
  if (piece === titlePiece) return true;
  return piece.line === titlePiece?.line && title?.includes(piece.text) === true;
}

/** An employer that only signs: one of the last short lines, if it carries an organisation's words. */
function signature(text: string): string | null {
  const last = text
    .split('\n')
    .slice(-5)
    .filter(line => !isStatement(line));
  return last.find(line => companyScore(line) >= 3) ?? null;
}

function headerTitle(pieces: readonly Piece[], named: readonly Named[], text: string): Titled {
  const scored = pieces
    .filter(piece => !piece.other && piece.place < 5)
    .map(piece => ({
      piece,
      score: piece.title - piece.line * 0.15 - piece.at * 0.3 - companyPenalty(piece, named),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (best && best.score >= 2) return joinTail(pieces, best.piece, named);
  const inProse = titleInProse(text);
  if (inProse) return splitTitle(inProse, named, false);
  const first = pieces.find(
    piece => !piece.other && piece.place < 3 && piece.company < 3 && !isNamed(piece.text, named),
  );
  return first ? {...splitTitle(first.text, named, false), piece: first} : untitled;
}

/** A clear organisation name outweighs an occupation word in it ("Baker & Partners"). */
function companyPenalty(piece: Piece, named: readonly Named[]): number {
  return (
    (piece.company >= 5 && !genderMark.test(piece.text) ? 3 : 0) +
    (isNamed(piece.text, named) ? 3 : 0)
  );
}

/** "ICU Nurse - Nights": what stands after the dash belongs to the title unless it is something else. */
function joinTail(pieces: readonly Piece[], piece: Piece, named: readonly Named[]): Titled {
  const own = splitTitle(piece.text, named, false);
  if (own.company || own.location) return {...own, piece};
  let last = piece;
  for (const next of pieces.filter(one => one.line === piece.line && one.at > piece.at)) {
    if (!isTail(next, pieces, named)) break;
    last = next;
  }
  if (last === piece) return {...own, piece};
  const whole = piece.source.slice(piece.from, last.from + last.text.length);
  return {...own, title: stripped(whole.replace(extras, '')), piece};
}

function isTail(next: Piece, pieces: readonly Piece[], named: readonly Named[]): boolean {
  if (next.other || /[!?.]$/.test(next.text) || next.place >= 3) return false;
  if (isNamed(next.text, named) || next.company >= 5 || !/^[\p{Lu}\d(]/u.test(next.text))
    return false;
  return named.length > 0 || pieces.some(one => isRival(one, next));
}

/** Another piece that could be the company, at least as well as the tail. */
function isRival(one: Piece, tail: Piece): boolean {
  const isFree = one.line !== tail.line && !one.other && one.place < 3 && one.title < 3;
  return isFree && one.company >= tail.company && /^\p{Lu}/u.test(one.text);
}

function bestCompany(
  pieces: readonly Piece[],
  named: readonly Named[],
  title: Piece | null,
): string | null {
  const best = pieces
    .filter(
      piece => !piece.other && (piece.place < 4 || piece.company >= 3) && !isStatement(piece.text),
    )
    .map(piece => ({...companyAndPlace(piece.text), piece}))
    .map(one => ({text: one.company ?? '', score: companyEvidence(one, named, title)}))
    .reduce((most, one) => (one.score > most.score ? one : most), {text: '', score: 0.4});
  const [strongest] = named;
  if (strongest === undefined) return best.text || null;
  const isOutdone = best.score < (strongest.weight >= 4 ? 4.5 : 2.5);
  return isOutdone ? strongest.name : best.text;
}

/** What speaks for a piece as the company: the running text, its words, its nearness to the title. */
function companyEvidence(
  {company, location, piece}: Pick<Titled, 'company' | 'location'> & {piece: Piece},
  named: readonly Named[],
  title: Piece | null,
): number {
  const text = company ?? '';
  const isNear = title !== null && Math.abs(piece.line - title.line) <= 1;
  const reasons =
    (isNamed(text, named) ? 6 : 0) +
    companyScore(text) +
    (isNear ? 1 : 0) +
    (piece.at === 0 ? 0.5 : 0);
  const place = placeScore(text) + (location === null ? piece.place / 2 : 0);
  return reasons - place - piece.title / 2 - piece.line * 0.1;
}

function bestPlace(
  pieces: readonly Piece[],
  company: string | null,
  titled: Titled,
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
  return unknownTown(pieces, company, titled.piece);
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

/** A town no list knows: the capitalised piece beside company or title that is nothing else. */
function unknownTown(
  pieces: readonly Piece[],
  company: string | null,
  title: Piece | null,
): string | null {
  const companyLine = pieces.find(
    piece => company !== null && piece.text.startsWith(company),
  )?.line;
  const town = pieces.find(piece => {
    const text = afterCompany(piece.text, company);
    if (
      piece.other ||
      text === '' ||
      text === company ||
      piece.title >= 3 ||
      companyScore(text) >= 3
    )
      return false;
    const isNear =
      piece.line === companyLine ||
      (companyLine !== undefined && piece.line === companyLine + 1) ||
      piece.line === (title?.line ?? -1) + 1;
    return (
      isNear &&
      /^\p{Lu}[\p{L}'’. -]+(?:,\s*\p{Lu}[\p{L}'’. -]+)*(?:\s*\([^)]+\))?$/u.test(text) &&
      text.split(/\s+/).length <= 6
    );
  });
  return town ? afterCompany(town.text, company) : null;
}

function tidyCompany(company: string): string {
  return company
    .replace(/^(?:at|bei|chez|by|@)\s+/i, '')
    .replace(/[\s,;:|–—-]+$/u, '')
    .replace(/\s+(?:logo|verified)$/i, '')
    .replace(/\s*\((?:part of|member of|teil der|ein unternehmen|groupe|view) [^)]*\)$/i, '');
}

function tidyPlace(place: string): string {
  return place
    .replace(/^(?:in|at|standort|location|based in)\s+/i, '')
    .replace(/[\s,;:.|–—-]+$/u, '');
}
