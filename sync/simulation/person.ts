import {discardRejected, enqueue, type Intent, retryRejected} from '../engine/outbox.ts';
import type {MutationArgs} from '../model/mutations.ts';
import type {Mutation} from '../mutators/mutators.ts';
import {emptyResumeRow} from '../testing/rows.ts';
import type {Disk, Tab} from './browser.ts';
import type {Random} from './random.ts';
import type {World} from './world.ts';

/** Things several devices quarrel about; what a person says once and for all has an id of its own. */
export const shared = {
  answers: ['a', 'b', 'c'].map(idOf),
  resumes: ['d', 'e'].map(idOf),
  postings: ['f'].map(idOf),
};

function idOf(letter: string): string {
  return `${letter.repeat(8)}-${letter.repeat(4)}-7${letter.repeat(3)}-8${letter.repeat(3)}-${letter.repeat(12)}`;
}

/** Lets a person do one thing in a tab. */
export function act(world: World, disk: Disk, tab: Tab): void {
  const {random} = world;
  if (random.chance(0.1)) {
    void dealWithRejected(world, disk, tab);
    return;
  }
  const mutation = random.chance(0.4) ? sayForEver(random) : quarrel(random, disk);
  void save(world, disk, tab, mutation);
  // A double click: the same wish, worded anew.
  if (mutation.name === 'job.request' && random.chance(0.3)) {
    const again = {...mutation.args, id: random.uuid(), resultId: random.uuid()};
    void save(world, disk, tab, {name: 'job.request', args: again});
  }
}

async function save(world: World, disk: Disk, tab: Tab, mutation: Mutation): Promise<void> {
  const {random} = world;
  const intent: Intent = {
    mutation,
    origin: random.uuid(),
    at: new Date(world.now()).toISOString(),
    blob:
      mutation.name === 'resume.upload'
        ? {sha256: mutation.args.sha256, bytes: new ArrayBuffer(1), mime: ''}
        : null,
  };
  const end = await enqueue(tab.store, intent);
  // From here on the screen says "Saved on this device".
  if (end === 'queued') {
    disk.promised.set(intent.origin, isForEver(mutation) ? mutation.args.id : null);
  }
  tab.scheduler.wake('enqueue');
}

const forEver = 'for ever';

export function isForEver(
  mutation: Mutation,
): mutation is {name: 'answer.give'; args: MutationArgs<'answer.give'>} {
  return mutation.name === 'answer.give' && mutation.args.requirement === forEver;
}

/** An answer that nobody ever takes back: wherever it was promised, it has to be seen. */
function sayForEver(random: Random): Mutation {
  return {
    name: 'answer.give',
    args: {id: random.uuid(), requirement: forEver, text: String(random.below(100))},
  };
}

function quarrel(random: Random, disk: Disk): Mutation {
  const oneOf = (ids: readonly string[]) => random.pick(ids) ?? '';
  const jobs = [...disk.kept.rows.jobs.keys()];
  const say = (id: string): Mutation => ({
    name: 'answer.give',
    args: {id, requirement: 'Go', text: String(random.below(1_000))},
  });
  const choices: (() => Mutation)[] = [
    () => say(disk.ownAnswer),
    () => say(disk.ownAnswer),
    () => say(oneOf(shared.answers)),
    () => ({name: 'answer.remove', args: {id: oneOf(shared.answers)}}),
    () => upload(oneOf(shared.resumes)),
    () => ({name: 'resume.delete', args: {id: oneOf(shared.resumes)}}),
    () => ({
      name: 'profile.update',
      args: {name: `Person ${random.below(100)}`, phone: '', location: ''},
    }),
    () => ({name: 'job.cancel', args: {id: random.pick(jobs) ?? random.uuid()}}),
    () => requestJob(random, oneOf(shared.resumes)),
    () => requestJob(random, oneOf(shared.resumes)),
  ];
  return (random.pick(choices) ?? (() => sayForEver(random)))();
}

function upload(id: string): Mutation {
  const {filename, document, text} = emptyResumeRow(id);
  return {
    name: 'resume.upload',
    args: {
      id,
      filename: filename ?? '',
      fileType: 'application/pdf',
      fileSizeBytes: 1,
      sha256: `hash of ${id}`,
      document,
      text,
      readError: null,
    },
  };
}

function requestJob(random: Random, resumeId: string): Mutation {
  return {
    name: 'job.request',
    args: {
      id: random.uuid(),
      kind: 'optimisation',
      resumeId,
      jobDetailsId: random.pick(shared.postings) ?? '',
      optimisationId: null,
      resultId: random.uuid(),
      run: random.below(2),
      options: {language: null, tone: 'plain', length: 'standard'},
    },
  };
}

async function dealWithRejected(world: World, disk: Disk, tab: Tab): Promise<void> {
  const {random} = world;
  const origin = random.pick([...disk.kept.rejected.keys()]);
  if (origin === undefined) return;
  disk.dealtWith.add(origin);
  if (random.chance(0.5)) {
    await discardRejected(tab.store, origin);
  } else {
    await retryRejected(tab.store, origin, {origin: random.uuid(), at: 'again'});
    tab.scheduler.wake('enqueue');
  }
}
