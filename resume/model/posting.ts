import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot';
import {Language} from './language.ts';
import {ReadWarning} from './resume.ts';

export type Salary = InferOutput<typeof Salary>;
/** Pay as printed (`raw`) and as numbers in `currency` (ISO 4217) for each `period`. */
export const Salary = object({
  raw: string(),
  min: nullable(number()),
  max: nullable(number()),
  currency: nullable(string()),
  period: nullable(picklist(['hour', 'day', 'week', 'month', 'year'])),
});

export type PostingContact = InferOutput<typeof PostingContact>;
export const PostingContact = object({
  email: nullable(string()),
  phone: nullable(string()),
  url: nullable(string()),
});

export type Posting = InferOutput<typeof Posting>;
/** A job posting as a document; each requirement stands in the posting's own words. */
export const Posting = object({
  language: optional(Language, 'en'),
  title: nullable(string()),
  company: nullable(string()),
  location: nullable(string()),
  salary: nullable(Salary),
  level: nullable(string()),
  department: nullable(string()),
  employmentType: nullable(string()),
  industry: optional(nullable(string()), null),
  experienceLevel: optional(nullable(string()), null),
  educationLevel: optional(nullable(string()), null),
  mustHave: array(string()),
  niceToHave: array(string()),
  /** All requirements in printed order: `mustHave` and `niceToHave` together. */
  requirements: array(string()),
  /** Skills and tools named anywhere in the posting, as printed, first mention first. */
  skills: optional(array(string()), []),
  responsibilities: optional(array(string()), []),
  contact: optional(PostingContact, {email: null, phone: null, url: null}),
  warnings: array(ReadWarning),
});

/** A posting with nothing in it, the start of every extraction. */
export function emptyPosting(): Posting {
  return {
    language: 'en',
    title: null,
    company: null,
    location: null,
    salary: null,
    level: null,
    department: null,
    employmentType: null,
    industry: null,
    experienceLevel: null,
    educationLevel: null,
    mustHave: [],
    niceToHave: [],
    requirements: [],
    skills: [],
    responsibilities: [],
    contact: {email: null, phone: null, url: null},
    warnings: [],
  };
}
