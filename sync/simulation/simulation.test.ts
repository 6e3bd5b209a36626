import {expect, test} from 'bun:test';
import {type Story, simulate} from './simulate.ts';

/** More lives on demand: `SIMULATED_LIVES=10000 bun test sync/simulation`. */
const lives = Number(process.env.SIMULATED_LIVES ?? 300);

test(
  `in ${lives} lives full of trouble every promise is kept`,
  async () => {
    const sum: Record<string, number> = {};
    for (let seed = 1; seed <= lives; seed++) {
      const story = await tell(seed);
      for (const [what, count] of Object.entries(story)) sum[what] = (sum[what] ?? 0) + count;
    }

    // Lives without trouble would keep their promises easily.
    expect(sum.applied).toBeGreaterThan(lives * 10);
    expect(sum.rejected).toBeGreaterThan(lives);
    expect(sum.deduped).toBeGreaterThan(lives / 2);
    expect(sum.jobs).toBeGreaterThan(lives);
    expect(sum.restores).toBeGreaterThan(lives / 20);
    expect(sum.events).toBeGreaterThan(lives * 300);
  },
  {timeout: 60_000 + lives * 100},
);

test('the same seed tells the same story', async () => {
  expect(await simulate(42)).toEqual(await simulate(42));
});

async function tell(seed: number): Promise<Story> {
  try {
    return await simulate(seed);
  } catch (error) {
    throw new Error(`seed ${seed} breaks a promise`, {cause: error});
  }
}
