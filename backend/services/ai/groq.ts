import Groq from 'groq-sdk';
import {type Complete, UnusableAnswer} from '../../../resume/write/model/model-writer.ts';
import {createTurns} from '../turns.ts';

interface GroqSettings {
  apiKey: string;
  model: string;
  baseUrl: string | undefined;
  timeoutMs?: number;
  sleep?: (ms: number) => Promise<void>;
}

const maxAtOnce = 4;
const maxWaiting = 50;
const maxAnswerTokens = 4_096;
/** A provider that asks for longer than this is not waited for: the job is tried again later. */
const longestWaitMs = 30_000;
const failuresToRest = 5;
const restMs = 30_000;

/** How long a "too many requests" asks to wait, in ms; null when it is anything else or too long. */
function politeWaitMs(error: unknown): number | null {
  if (!(error instanceof Groq.APIError) || error.status !== 429) return null;
  const seconds = Number(error.headers?.get('retry-after') ?? 1);
  const ms = seconds * 1_000;
  return Number.isFinite(ms) && ms <= longestWaitMs ? ms : null;
}

function readAnswer(completion: Groq.Chat.ChatCompletion): unknown {
  const [choice] = completion.choices;
  const text = choice?.message.content;
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
export function createGroqComplete(settings: GroqSettings): Complete {
  const {apiKey, model, baseUrl, timeoutMs = 60_000, sleep = Bun.sleep} = settings;
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
      await sleep(waitMs);
      return ask(prompt);
    }
  }

  return prompt =>
    inTurn(async () => {
      prompt.signal.throwIfAborted();
      if (Date.now() < restsUntilMs) throw new Error('the model is not answering');
      try {
        const answer = await askPolitely(prompt);
        failures = 0;
        return answer;
      } catch (error) {
        failures += 1;
        if (failures >= failuresToRest) restsUntilMs = Date.now() + restMs;
        throw error;
      }
    });
}
