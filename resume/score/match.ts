/**
 * Looks for a requirement in the evidence. A phrase counts best where one text
 * shows all of it; the same words spread over unrelated texts count for less.
 */
import type {Entry} from './entries.ts';
import {areKindred} from './lexicon/families.ts';
import type {Requirement} from './requirement.ts';
import type {Alternative, Slot} from './slots.ts';
import {places, type Strength} from './texts.ts';
import {proofOf, shownBy, standsFor} from './unit-match.ts';
import type {Unit} from './units.ts';

export interface Found {
  /** 0 nothing shown, 1 all shown by dated work. */
  readonly value: number;
  /** What the value could be if what is shown anywhere were shown where it counts most. */
  readonly potential: number;
  readonly best: Entry | null;
  readonly strength: Strength;
  readonly phrases: readonly Phrase[];
}

/** From here on a phrase counts as named; below, as missing; between the two, as named in part. */
export const clearlyNamed = 0.7;
export const hardlyNamed = 0.4;

/** A phrase of the requirement, in its own words, alternatives together. */
export interface Phrase {
  readonly name: string;
  readonly weight: number;
  /** How much of it one text names, wherever that stands, 0 to 1. */
  readonly named: number;
}

/** Words shown in different texts that belong together, and in texts that do not. */
const sameGroup = 0.9;
const scattered = 0.65;

interface Cover {
  readonly value: number;
  readonly potential: number;
  /** The most that one text names, whatever it proves. */
  readonly named: number;
  readonly best: Entry | null;
}

const nothing: Cover = {value: 0, potential: 0, named: 0, best: null};

function coverOf({units, initials}: Alternative, entries: readonly Entry[]): Cover {
  const total = units.reduce((sum, {weight}) => sum + weight, 0);
  if (total === 0) return nothing;
  const anywhere = units.map(() => 0);
  const named = units.map(() => 0);
  const byGroup = new Map<string, number[]>();
  let value = 0;
  let together = 0;
  let best: Entry | null = null;
  for (const entry of entries) {
    const isSpelled = standsFor(entry.line, initials);
    const shown = units.map(unit => (isSpelled ? 1 : shownBy(entry, unit)));
    if (shown.every(share => share === 0)) continue;
    const proved = shown.map((share, at) => share * proofOf(entry, units[at] as Unit));
    keepBest(anywhere, proved);
    keepBest(named, shown);
    together = Math.max(together, weighed(shown, units) / total);
    const group = groupOf(entry);
    if (group) keepBest(groupRow(byGroup, group, units.length), proved);
    const alone = weighed(proved, units) / total;
    if (alone > value) {
      value = alone;
      best = entry;
    }
  }
  for (const row of byGroup.values())
    value = Math.max(value, (sameGroup * weighed(row, units)) / total);
  value = Math.max(value, (scattered * weighed(anywhere, units)) / total);
  const potential = weighed(named.map(sayable), units) / total;
  return {value, potential, named: together, best};
}

/** What is shown in other words could be said in the posting's. */
function sayable(shown: number): number {
  return shown >= clearlyNamed ? 1 : shown;
}

/** Texts of one role tell of one job; a certificate's name may stand on two lines of the list. */
function groupOf({role, source}: Entry): string | null {
  if (role !== null) return `role ${role}`;
  return source === 'credential' ? 'certificates' : null;
}

function groupRow(rows: Map<string, number[]>, group: string, length: number): number[] {
  const row = rows.get(group) ?? new Array<number>(length).fill(0);
  rows.set(group, row);
  return row;
}

function keepBest(into: number[], from: readonly number[]): void {
  from.forEach((value, at) => {
    if (value > (into[at] ?? 0)) into[at] = value;
  });
}

function weighed(shares: readonly number[], units: readonly Unit[]): number {
  return shares.reduce((sum, share, at) => sum + share * (units[at]?.weight ?? 0), 0);
}

function coverOfSlot({alternatives}: Slot, entries: readonly Entry[]): Cover {
  let best: Cover = nothing;
  for (const alternative of alternatives) {
    const cover = coverOf(alternative, entries);
    best = better(best, alternative.inWords ? inSingleWords(cover) : cover);
  }
  return alternatives.some(({related}) => related)
    ? better(best, kindredCover(alternatives, entries))
    : best;
}

const byWords = 0.9;
const sureShare = 0.4;

/** One word of two says less than half: the value counts 40 % at once and the rest as the words come together. */
function inSingleWords(cover: Cover): Cover {
  const together = sureShare + (1 - sureShare) * cover.potential;
  return {...cover, value: byWords * cover.value * together};
}

function better(a: Cover, b: Cover): Cover {
  return b.value > a.value ? b : a;
}

const kindredShare = 0.85;

/** "Workday or another HRIS": the best shown tool that does the same job as one of those named. */
function kindredCover(alternatives: readonly Alternative[], entries: readonly Entry[]): Cover {
  const named = alternatives.flatMap(({units}) => units.flatMap(({skill}) => skill ?? []));
  let best: Cover = nothing;
  for (const entry of entries) {
    const isKindred = [...entry.line.skills].some(skill =>
      named.some(other => areKindred(skill, other)),
    );
    const value = isKindred ? kindredShare * entry.proof : 0;
    best = better(best, {value, potential: kindredShare, named: kindredShare, best: entry});
  }
  return best;
}

export function findRequirement(
  {slots}: Pick<Requirement, 'slots'>,
  entries: readonly Entry[],
): Found {
  const covers = slots.map(slot => coverOfSlot(slot, entries));
  slots.forEach((slot, at) => {
    if (slot.examples) coverByExamples(slots, covers, at);
  });
  const total = slots.reduce((sum, {weight}) => sum + weight, 0);
  const mean = (pick: (cover: Cover) => number) =>
    total === 0
      ? 0
      : covers.reduce((sum, cover, at) => sum + pick(cover) * (slots[at]?.weight ?? 0), 0) / total;
  const best = strongest(covers, slots);
  const value = mean(({value}) => value);
  return {
    value,
    potential: Math.max(
      value,
      mean(({potential}) => potential),
    ),
    best,
    strength: best ? places[best.source].strength : 'none',
    phrases: slots.map((slot, at) => phraseOf(slot, covers[at] ?? nothing)),
  };
}

/** Who shows ECS shows "running containers in production (ECS or Kubernetes)". */
function coverByExamples(slots: readonly Slot[], covers: Cover[], examples: number): void {
  const shown = covers[examples];
  for (let at = examples - 1; shown && at >= 0; at--) {
    if (shown.value > (covers[at]?.value ?? 0)) covers[at] = shown;
    if (!slots[at]?.continues) return;
  }
}

/** The text that shows most of the requirement. */
function strongest(covers: readonly Cover[], slots: readonly Slot[]): Entry | null {
  let best: Entry | null = null;
  let most = 0;
  covers.forEach((cover, at) => {
    const share = cover.value * (slots[at]?.weight ?? 0);
    if (share > most) {
      most = share;
      best = cover.best;
    }
  });
  return best;
}

/** Of alternatives, those that are shown name the phrase; where none is, all of them do. */
function phraseOf({alternatives, weight}: Slot, {named}: Cover): Phrase {
  const names = new Set(alternatives.map(({printed}) => printed));
  return {name: [...names].join(' / '), weight, named};
}
