/**
 * How the skill tables are written. Entries are separated by `;`; within one,
 * names by `|`, the canonical name first. Names in one entry mean the very same
 * thing: who may claim one may claim all. After a name `@2014` gives the year the
 * thing came into being. A name with `>` is a narrower skill of its own: it
 * implies the entry's (`Docker | >Docker Swarm`); `< ERP` after the canonical
 * name says the same from the other end. `=` asks for exactly this spelling in
 * running text, because in lower case it is another word (`=Word`); `!` asks
 * besides that the words around it look like a list of skills (`!Go`).
 */
export const skillKinds = [
  'tool',
  'technical',
  'domain',
  'soft',
  'credential',
  'language',
] as const;

/**
 * `tool`: a named product or technology; `technical`: a method or hard skill;
 * `domain`: a field of work; `soft`: a way of working with people;
 * `credential`: a licence, certificate or registration; `language`: a human language.
 */
export type SkillKind = (typeof skillKinds)[number];

export interface SkillTable {
  readonly kind: SkillKind;
  readonly rows: string;
}

export interface SkillName {
  readonly text: string;
  /** `any`: any case; `exact`: this spelling; `listed`: this spelling among other skills. */
  readonly match: 'any' | 'exact' | 'listed';
}

export interface Skill {
  readonly name: string;
  readonly kind: SkillKind;
  readonly since: number | null;
  readonly names: readonly SkillName[];
  /** Canonical names of the skills this one implies. */
  readonly broader: readonly string[];
}

/** The skills of a table, in its order. */
export function readSkillTable({kind, rows}: SkillTable): Skill[] {
  return rows
    .split(';')
    .map(entry => entry.trim().replace(/\s+/g, ' '))
    .filter(entry => entry !== '')
    .flatMap(entry => readEntry(entry, kind));
}

function readEntry(entry: string, kind: SkillKind): Skill[] {
  const [head = '', ...others] = entry.split('|').map(part => part.trim());
  const [printed = head, ...broader] = head.split(/ ?[<,] ?/);
  const {name, since} = readName(printed);
  const synonyms = others
    .filter(other => !other.startsWith('>'))
    .map(other => readName(other).name);
  const narrower = others
    .filter(other => other.startsWith('>'))
    .map(other => readName(other.slice(1)));
  return [
    {name: name.text, kind, since, names: [name, ...synonyms], broader},
    ...narrower.map(one => ({
      name: one.name.text,
      kind,
      since: one.since,
      names: [one.name],
      broader: [name.text],
    })),
  ];
}

function readName(printed: string): {name: SkillName; since: number | null} {
  const [, mark, text = printed, year] = /^([=!])?(.*?)(?: ?@(\d{4}))?$/.exec(printed) ?? [];
  const match = mark === '=' ? 'exact' : mark === '!' ? 'listed' : 'any';
  return {name: {text, match}, since: year ? Number(year) : null};
}
