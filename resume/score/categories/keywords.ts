import {type Entry, places} from '../entries.ts';
import {unitInLine} from '../match.ts';
import type {Unit} from '../units.ts';
import type {CategoryInput, CategoryResult} from './category.ts';

export interface Keyword {
  readonly name: string;
  readonly weight: number;
  readonly shown: boolean;
}

const clearly = 0.8;
const longestName = 60;

/** The skills and telling words of the posting, each once, with whether any evidence names them. */
export function keywordsOf({
  prepared,
  entries,
}: Pick<CategoryInput, 'prepared' | 'entries'>): Keyword[] {
  const units = new Map<string, Unit>();
  for (const {requirement} of prepared.asked) {
    for (const {alternatives} of requirement.slots) {
      for (const unit of alternatives.flatMap(({units}) => units)) {
        const key = unit.skill ?? unit.stems.join(' ');
        if (unit.weight >= 1 && !units.has(key)) units.set(key, unit);
      }
    }
  }
  return [...units.values()].map(unit => ({
    name: unit.printed.slice(0, longestName),
    weight: unit.weight,
    shown: entries.kept.some(entry => shows(entry, unit)),
  }));
}

function shows({line, source}: Entry, unit: Unit): boolean {
  return places[source].proof > 0 && unitInLine(unit, line) >= clearly;
}

const mostNames = 6;

/**
 * Terms of the posting that the resume uses. Formula: 100 × weight of the terms
 * shown ÷ weight of all, where a skill weighs 2 and another telling word 1.
 * Synonyms and acronyms count as the term; a term in copied, repeated or denied
 * text does not count.
 */
export function keywords(input: CategoryInput): CategoryResult {
  const all = keywordsOf(input);
  const sum = (list: readonly Keyword[]) => list.reduce((total, {weight}) => total + weight, 0);
  const shown = all.filter(keyword => keyword.shown);
  const missing = all.filter(keyword => !keyword.shown);
  return {
    value: all.length === 0 ? 100 : (100 * sum(shown)) / sum(all),
    earned: shown.length > 0 ? [`Shown: ${names(shown)}`] : [],
    raise: missing.length > 0 ? [`Not shown: ${names(missing)}. Only name what is true.`] : [],
  };
}

function names(list: readonly Keyword[]): string {
  return list
    .slice(0, mostNames)
    .map(({name}) => name)
    .join(', ');
}
