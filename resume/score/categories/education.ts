import {degreeNames} from '../lexicon/levels.ts';
import type {CategoryInput, CategoryResult} from './category.ts';
import {meanMet} from './mean-met.ts';

const someEducation = 85;

/**
 * Degrees and certificates against what the posting asks. Formula: 100 ×
 * weighted mean of how far its lines that ask for a degree or certificate are
 * met; where it asks for none, 100 with a vocational or higher degree, 85 with
 * any other education, 50 with none.
 */
export function education({evaluated, prepared, facts, resume}: CategoryInput): CategoryResult {
  const asking = prepared.asked.map(
    ({requirement, part}) =>
      (part === 'must' || part === 'nice') && (requirement.degree > 0 || requirement.credential),
  );
  if (asking.some(Boolean)) return meanMet(evaluated.filter((_, at) => asking[at]));
  const level = degreeNames[facts.degree];
  if (facts.degree >= 2) return {value: 100, earned: [`Highest level shown: ${level}`], raise: []};
  return {
    value: resume.education.length > 0 ? someEducation : 50,
    earned: resume.education.length > 0 ? ['Education is given'] : [],
    raise: ['State your highest degree or training with its name and place.'],
  };
}
