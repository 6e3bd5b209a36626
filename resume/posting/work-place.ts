/** Where the work is: the header piece that names a place best, or the town that nothing else can be. */
import {companyScore} from './company-words.ts';
import type {Piece} from './header.ts';
import {placeScore} from './place-words.ts';
import type {Titled} from './split-title.ts';

/** A town's own administration works in the town. */
export function ownTown(company: string | null): string | null {
  const town =
    /^(?:Stadt|Gemeinde|Mairie d[eu']|Ville d[eu']|Ayuntamiento de|(?:City|Town|Village|Borough) of|Comune di|Gemeente|Câmara Municipal d[eo]|Urząd Miasta)\s*(\p{Lu}[\p{L}'’ -]+)/u;
  return town.exec(company ?? '')?.[1]?.trim() ?? null;
}

export function bestPlace(
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

export function tidyPlace(place: string): string {
  return place
    .replace(/^(?:in|at|standort|location|based in)\s+/i, '')
    .replace(/[\s,;:.|–—-]+$/u, '');
}
