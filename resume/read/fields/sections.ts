import type {SectionKind} from '../../vocabulary/sections.ts';
import type {TextLine} from '../text-document.ts';
import {isConsent} from './boilerplate.ts';
import {type ColumnSection, columnOf} from './columns.ts';
import {findHeadings} from './headings.ts';
import {looksLikeName} from './name-shape.ts';
import {labelOf} from './section-labels.ts';

/** Lines under one title. `head` is what stands before the first title of its region. */
export interface Section {
  kind: SectionKind | 'head';
  readonly title: string | null;
  readonly lines: TextLine[];
  readonly region: TextLine['region'];
}

/** Sorts the lines of a document under its titles, column by column. */
export function splitSections(lines: readonly TextLine[]): Section[] {
  const headings = findHeadings(lines);
  const banner = bannerOf(lines, headings);
  const sections: Section[] = [];
  const open = new Map<TextLine['region'], OpenSection>();
  const opened: OpenSection[] = [];
  for (const line of lines) {
    const kind = headings.get(line) ?? (line === banner ? 'document' : undefined);
    const current = open.get(line.region);
    if (current && kind === undefined) {
      const state = columnOf(line, current, opened);
      open.set(line.region, state);
      addLine(sections, state, line);
      continue;
    }
    const section = start(sections, line.region, headKind(kind), kind ? line.text : null);
    const state = {
      parent: section,
      current: section,
      opening: line,
      // A title in the middle of the page stands over all of its lines.
      isAligned: section.kind !== 'head' && !isCentred(line, headings),
      besideX: null,
    };
    open.set(line.region, state);
    opened.push(state);
    if (kind === undefined || line === banner) addLine(sections, state, line);
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

/** Other titles have their middle where this one has it, and begin elsewhere. */
function isCentred(line: TextLine, headings: ReadonlyMap<TextLine, SectionKind>): boolean {
  const middle = (one: TextLine) => one.x + one.width / 2;
  return [...headings.keys()].some(
    other => Math.abs(middle(other) - middle(line)) < 2 && Math.abs(other.x - line.x) > 5,
  );
}

/** A section, and the labelled part of it that lines go to. */
interface OpenSection extends ColumnSection {
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
