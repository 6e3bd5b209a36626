import {
  array,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
} from 'valibot';
import {Language} from './language.ts';

/** One line of a person's text; the bound keeps a hostile file from filling a database. */
const Text = pipe(string(), maxLength(4_000));
const Texts = pipe(array(Text), maxLength(400));

/** `YYYY-MM`, or `YYYY` where the file prints only a year; null where none is printed. */
const PartialDate = nullable(pipe(string(), maxLength(7)));

export type Role = InferOutput<typeof Role>;
/** One position held. `end: null` with a `start` means the person still holds it. */
export const Role = object({
  title: nullable(Text),
  company: nullable(Text),
  location: nullable(Text),
  start: PartialDate,
  end: PartialDate,
  bullets: Texts,
});

export type Education = InferOutput<typeof Education>;
export const Education = object({
  institution: nullable(Text),
  location: optional(nullable(Text), null),
  degree: nullable(Text),
  start: PartialDate,
  end: PartialDate,
  /** Grade, honours, coursework: printed below the degree, kept word for word. */
  notes: optional(Texts, []),
});

export type Project = InferOutput<typeof Project>;
/** A project or a voluntary position: a name, who for, when, and what was done. */
export const Project = object({
  name: nullable(Text),
  organisation: optional(nullable(Text), null),
  start: optional(PartialDate, null),
  end: optional(PartialDate, null),
  bullets: optional(Texts, []),
});

export type SkillGroup = InferOutput<typeof SkillGroup>;
/** Skills under one printed label ("Languages: Go, Rust"); `label` null where none is printed. */
export const SkillGroup = object({label: nullable(Text), skills: Texts});

export type OtherSection = InferOutput<typeof OtherSection>;
/** A section that fits no field, kept under its printed title so that nothing is lost. */
export const OtherSection = object({title: Text, lines: Texts});

/** The parts of a resume that have an order of their own in the document. */
export const sectionKeys = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'awards',
  'publications',
  'projects',
  'volunteering',
  'other',
] as const;
export type SectionKey = (typeof sectionKeys)[number];

export type ReadWarning = InferOutput<typeof ReadWarning>;
/** What the reader could not be sure of, in words a person can act on. */
export const ReadWarning = object({code: Text, message: Text});

export type Resume = InferOutput<typeof Resume>;
/**
 * A resume as a document. Every text is the person's own, word for word; what
 * was not found is null or empty, never guessed.
 */
export const Resume = object({
  language: optional(Language, 'en'),
  name: nullable(Text),
  headline: optional(nullable(Text), null),
  email: nullable(Text),
  /** As printed. */
  phone: nullable(Text),
  location: nullable(Text),
  links: Texts,
  summary: nullable(Text),
  experience: pipe(array(Role), maxLength(100)),
  education: pipe(array(Education), maxLength(50)),
  /** Flat and in printed order; `skillGroups` has the same skills under their labels. */
  skills: Texts,
  skillGroups: optional(array(SkillGroup), []),
  languages: Texts,
  certifications: Texts,
  awards: Texts,
  publications: Texts,
  projects: optional(array(Project), []),
  volunteering: optional(array(Project), []),
  other: optional(array(OtherSection), []),
  /** The order in which the document prints its sections. */
  sectionOrder: optional(array(picklist(sectionKeys)), [...sectionKeys]),
  /** Evidence for each field by its path (`name`, `experience.0.title`): 0 none, 1 certain. */
  confidence: record(string(), pipe(number(), minValue(0), maxValue(1))),
  warnings: array(ReadWarning),
});

/** Below this confidence a field is shown as "please check". */
export const checkThreshold = 0.7;

/** A resume with nothing in it, the start of every reading. */
export function emptyResume(): Resume {
  return {
    language: 'en',
    name: null,
    headline: null,
    email: null,
    phone: null,
    location: null,
    links: [],
    summary: null,
    experience: [],
    education: [],
    skills: [],
    skillGroups: [],
    languages: [],
    certifications: [],
    awards: [],
    publications: [],
    projects: [],
    volunteering: [],
    other: [],
    sectionOrder: [...sectionKeys],
    confidence: {},
    warnings: [],
  };
}
