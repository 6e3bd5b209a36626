/** Who is hiring, for what, and where: from the header's pieces and from what the running text says. */
import {foldInPlace} from '../vocabulary/fold.ts';
import {isWideArea} from '../vocabulary/places.ts';
import {
  bestCompany,
  type Clues,
  cluesOf,
  hasNameShape,
  labelledCompany,
} from './company-evidence.ts';
import {isNamed, isOrdinary, type Named} from './company-frames.ts';
import {namesPartners} from './company-words.ts';
import {isDepartment} from './department.ts';
import {headerPieces, isStatement, linePieces, type Piece} from './header.ts';
import {headingKind} from './headings.ts';
import type {Labels} from './labels.ts';
import {genderMark, namesOccupation} from './occupation-words.ts';
import {isListedPlace, isWorkMode} from './place-words.ts';
import {type PostingLine, sentences} from './posting-lines.ts';
import {titleInProse} from './prose-frames.ts';
import {placeInProse} from './prose-place.ts';
import {
  companyAndPlace,
  extras,
  splitTitle,
  stripped,
  type Titled,
  untitled,
} from './split-title.ts';
import {bestPlace, cardPlace, ownTown, tidyPlace} from './work-place.ts';

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
  const clues = cluesOf(text);
  const {named} = clues;
  const pieces = headerPieces(lines);
  const titled = withTailCompany(
    labels.title && !hasClearTitle(pieces)
      ? splitTitle(labels.title, named, true)
      : headerTitle(pieces, named, text),
    pieces,
    clues,
  );
  const rest = [...pieces.filter(piece => !isInTitle(piece, titled)), ...titled.rest];
  // A title from a label or a sentence stands above what is left.
  const titleLine = titled.piece?.line ?? -1;
  const company =
    labelledCompany(labels.company, clues) ??
    (clues.isForClient ? null : titled.company) ??
    bestCompany(rest, clues, titleLine) ??
    (clues.isForClient ? null : signature(text));
  const labelled = labels.location ?? null;
  const location =
    (labelled !== null && isWorkMode(labelled) ? null : labelled) ??
    bestPlace(rest, company, titled, text) ??
    titled.location ??
    cardPlace(text) ??
    ownTown(company) ??
    placeInProse(text, company) ??
    labelled;
  const seated = company === null ? null : withoutSeat(tidyCompany(company));
  const place = location ?? seated?.seat ?? null;
  return {
    title: titled.title,
    company: seated?.name ?? null,
    location: place === null ? null : tidyPlace(place),
  };
}

const house =
  /^(?:hotel|ristorante|trattoria|osteria|pizzeria|albergo|agriturismo|podere|tenuta|masseria|cantina|restaurante?|brasserie|boulangerie|patisserie|auberge|domaine|chateau|garage|panaderia|pasteleria|talleres|taller|bar|bodegas?|finca|casa|padaria|oficina|quinta|gasthaus|gasthof|backerei|weingut)$/;

/** "Hotel Miralago di Riva del Garda" is a house and its town; what it is may stand twice ("agriturismo Podere …"). */
function withoutSeat(company: string): {name: string; seat: string | null} {
  const [first = '', second = ''] = foldInPlace(company).split(' ');
  const isTwice = /^\p{Ll}/u.test(company) && house.test(first) && house.test(second);
  const printed = isTwice ? company.slice(first.length + 1) : company;
  const [, name = '', seat = ''] =
    /^(\S+(?: \S+)+?) (?:di|de|in|à) (\p{Lu}[\p{L}'’-]+(?: (?:del|della|di|de|la|\p{Lu}[\p{L}'’-]+))*)$/u.exec(
      printed,
    ) ?? [];
  const isHouse = house.test(foldInPlace(printed.split(' ')[0] ?? ''));
  return isHouse && isListedPlace(seat) ? {name, seat} : {name: printed, seat: null};
}

/** "Pipe Welder, Saltgrass Fabricators": where nobody else can be it, the title's tail is the employer. */
function withTailCompany(
  titled: Titled,
  pieces: readonly Piece[],
  {named, isForClient}: Clues,
): Titled {
  const [, title = '', company = ''] = /^(.+?),\s+(\p{Lu}.+)$/u.exec(titled.title ?? '') ?? [];
  const others = pieces.filter(piece => !isInTitle(piece, titled) && piece.title < 3);
  const isTaken =
    isForClient || titled.company !== null || named.length > 0 || others.some(mayBeCompany);
  if (company === '' || isTaken || !namesOccupation(title) || namesOccupation(company))
    return titled;
  return isProperName(company) ? {...titled, title, company} : titled;
}

/** A job alone at the very top outweighs a label further down, which often holds its category. */
function hasClearTitle([first]: readonly Piece[]): boolean {
  return (
    first !== undefined && first.title >= 4 && first.company < 3 && first.source === first.text
  );
}

function mayBeCompany(piece: Piece): boolean {
  if (piece.other || isStatement(piece.text) || isDepartment(piece.text)) return false;
  return piece.company >= 3 || (piece.place === 0 && isProperName(piece.text));
}

/** Two words or more, each with a capital. */
function isProperName(text: string): boolean {
  return /^\p{Lu}[\p{L}'’&.-]*(?: (?:&|and|of|the|de|du|und|et|y|\p{Lu}[\p{L}'’&.-]*))+$/u.test(
    text,
  );
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
    .flatMap(sentences)
    .map(line => line.replace(/\.$/, ''))
    .filter(line => !isStatement(line) && headingKind(line) === null && !isOrdinary(line));
  const found = last.flatMap(line => linePieces(line, 0)).find(({company}) => company >= 3);
  return found
    ? companyAndPlace(found.text).company
    : (nameAndTown(text) ?? closingName(last.at(-1) ?? ''));
}

const farewell =
  /(?:gru(?:ß|ss|e)\p{L}*|grüßen|regards|sincerely|thanks|cheers|cordialement|salutations|saludos?|atentamente|saluti|cumprimentos|groet\p{L}*|pozdrawiam)\W*$/iu;

/** "The Speckled Kettle, Westport, Co. Mayo" at the foot of a short notice; below a farewell stands a person. */
function nameAndTown(text: string): string | null {
  const lines = text.split('\n');
  const [before = '', last = ''] = lines.slice(-2);
  const [, name = '', town = ''] =
    /^([^,]+), ([^,]+)(?:,[^,]+)?$/.exec(last.replace(/\.$/, '')) ?? [];
  if (lines.length > 8 || lines.length < 2 || farewell.test(before)) return null;
  return isProperName(name) && isListedPlace(town) && !namesOccupation(name) ? name : null;
}

/** "Ask for Maureen inside, Crumpsall's of Otley". */
function closingName(line: string): string | null {
  return (
    /(?:^|, )(\p{Lu}[\p{L}-]+['’]s(?: (?:of|in|at) \p{Lu}\p{L}+| \p{Lu}\p{L}+)*)\.?$/u.exec(
      line,
    )?.[1] ?? null
  );
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
  for (const piece of pieces.slice(0, 6)) {
    const split = splitTitle(piece.text, named, false);
    if (mayBeTitle(piece, split.title ?? '', named)) return {...split, piece};
  }
  return untitled;
}

/** A piece that no word tells to be a title: near the top, and of a title's shape. */
function mayBeTitle(piece: Piece, title: string, named: readonly Named[]): boolean {
  if (piece.other || piece.place >= 3 || piece.company >= 3 || piece.line > 3) return false;
  return !isNamed(title, named) && hasNameShape(title) && headingKind(title) === null;
}

/** A clear organisation name outweighs an occupation word in it ("Baker & Partners"). */
function companyPenalty(piece: Piece, named: readonly Named[]): number {
  const isCompany = piece.company >= 5 || (!piece.text.includes(',') && namesPartners(piece.text));
  return (isCompany && !genderMark.test(piece.text) ? 3 : 0) + (isNamed(piece.text, named) ? 3 : 0);
}

/** "ICU Nurse - Nights": what stands after the dash belongs to the title unless it is something else. */
function joinTail(pieces: readonly Piece[], piece: Piece, named: readonly Named[]): Titled {
  const own = splitTitle(piece.text, named, false);
  if (own.company || own.location) return {...own, piece};
  let last = piece;
  for (const next of pieces.filter(one => one.line === piece.line && one.at > piece.at)) {
    if (!isDashed(last, next) || !isTail(next, pieces, named)) break;
    last = next;
  }
  if (last === piece) return {...own, piece};
  const whole = piece.source.slice(piece.from, last.from + last.text.length);
  return {...own, title: stripped(whole.replace(extras, '')), piece};
}

/** Only a dash joins: bars and dots part. */
function isDashed(one: Piece, next: Piece): boolean {
  return /^\s*[-–—]\s*$/.test(one.source.slice(one.from + one.text.length, next.from));
}

function isTail(next: Piece, pieces: readonly Piece[], named: readonly Named[]): boolean {
  if (shift.test(next.text)) return true;
  if (next.other || /[!?.]$/.test(next.text) || (next.place >= 3 && !isMarket(next, pieces)))
    return false;
  if (isNamed(next.text, named) || next.company >= 5 || !/^[\p{Lu}\d(]/u.test(next.text))
    return false;
  return named.length > 0 || pieces.some(one => isRival(one, next));
}

/** "Forklift Operator - 2nd Shift". */
const shift = /^(?:\p{L}+ |\d(?:st|nd|rd) )?(?:shifts?|nights?|days|evenings?|weekends?)$/iu;

/** "Account Manager - DACH": a wide area is the title's where a place of work stands elsewhere. */
function isMarket(next: Piece, pieces: readonly Piece[]): boolean {
  const isWide = isWideArea(next.text) || /^[A-Z]{3,5}$/.test(next.text);
  return isWide && pieces.some(one => one.line !== next.line && one.place >= 3);
}

/** Another piece that could be the company, at least as well as the tail. */
function isRival(one: Piece, tail: Piece): boolean {
  const isFree = one.line !== tail.line && !one.other && one.place < 3 && one.title < 3;
  return isFree && one.company >= tail.company && /^\p{Lu}/u.test(one.text);
}

function tidyCompany(company: string): string {
  return company
    .replace(/^(?:at|bei|chez|by|@)\s+/i, '')
    .replace(/[\s,;:|–—-]+$/u, '')
    .replace(/\s+(?:logo|verified)$/i, '')
    .replace(/\s*\((?:part of|member of|teil der|ein unternehmen|groupe|view) [^)]*\)$/i, '');
}
