import {mutants} from '../simulation/mutants.ts';
import {livesUntilFound} from '../simulation/plant.ts';
import {simulate} from '../simulation/simulate.ts';

/**
 * `bun sync/bench/simulation.ts [lives]` plays that many lives, then plants
 * every known bug and tells how many lives it took to find it.
 */
const lives = Number(process.argv[2] ?? 1_000);

const startedAt = performance.now();
let events = 0;
let broken = 0;
for (let seed = 1; seed <= lives; seed++) {
  try {
    events += (await simulate(seed)).events;
  } catch (error) {
    broken += 1;
    console.log(`seed ${seed}: ${error}`);
  }
}
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
console.log(`${lives} lives, ${events} events, ${broken} broken promises, ${seconds} s`);

let found = 0;
for (const mutant of mutants) {
  const after = await livesUntilFound(mutant, lives);
  if (after !== null) found += 1;
  console.log(`${after === null ? 'survives' : `found in life ${after}`}: ${mutant.name}`);
}
console.log(`${found} of ${mutants.length} planted bugs found`);
