/**
 * "Keep my Word file": the person's own document with the accepted texts in it
 * and everything else, looks included, as it was.
 */
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {acceptedValue, type Decisions} from '../../model/apply-edits.ts';
import type {Edit} from '../../model/edits.ts';
import type {Resume} from '../../model/resume.ts';
import {findParagraphs, type Paragraph, paragraphText} from './paragraphs.ts';
import {
  applySplices,
  locate,
  type Marking,
  narrowed,
  type Splice,
  spliceParagraph,
} from './replace.ts';

const bodyPart = 'word/document.xml';

export interface KeptDocx {
  readonly bytes: Uint8Array;
  /** Accepted edits that have no place in this file; the person should know them. */
  readonly unplaced: readonly Edit[];
}

interface TextChange {
  readonly original: string;
  readonly value: string;
}

function textChange(edit: Edit, value: Edit['value'], source: Resume): TextChange | null {
  if (edit.kind === 'rewrite' && typeof edit.original === 'string' && typeof value === 'string') {
    return {original: edit.original, value};
  }
  const last = source.skills.at(-1);
  if (edit.kind !== 'add' || edit.path !== 'skills' || !last) return null;
  return {original: last, value: [last, value].flat().join(', ')};
}

/** The changes of one text, or null where the file has no paragraph that holds it. */
function placeText(
  paragraphs: readonly Paragraph[],
  {original, value}: TextChange,
  marking: Marking,
): Splice[] | null {
  for (const paragraph of paragraphs) {
    const found = locate(paragraph, original);
    if (!found) continue;
    const whole = paragraphText(paragraph);
    return spliceParagraph(paragraph, narrowed({...found, text: value}, whole), marking);
  }
  return null;
}

/** Additions to one list become one change, so that they do not fall over each other. */
function joinAdditions(edits: readonly {edit: Edit; value: Edit['value']}[]) {
  const additions = edits.filter(({edit}) => edit.kind === 'add');
  const others = edits.filter(({edit}) => edit.kind !== 'add');
  const [first] = additions;
  if (!first) return others;
  return [...others, {edit: first.edit, value: additions.flatMap(({value}) => value)}];
}

/**
 * Puts the accepted edits into the person's own .docx file. With `marking` they
 * are tracked changes that Word lets the person accept or reject. An order of
 * lines is left to the person: moving paragraphs would move their looks.
 */
export function keepDocx(
  file: Uint8Array,
  {source, edits, decisions}: {source: Resume; edits: readonly Edit[]; decisions: Decisions},
  marking: Marking,
): KeptDocx {
  const parts = unzipSync(file);
  const body = strFromU8(parts[bodyPart] ?? new Uint8Array());
  const paragraphs = findParagraphs(body);
  const accepted = edits.flatMap(edit => {
    const value = acceptedValue(edit, decisions[edit.id]);
    return value === null ? [] : [{edit, value}];
  });
  const splices: Splice[] = [];
  const unplaced: Edit[] = [];
  for (const {edit, value} of joinAdditions(accepted)) {
    const change = textChange(edit, value, source);
    const placed = change && placeText(paragraphs, change, marking);
    if (placed) splices.push(...placed);
    else unplaced.push(edit);
  }
  const changed = {...parts, [bodyPart]: strToU8(applySplices(body, splices))};
  return {bytes: zipSync(changed), unplaced};
}
