import type {Requirement} from '../requirement.ts';
import type {CategoryInput, CategoryResult} from './category.ts';
import {meanMet} from './mean-met.ts';

/**
 * The skills the posting asks for. Formula: 100 × weighted mean of how far each
 * line that names a skill or tool is met (where none does, each must-have). A
 * line is met by its evidence, so a skill that is only listed counts half of
 * one shown in a dated role.
 */
export function skills({evaluated, prepared}: CategoryInput): CategoryResult {
  const naming = evaluated.filter((_, at) => {
    const asked = prepared.asked[at];
    return asked !== undefined && asked.part !== 'title' && namesSkill(asked.requirement);
  });
  return meanMet(naming.length > 0 ? naming : evaluated.filter(({part}) => part === 'must'));
}

function namesSkill({slots}: Requirement): boolean {
  const units = slots.flatMap(({alternatives}) => alternatives.flatMap(one => one.units));
  return units.some(
    ({skill, acronym, soft, credential}) =>
      !soft && !credential && (skill !== null || acronym !== null),
  );
}
