import type {Resume} from '../model/resume.ts';
import type {Truth} from './corpus.ts';
import {type Flagged, flaggedOf} from './flagged.ts';
import {plain} from './plain.ts';

/** What was found of what was to be found, in one file or many. */
export interface Tally extends Flagged {
  readonly files: number;
  readonly whole: number;
  readonly names: number;
  readonly emails: number;
  readonly wantedEmails: number;
  readonly phones: number;
  readonly wantedPhones: number;
  readonly pairs: number;
  readonly jobs: number;
  readonly invented: number;
  readonly dates: number;
  readonly dated: number;
  readonly schools: number;
  readonly wantedSchools: number;
  readonly skills: number;
  readonly readSkills: number;
  readonly wantedSkills: number;
}

export const emptyTally: Tally = {
  files: 0,
  whole: 0,
  names: 0,
  emails: 0,
  wantedEmails: 0,
  phones: 0,
  wantedPhones: 0,
  pairs: 0,
  jobs: 0,
  invented: 0,
  dates: 0,
  dated: 0,
  schools: 0,
  wantedSchools: 0,
  skills: 0,
  readSkills: 0,
  wantedSkills: 0,
  right: 0,
  rightFlagged: 0,
  wrong: 0,
  wrongFlagged: 0,
};

export function addTally(one: Tally, other: Tally): Tally {
  const sum = {...one};
  for (const key of Object.keys(emptyTally)) {
    if (isMeasure(key)) Object.assign(sum, {[key]: one[key] + other[key]});
  }
  return sum;
}

function isMeasure(key: string): key is keyof Tally {
  return key in emptyTally;
}

/** Compares a resume with the truth, both without case, accents and punctuation. */
export function tallyOf(resume: Resume, truth: Truth): Tally {
  const jobs = tallyJobs(resume, truth);
  const names = [truth.name, ...[truth.nameAlso ?? []].flat()].map(plain);
  const isNamed = names.includes(plain(resume.name));
  const isMailed = (resume.email ?? '').toLowerCase() === (truth.email ?? '').toLowerCase();
  const isPhoned = samePhone(resume.phone, truth.phone);
  const read = new Set(resume.education.map(one => plain(one.institution)));
  const schools = truth.education.filter(one => read.has(plain(one.institution))).length;
  const contacts = isNamed && (isMailed || !truth.email) && (isPhoned || !truth.phone);
  const isWhole = contacts && jobs.isWhole && schools === truth.education.length;
  return {
    files: 1,
    whole: Number(isWhole),
    names: Number(isNamed),
    emails: Number(isMailed && Boolean(truth.email)),
    wantedEmails: Number(Boolean(truth.email)),
    phones: Number(isPhoned && Boolean(truth.phone)),
    wantedPhones: Number(Boolean(truth.phone)),
    ...jobs.counts,
    schools,
    wantedSchools: truth.education.length,
    ...tallySkills(resume, truth),
    ...flaggedOf(resume, truth),
  };
}

function tallyJobs(resume: Resume, truth: Truth) {
  const left = [...resume.experience];
  let [pairs, dates, dated] = [0, 0, 0];
  for (const job of truth.experience) {
    const at = left.findIndex(
      one => plain(one.title) === plain(job.title) && plain(one.company) === plain(job.company),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) continue;
    pairs += 1;
    if (!('start' in job)) continue;
    dated += 1;
    dates += Number(found.start === (job.start ?? null) && found.end === (job.end ?? null));
  }
  const jobs = truth.experience.length;
  return {
    isWhole: pairs === jobs && dates === dated && left.length === 0,
    counts: {pairs, jobs, dates, dated, invented: left.length},
  };
}

function tallySkills(resume: Resume, truth: Truth) {
  if (!truth.skills?.length) return {skills: 0, readSkills: 0, wantedSkills: 0};
  const wanted = new Set(truth.skills.map(plain));
  const read = new Set(resume.skills.map(plain));
  const skills = [...read].filter(skill => wanted.has(skill)).length;
  return {skills, readSkills: read.size, wantedSkills: wanted.size};
}

function samePhone(read: string | null, wanted: string | null): boolean {
  const [one, other] = [read, wanted].map(phone => (phone ?? '').replace(/\D/g, '').slice(-9));
  return one === other && one !== '';
}
