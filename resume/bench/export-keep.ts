import {strFromU8, unzipSync} from 'fflate';
import {acceptAll} from '../model/apply-edits.ts';
import type {Edit} from '../model/edits.ts';
import {parseEditPath} from '../model/paths.ts';
import type {Resume} from '../model/resume.ts';
import {readResume} from '../read/read-resume.ts';
import {keepDocx} from '../render/own-docx/keep-docx.ts';

/** What became of a person's own Word file when the accepted changes were put into it. */
export interface Kept {
  readonly accepted: number;
  readonly placed: number;
  /** Placed changes that stand at their own place when the file is read again. */
  readonly inPlace: number;
  /** Everything but the words of accepted runs is as it was, byte for byte. */
  readonly isUntouched: boolean;
  /** Rejecting the tracked changes gives the old words back, accepting them the new ones. */
  readonly isTracked: boolean;
}

const body = 'word/document.xml';
const textRun = /(<w:t(?=[ >])[^>]*>[^<]*<\/w:t>)/;

function partsOf(file: Uint8Array): {xml: string; others: Map<string, string>} {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => [
    name,
    strFromU8(bytes, true),
  ]);
  const all = new Map(parts as [string, string][]);
  const xml = strFromU8(unzipSync(file)[body] ?? new Uint8Array());
  all.delete(body);
  return {xml, others: all};
}

function wordsOf(xml: string): string {
  return xml.replace(/<[^>]*>/g, '');
}

/** The markup between the texts is the same, and so is every text that says the same. */
function onlyTextsDiffer(before: string, after: string): boolean {
  const [old, now] = [before.split(textRun), after.split(textRun)];
  return (
    old.length === now.length &&
    old.every((piece, index) => {
      const other = now[index] ?? '';
      return piece === other || (index % 2 === 1 && wordsOf(piece) !== wordsOf(other));
    })
  );
}

function sameParts(one: Map<string, string>, other: Map<string, string>): boolean {
  return one.size === other.size && [...one].every(([name, bytes]) => other.get(name) === bytes);
}

const inserted = /<w:ins [^>]*>.*?<\/w:ins>/gs;
const deleted = /<w:del [^>]*>.*?<\/w:del>/gs;

function changeOf(
  path: string,
  kind: 'rewrite' | 'add',
  original: string | null,
  value: string,
): Edit {
  const evidence = {posting: null, resume: []};
  return {id: path, path, kind, original, value, reason: '', evidence, check: []};
}

/** A change at every place where one can be: each bullet and the summary rewritten, a skill added. */
function everyChange({summary, skills, experience, projects}: Resume): Edit[] {
  const rewrite = (path: string, text: string) =>
    changeOf(path, 'rewrite', text, `${text.replace(/[.!]$/, '')} as was agreed with all`);
  const bulletsOf = (list: string, entries: readonly {bullets: readonly string[]}[]) =>
    entries.flatMap(({bullets}, entry) =>
      bullets.map((text, at) => rewrite(`${list}.${entry}.bullets.${at}`, text)),
    );
  return [
    ...(summary ? [rewrite('summary', summary)] : []),
    ...bulletsOf('experience', experience),
    ...bulletsOf('projects', projects),
    ...(skills.length > 0 ? [changeOf('skills', 'add', null, 'Thermal lancing')] : []),
  ];
}

/** Puts accepted changes into a Word file and looks at every part of the result. */
export async function keptOf(file: Uint8Array): Promise<Kept> {
  const {resume: source} = await readResume(file, 'own.docx');
  const edits = everyChange(source);
  const decisions = acceptAll(edits, {safeOnly: false});
  const plan = {source, edits, decisions};
  const {bytes, unplaced} = keepDocx(file, plan, null);
  const tracked = keepDocx(file, plan, {author: 'Galley', at: '2026-01-01T00:00:00Z'});
  const [before, after, marked] = [file, bytes, tracked.bytes].map(partsOf);
  const placed = edits.filter(edit => !unplaced.includes(edit));
  const back = await readResume(bytes, 'kept.docx');
  const inPlace = placed.filter(edit => standsAt(edit, back.resume));
  if (!before || !after || !marked) throw new Error('missing: a part of the package');
  return {
    accepted: edits.length,
    placed: placed.length,
    inPlace: inPlace.length,
    isUntouched: sameParts(before.others, after.others) && onlyTextsDiffer(before.xml, after.xml),
    isTracked:
      sameParts(before.others, marked.others) &&
      wordsOf(marked.xml.replace(inserted, '')) === wordsOf(before.xml) &&
      wordsOf(marked.xml.replace(deleted, '')) === wordsOf(after.xml),
  };
}

/** The texts of the list that a path leads into; a list by commas may be read as one text. */
function textsAt(resume: Resume, path: string): string[] {
  const place = parseEditPath(path);
  if (!place || place.list === 'summary') return [resume.summary ?? ''];
  if (place.list === 'skills') return resume.skills.flatMap(text => text.split(/,\s*/));
  return resume[place.list][place.entry]?.bullets ?? [];
}

/** Whether all that the change says is read again where the change belongs; orders are left to the person. */
function standsAt({path, value}: Edit, resume: Resume): boolean {
  const found = textsAt(resume, path).map(text => text.replace(/\s+/g, ' '));
  return [value].flat().every(text => found.includes(text.replace(/\s+/g, ' ')));
}
