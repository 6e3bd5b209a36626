import {expect, test} from 'bun:test';
import {mutants} from './mutants.ts';
import {livesUntilFound, plantIn, readRoom} from './plant.ts';

/**
 * Some bugs show in the first life, some need a thousand. All of them are
 * planted on demand: `PLANTED_LIVES=1000 bun test sync/simulation/mutants.test.ts`.
 */
const lives = Number(process.env.PLANTED_LIVES ?? 0);

const quicklyFound: readonly string[] = [
  'an answer to an older cookie is applied',
  'the queue is trimmed when the push is answered',
  'a sign-in that ran out drops the queue',
  'what was carried out is carried out again',
  'every page acknowledges',
  'a page ends in the middle of a transaction',
];

test('every bug of the list still has its place in the source', async () => {
  for (const mutant of mutants) {
    const source = await readRoom(mutant.file);

    expect(plantIn(source, mutant)).not.toBe(source);
  }
  expect(mutants.map(({name}) => name)).toEqual(expect.arrayContaining([...quicklyFound]));
});

const planted = mutants.filter(({name}) => lives > 0 || quicklyFound.includes(name));

for (const mutant of planted) {
  const timeout = 30_000 + lives * 100;
  test(
    `the simulation notices when ${mutant.name}`,
    async () => {
      expect(await livesUntilFound(mutant, Math.max(60, lives))).not.toBeNull();
    },
    timeout,
  );
}
