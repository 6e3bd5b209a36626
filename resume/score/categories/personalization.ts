import {findRequirement} from '../match.ts';
import type {CategoryInput, CategoryResult} from './category.ts';

const shownShare = 0.6;
const openingShare = 0.4;
const supportedFrom = 0.2;

/**
 * Whether the resume speaks to this posting. Formula: 60 × share of the
 * requirements met at all that are shown by work (a role or project) or, for
 * certificates, by their list + 40 × how far headline and summary name the
 * posting's title and must-haves. It rewards saying what is true where it is
 * read first; it cannot be earned by words the rest does not support.
 */
export function personalization({evaluated, prepared, entries}: CategoryInput): CategoryResult {
  const met = evaluated.filter(({met, part}) => met > 0 && part !== 'title');
  const byWork = met.filter(({strength}) => strength !== 'skill' && strength !== 'mention');
  const opening = entries.kept.filter(({source}) => source === 'headline' || source === 'summary');
  const named = prepared.asked.flatMap(({requirement, part}, at) => {
    if (part !== 'title' && part !== 'must') return [];
    const supported = (evaluated[at]?.met ?? 0) > supportedFrom;
    return supported ? [findRequirement(requirement, opening).potential] : [];
  });
  const best = [...named].sort((a, b) => b - a).slice(0, 2);
  const openingMet = best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length);
  const share = evaluated.length === 0 ? 0 : byWork.length / evaluated.length;
  return {
    value: 100 * (shownShare * share + openingShare * openingMet),
    earned:
      byWork.length > 0 ? [`${byWork.length} requirements are shown by work or certificates`] : [],
    raise: [
      ...(openingMet < 0.7
        ? ['Let the headline or summary say what you bring to this very posting.']
        : []),
      ...(byWork.length < met.length
        ? ['Show listed skills in the roles where you used them.']
        : []),
    ],
  };
}
