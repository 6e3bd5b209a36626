import {type OpeningStrength, openingStrength} from '../../vocabulary/action-verbs.ts';
import {type CategoryInput, type CategoryResult, counted, quoted} from './category.ts';

const points: Record<OpeningStrength, number> = {strong: 1, plain: 0.9, weak: 0.5, none: 0.25};
/** A few bullets may open otherwise without cost. */
const enough = 0.85;

/**
 * How bullets open. Formula: 100 × mean of the openings ÷ 0.85, at most 100,
 * where an action verb (in German, French and other languages also its noun)
 * counts 1 or 0.9, "helped" or "responsible for" 0.5, anything else 0.25.
 */
export function actionVerbs({bullets, resume}: CategoryInput): CategoryResult {
  if (bullets.length === 0) {
    return {value: 0, earned: [], raise: ['Describe each role in bullets that open with a verb.']};
  }
  const openings = bullets.map(({text}) => openingStrength(text, resume.language));
  const sum = openings.reduce((total, opening) => total + points[opening], 0);
  const good = openings.filter(opening => opening === 'strong' || opening === 'plain').length;
  const others = bullets.filter((_, at) => openings[at] === 'weak' || openings[at] === 'none');
  const [example] = others.map(({text}) => text).sort();
  return {
    value: 100 * Math.min(1, sum / bullets.length / enough),
    earned:
      good > 0 ? [`${good} of ${counted(bullets.length, 'bullet')} open with a verb of doing`] : [],
    raise: example ? [`Open with what you did: ${quoted(example)}`] : [],
  };
}
