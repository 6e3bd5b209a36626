import {safeParse} from 'valibot';
import {type Outcome, ok, refused} from '../../resume/model/outcome.ts';
import {type MutationName, mutationArgs, type RejectionCode} from '../model/mutations.ts';
import type {MutationResult, PushRequest, PushResponse, SentMutation} from '../protocol/push.ts';
import {oldestSchema, protocolVersion, schemaVersion} from '../protocol/version.ts';
import type {Mutator, Mutators, PushLog, StoredResult} from './ports.ts';

/**
 * Carries out a device's queue: each mutation once, in order, in a transaction
 * of its own, so that a lost reply or a second tab sending the same queue
 * changes nothing.
 */

export interface PushServer<Tx> {
  readonly log: PushLog<Tx>;
  readonly mutators: Mutators<Tx>;
  /** Hears of failures that the device will try again; never of what was in the arguments. */
  readonly onFailure: (error: unknown, mutation: {name: string; id: number}) => void;
}

/** Why a whole push is refused. In every case the device keeps its queue. */
export type SyncRefusal = 'wrong_user' | 'unknown_group' | 'update_needed' | 'server_behind';

/** Whether this server may speak with the device at all, asked before anything is read. */
export function checkCaller(
  sessionUserId: number,
  request: {readonly userId: number; readonly proto: number; readonly schema: number},
): SyncRefusal | null {
  if (request.userId !== sessionUserId) return 'wrong_user';
  if (request.proto < protocolVersion || request.schema < oldestSchema) return 'update_needed';
  // An older server would refuse for good what its successor understands.
  const isAhead = request.proto > protocolVersion || request.schema > schemaVersion;
  return isAhead ? 'server_behind' : null;
}

/** After so many failures over so long the head of a queue is refused, so that nothing blocks for ever. */
export const poisonLimit = {failures: 20, forMs: 24 * 60 * 60 * 1000} as const;

type Step =
  | {readonly kind: 'settled'; readonly result: MutationResult}
  /** Carried out earlier: everything through `lastMutationId` was. */
  | {readonly kind: 'known'; readonly lastMutationId: number}
  /** The server never saw what comes before it. */
  | {readonly kind: 'gap'}
  | {readonly kind: 'failed'};

/** Carries out a push and tells how far the queue has come. */
export async function applyPush<Tx>(
  server: PushServer<Tx>,
  sessionUserId: number,
  request: PushRequest,
): Promise<Outcome<PushResponse, SyncRefusal>> {
  const refusal = checkCaller(sessionUserId, request);
  if (refusal !== null) return refused(refusal);

  const results: MutationResult[] = [];
  let lastMutationId = -1;
  for (const mutation of request.mutations) {
    if (mutation.id <= lastMutationId) continue;

    const step = await takeStep(server, request, mutation);
    if (step.kind === 'known') lastMutationId = step.lastMutationId;
    if (step.kind === 'settled') {
      lastMutationId = mutation.id;
      results.push(step.result);
    }
    // Devices send their oldest first, so a gap before anything means that our
    // memory of this queue is gone: a restored backup, or an expired group.
    if (step.kind === 'gap' && lastMutationId === -1) return refused('unknown_group');
    if (step.kind === 'gap' || step.kind === 'failed') break;
  }
  return ok({
    lastMutationId: lastMutationId === -1 ? headOf(request) - 1 : lastMutationId,
    results,
  });
}

/** The first mutation failed without a word on the group: nothing before it is outstanding. */
function headOf(request: PushRequest): number {
  return request.mutations[0]?.id ?? 1;
}

async function takeStep<Tx>(
  server: PushServer<Tx>,
  request: PushRequest,
  mutation: SentMutation,
): Promise<Step> {
  const {log, mutators, onFailure} = server;
  const {userId} = request;
  try {
    return await log.inUserTx(userId, tx =>
      stepInTx(log, tx, request, mutation, inner => carryOut(log, mutators, inner, mutation)),
    );
  } catch (error) {
    onFailure(error, {name: mutation.name, id: mutation.id});
    const {failures, forMs} = await log.noteFailure(userId, request, mutation.id);
    if (failures < poisonLimit.failures || forMs < poisonLimit.forMs) return {kind: 'failed'};
    return log.inUserTx(userId, tx =>
      stepInTx(log, tx, request, mutation, async () => rejection('server_error')),
    );
  }
}

type Settlement = Pick<MutationResult, 'status' | 'code' | 'of'>;

/** The part that must be one transaction: the effect, its result and the group's place. */
async function stepInTx<Tx>(
  log: PushLog<Tx>,
  tx: Tx,
  request: PushRequest,
  mutation: SentMutation,
  settle: (tx: Tx) => Promise<Settlement>,
): Promise<Step> {
  const group = await log.readGroup(tx, request.group);
  if (group !== null && group.userId !== request.userId) return {kind: 'gap'};
  const lastMutationId = group?.lastMutationId ?? 0;
  if (mutation.id <= lastMutationId) return {kind: 'known', lastMutationId};
  if (mutation.id > lastMutationId + 1) return {kind: 'gap'};

  const earlier = await log.resultByOrigin(tx, request.userId, mutation.origin);
  const {status, code, of} = earlier ?? (await settle(tx));
  // A copy for this group: the first one stays where its own group may still look for it.
  const origin = earlier === null ? mutation.origin : `${mutation.origin} ${request.group}`;
  const result: StoredResult = {id: mutation.id, origin, status, code, of};
  await log.writeResult(tx, request.group, result);
  await log.writeGroup(tx, request, mutation.id);
  return {kind: 'settled', result: {id: mutation.id, status, code, of}};
}

async function carryOut<Tx>(
  log: PushLog<Tx>,
  mutators: Mutators<Tx>,
  tx: Tx,
  mutation: SentMutation,
): Promise<Settlement> {
  if (!isMutationName(mutation.name)) return rejection('invalid');
  const {name} = mutation;
  const args = safeParse(mutationArgs[name], mutation.args);
  if (!args.success) return rejection('invalid');
  // The table pairs each name with its arguments; the compiler cannot see that through a variable.
  const mutator = mutators[name] as Mutator<Tx, MutationName> | undefined;
  if (mutator === undefined) throw new Error(`no mutator for ${name}`);

  const outcome = await log.inSavepoint(tx, inner => mutator(inner, args.output));
  if (!outcome.ok) return rejection(outcome.code);
  const of = outcome.value?.dedupedBy ?? null;
  return {status: of === null ? 'applied' : 'deduped', code: null, of};
}

function rejection(code: RejectionCode): Settlement {
  return {status: 'rejected', code, of: null};
}

function isMutationName(name: string): name is MutationName {
  return Object.hasOwn(mutationArgs, name);
}
