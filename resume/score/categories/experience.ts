import {type Seniority, seniorityIn} from '../lexicon/levels.ts';
import {yearsCovered} from '../months.ts';
import {type CategoryInput, type CategoryResult, closeTitle} from './category.ts';

const yearsShare = 0.7;
const levelShare = 0.3;
const relevantRole = 0.35;
/** Years taken as expected where the posting names none, by the level of its title. */
const expectedYears: Record<Seniority, number> = {0: 0.5, 1: 1, 2: 2, 3: 5, 4: 5, 5: 8, 6: 10};
const levelStep = 0.35;

/**
 * Years and level. Formula: 70 × years in relevant roles ÷ years asked (at most
 * 1) + 30 × level, where each step below the posting's level costs 0.35. Months
 * held in two roles at once count once; a role is relevant from 35 % likeness
 * of title or field; where the posting names no years, its title's level stands
 * for them (senior 5, none named 2, junior 1).
 */
export function experience({facts, prepared, evaluated}: CategoryInput): CategoryResult {
  const level = seniorityIn(`${prepared.posting.title ?? ''} ${prepared.posting.level ?? ''}`);
  const named = prepared.asked.flatMap(({requirement}) => requirement.years ?? []);
  const asked = named.length > 0 ? Math.max(...named) : expectedYears[level];
  const relevant = facts.roles.filter(({relevance}) => relevance >= relevantRole);
  const years = yearsCovered(relevant.flatMap(({span}) => span ?? []));
  const highest = Math.max(0, ...relevant.map(({seniority}) => seniority));
  const levelMet =
    relevant.length === 0 ? 0 : Math.max(0, 1 - levelStep * Math.max(0, level - highest));
  const open = evaluated.find(({met}, at) => met < 0.7 && prepared.asked[at]?.requirement.years);
  const titleMet = evaluated.find(({part}) => part === 'title')?.met ?? 1;
  const kind = titleMet < closeTitle ? 'of work in related roles' : 'in roles like this one';
  return {
    value: 100 * (yearsShare * Math.min(1, years / asked) + levelShare * levelMet),
    earned: years > 0 ? [`${Math.round(years * 10) / 10} years ${kind}`] : [],
    raise: [
      ...(years < asked ? [`The posting suggests ${asked} years in roles like this one.`] : []),
      ...(open?.raise ? [`${open.requirement}: ${open.raise}`] : []),
    ],
  };
}
