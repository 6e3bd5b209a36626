import type {Language} from '../model/language.ts';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import type {Score} from '../model/score.ts';
import {readPosting} from '../posting/read-posting.ts';
import {languageOf} from '../read/fields/language-of.ts';
import {understand} from '../read/fields/understand.ts';
import {textToDocument} from '../read/from-text.ts';
import {ownText} from '../score/own-text.ts';
import {scoreResume} from '../score/score-resume.ts';
import {readBytes, readPostingFile, readResumeFile} from './input-files.ts';
import {UsageError} from './usage-error.ts';

const usage = 'usage: galley score RESUME POSTING, or galley score --pairs PAIRS.jsonl';

/** `score RESUME POSTING` or `score --pairs PAIRS.jsonl`. "Present" is the month the command was started in. */
export async function* score(args: string[]): AsyncGenerator<unknown> {
  const asOf = new Date().toISOString().slice(0, 7);
  const [first, second, ...rest] = args;
  if (!first || !second || rest.length > 0) throw new UsageError(usage);
  if (first === '--pairs') {
    yield* scorePairs(await readPairs(second), asOf);
    return;
  }
  const resume = await readResumeFile(first);
  const posting = await readPostingFile(second);
  yield printed(scoreResume(resume, posting, {asOf}));
}

function printed({overall, categories, ceiling, evidence}: Score) {
  return {
    overall,
    categories,
    ceiling,
    evidence: evidence.map(({requirement, kind, weight, met, where}) => ({
      requirement,
      kind,
      weight,
      met,
      where,
    })),
  };
}

interface Pair {
  readonly id: string;
  readonly resume: string;
  readonly posting: string;
}

async function readPairs(path: string): Promise<Pair[]> {
  const text = new TextDecoder().decode(await readBytes(path));
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.map((line, at) => {
    const pair = parsedPair(line);
    if (!pair) throw new UsageError(`line ${at + 1} of ${path} is not {id, resume, posting}`);
    return pair;
  });
}

function parsedPair(line: string): Pair | null {
  try {
    const pair: Partial<Record<keyof Pair, unknown>> = JSON.parse(line);
    const {id, resume, posting} = pair;
    const isWhole = typeof id === 'string' && typeof resume === 'string';
    return isWhole && typeof posting === 'string' ? {id, resume, posting} : null;
  } catch {
    return null;
  }
}

function* scorePairs(pairs: readonly Pair[], asOf: string): Generator<unknown> {
  const postings = new Map<string, Posting>();
  for (const {id, resume, posting: postingText} of pairs) {
    const posting = postings.get(postingText) ?? readPosting(postingText);
    postings.set(postingText, posting);
    const read = readText(resume, postingText, posting.language);
    const {overall, categories} = scoreResume(read, posting, {asOf, postingText});
    yield {id, overall, categories};
  }
}

/** A text too short to tell its language is taken to be in the posting's. */
function readText(text: string, postingText: string, postingLanguage: Language): Resume {
  const language = languageOf(text, postingLanguage);
  return understand(textToDocument(ownText(text, postingText, language), language));
}
