import {
  type InferOutput,
  integer,
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
  url,
  uuid,
} from 'valibot';
import {Decision} from '../../resume/model/edits.ts';
import {Language} from '../../resume/model/language.ts';
import {Posting} from '../../resume/model/posting.ts';
import {ReadErrorCode} from '../../resume/model/read-error.ts';
import {Resume} from '../../resume/model/resume.ts';
import {NotificationFlags, Profile} from './account-rules.ts';

/**
 * What a person can do, by name. Names and arguments are frozen once released:
 * a queue may outlive the build that filled it, so a new signature is a new name.
 */

const Id = pipe(string(), uuid());
const PostingText = pipe(string(), maxLength(60_000));

export const mutationArgs = {
  /** The file itself travels as a blob named by `sha256`. What the device read comes along; where it could not, the server reads. */
  'resume.upload': object({
    id: Id,
    filename: pipe(string(), maxLength(255)),
    fileType: string(),
    fileSizeBytes: pipe(number(), integer(), minValue(0)),
    sha256: pipe(string(), maxLength(64)),
    document: nullable(Resume),
    text: pipe(string(), maxLength(200_000)),
    readError: nullable(ReadErrorCode),
  }),
  'resume.edit': object({id: Id, document: Resume}),
  'resume.delete': object({id: Id}),
  /** Text is read on the device (`posting`); a URL is fetched by the server. */
  'posting.add': object({
    id: Id,
    fullDetails: PostingText,
    url: nullable(pipe(string(), maxLength(2_048), url())),
    posting: nullable(Posting),
  }),
  'posting.delete': object({id: Id}),
  'job.request': object({
    id: Id,
    kind: picklist(['optimisation', 'letter']),
    resumeId: Id,
    jobDetailsId: Id,
    optimisationId: nullable(Id),
    resultId: Id,
    run: pipe(number(), integer(), minValue(0)),
    options: object({
      language: optional(nullable(Language), null),
      tone: optional(picklist(['plain', 'warm', 'formal']), 'plain'),
      length: optional(picklist(['short', 'standard']), 'standard'),
    }),
  }),
  'job.cancel': object({id: Id}),
  'optimisation.decide': object({id: Id, decisions: record(string(), Decision)}),
  /** Keeps the decisions of now as a version to come back to. */
  'optimisation.save': object({
    id: Id,
    decisions: record(string(), Decision),
    overall: pipe(number(), minValue(0), maxValue(100)),
  }),
  'optimisation.delete': object({id: Id}),
  'letter.edit': object({id: Id, content: pipe(string(), maxLength(20_000))}),
  'answer.give': object({
    id: Id,
    requirement: pipe(string(), maxLength(2_000)),
    text: pipe(string(), maxLength(4_000)),
  }),
  'answer.remove': object({id: Id}),
  'profile.update': Profile,
  'notifications.update': NotificationFlags,
} as const;

export type MutationName = keyof typeof mutationArgs;
export type MutationArgs<Name extends MutationName> = InferOutput<(typeof mutationArgs)[Name]>;

/** Why the server can refuse a mutation for good; the words are shown to the person. */
export const rejectionMessages = {
  insufficient_credits: 'You need 5 credits for this. Buy credits, then retry.',
  not_found: 'What this belongs to no longer exists.',
  not_ready: 'This resume or posting has not been read yet.',
  already_started: 'This has already started and cannot be cancelled.',
  letter_limit: 'This letter has been written 5 times. Edit the text instead.',
  file_missing: 'The file did not reach the server. Upload it again.',
  quota_exceeded: 'You have 50 files or 100 MB stored. Delete a resume first.',
  invalid: 'This change could not be understood by the server.',
  server_error: 'The server could not carry this out. Try again.',
} as const;
export type RejectionCode = keyof typeof rejectionMessages;
