/** A posting's lines under their headings; the first section has none. */

import {isParagraph} from './header.ts';
import {gluedSense} from './heading-glue.ts';
import type {SectionKind} from './heading-words.ts';
import {type Heading, headingKind, readHeading} from './headings.ts';
import {type PostingLine, sentences} from './posting-lines.ts';

export interface Section {
  /** `intro`: before any heading; null: under a heading of no known kind. */
  readonly kind: SectionKind | 'intro' | null;
  readonly heading: string;
  readonly lines: readonly PostingLine[];
}

export function readSections(lines: readonly PostingLine[]): Section[] {
  const all = lines.flatMap(splitAtLabels);
  const sections: {kind: Section['kind']; heading: string; lines: PostingLine[]}[] = [];
  let current: (typeof sections)[number] = {kind: 'intro', heading: '', lines: []};
  for (const [at, line] of all.entries()) {
    const heading = readHeading(line, all[at + 1]);
    if (!heading || isTitleBlock(heading, line, at)) {
      if (isAfterInline(current, line)) {
        sections.push(current);
        current = {kind: null, heading: '', lines: []};
      }
      current.lines.push(line);
      continue;
    }
    sections.push(current);
    const rest = heading.rest === '' ? [] : [{...line, text: heading.rest, gap: false}];
    current = {kind: heading.kind, heading: line.text, lines: rest};
  }
  sections.push(current);
  return sections.filter(section => section.heading !== '' || section.lines.length > 0);
}

/** "Closing date: 12 July" is a section of one line: a new paragraph has another subject. */
function isAfterInline({heading, lines}: Section, line: PostingLine): boolean {
  const own = lines[0]?.text;
  const isInline = own !== undefined && lines.length === 1 && heading.endsWith(own);
  return isInline && !line.bullet && (line.gap || (isParagraph(line.text) && !isParagraph(own)));
}

/** In a posting all in capitals the first lines are no headings. */
function isTitleBlock({kind}: Heading, {text, marked}: PostingLine, at: number): boolean {
  return kind === null && at < 4 && !marked && !/[:：]$/.test(text);
}

/** "Must: Python; SQL. Plus: dbt." is two lines in one. */
function splitAtLabels(line: PostingLine): PostingLine[] {
  if (line.bullet || !/\p{L}:\s/u.test(line.text)) return [line];
  const parts: string[] = [];
  for (const sentence of sentences(line.text)) {
    const label = /^([^:.]{2,40}):\s/.exec(sentence)?.[1];
    const kind = label ? (headingKind(label) ?? gluedSense(label)) : null;
    if (parts.length === 0 || kind === 'must' || kind === 'nice' || kind === 'duties') {
      parts.push(sentence);
    } else parts.push(`${parts.pop()} ${sentence}`);
  }
  return parts.map((text, at) => ({...line, text, gap: line.gap && at === 0}));
}
