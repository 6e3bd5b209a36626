import {expect, test} from 'bun:test';
import {Elysia} from 'elysia';
import {accessLog} from './access-log.ts';

test('an address that no route answers is answered with 404 and breaks nothing', async () => {
  const logged = Promise.withResolvers<string>();
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on('unhandledRejection', note);
  const app = new Elysia()
    .use(accessLog((_level, event) => logged.resolve(event)))
    .get('/api/known', () => 'here')
    .listen({port: 0, hostname: '127.0.0.1'});
  const url = `http://127.0.0.1:${app.server?.port}`;

  const unknown = await fetch(`${url}/api/no-such-route`, {method: 'POST', body: '{}'});
  const known = await fetch(`${url}/api/known`);
  await known.text();
  // The log is written after the answer; a hook that threw would never write it.
  const event = await logged.promise;
  await app.stop(true);
  process.off('unhandledRejection', note);

  expect([unknown.status, known.status]).toEqual([404, 200]);
  expect(failures).toEqual([]);
  expect(event).toBe('request');
});
