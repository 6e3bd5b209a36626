/** Resumes and postings of several professions and languages, made for the tests of the score. */
import {emptyPosting, type Posting} from '../../model/posting.ts';
import {emptyResume, type Resume, type Role} from '../../model/resume.ts';

export interface MatchCase {
  readonly name: string;
  readonly posting: Posting;
  /** Four people, from a good match to one of another trade. */
  readonly bestFirst: readonly Resume[];
  /** A sentence that denies what the posting asks for. */
  readonly denial: string;
  /** Work that answers a line of the posting which the second person does not answer yet. */
  readonly evidence: string;
}

type Told<Value> = {readonly [Key in keyof Value]?: Value[Key]};

interface PersonTold extends Omit<Told<Resume>, 'experience' | 'education'> {
  readonly experience: readonly Told<Role>[];
  readonly education?: readonly Told<Resume['education'][number]>[];
}

export function person({experience, education = [], ...rest}: PersonTold): Resume {
  const role = {title: null, company: null, location: null, start: null, end: null, bullets: []};
  const school = {
    institution: null,
    location: null,
    degree: null,
    start: null,
    end: null,
    notes: [],
  };
  return {
    ...emptyResume(),
    ...rest,
    experience: experience.map(told => ({...role, ...told})),
    education: education.map(told => ({...school, ...told})),
  };
}

export function wanted(told: Told<Posting>): Posting {
  const {mustHave = [], niceToHave = []} = told;
  return {...emptyPosting(), requirements: [...mustHave, ...niceToHave], ...told};
}
