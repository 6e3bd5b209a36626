/** The phrases of a requirement that all count, each with its alternatives. */
import type {Chunk} from './chunks.ts';
import {isStopWord} from './lexicon/stop-words.ts';
import type {Unit} from './units.ts';
import {wordKey} from './words.ts';

export interface Alternative {
  /** The posting's own words for it. */
  readonly printed: string;
  readonly units: readonly Unit[];
  /** First letters of its words, for which an acronym may stand. */
  readonly initials: string;
  /** Looked for word by word, where half of the words is far less than half of the meaning. */
  readonly inWords: boolean;
  /** "or a similar language": what does the same job as the other alternatives counts too. */
  readonly related: boolean;
}

export interface Slot {
  readonly alternatives: readonly Alternative[];
  readonly weight: number;
  /** What stands before is shown by showing this: "(ECS or Kubernetes)", "such as". */
  readonly examples: boolean;
  /** Hangs on the slot before it by a preposition. */
  readonly continues: boolean;
  /** Offset into the requirement. */
  readonly start: number;
}

const slotWeightLimit = 4;

/** Chunks joined by "or" are alternatives of one slot; the others count each. */
export function slotsOf(text: string, chunks: readonly Chunk[]): Slot[] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = groups.at(-1);
    if (last && chunk.link === 'or') last.push(chunk);
    else groups.push([chunk]);
    if (chunk.link === 'or') takeListBefore(groups);
  }
  return groups.map(group => ({
    alternatives: group.flatMap(chunk => readings(text, chunk)),
    weight: Math.min(slotWeightLimit, Math.max(...group.map(({units}) => weightOf(units)))),
    examples: group[0]?.link === 'examples',
    continues: group[0]?.link === 'with',
    start: group[0]?.units[0]?.start ?? 0,
  }));
}

/** A phrase as it stands, and with its ways of working taken word by word. */
function readings(text: string, {units, related}: Chunk): Alternative[] {
  const printed = printedOf(text, units);
  const whole = {printed, units, initials: initialsOf(printed), related, inWords: false};
  if (units.every(({words}) => words.length === 0)) return [whole];
  const words = units.flatMap(unit => (unit.words.length > 0 ? unit.words : [unit]));
  return [whole, {...whole, units: words, inWords: true}];
}

function initialsOf(printed: string): string {
  const words = wordKey(printed).split(' ');
  return words
    .filter(word => !isStopWord(word))
    .map(word => word[0])
    .join('');
}

function printedOf(text: string, units: readonly Unit[]): string {
  return text.slice(units[0]?.start, units.at(-1)?.end);
}

/** In "packaging, paper or plastics" the comma parts alternatives too. */
function takeListBefore(groups: Chunk[][]): void {
  const last = groups.at(-1);
  if (!last) return;
  while (groups.length > 1 && last[0]?.link === 'comma') {
    const before = groups.at(-2) ?? [];
    if (before.length !== 1 || (before[0]?.units.length ?? 9) > 2) return;
    groups.splice(-2, 1);
    last.unshift(...before);
  }
}

function weightOf(units: readonly Unit[]): number {
  return units.reduce((sum, {weight}) => sum + weight, 0);
}
