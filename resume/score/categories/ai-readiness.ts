import {checkThreshold} from '../../model/resume.ts';
import {type CategoryInput, type CategoryResult, checkList} from './category.ts';

/**
 * How surely a machine reads the document. Formula: points of the checks
 * passed, of 100: name and contact found (25), every role's title and employer
 * found (25), every role's dates found (20), fields read with confidence (15),
 * no text outside of known sections (10), no warning from the reader (5).
 */
export function aiReadiness({resume, entries}: CategoryInput): CategoryResult {
  const {experience, confidence, warnings} = resume;
  const share = (count: number) => (experience.length === 0 ? 0 : count / experience.length);
  const figures = Object.values(confidence);
  const sure = figures.filter(figure => figure >= checkThreshold).length;
  return checkList([
    {
      points: 25,
      passed: resume.name !== null && (resume.email !== null || resume.phone !== null),
      earned: 'Name and contact are found',
      raise: 'Put your name, e-mail and phone as plain text at the top.',
    },
    {
      points: 25,
      passed: share(experience.filter(({title, company}) => title && company).length),
      earned: 'Titles and employers are found',
      raise: 'Put title and employer of each role on a line of their own.',
    },
    {
      points: 20,
      passed: share(experience.filter(({start}) => start !== null).length),
      earned: 'Dates are found',
      raise: 'Put dates as "May 2021 – Present" beside each role.',
    },
    {
      points: 15,
      passed: figures.length === 0 ? 1 : sure / figures.length,
      earned: 'Fields are read with confidence',
      raise: 'Check the fields marked "please check".',
    },
    {
      points: 10,
      passed: !entries.kept.some(({source}) => source === 'other'),
      earned: 'All text stands under known headings',
      raise: 'Use common headings: Experience, Education, Skills.',
    },
    {
      points: 5,
      passed: warnings.length === 0,
      earned: 'The document is read without doubts',
      raise: 'See the notes of the reader about this file.',
    },
  ]);
}
