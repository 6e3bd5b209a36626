/** The person's own lines that a letter tells, and how each is told. */
import type {Role} from '../../model/resume.ts';
import {isTimeOff} from '../../vocabulary/titles.ts';
import {atEmployer} from '../letter-places.ts';
import {namedInProse, stopped} from '../prose-names.ts';
import type {Material} from '../writer.ts';
import {firstPerson, ownSentence, withoutStop} from './first-person.ts';
import {letterPhrases} from './letter-phrases.ts';
import {linesInRow, withinSentence} from './prose.ts';
import {answeredLines} from './relevance.ts';
import {tighten} from './tighten.ts';

interface Line {
  readonly entry: number;
  readonly bullet: string;
}

function lineAt(path: string | null, {resume}: Material): Line | null {
  const found = /^experience\.(\d+)\.bullets\.(\d+)$/.exec(path ?? '');
  const entry = Number(found?.[1]);
  const bullet = found ? resume.experience[entry]?.bullets[Number(found[2])] : undefined;
  return bullet === undefined ? null : {entry, bullet};
}

/** The lines that answer the posting best, then the first ones of the latest role that has any. */
function candidates(material: Material): Line[] {
  const answering = answeredLines(material.score).flatMap(
    ({where}) => lineAt(where, material) ?? [],
  );
  const entry = material.resume.experience.findIndex(
    ({title, bullets}) => bullets.length > 0 && !isTimeOff(title ?? ''),
  );
  const latest = material.resume.experience[entry]?.bullets ?? [];
  const lines = [...answering, ...latest.slice(0, 2).map(bullet => ({entry, bullet}))];
  return [...new Map(lines.map(line => [line.bullet, line])).values()];
}

/** The role that the letter opens with. */
export function openingRole({resume}: Material): Role | null {
  const latest = resume.experience.find(({title}) => !isTimeOff(title ?? ''));
  return latest?.title && latest.company ? latest : null;
}

function placeOf(role: Role, material: Material): string | null {
  if (!role.company || role === openingRole(material)) return null;
  return atEmployer(material.language, namedInProse(role.company, {isTitle: false}));
}

function isEarlier(role: Role, material: Material): boolean {
  const begun = openingRole(material)?.start;
  return Boolean(role.end && begun && role.end <= begun);
}

/** Every second sentence about one role says "also". */
function inTurn(sentence: string, index: number): string {
  return index % 2 === 0 ? sentence : sentence.replace(/^I (am |was )?/, 'I $1also ');
}

function englishLead(role: Role, material: Material): string {
  const place = placeOf(role, material);
  if (place) return isEarlier(role, material) ? `Earlier, ${place}, ` : `At${place.slice(2)}, `;
  return role.end === null ? 'In this role, ' : 'There, ';
}

function inEnglish(role: Role, bullets: readonly string[], material: Material): string[] {
  const isCurrent = role.end === null;
  const spoken = bullets.flatMap(text => firstPerson(tighten(text, isCurrent), isCurrent) ?? []);
  if (spoken.length === 0) return [asTasks(role, bullets, material)];
  return spoken.map((line, index) =>
    index === 0 ? englishLead(role, material) + line : inTurn(line, index),
  );
}

function asTasks(
  role: Role,
  bullets: readonly string[],
  material: Material,
  place = placeOf(role, material),
): string {
  const {language} = material;
  const lines = bullets.map(text => withinSentence(withoutStop(text), language));
  const work = {place, isCurrent: role.end === null, isOne: lines.length === 1};
  return letterPhrases[language].tasks(work, linesInRow(lines, language));
}

function inOtherLanguage(role: Role, bullets: readonly string[], material: Material): string[] {
  const {language} = material;
  const place = placeOf(role, material);
  const tasks = bullets.filter(text => ownSentence(text, language, null) === null);
  const deeds = bullets.filter(text => ownSentence(text, language, null) !== null);
  const [first = ''] = bullets;
  const isDeedFirst = deeds.includes(first);
  const told = deeds.map((text, index) => {
    return ownSentence(text, language, isDeedFirst && index === 0 ? place : null) ?? '';
  });
  if (tasks.length === 0) return told;
  const named = asTasks(role, tasks, material, isDeedFirst ? null : place);
  return isDeedFirst ? [...told, named] : [named, ...told];
}

/**
 * What the person did, at most `most` lines, latest role first. Lines in another
 * language than the letter's are left out: nothing here can translate them.
 */
export function toldLines(material: Material, most: number): string[] {
  const {language, resume} = material;
  if (language !== resume.language) return [];
  const chosen = candidates(material).slice(0, most);
  const entries = [...new Set(chosen.map(({entry}) => entry))].sort((a, b) => a - b);
  return entries.flatMap(entry => {
    const role = resume.experience[entry];
    if (!role) return [];
    const bullets = chosen.filter(line => line.entry === entry).map(({bullet}) => bullet);
    const tell = language === 'en' ? inEnglish : inOtherLanguage;
    return tell(role, bullets, material).map(stopped);
  });
}
