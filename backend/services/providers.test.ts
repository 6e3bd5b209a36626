import {afterEach, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {UnusableAnswer} from '../../resume/write/model/model-writer.ts';
import {type Reply, startFakeGroq} from '../testing/fake-groq.ts';
import {startFakeResend} from '../testing/fake-resend.ts';
import type {FakeServer} from '../testing/fake-server.ts';
import {createGroqComplete} from './ai/groq.ts';
import {createResendMail} from './mail/resend.ts';

setDefaultTimeout(20_000);

const running: FakeServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const answer = {name: 'edits', schema: {type: 'object'}};

function groq(reply: Reply, timeoutMs = 5_000) {
  const fake = startFakeGroq(reply);
  running.push(fake);
  const slept: number[] = [];
  const completeFor = createGroqComplete({
    apiKey: 'test',
    model: 'some-model',
    baseUrl: fake.url,
    timeoutMs,
    sleep: async ms => {
      slept.push(ms);
    },
    random: () => 0,
  });
  const ask = (signal = new AbortController().signal, userId = 1) =>
    completeFor(userId)({system: 'rules', user: 'data', answer, signal});
  return {fake, slept, ask};
}

function tooMany(retryAfter: string, status = 429): Response {
  const body = {error: {message: 'slow down'}};
  return Response.json(body, {status, headers: {'retry-after': retryAfter}});
}

describe('asking a model on Groq', () => {
  test('sends rules, data and the schema of the answer, and reads its JSON', async () => {
    const {fake, ask} = groq(() => ({edits: []}));

    expect(await ask()).toEqual({edits: []});
    expect(fake.asked[0]).toEqual({
      model: 'some-model',
      messages: [
        {role: 'system', content: 'rules'},
        {role: 'user', content: 'data'},
      ],
      schemaName: 'edits',
    });
  });

  test('waits as long as it is told when that is short, and asks once more', async () => {
    const {slept, fake, ask} = groq((_, count) => (count === 1 ? tooMany('3') : {ok: true}));

    expect(await ask()).toEqual({ok: true});
    expect(slept).toEqual([3_000]);
    expect(fake.asked).toHaveLength(2);
  });

  test('waits for a broken provider that says how long, in seconds or by a date', async () => {
    const {slept, ask} = groq((_, count) => (count % 2 === 1 ? tooMany('2', 503) : {ok: true}));
    await ask();
    const soon = new Date(Date.now() + 5_000).toUTCString();
    const dated = groq((_, count) => (count === 1 ? tooMany(soon) : {ok: true}));
    await dated.ask();

    expect(slept).toEqual([2_000]);
    expect(dated.slept[0]).toBeGreaterThan(2_000);
    expect(dated.slept[0]).toBeLessThanOrEqual(5_000);
  });

  test('asks one thing at a time for one person, and several people’s side by side', async () => {
    let running = 0;
    const most = {ofOne: 0, ofAll: 0};
    const reply = (key: keyof typeof most) => async () => {
      running += 1;
      most[key] = Math.max(most[key], running);
      await Bun.sleep(30);
      running -= 1;
      return {};
    };
    const one = groq(reply('ofOne'));
    await Promise.all([one.ask(), one.ask(), one.ask()]);
    const all = groq(reply('ofAll'));
    await Promise.all([1, 2, 3].map(userId => all.ask(undefined, userId)));

    expect(most).toEqual({ofOne: 1, ofAll: 3});
  });

  test('does not wait a day, however politely it is asked to', async () => {
    const {slept, fake, ask} = groq(() => tooMany('86400'));

    await expect(ask()).rejects.toThrow();
    expect(slept).toEqual([]);
    expect(fake.asked).toHaveLength(1);
  });

  const faults: Record<string, Reply> = {
    'an answer that is not JSON': () =>
      Response.json({choices: [{finish_reason: 'stop', message: {content: '{"edits": ['}}]}),
    'an answer that was cut off': () =>
      Response.json({choices: [{finish_reason: 'length', message: {content: '{}'}}]}),
    'an empty answer': () =>
      Response.json({choices: [{finish_reason: 'stop', message: {content: ''}}]}),
    'no answer at all': () => Response.json({choices: []}),
    'an error that calls itself a success': () => Response.json({error: {message: 'overloaded'}}),
    'a page instead of an answer': () =>
      new Response('<html>Bad gateway</html>', {headers: {'content-type': 'text/html'}}),
    'a refusal without content': () =>
      Response.json({choices: [{finish_reason: 'content_filter', message: {content: null}}]}),
  };
  for (const [name, reply] of Object.entries(faults)) {
    test(`calls ${name} unusable`, async () => {
      await expect(groq(reply).ask()).rejects.toBeInstanceOf(UnusableAnswer);
    });
  }

  test('fails at once on a broken provider, and leaves it alone after five failures', async () => {
    const {fake, ask} = groq(() => new Response('oops', {status: 500}));
    for (let failure = 0; failure < 5; failure += 1) await ask().catch(() => undefined);

    await expect(ask()).rejects.toThrow('not answering');
    expect(fake.asked).toHaveLength(5);
  });

  test('does not blame the provider for what people take back or a model garbles', async () => {
    const {fake, ask} = groq((_, count) =>
      count > 10 ? {ok: true} : Response.json({choices: []}),
    );
    for (let count = 0; count < 10; count += 1) await ask().catch(() => undefined);

    expect(await ask()).toEqual({ok: true});
    expect(fake.asked).toHaveLength(11);
  });

  test('gives up on a provider that stalls', async () => {
    const {ask} = groq(() => Bun.sleep(10_000), 200);
    const startedAt = performance.now();

    await expect(ask()).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  test('stops when the job it asks for was taken back', async () => {
    const {ask} = groq(() => Bun.sleep(10_000));
    const job = new AbortController();
    setTimeout(() => job.abort(), 50);

    await expect(ask(job.signal)).rejects.toThrow();
  });
});

describe('sending a mail through Resend', () => {
  const mail = {id: 'mail-1', to: 'a@example.com', subject: 'Hello', text: 'Text'};

  function resend(refuse?: (count: number) => Response | null) {
    const fake = startFakeResend(refuse);
    running.push(fake);
    const settings = {apiKey: 're_test', baseUrl: fake.url, from: 'Galley <g@example.com>'};
    return {fake, provider: createResendMail(settings)};
  }

  test('hands it over once, also when it is sent again under its id', async () => {
    const {fake, provider} = resend();

    await provider.send(mail);
    await provider.send(mail);

    expect(fake.sent).toHaveLength(1);
    expect(fake.sent[0]).toMatchObject({to: 'a@example.com', subject: 'Hello', text: 'Text'});
  });

  test('is an error when the provider refuses, so that it is tried again', async () => {
    const refusal = () => Response.json({name: 'validation_error', message: 'no'}, {status: 422});
    const {provider} = resend(refusal);

    await expect(provider.send(mail)).rejects.toThrow('mail was refused');
  });
});
