import type {Posting} from '../../../resume/model/posting.ts';
import type {JobDetails} from '../../../sync/model/entities.ts';

/** Displayed values carry no quotes and no colons. */
export function cleanValue(value: string): string {
  return value.replace(/["“”:]/g, '').trim();
}

export function jobTitle(details: Pick<JobDetails, 'posting'>): string {
  return cleanValue(details.posting?.title ?? '') || 'Untitled Position';
}

export function jobCompany(details: Pick<JobDetails, 'posting'>): string {
  return cleanValue(details.posting?.company ?? '') || 'Unknown Company';
}

/** "Title at Company" for a sentence. */
export function jobLine(details: Pick<JobDetails, 'posting'>): string {
  return `${jobTitle(details)} at ${jobCompany(details)}`;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The facts of a posting that are there, in the order of the cards. */
export function postingFacts(posting: Posting): Fact[] {
  const facts = [
    {label: 'Title', value: posting.title},
    {label: 'Company', value: posting.company},
    {label: 'Location', value: posting.location},
    {label: 'Salary', value: posting.salary?.raw ?? null},
    {label: 'Level', value: posting.level},
    {label: 'Department', value: posting.department},
    {label: 'Employment Type', value: posting.employmentType},
  ];
  return facts.flatMap(({label, value}) => (value ? [{label, value: cleanValue(value)}] : []));
}
