import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {acceptAll, applyEdits} from '../model/apply-edits.ts';
import type {Edit} from '../model/edits.ts';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import {readPosting} from '../posting/read-posting.ts';
import {writtenResume} from '../read/fields/testing/written-resume.ts';
import {understand} from '../read/fields/understand.ts';
import {readResume} from '../read/read-resume.ts';
import {builtInWriter} from '../write/built-in/built-in-writer.ts';
import {writeLetter} from '../write/letter.ts';
import {optimise} from '../write/optimise.ts';
import {corpusFiles} from './corpus.ts';

const asOf = '2026-11';

/** A resume as it was read, and as it is after every change the built-in writer proposes to it. */
export interface ExportCase {
  readonly name: string;
  readonly source: Resume;
  readonly edits: readonly Edit[];
  readonly optimised: Resume;
  readonly letter: string;
  /** The person's own file, where it is one of Word's. */
  readonly ownDocx: Uint8Array | null;
}

interface Source {
  readonly name: string;
  readonly ownDocx: Uint8Array | null;
  readonly read: () => Promise<Resume>;
}

/** Every resume at hand: the annotated files beside the project and the reader's own test cases. */
function sources(): Source[] {
  const annotated = corpusFiles().map(({name, bytes}) => ({
    name,
    ownDocx: name.endsWith('.docx') ? bytes : null,
    read: async () => (await readResume(bytes, name)).resume,
  }));
  const folder = join(import.meta.dir, '../read/fields/testing/resumes');
  const written = readdirSync(folder).map(name => ({
    name,
    ownDocx: null,
    read: async () =>
      understand(writtenResume(readFileSync(join(folder, name), 'utf8'), false).document),
  }));
  return [...annotated, ...written];
}

function postings(): Posting[] {
  const folder = join(import.meta.dir, '../posting/fixtures');
  const names = readdirSync(folder).filter(name => name.endsWith('.txt'));
  return names.sort().map(name => readPosting(readFileSync(join(folder, name), 'utf8')));
}

/** The posting that names most of a resume's skills: there the writer has something to do. */
function nearest(
  resume: Resume,
  all: readonly {posting: Posting; words: string}[],
): Posting | null {
  const shared = ({words}: {words: string}) =>
    resume.skills.filter(skill => words.includes(skill.toLowerCase())).length;
  const ranked = all.toSorted((one, other) => shared(other) - shared(one));
  return ranked[0]?.posting ?? null;
}

async function toCase(source: Source, resume: Resume, posting: Posting): Promise<ExportCase> {
  const request = {resume, posting, answers: [], asOf, language: resume.language};
  const run = {
    writer: builtInWriter,
    signal: AbortSignal.timeout(60_000),
    onStage: () => undefined,
  };
  const {edits} = await optimise(request, run);
  const optimised = applyEdits(resume, edits, acceptAll(edits, {safeOnly: false}));
  const {content} = await writeLetter({...request, tone: 'plain', length: 'standard'}, run);
  const {name, ownDocx} = source;
  return {name, source: resume, edits, optimised, letter: content, ownDocx};
}

/** Every resume, optimised for the posting nearest to it; `only` keeps those whose name holds it. */
export async function* exportCases(only: string | null): AsyncGenerator<ExportCase> {
  const all = postings().map(posting => ({posting, words: JSON.stringify(posting).toLowerCase()}));
  for (const source of sources().filter(({name}) => name.includes(only ?? ''))) {
    const resume = await source.read();
    const posting = nearest(resume, all);
    if (posting) yield toCase(source, resume, posting);
  }
}
