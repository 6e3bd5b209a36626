import {ok, refused} from '../../resume/model/outcome.ts';
import {optimisationCost} from '../model/credits.ts';
import {type MutationArgs, type MutationName, mutationArgs} from '../model/mutations.ts';
import {isCancellable, standingJob} from '../mutators/jobs.ts';
import {carryOut, type Mutation} from '../mutators/mutators.ts';
import type {RowsView} from '../mutators/rows-view.ts';
import {targetOf} from '../mutators/target.ts';
import type {Mutator, MutatorOutcome, Mutators} from '../server/ports.ts';
import {type MemoryTx, rowKey, rowsOf, writeRow} from './memory-server.ts';

/**
 * The server's rules as a model: the shared mutators over the tables, with the
 * refusals and the ledger that only a server can decide.
 */
export const modelMutators: Mutators<MemoryTx> = Object.fromEntries(
  Object.keys(mutationArgs).map(name => [name, modelMutator(name as MutationName)]),
);

/** The tables of one user as mutators see rows. */
export function tableView(tx: MemoryTx): RowsView {
  const {database, userId} = tx;
  return {
    get: (kind, id) =>
      (database.rows.get(rowKey(userId, kind, id))?.row ?? undefined) as ReturnType<
        RowsView['get']
      > as never,
    all: kind => rowsOf(database, userId, kind),
    put: (kind, row) => writeRow(tx, kind, row.id, row),
    remove: (kind, id) => writeRow(tx, kind, id, null),
  };
}

const creates: ReadonlySet<MutationName> = new Set([
  'resume.upload',
  'posting.add',
  'answer.give',
  'job.request',
]);

function modelMutator<Name extends MutationName>(name: Name): Mutator<MemoryTx, Name> {
  return async (tx, args) => {
    const mutation = {name, args} as unknown as Mutation;
    const view = tableView(tx);
    const refusal = refusalOf(tx, view, mutation);
    if (refusal !== null) return refusal;
    carryOut(view, mutation, {now: `v${tx.version}`});
    return ok(undefined);
  };
}

function refusalOf(tx: MemoryTx, view: RowsView, mutation: Mutation): MutatorOutcome | null {
  const {kind, id} = targetOf(mutation);
  const isThere = id === null || view.get(kind, id) !== undefined;
  if (mutation.name === 'resume.upload' && !tx.database.blobs.has(mutation.args.sha256)) {
    return isThere ? ok(undefined) : refused('file_missing');
  }
  if (mutation.name === 'job.request')
    return isThere ? ok(undefined) : hold(tx, view, mutation.args);
  if (mutation.name === 'job.cancel' && isThere) return release(tx, view, mutation.args.id);
  return isThere || creates.has(mutation.name) ? null : refused('not_found');
}

/** Reserves the credits; the view's own arithmetic then shows the new balance. */
function hold(
  tx: MemoryTx,
  view: RowsView,
  request: MutationArgs<'job.request'>,
): MutatorOutcome | null {
  const standing = standingJob(view.all('jobs'), request);
  if (standing !== undefined) return ok({dedupedBy: standing.id});
  if (request.kind === 'letter') return null;

  for (const account of view.all('account')) {
    if (account.credits < optimisationCost) return refused('insufficient_credits');
  }
  enter(tx, `hold ${request.id}`, -optimisationCost);
  return null;
}

function release(tx: MemoryTx, view: RowsView, id: string): MutatorOutcome | null {
  const job = view.get('jobs', id);
  if (job?.status === 'cancelled') return ok(undefined);
  if (job === undefined || !isCancellable(job)) return refused('already_started');
  if (job.kind === 'optimisation') enter(tx, `release ${id}`, optimisationCost);
  return null;
}

/** Writes a ledger line once; a second one for the same event is a bug that must not pass. */
export function enter(tx: MemoryTx, ref: string, delta: number): void {
  if (tx.database.ledger.has(ref)) throw new Error(`the ledger already has ${ref}`);
  tx.database.ledger.write(tx.journal, ref, {userId: tx.userId, delta});
}
