import type {Score} from '../model/score.ts';
import {readPosting} from '../posting/read-posting.ts';
import {languageOf} from '../read/fields/language-of.ts';
import {understand} from '../read/fields/understand.ts';
import {textToDocument} from '../read/from-text.ts';
import {ownText} from '../score/own-text.ts';
import {scoreResume} from '../score/score-resume.ts';
import {readBytes, readResumeFile} from './input-files.ts';
import {readPostingFile} from './posting.ts';
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
  const read = await readPostingFile(second);
  yield 'error' in read ? read : printed(scoreResume(resume, read.posting, {asOf}));
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

/** A resume and a posting as plain text. */
export interface ScoreTexts {
  readonly resume: string;
  readonly posting: string;
}

interface Pair extends ScoreTexts {
  readonly id: string;
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
  for (const {id, ...texts} of pairs) {
    const {overall, categories} = scoreTexts(texts, asOf);
    yield {id, overall, categories};
  }
}

/** Scores plain texts. */
export function scoreTexts({resume, posting: postingText}: ScoreTexts, asOf: string): Score {
  const posting = readPosting(postingText);
  const likely = languageOf(`${resume}\n${postingText}`, posting.language);
  const language = languageOf(ownText(resume, postingText, likely), likely);
  const document = textToDocument(ownText(resume, postingText, language), language);
  return scoreResume(understand(document), posting, {asOf, postingText});
}
