/** All tables as one index: a tree of words for texts, a map of keys for single names. */
import {skillTables} from './skill-data/tables.ts';
import {readSkillTable, type Skill, type SkillName} from './skill-table.ts';
import {nameKey} from './skill-words.ts';

export interface SkillNode {
  readonly next: Map<string, SkillNode>;
  /** The names that end here, first table first. */
  readonly ends: {readonly skill: Skill; readonly name: SkillName}[];
}

export interface SkillIndex {
  readonly root: SkillNode;
  readonly byKey: ReadonlyMap<string, Skill>;
}

let built: SkillIndex | null = null;

/** Built at first use: a page that never looks at skills does not wait for it. */
export function skillIndex(): SkillIndex {
  built ??= build(skillTables.flatMap(readSkillTable));
  return built;
}

function build(skills: readonly Skill[]): SkillIndex {
  const root = emptyNode();
  const byKey = new Map<string, Skill>();
  for (const skill of skills) {
    for (const name of skill.names) {
      const key = nameKey(name.text);
      for (const spelling of spellings(key, name)) {
        insert(root, spelling, skill, name);
        if (!byKey.has(spelling)) byKey.set(spelling, skill);
      }
    }
  }
  return {root, byKey};
}

/** People also write "PowerBI" and "NodeJS"; short names run together would be other words. */
function spellings(key: string, {match}: SkillName): string[] {
  const together = key.replaceAll(' ', '');
  return together !== key && together.length >= 6 && match === 'any' ? [key, together] : [key];
}

function insert(root: SkillNode, key: string, skill: Skill, name: SkillName): void {
  let node = root;
  for (const word of key.split(' ')) {
    const next = node.next.get(word) ?? emptyNode();
    node.next.set(word, next);
    node = next;
  }
  node.ends.push({skill, name});
}

function emptyNode(): SkillNode {
  return {next: new Map(), ends: []};
}
