import {expect, test} from 'bun:test';
import {newId} from './ids.ts';

test('an id is a UUID of version 7 that carries its time', () => {
  const id = newId(0x0123456789ab);

  expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort by the time they were made and never repeat', () => {
  const ids = Array.from({length: 200}, (_, index) => newId(1_700_000_000_000 + index));

  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({length: 2_000}, () => newId())).size).toBe(2_000);
});
