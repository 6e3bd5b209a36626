import {expect, test} from 'bun:test';
import {warmUp} from './warm-up.ts';

test('the file that is read to warm up is a resume', async () => {
  expect(await warmUp()).toBeUndefined();
});
