import {schoolLikeness} from '../../vocabulary/organisations.ts';
import {type SectionKind, sectionOfTitle, sectionsOfWords} from '../../vocabulary/sections.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {bodySize, isBold, isCapitals, signature, wordCount} from './look.ts';

/** A line that may be a section title, with what its words say. */
interface Candidate {
  readonly line: TextLine;
  readonly kind: SectionKind | null;
  readonly isEmphasised: boolean;
  readonly signature: string;
}

/**
 * The lines that are section titles. Known titles are found by their words, the
 * look they share then finds the unusual ones and rules out look-alikes.
 */
export function findHeadings(lines: readonly TextLine[]): Map<TextLine, SectionKind> {
  const size = bodySize(lines);
  const candidates = lines.filter(isTitleShaped).map(line => toCandidate(line, size));
  const known = candidates.filter(({kind}) => kind !== null && kind !== 'document');
  const looks = countBy(known.filter(({isEmphasised}) => isEmphasised).map(one => one.signature));
  const headings = new Map<TextLine, SectionKind>();
  for (const candidate of candidates) {
    const kind = headingKind(candidate, looks, lines, size);
    if (kind) headings.set(candidate.line, kind);
  }
  return headings;
}

function isTitleShaped(line: TextLine): boolean {
  const {text} = line;
  return (
    line.listLevel === null &&
    line.cells.length === 1 &&
    text.length <= 60 &&
    wordCount(text) <= 7 &&
    wordCount(text) > 0 &&
    !/[@;]|[.,]$|https?:|\d{3}/.test(text) &&
    findDates(text).length === 0
  );
}

function toCandidate(line: TextLine, size: number): Candidate {
  const isEmphasised =
    line.headingLevel !== null ||
    isBold(line) ||
    isCapitals(line.text) ||
    line.fontSize > size * 1.08;
  return {
    line,
    kind: sectionOfTitle(joinSpacedLetters(line.text)),
    isEmphasised,
    signature: lookOf(line),
  };
}

/** "E D U C A T I O N" spells a word, as do its pieces in "E D U C AT I O N". */
function joinSpacedLetters(text: string): string {
  const pieces = text.trim().split(/\s+/);
  const isSpaced =
    pieces.length > 3 && pieces.filter(piece => piece.length === 1).length >= pieces.length * 0.6;
  return isSpaced ? pieces.join('') : text;
}

function headingKind(
  {line, kind, isEmphasised, signature}: Candidate,
  looks: ReadonlyMap<string, number>,
  lines: readonly TextLine[],
  size: number,
): SectionKind | null {
  const sharing = looks.get(signature) ?? 0;
  if (kind !== null) {
    const othersAreStyled = [...looks.values()].some(count => count >= 2);
    return isEmphasised || !othersAreStyled ? kind : null;
  }
  if (!isEmphasised || sharing < 1) return null;
  const stands = isDistinct(signature, sharing, lines) && !isFirst(line, lines);
  const [byWords] = stands || isUnusualTitle(line.text) ? sectionsOfWords(line.text) : [];
  if (byWords) return byWords;
  const isSure = sharing >= 3 || (sharing >= 2 && line.fontSize > size * 1.08);
  return stands && isSure && titleLikeness(line.text) < 0.8 ? 'other' : null;
}

function isUnusualTitle(text: string): boolean {
  return titleLikeness(text) < 0.8 && schoolLikeness(text) === 0;
}

/** Is this look used for section titles, and hardly for anything else? */
function isDistinct(look: string, sharing: number, lines: readonly TextLine[]): boolean {
  return lines.filter(line => lookOf(line) === look).length <= sharing * 2 + 1;
}

/** What opens the document is its name or its own title. */
function isFirst(line: TextLine, lines: readonly TextLine[]): boolean {
  return lines.indexOf(line) < 2;
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Sidebars have titles in a look of their own. */
function lookOf(line: TextLine): string {
  return `${line.region} ${signature(line)}`;
}
