import {degreeNames} from '../lexicon/levels.ts';
import type {CategoryInput, CategoryResult} from './category.ts';
import {meanMet} from './mean-met.ts';

const someEducation = 85;
const noEducation = 50;

/** An unmet wish leaves this much, an unmet demand nothing. */
const withoutWish = 60;

/**
 * Degrees and certificates against what the posting asks. Formula: 100 ×
 * weighted mean of how far its must-haves that ask for a degree or certificate
 * are met; where only nice-to-haves do, 60 + 40 × theirs; where none does, 100
 * with a vocational or higher degree, 85 with any other education, 50 with none.
 */
export function education({evaluated, prepared, facts, resume}: CategoryInput): CategoryResult {
  const asking = evaluated.filter((_, at) => {
    const requirement = prepared.asked[at]?.requirement;
    return requirement !== undefined && (requirement.degree > 0 || requirement.credential);
  });
  const demanded = asking.filter(({part}) => part === 'must');
  if (demanded.length > 0) return meanMet(demanded);
  const wished = asking.filter(({part}) => part === 'nice');
  if (wished.length > 0) {
    const {value, ...notes} = meanMet(wished);
    return {...notes, value: withoutWish + (value * (100 - withoutWish)) / 100};
  }
  const level = degreeNames[facts.degree];
  if (facts.degree >= 2) return {value: 100, earned: [`Highest level shown: ${level}`], raise: []};
  const hasAny = resume.education.length > 0;
  return {
    value: hasAny ? someEducation : noEducation,
    earned: hasAny ? ['Education is given'] : [],
    raise: ['State your highest degree or training with its name and place.'],
  };
}
