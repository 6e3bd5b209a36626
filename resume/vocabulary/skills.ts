/**
 * What counts as the same skill, across professions and languages: `k8s` is
 * Kubernetes, `RN` a Registered Nurse, `Projektmanagement` project management.
 * A skill that is not in the tables still has an identity: its own words.
 */
import {isListed, opensSentence} from './skill-context.ts';
import {type SkillNode, skillIndex} from './skill-index.ts';
import type {Skill, SkillKind} from './skill-table.ts';
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
  for (let at = first; at < words.length; at++) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || (at > first && before && !isJoined(text.slice(before.end, word.start)))) break;
    node = step(node, word.key);
    if (!node) break;
    const skill = skillEnding(node, text, start, word.end);
    if (!skill) continue;
    const mention = {skill: skill.name, printed: text.slice(start, word.end), start, end: word.end};
    best = {mention, next: at + 1};
  }
  return best;
}

/** "Scrum+" and "Security+" both occur: the sign belongs to the word only where a name has it. */
function step(node: SkillNode, key: string): SkillNode | undefined {
  return (
    node.next.get(key) ?? (key.endsWith('+') ? node.next.get(key.replace(/\++$/, '')) : undefined)
  );
}

function skillEnding(node: SkillNode, text: string, start: number, end: number): Skill | null {
  for (const {skill, name} of node.ends) {
    if (name.match === 'any') return skill;
    if (text.slice(start, end) !== name.text || opensSentence(text, start, end)) continue;
    if (name.match === 'exact' || isListed(text, start, end)) return skill;
  }
  return null;
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
  const candidates = [name, bare, withoutAdditions(bare), inParentheses];
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
