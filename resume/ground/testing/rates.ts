/** How the gate does on a set of cases. */
import {checkIndexed} from '../check-claims.ts';
import {indexSource} from '../source-index.ts';
import type {CaseSet, GateCase} from './case-set.ts';

export interface Misjudged {
  readonly set: string;
  readonly of: GateCase;
  readonly reasons: readonly string[];
}

export interface Rates {
  readonly invented: number;
  readonly truthful: number;
  /** Invented texts that passed. */
  readonly passed: readonly Misjudged[];
  /** Truthful texts that were stopped. */
  readonly stopped: readonly Misjudged[];
}

export function ratesOf(sets: readonly CaseSet[]): Rates {
  const passed: Misjudged[] = [];
  const stopped: Misjudged[] = [];
  for (const {name, source, posting, cases} of sets) {
    if (cases.length === 0) continue;
    const index = indexSource(source);
    for (const one of cases) {
      const {verdict, reasons} = checkIndexed(index, one.claim, posting);
      const wrong = {set: name, of: one, reasons: reasons.map(({text}) => text)};
      if (one.isTruthful && verdict === 'unsupported') stopped.push(wrong);
      if (!one.isTruthful && verdict === 'supported') passed.push(wrong);
    }
  }
  const all = sets.flatMap(({cases}) => cases);
  const truthful = all.filter(({isTruthful}) => isTruthful).length;
  return {invented: all.length - truthful, truthful, passed, stopped};
}

/** A misjudged case on one line. */
export function shown({set, of: {kind, claim}, reasons}: Misjudged): string {
  const words = reasons.length > 0 ? ` (${reasons.join(' ')})` : '';
  return `${set}, ${claim.field}, ${kind}: ${String(claim.rewritten)}${words}`;
}
