import {type CategoryInput, type CategoryResult, closeTitle} from './category.ts';

const titleShare = 0.4;
const kindShare = 0.3;
const dutyShare = 0.3;

/**
 * Whether the work done is this kind of work. Formula: 40 × how far a title
 * held matches the posting's + 30 × the most relevant role (title and field of
 * work) + 30 × how far the posting's tasks are shown; without tasks in the
 * posting, its must-haves stand for them.
 */
export function relevance({evaluated, facts}: CategoryInput): CategoryResult {
  const title = evaluated.find(({part}) => part === 'title');
  const duties = evaluated.filter(({part}) => part === 'duty');
  const tasks = duties.length > 0 ? duties : evaluated.filter(({part}) => part === 'must');
  const total = tasks.reduce((sum, {weight}) => sum + weight, 0);
  const tasksMet =
    total === 0 ? 0 : tasks.reduce((sum, {weight, met}) => sum + weight * met, 0) / total;
  const kind = Math.max(0, ...facts.roles.map(role => role.relevance));
  const titleMet = title?.met ?? kind;
  return {
    value: 100 * (titleShare * titleMet + kindShare * kind + dutyShare * tasksMet),
    earned: [
      ...(titleMet >= closeTitle ? ['A title you held is close to the posting’s'] : []),
      ...(kind >= 0.7 ? ['Your work is in the posting’s field'] : []),
    ],
    raise: [
      ...(titleMet < closeTitle ? ['No title you held is close to the posting’s.'] : []),
      ...(tasksMet < 0.7 ? ['Say in bullets which of the posting’s tasks you have done.'] : []),
    ],
  };
}
