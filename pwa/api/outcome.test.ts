import {describe, expect, test} from 'bun:test';
import {answer, isUnreachable} from './outcome.ts';

const failed = (status: number, value: unknown) =>
  answer(Promise.resolve({data: null, error: {status, value}}));

describe('what a reply means', () => {
  test('data is the value', async () => {
    const reply = await answer(Promise.resolve({data: {credits: 10}, error: null}));

    expect(reply).toEqual({ok: true, value: {credits: 10}});
  });

  test('a refusal brings the words and the code of the server', async () => {
    const reply = await failed(409, {message: 'Email taken', code: 'conflict', email: 'a@b.c'});

    expect(reply).toEqual({
      ok: false,
      failure: {
        status: 409,
        message: 'Email taken',
        code: 'conflict',
        details: {message: 'Email taken', code: 'conflict', email: 'a@b.c'},
      },
    });
  });

  test('a lost connection is told apart from a server that is down', async () => {
    const lost = await failed(503, new TypeError('Failed to fetch'));
    const down = await failed(503, {message: 'Starting'});

    expect(!lost.ok && isUnreachable(lost.failure)).toBe(true);
    expect(!down.ok && isUnreachable(down.failure)).toBe(false);
  });
});
