import {type Reading, readings} from './assign.ts';
import type {HeaderParts} from './chunks.ts';
import type {Likeness} from './likeness.ts';

/** What a document's own habit adds to a reading that follows it. */
const habitWeight = 1.5;

/**
 * Reads the names of all headers of a section together: each header has readings
 * that its words allow, and the shape that fits most of them decides where words
 * leave it open.
 */
export function readNames(headers: readonly HeaderParts[], likeness: Likeness): (Reading | null)[] {
  const all = headers.map(header => readings(header, likeness));
  const votes = shapeVotes(all);
  return all.map(options => {
    const weighed = options
      .map(option => ({
        ...option,
        score: option.score + habitWeight * (votes.get(option.shape) ?? 0),
      }))
      .toSorted((a, b) => b.score - a.score);
    const [best] = weighed;
    return best ? {...best, lead: leadOf(best, weighed)} : null;
  });
}

/** The distance to the best reading that gives either name to other words. */
function leadOf(best: Reading, weighed: readonly Reading[]): number {
  const rival = weighed.find(({what, who}) => what !== best.what || who !== best.who);
  return rival ? best.score - rival.score : Number.POSITIVE_INFINITY;
}

/** For each shape the share of headers it reads well, measured against each header's best. */
function shapeVotes(all: readonly (readonly Reading[])[]): Map<string, number> {
  const votes = new Map<string, number>();
  for (const options of all) {
    const best = options[0]?.score ?? 0;
    const seen = new Set<string>();
    for (const {shape, score} of options) {
      if (seen.has(shape)) continue;
      seen.add(shape);
      votes.set(shape, (votes.get(shape) ?? 0) + Math.exp(score - best) / all.length);
    }
  }
  return votes;
}
