import {optimisationCost} from '../model/credits.ts';
import type {Job} from '../model/entities.ts';
import type {MutationName} from '../model/mutations.ts';
import type {Mutation} from '../mutators/mutators.ts';
import type {Mutator, Mutators} from '../server/ports.ts';
import {type MemoryDatabase, type MemoryTx, rowsOf, writeRow} from '../testing/memory-server.ts';
import {enter, modelMutators, tableView} from '../testing/model-mutators.ts';
import type {ModelServer} from '../testing/model-server.ts';
import {UndoableMap} from '../testing/undo.ts';
import {isForEver, shared} from './person.ts';
import type {Random} from './random.ts';

/** What a saying that is for ever did: how often it was carried out, and for whom. */
export type Effects = UndoableMap<string, {times: number; userId: number}>;

/** The model's mutators, counting what each saying for ever does. */
export function countEffects(effects: Effects): Mutators<MemoryTx> {
  const counting = Object.entries(modelMutators).map(([name, mutator]) => {
    const counted: Mutator<MemoryTx, MutationName> = async (tx, args) => {
      const mutation = {name, args} as Mutation;
      if (isForEver(mutation)) {
        const {id} = mutation.args;
        const times = (effects.get(id)?.times ?? 0) + 1;
        effects.write(tx.journal, id, {times, userId: tx.userId});
      }
      return (mutator as Mutator<MemoryTx, MutationName>)(tx, args);
    };
    return [name, counted];
  });
  return Object.fromEntries(counting);
}

/** Moves one open job on, as the worker would: it starts, it ends, or it fails and gives credits back. */
export function work(random: Random, server: ModelServer, userId: number): Promise<void> {
  return server.write(userId, async tx => {
    const open = rowsOf(tx.database, userId, 'jobs').filter(isOpen);
    const job = random.pick(open);
    if (job === undefined) return;
    if (job.status === 'queued') {
      writeRow(tx, 'jobs', job.id, {...job, status: 'running'});
    } else if (random.chance(0.6)) {
      finish(tx, job);
    } else {
      writeRow(tx, 'jobs', job.id, {...job, status: 'failed'});
      pay(tx, `release ${job.id}`, optimisationCost);
    }
  });
}

function isOpen({status}: Job): boolean {
  return status === 'queued' || status === 'running';
}

/** Several rows in one transaction, which a device must never see by halves. */
function finish(tx: MemoryTx, job: Job): void {
  const stages = job.stages.map(stage => ({...stage, state: 'completed' as const}));
  writeRow(tx, 'jobs', job.id, {...job, status: 'done', stages});
  for (const part of [0, 1, 2]) {
    writeRow(tx, 'creditUses', `${job.id} ${part}`, {
      id: `${job.id} ${part}`,
      jobId: job.id,
      creditsUsed: optimisationCost,
      released: false,
      jobTitle: '',
      company: '',
      resumeFilename: '',
      createdAt: '',
    });
  }
}

/** Credits that were bought, or given back. */
export function pay(tx: MemoryTx, ref: string, credits: number): void {
  enter(tx, ref, credits);
  const view = tableView(tx);
  for (const account of view.all('account')) {
    view.put('account', {...account, credits: account.credits + credits});
  }
}

/** Deletes a row past every device, and forgets tombstones; devices that were away are none the wiser. */
export async function deleteAndSweep(
  random: Random,
  server: ModelServer,
  userId: number,
): Promise<void> {
  const {database} = server;
  await server.write(userId, async tx => {
    const quarrelled = rowsOf(database, userId, 'answers').filter(({id}) =>
      shared.answers.includes(id),
    );
    const row = random.pick(quarrelled);
    if (row !== undefined) writeRow(tx, 'answers', row.id, null);
  });
  const clock = database.clocks.get(userId);
  if (clock === undefined) return;
  const floor = Math.max(clock.floor, clock.version - random.below(3));
  for (const [key, stored] of database.rows) {
    if (stored.userId === userId && stored.deleted && stored.version <= floor) {
      database.rows.delete(key);
    }
  }
  database.clocks.set(userId, {...clock, floor});
}

/** Forgets a device's queue, as after long absence; what its mutations did is remembered. */
export function expireGroup(random: Random, database: MemoryDatabase): void {
  const group = random.pick([...database.groups.keys()]);
  if (group !== undefined) database.groups.delete(group);
}

/** A copy of everything, to be put back later under another epoch. */
export function backUp(database: MemoryDatabase, effects: Effects): () => void {
  const tables = [...mapsOf(database), effects];
  const copies = tables.map(table => [...table]);
  return () => {
    tables.forEach((table: Map<unknown, unknown>, index) => {
      table.clear();
      for (const [key, value] of copies[index] ?? []) table.set(key, value);
    });
    database.epoch = `${database.epoch}+`;
  };
}

function mapsOf(database: MemoryDatabase): UndoableMap<unknown, unknown>[] {
  return Object.values(database).filter(table => table instanceof UndoableMap);
}
