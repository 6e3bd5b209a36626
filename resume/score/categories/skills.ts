import type {CategoryInput, CategoryResult} from './category.ts';
import {meanMet} from './mean-met.ts';

/**
 * The skills the posting asks for. Formula: 100 × weighted mean of how far each
 * line that names a skill, tool or certificate is met; by its evidence, so a
 * skill that is only listed counts half of one shown in a dated role.
 */
export function skills({evaluated, prepared}: CategoryInput): CategoryResult {
  const named = prepared.asked.map(
    ({requirement, part}) =>
      part === 'skill' ||
      (part !== 'title' &&
        requirement.slots.some(slot =>
          slot.alternatives.some(({units}) =>
            units.some(unit => unit.skill !== null && !unit.soft),
          ),
        )),
  );
  return meanMet(evaluated.filter((_, at) => named[at]));
}
