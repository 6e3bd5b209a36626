import {
  array,
  boolean,
  type InferOutput,
  integer,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  string,
} from 'valibot';
import {Reason} from '../../resume/model/claims.ts';
import {Decision, Edit} from '../../resume/model/edits.ts';
import {Language} from '../../resume/model/language.ts';
import {Posting} from '../../resume/model/posting.ts';
import {ReadErrorCode} from '../../resume/model/read-error.ts';
import {Resume} from '../../resume/model/resume.ts';
import {Score} from '../../resume/model/score.ts';
import {NotificationFlags} from './account-rules.ts';

/** Rows that both sides hold. Ids are UUIDv7 made by the client; times are ISO strings. */

const Count = pipe(number(), integer(), minValue(0));

export type Account = InferOutput<typeof Account>;
/** The one row about the person; `id` is the user's number as text. */
export const Account = object({
  id: string(),
  email: string(),
  name: string(),
  phone: string(),
  location: string(),
  credits: Count,
  notifications: NotificationFlags,
});

export type UploadedResume = InferOutput<typeof UploadedResume>;
/** An uploaded file and what was read in it. */
export const UploadedResume = object({
  id: string(),
  filename: nullable(string()),
  fileSizeBytes: Count,
  fileType: nullable(string()),
  /** Of the original file, which stays retrievable under this name. */
  sha256: string(),
  status: picklist(['reading', 'ready', 'failed']),
  /** What was read, as the person has confirmed or changed it; null until read. */
  document: nullable(Resume),
  /** The original's text in reading order, to show beside the fields. */
  text: string(),
  readError: nullable(ReadErrorCode),
  /** When the person confirmed the fields, null while they have not. */
  confirmedAt: nullable(string()),
  createdAt: string(),
});

export type JobDetails = InferOutput<typeof JobDetails>;
/** A saved posting. `posting` is null until its text was fetched and read. */
export const JobDetails = object({
  id: string(),
  url: nullable(string()),
  fullDetails: string(),
  status: picklist(['extracting', 'ready', 'failed']),
  posting: nullable(Posting),
  /** What to do when the posting could not be had, in words. */
  problem: nullable(string()),
  createdAt: string(),
});

export const stageKeys = ['analysis', 'matching', 'enhancement', 'format'] as const;
export type Stage = InferOutput<typeof Stage>;
/** A stage of a job, in real units: `done` of `total` sections, requirements, texts or files. */
export const Stage = object({
  key: picklist(stageKeys),
  state: picklist(['pending', 'running', 'completed']),
  done: Count,
  total: Count,
});

export type Job = InferOutput<typeof Job>;
/** Background work the person asked for. `resultId` names the row it will write. */
export const Job = object({
  id: string(),
  kind: picklist(['optimisation', 'letter']),
  resumeId: string(),
  jobDetailsId: string(),
  /** The optimisation a letter belongs to. */
  optimisationId: nullable(string()),
  resultId: string(),
  /** Repeats of the same intent that the person asked for, from 0. */
  run: Count,
  status: picklist(['queued', 'running', 'done', 'failed', 'cancelled']),
  stages: array(Stage),
  /** Automatic retries begun, 0 to 2. */
  retries: Count,
  errorCode: nullable(string()),
  errorMessage: nullable(string()),
  createdAt: string(),
  updatedAt: string(),
});

export type Analysis = InferOutput<typeof Analysis>;
export const Analysis = object({
  strengths: array(string()),
  suggestions: array(string()),
  gaps: array(string()),
});

export type Writer = InferOutput<typeof Writer>;
/** Who wrote: the built-in writer, or a model by name. */
export const Writer = object({kind: picklist(['built-in', 'model']), model: nullable(string())});

export type SavedVersion = InferOutput<typeof SavedVersion>;
/** A review as the person kept it: every decision made until then, and the score they gave. */
export const SavedVersion = object({
  /** `1.0`, `2.0`, … */
  version: string(),
  decisions: record(string(), Decision),
  overall: number(),
  savedAt: string(),
});

export type Optimisation = InferOutput<typeof Optimisation>;
/**
 * A finished optimisation: what it started from, what was proposed, and what
 * the person decided. The final resume is computed from these three.
 */
export const Optimisation = object({
  id: string(),
  sessionId: string(),
  resumeId: string(),
  jobDetailsId: nullable(string()),
  source: Resume,
  posting: Posting,
  /** `YYYY-MM`: the month that "present" meant when it was scored. */
  asOf: string(),
  edits: array(Edit),
  /** Proposals that the gate stopped, as the reasons it gave. */
  blocked: array(Reason),
  decisions: record(string(), Decision),
  /** Oldest first. */
  versions: array(SavedVersion),
  before: Score,
  /** The score with every proposal accepted that needs no check. */
  after: Score,
  analysis: Analysis,
  writer: Writer,
  language: Language,
  createdAt: string(),
});

export type Letter = InferOutput<typeof Letter>;
export const Letter = object({
  id: string(),
  optimisationId: string(),
  resumeId: string(),
  jobDetailsId: nullable(string()),
  content: string(),
  /** Percent: how much of the posting's must-haves the letter answers with evidence. */
  confidence: Count,
  highlights: array(string()),
  tone: picklist(['plain', 'warm', 'formal']),
  length: picklist(['short', 'standard']),
  writer: Writer,
  /** `1.0`, `2.0`, … */
  version: string(),
  versionHistory: array(object({content: string(), version: string(), generatedAt: string()})),
  /** Sentences the person should check, with the reason. */
  checks: array(object({sentence: string(), reasons: array(Reason)})),
  createdAt: string(),
  updatedAt: string(),
});

export type GivenAnswer = InferOutput<typeof GivenAnswer>;
/** What the person said about an unmet requirement, kept for the next posting. */
export const GivenAnswer = object({
  id: string(),
  requirement: string(),
  text: string(),
  createdAt: string(),
});

export type CreditUse = InferOutput<typeof CreditUse>;
/** One use of credits; `released` when they were given back. */
export const CreditUse = object({
  id: string(),
  jobId: string(),
  creditsUsed: Count,
  released: boolean(),
  jobTitle: string(),
  company: string(),
  resumeFilename: string(),
  createdAt: string(),
});

export type Payment = InferOutput<typeof Payment>;
export const Payment = object({
  id: string(),
  amountCents: Count,
  discountCents: Count,
  creditsPurchased: Count,
  cardBrand: nullable(string()),
  cardLastFour: nullable(string()),
  /** As the provider names it; the screen translates what it knows. */
  status: string(),
  createdAt: string(),
  completedAt: nullable(string()),
});
