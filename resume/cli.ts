/**
 * Galley's domain room on the command line: one JSON line per input on standard
 * output, messages on standard error. Exit 0 when every input was answered,
 * 2 on wrong usage.
 */
import {UsageError} from './cli/usage-error.ts';

const usage = `usage: galley COMMAND …
  parse FILE…                        read PDF or DOCX resumes
  posting FILE…                      read .txt or .html postings
  score RESUME POSTING               score one resume against one posting
  score --pairs PAIRS.jsonl          score many {id, resume, posting} texts
  gate CASES.jsonl                   check rewritten texts against their source
  write RESUME POSTING [--out DIR]   optimise with the built-in writer`;

type Command = (args: string[]) => AsyncIterable<unknown>;

/** Each command loads only its own room, so that `parse` never waits for the writers. */
const commands: Record<string, () => Promise<Command>> = {
  parse: async () => (await import('./cli/parse.ts')).parse,
  posting: async () => (await import('./cli/posting.ts')).posting,
  score: async () => (await import('./cli/score.ts')).score,
  gate: async () => (await import('./cli/gate.ts')).gate,
  write: async () => (await import('./cli/write.ts')).write,
};

async function main([name = '', ...args]: string[]): Promise<number> {
  const load = commands[name];
  if (!load || args.length === 0) {
    console.error(usage);
    return 2;
  }
  try {
    const command = await load();
    for await (const answer of command(args)) console.log(JSON.stringify(answer));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
