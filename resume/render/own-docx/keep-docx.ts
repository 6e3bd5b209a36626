/**
 * "Keep my Word file": the person's own document with the accepted texts in it
 * and everything else, looks included, as it was.
 */
import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {acceptedValue, type Decisions} from '../../model/apply-edits.ts';
import type {Edit} from '../../model/edits.ts';
import {parseEditPath} from '../../model/paths.ts';
import type {Resume} from '../../model/resume.ts';
import {findParagraphs, type Paragraph, paragraphText} from './paragraphs.ts';
import {
  applySplices,
  locate,
  type Marking,
  narrowed,
  type Range,
  type Splice,
  spliceParagraph,
} from './replace.ts';

const bodyPart = 'word/document.xml';

export interface KeptDocx {
  readonly bytes: Uint8Array;
  /** Accepted edits that have no place in this file; the person should know them. */
  readonly unplaced: readonly Edit[];
}

/** A range of one paragraph that a change has taken. */
interface Taken {
  readonly paragraph: Paragraph;
  readonly range: Range;
}

interface File {
  readonly paragraphs: readonly Paragraph[];
  readonly taken: Taken[];
}

function isFree({paragraph, range}: Taken, {taken}: File): boolean {
  return !taken.some(
    one => one.paragraph === paragraph && one.range.from < range.to && range.from < one.range.to,
  );
}

/** Where a text stands: paragraphs that say nothing else come first. */
function placesOf(text: string, file: File): Taken[] {
  const bare = (value: string) => value.replace(/\s+/g, '');
  const all = file.paragraphs.flatMap(paragraph =>
    locate(paragraph, text).map(range => ({paragraph, range})),
  );
  const isWhole = ({paragraph}: Taken) => bare(paragraphText(paragraph)) === bare(text);
  return [...all.filter(isWhole), ...all.filter(place => !isWhole(place))];
}

/** How often the resume says the same in the same section before the place of an edit. */
function repeatsBefore({path, original}: Edit, source: Resume): number {
  const place = parseEditPath(path);
  if (!place || place.list === 'summary' || place.list === 'skills') return 0;
  const before = source[place.list].flatMap(({bullets}, entry) => {
    if (entry > place.entry) return [];
    return entry < place.entry ? bullets : bullets.slice(0, place.bullet ?? 0);
  });
  return before.filter(text => text === original).length;
}

function placeRewrite(edit: Edit, value: string, source: Resume, file: File): Placed | null {
  if (typeof edit.original !== 'string') return null;
  const places = placesOf(edit.original, file);
  const own = places.slice(repeatsBefore(edit, source));
  const place = [...own, ...places].find(one => isFree(one, file));
  return place ? {...place, text: value} : null;
}

interface Placed extends Taken {
  readonly text: string;
}

/** What parts two neighbouring names of a list in this paragraph. */
function separatorBefore({paragraph, range}: Taken): string {
  const before = paragraphText(paragraph).slice(0, range.from);
  return /(?:\s*[,;|•·/]\s*|\s+[–—-]\s+)$/u.exec(before)?.[0] ?? ', ';
}

/** New skills stand after the last one of the paragraph that lists most of the others. */
function placeSkills(added: readonly string[], {skills}: Resume, file: File): Placed | null {
  const lists = file.paragraphs.map(paragraph => {
    const found = skills.flatMap(skill => locate(paragraph, skill).slice(0, 1));
    const last = found.toSorted((a, b) => b.to - a.to)[0];
    return {paragraph, last, count: found.length};
  });
  const [most] = lists.toSorted((a, b) => b.count - a.count);
  if (!most?.last) return null;
  const place = {paragraph: most.paragraph, range: most.last};
  const text = paragraphText(place.paragraph).slice(place.range.from, place.range.to);
  return isFree(place, file)
    ? {...place, text: [text, ...added].join(separatorBefore(place))}
    : null;
}

function placeOf(edit: Edit, value: Edit['value'], source: Resume, file: File): Placed | null {
  if (edit.kind === 'rewrite' && typeof value === 'string') {
    return placeRewrite(edit, value, source, file);
  }
  const isAddition = edit.kind === 'add' && edit.path === 'skills';
  return isAddition ? placeSkills([value].flat(), source, file) : null;
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
  bytes: Uint8Array,
  {source, edits, decisions}: {source: Resume; edits: readonly Edit[]; decisions: Decisions},
  marking: Marking,
): KeptDocx {
  const parts = unzipSync(bytes);
  const body = strFromU8(parts[bodyPart] ?? new Uint8Array());
  const accepted = edits.flatMap(edit => {
    const value = acceptedValue(edit, decisions[edit.id]);
    return value === null ? [] : [{edit, value}];
  });
  const file = {paragraphs: findParagraphs(body), taken: [] as Taken[]};
  const splices: Splice[] = [];
  const unplaced: Edit[] = [];
  for (const {edit, value} of joinAdditions(accepted)) {
    const placed = placeOf(edit, value, source, file);
    if (placed) {
      file.taken.push(placed);
      const {paragraph, range, text} = placed;
      const replacement = narrowed({...range, text}, paragraphText(paragraph));
      splices.push(...spliceParagraph(paragraph, replacement, marking));
    } else unplaced.push(edit);
  }
  const changed = {...parts, [bodyPart]: strToU8(applySplices(body, splices))};
  return {bytes: zipSync(changed), unplaced};
}
