import {checkThreshold, type Resume} from '../model/resume.ts';
import type {Truth} from './corpus.ts';
import {plain} from './plain.ts';

/** Fields that were read rightly and wrongly, and how many of each are shown as "please check". */
export interface Flagged {
  readonly right: number;
  readonly rightFlagged: number;
  readonly wrong: number;
  readonly wrongFlagged: number;
}

/** Counts names, titles, companies and schools by whether they are right and whether they are flagged. */
export function flaggedOf(resume: Resume, truth: Truth): Flagged {
  const count = {right: 0, rightFlagged: 0, wrong: 0, wrongFlagged: 0};
  for (const {value, path, wanted} of fieldsOf(resume, truth)) {
    if (value === null) continue;
    const isFlagged = Number((resume.confidence[path] ?? 1) < checkThreshold);
    if (wanted.map(plain).includes(plain(value))) {
      count.right += 1;
      count.rightFlagged += isFlagged;
    } else {
      count.wrong += 1;
      count.wrongFlagged += isFlagged;
    }
  }
  return count;
}

interface Field {
  readonly value: string | null;
  readonly path: string;
  readonly wanted: readonly string[];
}

function fieldsOf({name, experience, education}: Resume, truth: Truth): Field[] {
  const names = [truth.name, ...[truth.nameAlso ?? []].flat()];
  const titles = truth.experience.map(({title}) => title);
  const companies = truth.experience.map(({company}) => company);
  const schools = truth.education.map(({institution}) => institution);
  return [
    {value: name, path: 'name', wanted: names},
    ...experience.flatMap(({title, company}, index): Field[] => [
      {value: title, path: `experience.${index}.title`, wanted: titles},
      {value: company, path: `experience.${index}.company`, wanted: companies},
    ]),
    ...education.map(
      ({institution}, index): Field => ({
        value: institution,
        path: `education.${index}.institution`,
        wanted: schools,
      }),
    ),
  ];
}
