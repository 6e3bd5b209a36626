/**
 * What counts as the same skill, across professions and languages: `k8s` is
 * Kubernetes, `RN` a Registered Nurse, `Projektmanagement` project management.
 * A skill that is not in the tables still has an identity: its own words.
 */
import {isBetweenMarks, isListed, opensSentence} from './skill-context.ts';
import {type SkillNode, skillIndex} from './skill-index.ts';
import type {Skill, SkillKind, SkillName} from './skill-table.ts';
import {isJoined, nameKey, type SkillWord, skillWords} from './skill-words.ts';

export interface SkillMention {
  /** The canonical name. */
  readonly skill: string;
  readonly printed: string;
  /** Offsets into the text, `end` after the last character. */
  readonly start: number;
  readonly end: number;
}

/** The skills named in a text, in order, the longest name at each place. */
export function findSkills(text: string): SkillMention[] {
  const words = skillWords(text);
  const mentions: SkillMention[] = [];
  let at = 0;
  while (at < words.length) {
    const found = longestAt(text, words, at);
    if (found) mentions.push(found.mention);
    at = found ? found.next : at + 1;
  }
  return mentions;
}

interface Found {
  readonly mention: SkillMention;
  readonly next: number;
}

function longestAt(text: string, words: readonly SkillWord[], first: number): Found | null {
  const start = words[first]?.start ?? 0;
  let node: SkillNode | undefined = skillIndex().root;
  let best: Found | null = null;
  for (let at = first; at < words.length && node; at++) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || (at > first && before && !isJoined(text.slice(before.end, word.start)))) break;
    const found: Found | null = at === first ? compoundAt(text, words, at) : null;
    if (found && !best) best = found;
    node = step(node, word.key);
    const skill = node && skillEnding(node, text, start, word.end);
    if (skill) best = {mention: mentionOf(skill, text, start, word.end), next: at + 1};
  }
  return best;
}

function mentionOf(skill: Skill, text: string, start: number, end: number): SkillMention {
  return {skill: skill.name, printed: text.slice(start, end), start, end};
}

/** German compounds are also written with a hyphen: "Projekt-Management". */
function compoundAt(text: string, words: readonly SkillWord[], at: number): Found | null {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || text.slice(word.end, next.start) !== '-') return null;
  const node = skillIndex().root.next.get(word.key + next.key);
  const skill = node && skillEnding(node, text, word.start, next.end);
  return skill ? {mention: mentionOf(skill, text, word.start, next.end), next: at + 2} : null;
}

/** "Scrum+" and "Security+" both occur: the sign belongs to the word only where a name has it. */
function step(node: SkillNode, key: string): SkillNode | undefined {
  return (
    node.next.get(key) ?? (key.endsWith('+') ? node.next.get(key.replace(/\++$/, '')) : undefined)
  );
}

function skillEnding(node: SkillNode, text: string, start: number, end: number): Skill | null {
  return node.ends.find(({name}) => fits(name, text, start, end))?.skill ?? null;
}

function fits(name: SkillName, text: string, start: number, end: number): boolean {
  if (name.match === 'any') return true;
  const printed = text.slice(start, end);
  const isSpelt = printed.toLowerCase() === name.text.toLowerCase();
  if (isSpelt && isBetweenMarks(text, start, end)) return true;
  if (printed !== name.text.replace(/\.$/, '') || opensSentence(text, start, end)) return false;
  return name.match === 'exact' || isListed(text, start, end);
}

/** The canonical name, or the name's own words in lower case without accents where it is unknown. */
export function canonicalSkill(name: string): string {
  return lookUp(name)?.name ?? nameKey(name);
}

export function sameSkill(a: string, b: string): boolean {
  return canonicalSkill(a) === canonicalSkill(b);
}

/** What sort of skill it is; null where the tables do not know it. */
export function skillKind(name: string): SkillKind | null {
  return lookUp(name)?.kind ?? null;
}

/** The year a tool or technology came into being: nobody used it before. Null where no year is known. */
export function skillSince(name: string): number | null {
  return lookUp(name)?.since ?? null;
}

/**
 * The skills that a skill implies, nearest first: PySpark implies Apache Spark.
 * Never the other way round, and never mere relatives.
 */
export function broaderSkills(name: string): string[] {
  const {byKey} = skillIndex();
  const found = [...(lookUp(name)?.broader ?? [])];
  for (const broader of found) {
    for (const next of byKey.get(nameKey(broader))?.broader ?? []) {
      if (!found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** A whole name first; then without what people add: "Advanced Excel", "Python 3.11", "Registered Nurse (RN)". */
function lookUp(name: string): Skill | null {
  const {byKey} = skillIndex();
  const inParentheses = /\(([^)]+)\)/.exec(name)?.[1] ?? '';
  const bare = name.replace(/\([^)]*\)/g, ' ').trim();
  const candidates = [name, bare, withoutAdditions(bare), bare.replaceAll('-', ''), inParentheses];
  for (const candidate of candidates) {
    const skill = candidate === '' ? undefined : byKey.get(nameKey(candidate));
    if (skill) return skill;
  }
  return null;
}

function withoutAdditions(name: string): string {
  return name
    .replace(
      /^(?:advanced|basic|strong|good|solid|expert|intermediate|excellent|proficient(?: in)?|knowledge of)\s+/i,
      '',
    )
    .replace(/\s+(?:skills?|programming(?: language)?|knowledge|v?\d+(?:\.[\dx]+)*\+?)$/i, '');
}
