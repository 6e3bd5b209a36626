import {foldWords, wordSet} from '../../vocabulary/fold.ts';
import {isHumanLanguage} from '../../vocabulary/human-languages.ts';
import {type SectionKind, sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {withoutCells, withText} from './look.ts';

/** Kinds whose lines may carry a label of another kind ("Kenntnisse: … Sprachen: …"). */
const mixed = new Set<SectionKind | 'head'>([
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

export interface Label {
  readonly text: string;
  /** The section it opens for what follows, or null for a label of the section's own. */
  readonly kind: SectionKind | null;
  readonly rest: TextLine;
}

/** A label before the line's own text: in a cell of its own, or before a colon. */
export function labelOf(line: TextLine, parent: SectionKind | 'head'): Label | null {
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

function toLabel(text: string, rest: TextLine, parent: SectionKind | 'head'): Label | null {
  if (!mixed.has(parent)) return null;
  const kind = sectionOfTitle(text);
  const opens = kind !== null && (labelled.has(kind) || (kind === 'other' && !isVagueLabel(text)));
  if (!opens) return {text, kind: null, rest};
  if (kind === 'languages' && !isHumanLanguage(rest.text)) return {text, kind: null, rest};
  if (kind === 'skills' && parent === 'skills') return {text, kind: null, rest};
  return {text, kind, rest};
}

/** "Other: …" within a list is more of the list. */
export function isVagueLabel(text: string): boolean {
  return vagueLabels.has(foldWords(text));
}

function isOnlyDate(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.to - date.from >= text.trim().length - 2;
}
