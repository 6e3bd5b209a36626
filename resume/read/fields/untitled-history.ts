import {organisationLikeness} from '../../vocabulary/organisations.ts';
import {titleLikeness} from '../../vocabulary/titles.ts';
import type {TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import {carriesDates, headerDates, isSentence} from './entries.ts';
import type {Section} from './sections.ts';

/** Where a work history may begin without a title of its own. */
const hosts = new Set<Section['kind']>(['head', 'summary', 'contact', 'other']);

/**
 * Gives a work history that has no title a section of its own: it begins where
 * dated positions begin in a section that has none.
 */
export function withUntitledHistory(sections: readonly Section[]): Section[] {
  if (sections.some(({kind, lines}) => kind === 'experience' && lines.length > 0))
    return [...sections];
  return sections.flatMap((section): Section[] => {
    const at = hosts.has(section.kind) ? historyStart(section.lines) : -1;
    if (at < 0) return [section];
    const {lines, region} = section;
    const history: Section = {kind: 'experience', title: null, lines: lines.slice(at), region};
    return [{...section, lines: lines.slice(0, at)}, history];
  });
}

function historyStart(lines: readonly TextLine[]): number {
  const dated = lines.findIndex((line, index) =>
    isDatedPosition(line, lines[index - 1], lines[index + 1]),
  );
  if (dated < 0) return -1;
  let start = dated;
  while (start > 0 && isLeadOf(lines[start - 1], lines[start])) start--;
  return start;
}

/** A range of dates with a title or a company in its line or beside it. */
function isDatedPosition(
  line: TextLine,
  before: TextLine | undefined,
  after: TextLine | undefined,
): boolean {
  const dates = headerDates(line.text);
  if (line.listLevel !== null || !dates?.isRange || !carriesDates(line)) return false;
  const texts = [line.text.slice(0, dates.from), before?.text, after?.text];
  return texts.some(text => text !== undefined && !isSentence(text) && namesWork(text));
}

function namesWork(text: string): boolean {
  return titleLikeness(text) >= 0.8 || organisationLikeness(text) >= 0.7;
}

/** A header line right above the dates, with no wider space between. */
function isLeadOf(line: TextLine | undefined, next: TextLine | undefined): boolean {
  if (!line || !next || line.listLevel !== null || line.block !== next.block) return false;
  if (isSentence(line.text) || isContactText(line.text) || !namesWork(line.text)) return false;
  // Spaces that look the same differ by fractions of a point.
  return (next.gapAbove ?? 0) <= (line.gapAbove ?? Number.POSITIVE_INFINITY) + 1;
}
