import {type CategoryInput, type CategoryResult, checkList} from './category.ts';

/**
 * Whether everything a reader looks for is there. Formula: points of the parts
 * present, of 100: name 10, e-mail 15, phone 10, place 5, summary 10, roles
 * with title, employer and dates 20, bullets for them 10, education 10,
 * skills 10. A part counts only by text that counts as evidence.
 */
export function completeness({resume, entries, bullets}: CategoryInput): CategoryResult {
  const has = (source: string) => entries.kept.some(entry => entry.source === source);
  const {experience, education} = resume;
  const whole = experience.filter(({title, company, start}) => title && company && start);
  return checkList([
    part(10, resume.name !== null, 'name'),
    part(15, resume.email !== null, 'e-mail address'),
    part(10, resume.phone !== null, 'phone number'),
    part(5, resume.location !== null, 'place'),
    part(10, has('summary'), 'summary of two or three sentences'),
    {
      points: 20,
      passed: experience.length === 0 ? 0 : whole.length / experience.length,
      earned: 'Roles have title, employer and dates',
      raise: 'Give every role its title, employer and dates.',
    },
    {
      points: 10,
      passed: bullets.length > 0,
      earned: 'Bullets say what was done',
      raise: 'Say in a few bullets what you did in each role.',
    },
    part(10, education.length > 0, 'degree or training'),
    part(10, has('skill'), 'list of skills'),
  ]);
}

function part(points: number, passed: boolean, name: string) {
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return {points, passed, earned: `There is ${article} ${name}`, raise: `Add ${article} ${name}.`};
}
