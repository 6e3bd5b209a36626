import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {acceptAll, applyEdits} from '../model/apply-edits.ts';
import {renderLetterDocx, renderResumeDocx} from '../render/docx.ts';
import {renderLetterTxt, renderResumeTxt} from '../render/txt.ts';
import {builtInWriter} from '../write/built-in/built-in-writer.ts';
import {writeLetter} from '../write/letter.ts';
import {optimise} from '../write/optimise.ts';
import {readResumeFile} from './input-files.ts';
import {readPostingFile} from './posting.ts';
import {UsageError} from './usage-error.ts';

interface WriteArgs {
  readonly resumePath: string;
  readonly postingPath: string;
  readonly out: string | null;
}

function readArgs(args: string[]): WriteArgs {
  const [resumePath, postingPath, flag, out] = args;
  if (!resumePath || !postingPath || (flag !== undefined && (flag !== '--out' || !out))) {
    throw new UsageError('usage: galley write RESUME POSTING [--out DIR]');
  }
  return {resumePath, postingPath, out: out ?? null};
}

/** `write RESUME POSTING [--out DIR]`: the whole optimisation with the built-in writer. */
export async function* write(args: string[]): AsyncGenerator<unknown> {
  const {resumePath, postingPath, out} = readArgs(args);
  const resume = await readResumeFile(resumePath);
  const read = await readPostingFile(postingPath);
  if ('error' in read) {
    yield read;
    return;
  }
  const {posting} = read;
  const asOf = new Date().toISOString().slice(0, 7);
  const request = {resume, posting, answers: [], asOf, language: resume.language};
  const run = {
    writer: builtInWriter,
    signal: AbortSignal.timeout(300_000),
    onStage: () => undefined,
  };
  const {before, after, edits, blocked} = await optimise(request, run);
  const letter = await writeLetter({...request, tone: 'plain', length: 'standard'}, run);
  if (out) {
    const final = applyEdits(resume, edits, acceptAll(edits, {safeOnly: true}));
    await mkdir(out, {recursive: true});
    await writeFile(join(out, 'resume.docx'), await renderResumeDocx(final, 'classic'));
    await writeFile(join(out, 'resume.txt'), renderResumeTxt(final));
    await writeFile(join(out, 'letter.docx'), await renderLetterDocx(letter.content, 'classic'));
    await writeFile(join(out, 'letter.txt'), renderLetterTxt(letter.content));
  }
  yield {before, after, edits, blocked, letter};
}
