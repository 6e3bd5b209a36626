import {expect, test} from 'bun:test';
import {mutants} from './mutants.ts';
import {livesUntilFound, plantIn, readRoom} from './plant.ts';

/** Found within a few lives each; `bun sync/bench/simulation.ts` plants all of them. */
const quicklyFound = [
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
});

for (const name of quicklyFound) {
  test(`the simulation notices when ${name}`, async () => {
    const [mutant] = mutants.filter(candidate => candidate.name === name);

    expect(mutant).toBeDefined();
    expect(mutant && (await livesUntilFound(mutant, 60))).not.toBeNull();
  }, 30_000);
}
