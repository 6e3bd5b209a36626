import type {Decision, Edit} from './edits.ts';
import {parseEditPath} from './paths.ts';
import type {Resume} from './resume.ts';

/** The decisions of a person by the edit's id. */
export type Decisions = Readonly<Record<string, Decision>>;

/** What an edit puts in the document: the person's own text where they gave one. */
export function acceptedValue(edit: Edit, decision: Decision | undefined): Edit['value'] | null {
  if (decision?.state === 'accepted') return edit.value;
  if (decision?.state !== 'edited') return null;
  if (typeof edit.value === 'string') return decision.text ?? edit.value;
  return (decision.text ?? '').split('\n').filter(line => line.trim() !== '');
}

function bulletsOf(
  resume: Resume,
  list: 'experience' | 'projects',
  entry: number,
): string[] | null {
  return resume[list][entry]?.bullets ?? null;
}

/** A summary that was not there before stands where it is read first. */
function summaryFirst(order: Resume['sectionOrder']): Resume['sectionOrder'] {
  return ['summary', ...order.filter(key => key !== 'summary')];
}

/** Puts one value at its path; a path that leads nowhere changes nothing. */
function put(resume: Resume, edit: Edit, value: Edit['value']): void {
  const place = parseEditPath(edit.path);
  if (!place) return;
  const text = typeof value === 'string' ? value : value.join('\n');
  if (place.list === 'summary') {
    if (!resume.summary) resume.sectionOrder = summaryFirst(resume.sectionOrder);
    resume.summary = text;
    return;
  }
  const list = place.list === 'skills' ? resume.skills : bulletsOf(resume, place.list, place.entry);
  if (!list) return;
  const bullet = place.list === 'skills' ? null : place.bullet;
  if (bullet !== null && bullet < list.length) list[bullet] = text;
  else if (bullet === null && edit.kind === 'add') list.push(...[value].flat());
}

/**
 * Puts a list into the order the edit proposes. Texts may have been rewritten
 * since, so the order is taken from the originals' places.
 */
function reorder(resume: Resume, source: Resume, edit: Edit, value: Edit['value']): void {
  const place = parseEditPath(edit.path);
  if (!place || place.list === 'summary' || typeof value === 'string') return;
  const [before, now] =
    place.list === 'skills'
      ? [source.skills, resume.skills]
      : [bulletsOf(source, place.list, place.entry), bulletsOf(resume, place.list, place.entry)];
  if (!before || !now) return;
  const order = value.map(text => before.indexOf(text)).filter(index => index >= 0);
  if (new Set(order).size !== before.length) return;
  const added = now.slice(before.length);
  now.splice(0, now.length, ...order.map(index => now[index] ?? ''), ...added);
}

/**
 * The skills under their labels, after the flat list was changed: added ones stand
 * without a label, what comes first in the list comes first in its group, and the
 * group of the first skill first. The list then goes by what is printed.
 */
function regroupSkills(resume: Resume, source: Resume): void {
  if (resume.skillGroups.length === 0) return;
  const added = resume.skills.filter(skill => !source.skills.includes(skill));
  if (added.length > 0) resume.skillGroups.push({label: null, skills: added});
  if (String(resume.skills) === String(source.skills)) return;
  const place = (skill: string | undefined) => resume.skills.indexOf(skill ?? '');
  for (const {skills} of resume.skillGroups) skills.sort((a, b) => place(a) - place(b));
  resume.skillGroups.sort((a, b) => place(a.skills[0]) - place(b.skills[0]));
  resume.skills = [...new Set(resume.skillGroups.flatMap(({skills}) => skills))];
}

/**
 * The resume with every accepted edit in it and nothing else changed. Pure: the
 * source is left as it is. Rewrites go by the source's places, orders come last.
 */
export function applyEdits(source: Resume, edits: readonly Edit[], decisions: Decisions): Resume {
  const resume = structuredClone(source);
  const accepted = edits.flatMap(edit => {
    const value = acceptedValue(edit, decisions[edit.id]);
    return value === null ? [] : [{edit, value}];
  });
  for (const {edit, value} of accepted) if (edit.kind === 'rewrite') put(resume, edit, value);
  for (const {edit, value} of accepted) if (edit.kind === 'add') put(resume, edit, value);
  for (const {edit, value} of accepted) {
    if (edit.kind === 'reorder') reorder(resume, source, edit, value);
  }
  regroupSkills(resume, source);
  return resume;
}

/** Decisions that accept every edit; with `safeOnly`, those alone that need no check. */
export function acceptAll(edits: readonly Edit[], {safeOnly}: {safeOnly: boolean}): Decisions {
  const accepted = edits.filter(edit => !safeOnly || edit.check.length === 0);
  return Object.fromEntries(accepted.map(edit => [edit.id, {state: 'accepted', text: null}]));
}
