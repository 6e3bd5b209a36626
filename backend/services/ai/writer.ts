import type {Writer} from '../../../resume/write/writer.ts';
import type {Env} from '../../env.ts';
import {createGroqComplete} from './groq.ts';

/** Brings the writer when the first job needs it: its word lists are large. */
export type LoadWriter = (userId: number) => Promise<Writer>;

async function loadBuiltIn(): Promise<Writer> {
  return (await import('../../../resume/write/built-in/built-in-writer.ts')).builtInWriter;
}

/** The model's writer where there is a key for it, the built-in one otherwise. */
export function chooseWriter({GROQ_API_KEY, GROQ_MODEL, GROQ_BASE_URL}: Env): LoadWriter {
  if (!GROQ_API_KEY) return loadBuiltIn;
  const completeFor = createGroqComplete({
    apiKey: GROQ_API_KEY,
    model: GROQ_MODEL,
    baseUrl: GROQ_BASE_URL,
  });
  return async userId => {
    const {modelWriter} = await import('../../../resume/write/model/model-writer.ts');
    return modelWriter(completeFor(userId), GROQ_MODEL, await loadBuiltIn());
  };
}
