import {type Reading, readings} from './assign.ts';
import type {HeaderParts} from './chunks.ts';
import type {Likeness} from './likeness.ts';

/** What a document's own habits add to a reading that follows them. */
const shapeWeight = 2;
const lookWeight = 1;
const recurrenceWeight = 0.4;
/** Where most entries print a place, the others do too. */
const placeWeight = 1;
/** Where known towns stand behind titles, the unknown ones do too. */
const placeOfTitleWeight = 1.5;
/** A shorter header under one that has a company of its own leaves the company out. */
const inheritanceWeight = 1.2;

/**
 * Reads the names of all headers of a section together: each header has readings
 * that its words allow, and what fits most of them decides where words leave it
 * open: the order of the names, the type they are set in, a company that recurs.
 */
export function readNames(headers: readonly HeaderParts[], likeness: Likeness): (Reading | null)[] {
  const all = headers.map(header => readings(header, likeness));
  const habits = habitsOf(all);
  return all.map((options, index) => {
    const inherits = isShorter(headers[index], headers[index - 1], all[index - 1]?.[0]);
    const bonus = ({shape}: Reading) => (inherits && shape === 'what' ? inheritanceWeight : 0);
    const weighed = options
      .map(option => ({...option, score: option.score + habits(option) + bonus(option)}))
      .toSorted((a, b) => b.score - a.score);
    const [best] = weighed;
    return best ? {...best, lead: leadOf(best, weighed)} : null;
  });
}

/** Fewer lines of names than the header before, which has its two names in two lines. */
function isShorter(
  header: HeaderParts | undefined,
  before: HeaderParts | undefined,
  reading: Reading | undefined,
): boolean {
  if (!header || !before || !reading?.shape.includes('lines')) return false;
  return linesOf(header) < linesOf(before);
}

function linesOf({chunks}: HeaderParts): number {
  return new Set(chunks.map(({line}) => line)).size;
}

function habitsOf(all: readonly (readonly Reading[])[]): (reading: Reading) => number {
  const shapes = shapeVotes(all);
  const best = all.flatMap(options => options[0] ?? []);
  const paired = best.filter(({shape}) => shape.includes('lines'));
  const whats = paired.flatMap(({looks}) => looks.what ?? []);
  const whos = paired.flatMap(({looks}) => looks.who ?? []);
  const recurring = recurringCompanies(all);
  const placed = best.filter(({place}) => place !== null).length / Math.max(1, best.length);

  const withTitle =
    best.filter(({placeOf}) => placeOf === 'what').length / Math.max(1, best.length);

  return ({shape, looks, who, place, placeOf}) => {
    const look = lookFit(looks.what, whats, whos) + lookFit(looks.who, whos, whats);
    const recurs = who !== null && recurring.has(who);
    const shapeFit = shapes.get(shape) ?? 0;
    const habit = shapeWeight * shapeFit + lookWeight * look;
    const ofTitle = placeOf === 'what' ? placeOfTitleWeight * withTitle : 0;
    return habit + ofTitle + (recurs ? recurrenceWeight : 0) + (place ? placeWeight * placed : 0);
  };
}

/** Companies that good readings of more than one header name. */
function recurringCompanies(all: readonly (readonly Reading[])[]): Set<string> {
  const seen = new Set<string>();
  const recurring = new Set<string>();
  for (const options of all) {
    const least = (options[0]?.score ?? 0) - 1;
    const named = new Set(options.flatMap(({who, score}) => (who && score >= least ? [who] : [])));
    for (const who of named) (seen.has(who) ? recurring : seen).add(who);
  }
  return recurring;
}

/** How much more often this name is set in a look than the other one is, -1 to 1. */
function lookFit(look: string | null, own: readonly string[], other: readonly string[]): number {
  // One header is no habit.
  if (look === null || own.length < 2 || other.length < 2) return 0;
  const share = (looks: readonly string[]) =>
    looks.filter(one => one === look).length / looks.length;
  return share(own) - share(other);
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
