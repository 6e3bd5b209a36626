import Groq from 'groq-sdk';
import {type Complete, UnusableAnswer} from '../../../resume/write/model/model-writer.ts';
import {createTurns} from '../turns.ts';

interface GroqSettings {
  apiKey: string;
  model: string;
  baseUrl: string | undefined;
  timeoutMs?: number;
  sleep?: (ms: number) => Promise<void>;
  /** Between 0 and 1, as `Math.random` gives it. */
  random?: () => number;
}

/** The model's asker for one person: their requests never overlap. */
export type CompleteFor = (userId: number) => Complete;

const maxAtOnce = 4;
const maxWaiting = 50;
const maxAnswerTokens = 4_096;
/** A provider that asks for longer than this is not waited for: the job is tried again later. */
const longestWaitMs = 30_000;
const failuresToRest = 5;
const restMs = 30_000;

/** Waits are stretched by up to a tenth, so that those who were refused together do not return together. */
const jitter = 0.1;

/** A `retry-after` in ms: seconds, or a date. */
function readWaitMs(retryAfter: string): number {
  const seconds = Number(retryAfter);
  return Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1_000;
}

/** How long a busy provider asks to wait, in ms; null when it is not busy, does not say, or asks for too long. */
function politeWaitMs(error: unknown): number | null {
  if (!(error instanceof Groq.APIError)) return null;
  const isBusy = error.status === 429 || (error.status ?? 0) >= 500;
  const retryAfter = error.headers?.get('retry-after') ?? (error.status === 429 ? '1' : null);
  if (!isBusy || retryAfter === null) return null;
  const ms = Math.max(0, readWaitMs(retryAfter));
  return ms <= longestWaitMs ? ms : null;
}

function readAnswer(completion: Groq.Chat.ChatCompletion): unknown {
  // A provider may answer 200 with something else altogether.
  const choice = completion.choices?.[0];
  const text = choice?.message?.content;
  if (!text || choice.finish_reason === 'length') {
    throw new UnusableAnswer('The model gave no whole answer.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableAnswer('The model answered with something that is not JSON.');
  }
}

/** The SDK's own retries are off: it would sleep as long as it is told to, however long. */
export function createGroqComplete(settings: GroqSettings): CompleteFor {
  const {apiKey, model, baseUrl, timeoutMs = 60_000, sleep = Bun.sleep} = settings;
  const {random = Math.random} = settings;
  const options = {apiKey, maxRetries: 0, timeout: timeoutMs};
  const groq = new Groq(baseUrl ? {...options, baseURL: baseUrl} : options);
  const inTurn = createTurns({atOnce: maxAtOnce, waiting: maxWaiting});
  let failures = 0;
  let restsUntilMs = 0;

  async function ask({system, user, answer, signal}: Parameters<Complete>[0]): Promise<unknown> {
    const completion = await groq.chat.completions.create(
      {
        model,
        temperature: 0.2,
        max_completion_tokens: maxAnswerTokens,
        messages: [
          {role: 'system', content: system},
          {role: 'user', content: user},
        ],
        response_format: {
          type: 'json_schema',
          json_schema: {name: answer.name, schema: {...answer.schema}, strict: true},
        },
      },
      {signal},
    );
    return readAnswer(completion);
  }

  async function askPolitely(prompt: Parameters<Complete>[0]): Promise<unknown> {
    try {
      return await ask(prompt);
    } catch (error) {
      const waitMs = politeWaitMs(error);
      if (waitMs === null) throw error;
      await sleep(waitMs * (1 + jitter * random()));
      prompt.signal.throwIfAborted();
      return ask(prompt);
    }
  }

  /** What the person took back and what the model answered badly is no failure of the provider. */
  function note(error: unknown, signal: AbortSignal): void {
    if (signal.aborted || error instanceof UnusableAnswer) return;
    failures += 1;
    if (failures >= failuresToRest) restsUntilMs = Date.now() + restMs;
  }

  const complete: Complete = prompt =>
    inTurn(async () => {
      prompt.signal.throwIfAborted();
      if (Date.now() < restsUntilMs) throw new Error('the model is not answering');
      try {
        const answer = await askPolitely(prompt);
        failures = 0;
        return answer;
      } catch (error) {
        note(error, prompt.signal);
        throw error;
      }
    });

  const lastOf = new Map<number, Promise<unknown>>();
  return userId => prompt => {
    const before = lastOf.get(userId) ?? Promise.resolve();
    const answer = before.then(() => complete(prompt));
    const settled = answer.then(
      () => null,
      () => null,
    );
    lastOf.set(userId, settled);
    void settled.then(() => lastOf.get(userId) === settled && lastOf.delete(userId));
    return answer;
  };
}
