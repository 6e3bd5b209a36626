import {degreeLikeness} from '../../vocabulary/degrees.ts';
import {schoolLikeness} from '../../vocabulary/organisations.ts';
import {type SectionKind, sectionOfTitle, sectionsOfWords} from '../../vocabulary/sections.ts';
import {isTimeOff, titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {bodySize, isBold, isCapitals, signature, wordCount} from './look.ts';

/** A line that may be a section title, with what its words say. */
interface Candidate {
  readonly line: TextLine;
  readonly kind: SectionKind | null;
  readonly isEmphasised: boolean;
  readonly look: string;
}

/**
 * The lines that are section titles. Known titles are found by their words, the
 * look they share then finds the unusual ones and rules out look-alikes.
 */
export function findHeadings(lines: readonly TextLine[]): Map<TextLine, SectionKind> {
  const size = bodySize(lines);
  const marked = markOf(lines, size);
  const candidates = lines.filter(isTitleShaped).map(line => toCandidate(line, marked));
  const ofTitles = titleLooks(candidates.filter(({isEmphasised}) => isEmphasised));
  const looks: Looks = {
    ofTitles,
    areStyled: [...ofTitles.values()].some(count => count >= 2),
    ofLines: countBy(lines.map(marked.lookOf)),
    opening: new Set(lines.slice(0, 2)),
    size,
    leastGap: leastGap(candidates),
  };
  const headings = new Map<TextLine, SectionKind>();
  const openLook = new Map<TextLine['region'], string>();
  for (const candidate of candidates) {
    const {line, look} = candidate;
    const kind = headingKind(candidate, looks, openLook.get(line.region));
    if (!kind) continue;
    headings.set(line, kind);
    openLook.set(line.region, look);
  }
  return headings;
}

/** The least space that known titles have above them; none where there are too few to tell. */
function leastGap(candidates: readonly Candidate[]): number {
  const titles = candidates.filter(({kind, isEmphasised}) => kind !== null && isEmphasised);
  const gaps = titles.flatMap(({line}) => line.gapAbove ?? []);
  return gaps.length < 3 ? 0 : Math.min(...gaps);
}

/** Counts the looks of known titles, and of those whose words point to a kind in the same look. */
function titleLooks(candidates: readonly Candidate[]): Map<string, number> {
  const isKnown = ({kind}: Candidate) => kind !== null && kind !== 'document';
  const known = new Set(candidates.filter(isKnown).map(({look}) => look));
  const titles = candidates.filter(
    one => isKnown(one) || (known.has(one.look) && sectionsOfWords(one.line.text).length > 0),
  );
  return countBy(titles.map(({look}) => look));
}

/** How often each look is a known title's, and how often any line's. */
interface Looks {
  readonly ofTitles: ReadonlyMap<string, number>;
  readonly ofLines: ReadonlyMap<string, number>;
  /** The lines a document opens with: its name, or its own title. */
  readonly opening: ReadonlySet<TextLine>;
  readonly size: number;
  /** What all known titles have above them, in points. */
  readonly leastGap: number;
  /** The document sets its titles apart, so that a plain line is none. */
  readonly areStyled: boolean;
}

function isTitleShaped(line: TextLine): boolean {
  const {text} = line;
  return (
    (line.listLevel === null || isMarkedTitle(line)) &&
    line.cells.length === 1 &&
    text.length <= 60 &&
    wordCount(text) <= 7 &&
    wordCount(text) > 0 &&
    !/[@;]|[.,]$|https?:|\d{3}/.test(text) &&
    findDates(text).length === 0
  );
}

/** A sign or drawing before a bold title looks like a list's mark. */
function isMarkedTitle(line: TextLine): boolean {
  return isBold(line) && kindOfTitle(line) !== null;
}

/** How a document marks its titles: by type, or, where all type is alike, by the space around them. */
interface TitleMark {
  readonly lookOf: (line: TextLine) => string;
  readonly isMarked: (line: TextLine) => boolean;
}

function markOf(lines: readonly TextLine[], size: number): TitleMark {
  const isStyled = (line: TextLine) =>
    line.headingLevel !== null ||
    isBold(line) ||
    isCapitals(line.text) ||
    line.fontSize > size * 1.08;
  const titles = lines.filter(line => isTitleShaped(line) && kindOfTitle(line) !== null);
  if (titles.some(isStyled)) return {lookOf: signature, isMarked: isStyled};
  const next = new Map(lines.map((line, index) => [line, lines[index + 1]]));
  const isApart = (line: TextLine | undefined) => (line?.gapAbove ?? 0) > 0;
  return {
    lookOf: line => `${isApart(line)} ${isApart(next.get(line))} ${line.cells.length === 1}`,
    isMarked: isApart,
  };
}

function kindOfTitle({text}: TextLine): SectionKind | null {
  return sectionOfTitle(joinSpacedLetters(text));
}

function toCandidate(line: TextLine, {lookOf, isMarked}: TitleMark): Candidate {
  return {line, kind: kindOfTitle(line), isEmphasised: isMarked(line), look: lookOf(line)};
}

/** "E D U C A T I O N" spells a word, as do its pieces in "E D U C AT I O N". */
function joinSpacedLetters(text: string): string {
  const pieces = text.trim().split(/\s+/);
  const isSpaced =
    pieces.length > 3 && pieces.filter(piece => piece.length === 1).length >= pieces.length * 0.6;
  return isSpaced ? pieces.join('') : text;
}

function headingKind(
  candidate: Candidate,
  looks: Looks,
  openLook: string | undefined,
): SectionKind | null {
  const {kind, isEmphasised} = candidate;
  if (kind !== null) return isEmphasised || !looks.areStyled ? kind : null;
  if (isTimeOff(candidate.line.text) || isSchoolWithin(candidate.line, looks)) return null;
  return isEmphasised ? unusualKind(candidate, looks, openLook) : null;
}

/** The kind of a title that is in no list: it looks like the known ones. */
function unusualKind(
  {line, look}: Candidate,
  looks: Looks,
  openLook: string | undefined,
): SectionKind | null {
  const sharing = looks.ofTitles.get(look) ?? 0;
  if (sharing < 1) return null;
  // Used for section titles, and hardly for anything else.
  const isDistinct = (looks.ofLines.get(look) ?? 0) <= sharing * 2 + 1;
  const stands = isDistinct && !looks.opening.has(line);
  const [byWords] = stands || isUnusualTitle(line.text) ? sectionsOfWords(line.text) : [];
  if (byWords) return byWords;
  const isOnlyForTitles = (looks.ofLines.get(look) ?? 0) <= sharing + 1;
  const isSure =
    sharing >= 3 || (sharing >= 2 && (isOnlyForTitles || line.fontSize > looks.size * 1.08));
  const isLikeOpen = stands && isSure && look === openLook;
  const isName = titleLikeness(line.text) >= 0.8 || degreeLikeness(line.text) > 0;
  return isLikeOpen && isApart(line, looks) && !isName ? 'other' : null;
}

/** "ELM UNIVERSITY" is an entry of the section it stands close in. */
function isSchoolWithin(line: TextLine, looks: Looks): boolean {
  return schoolLikeness(line.text) > 0 && !isApart(line, looks);
}

function isApart({gapAbove}: TextLine, {leastGap}: Looks): boolean {
  return (gapAbove ?? leastGap) >= leastGap / 2;
}

function isUnusualTitle(text: string): boolean {
  return titleLikeness(text) < 0.8 && schoolLikeness(text) === 0;
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
