import {foldWords, wordSet} from '../../vocabulary/fold.ts';
import {isHumanLanguage} from '../../vocabulary/human-languages.ts';
import {type SectionKind, sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextLine} from '../text-document.ts';
import {isConsent} from './boilerplate.ts';
import {findDates} from './dates.ts';
import {findHeadings} from './headings.ts';
import {withoutCells, withText} from './look.ts';
import {looksLikeName} from './name.ts';

/** Lines under one title. `head` is what stands before the first title of its region. */
export interface Section {
  kind: SectionKind | 'head';
  readonly title: string | null;
  readonly lines: TextLine[];
  readonly region: TextLine['region'];
}

/** Kinds whose lines may carry a label of another kind ("Kenntnisse: … Sprachen: …"). */
const mixed = new Set<Section['kind']>([
  'head',
  'contact',
  'summary',
  'skills',
  'languages',
  'certifications',
  'awards',
  'other',
]);
const labelled = new Set<SectionKind>(['skills', 'languages', 'certifications', 'awards']);

const vagueLabels = wordSet(
  'other, others, additional, miscellaneous, personal, notes, sonstiges, weiteres, verschiedenes, divers, autres, otros, altro, outros, overig, overige, inne',
);

/** Sorts the lines of a document under its titles, column by column. */
export function splitSections(lines: readonly TextLine[]): Section[] {
  const headings = findHeadings(lines);
  const banner = bannerOf(lines, headings);
  const sections: Section[] = [];
  const open = new Map<TextLine['region'], OpenSection>();
  for (const line of lines) {
    const {region} = line;
    const kind = headings.get(line) ?? (line === banner ? 'document' : undefined);
    const state = open.get(region);
    if (kind !== undefined || !state) {
      const section = start(sections, region, headKind(kind), kind ? line.text : null);
      const opened = {parent: section, current: section};
      open.set(region, opened);
      if (kind === undefined || line === banner) addLine(sections, opened, line);
    } else addLine(sections, state, line);
  }
  return sections.filter(section => section.lines.length > 0 || section.title !== null);
}

/** The name in the largest type, where it opens a column of its own after other sections. */
function bannerOf(
  lines: readonly TextLine[],
  headings: ReadonlyMap<TextLine, SectionKind>,
): TextLine | undefined {
  const largest = Math.max(...lines.map(line => line.fontSize));
  const titles = Math.max(0, ...[...headings.keys()].map(line => line.fontSize));
  const banner = lines.find(line => line.fontSize >= largest);
  const stands = largest > titles * 1.2 && banner?.page === 0 && !headings.has(banner);
  return stands && looksLikeName(banner.text) ? banner : undefined;
}

/** A section, and the labelled part of it that lines go to. */
interface OpenSection {
  readonly parent: Section;
  current: Section;
}

function headKind(kind: SectionKind | undefined): Section['kind'] {
  return kind === undefined || kind === 'document' ? 'head' : kind;
}

function start(
  sections: Section[],
  region: TextLine['region'],
  kind: Section['kind'],
  title: string | null,
): Section {
  const section: Section = {kind, title, lines: [], region};
  sections.push(section);
  return section;
}

function addLine(sections: Section[], state: OpenSection, line: TextLine): void {
  if (isConsent(line.text)) {
    start(sections, line.region, 'other', '').lines.push(line);
    return;
  }
  const label = labelOf(line, state.parent.kind);
  if (label?.kind) state.current = start(sections, line.region, label.kind, label.text);
  else if (label) state.current = state.parent;
  state.current.lines.push(label?.kind ? label.rest : line);
}

interface Label {
  readonly text: string;
  /** The section it opens for what follows, or null for a label of the section's own. */
  readonly kind: SectionKind | null;
  readonly rest: TextLine;
}

/** A label before the line's own text: in a cell of its own, or before a colon. */
function labelOf(line: TextLine, parent: Section['kind']): Label | null {
  const [first, ...others] = line.cells;
  const cellRest = withoutCells(line, 1);
  if (first && cellRest && others.length > 0) {
    if (isOnlyDate(cellRest.text)) return null;
    return toLabel(first.text.replace(/\s*:$/, ''), cellRest, parent);
  }
  const colon = /^([^:]{2,40}?)\s*:\s+(\S.*)$/.exec(line.text);
  if (!colon?.[1] || !colon[2]) return null;
  return toLabel(colon[1], withText(line, colon[2]), parent);
}

function toLabel(text: string, rest: TextLine, parent: Section['kind']): Label | null {
  if (!mixed.has(parent)) return null;
  const kind = sectionOfTitle(text);
  const opens = kind !== null && (labelled.has(kind) || (kind === 'other' && !isVague(text)));
  if (!opens) return {text, kind: null, rest};
  if (kind === 'languages' && !isHumanLanguage(rest.text)) return {text, kind: null, rest};
  if (kind === 'skills' && parent === 'skills') return {text, kind: null, rest};
  return {text, kind, rest};
}

/** "Other: …" within a list is more of the list. */
function isVague(text: string): boolean {
  return vagueLabels.has(foldWords(text));
}

function isOnlyDate(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.to - date.from >= text.trim().length - 2;
}
