import {type FakeServer, serveFake} from './fake-server.ts';

/** What a request to the model held. */
export interface AskedOfModel {
  model: string;
  messages: {role: string; content: string}[];
  schemaName: string;
}

export interface FakeGroq extends FakeServer {
  asked: AskedOfModel[];
}

/** What the stand-in says: an object is the model's JSON, a Response is anything else. */
export type Reply = (asked: AskedOfModel, count: number) => unknown | Promise<unknown>;

function completion(model: string, content: string): Response {
  return Response.json({
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{index: 0, finish_reason: 'stop', message: {role: 'assistant', content}}],
    usage: {prompt_tokens: 1, completion_tokens: 1, total_tokens: 2},
  });
}

/** A server that speaks Groq's chat completions and answers what a test wants to hear. */
export function startFakeGroq(reply: Reply): FakeGroq {
  const asked: AskedOfModel[] = [];
  const server = serveFake(async request => {
    const {pathname} = new URL(request.url);
    if (pathname !== '/openai/v1/chat/completions')
      return new Response('no such path', {status: 404});
    const body = await request.json();
    const entry: AskedOfModel = {
      model: body.model,
      messages: body.messages,
      schemaName: body.response_format?.json_schema?.name ?? '',
    };
    asked.push(entry);
    const answer = await reply(entry, asked.length);
    return answer instanceof Response ? answer : completion(entry.model, JSON.stringify(answer));
  });
  return {...server, asked};
}
