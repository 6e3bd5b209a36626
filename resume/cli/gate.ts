/** `gate CASES.jsonl`: whether each rewritten text is borne out by its source. */
import {readFile} from 'node:fs/promises';
import {checkClaims} from '../ground/check-claims.ts';
import type {GateField} from '../model/claims.ts';
import {type Language, languages} from '../model/language.ts';
import {type Education, emptyResume, type Resume, type Role} from '../model/resume.ts';
import {UsageError} from './usage-error.ts';

/** A line of the case file; the truth it may also carry is not read. */
interface Case {
  readonly id: string;
  readonly lang?: string;
  readonly source?: LooseResume;
  readonly posting?: string | null;
  readonly field: GateField;
  readonly role?: number | null;
  readonly original?: string | string[] | null;
  readonly rewritten: string | string[];
}

type LooseResume = Partial<Omit<Resume, 'education' | 'experience'>> & {
  readonly lang?: string;
  readonly education?: readonly (Partial<Education> & {readonly note?: string | null})[];
  readonly experience?: readonly Partial<Role>[];
};

/** Answers each case in order with its verdict and the reasons for it. */
export async function* gate(args: string[]): AsyncGenerator<unknown> {
  const [file] = args;
  if (!file || args.length > 1) throw new UsageError('usage: galley gate CASES.jsonl');
  const lines = (await readFile(file, 'utf8')).split('\n').filter(line => line.trim() !== '');
  for (const line of lines) {
    const {
      id,
      lang,
      source = {},
      posting = null,
      field,
      role = null,
      original = null,
      rewritten,
    } = JSON.parse(line) as Case;
    yield {
      id,
      ...checkClaims({source: completed(source, lang), posting, field, role, original, rewritten}),
    };
  }
}

/** The source with what its file leaves out. */
function completed(
  {lang, education = [], experience = [], ...rest}: LooseResume,
  caseLanguage?: string,
): Resume {
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined && value !== null),
  );
  return {
    ...emptyResume(),
    ...given,
    language: languageOf(rest.language ?? caseLanguage ?? lang),
    experience: experience.map(role => ({
      title: null,
      company: null,
      location: null,
      start: null,
      end: null,
      ...role,
      bullets: role.bullets ?? [],
    })),
    education: education.map(({note, ...school}) => ({
      institution: null,
      location: null,
      degree: null,
      start: null,
      end: null,
      ...school,
      notes: [...(school.notes ?? []), ...(note ? [note] : [])],
    })),
  };
}

function languageOf(tag: string | undefined): Language {
  const code = tag?.slice(0, 2).toLowerCase();
  return languages.find(language => language === code) ?? 'en';
}
