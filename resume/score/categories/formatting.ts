import {type CategoryInput, type CategoryResult, checkList} from './category.ts';

const fewestWords = 120;
const mostWords = 1_200;
const mostBullets = 10;
const longestSkill = 6;

/**
 * How the document is laid out, as far as its text shows. Formula: points of
 * the checks passed, of 100: length between 120 and 1,200 words (20), roles
 * with dates (25) of one form (10), one to ten bullets a role (20), skills as
 * short names (10), no text in capitals (10), nothing said twice or put in to
 * be found by machines (5).
 */
export function formatting({resume, entries, bullets}: CategoryInput): CategoryResult {
  const {experience, skills} = resume;
  const dated = experience.filter(({start}) => start !== null);
  const words = entries.kept.reduce((sum, {line}) => sum + line.words.length, 0);
  const short = skills.filter(skill => skill.split(/\s+/).length <= longestSkill);
  return checkList([
    {
      points: 20,
      passed: words <= mostWords ? Math.min(1, words / fewestWords) : mostWords / words,
      earned: 'The length suits a resume',
      raise:
        words < fewestWords
          ? 'Say more about what you did in each role.'
          : 'Cut what is old or says little: one to two pages are enough.',
    },
    {
      points: 25,
      passed: shareOf(dated.length, experience.length),
      earned: 'Every role has dates',
      raise: 'Give every role a start and an end.',
    },
    {
      points: 10,
      passed: dated.length > 0 && new Set(dated.map(({start}) => start?.length)).size === 1,
      earned: 'Dates are written in one form',
      raise: 'Write all dates in one form, such as "May 2021".',
    },
    {
      points: 20,
      passed: shareOf(
        experience.filter(role => role.bullets.length > 0 && role.bullets.length <= mostBullets)
          .length,
        experience.length,
      ),
      earned: 'Each role is told in a few bullets',
      raise: 'Tell each role in one to ten bullets.',
    },
    {
      points: 10,
      passed: shareOf(short.length, skills.length),
      earned: 'Skills are short names',
      raise: 'List skills as short names, parted by commas.',
    },
    {
      points: 10,
      passed: !bullets.some(({text}) => isShouted(text)),
      earned: 'No text in capitals',
      raise: 'Write bullets in normal letters, not in capitals.',
    },
    {
      points: 5,
      passed: entries.aside.every(({reason}) => reason === 'denied'),
      earned: 'Nothing is repeated or copied from the posting',
      raise: 'Take out what is repeated or copied from the posting; it earns nothing.',
    },
  ]);
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 12 && letters === letters.toUpperCase();
}
