import {type Outcome, ok, refused} from '../../resume/model/outcome.ts';
import type {Kind, Rows} from '../model/kinds.ts';
import type {Cookie, PatchOp, PullRequest, PullResponse} from '../protocol/pull.ts';
import {pullPageRows} from '../protocol/version.ts';
import {checkCaller, type SyncRefusal} from './apply-push.ts';
import type {ChangedRow, ChangeLog, PullSources} from './ports.ts';

/**
 * What changed since a device last asked. Rows, results, the place of its queue
 * and the new cookie are read in one snapshot, so that an acknowledgement never
 * arrives before the rows it acknowledges.
 */

export interface PullServer<Tx> {
  readonly log: ChangeLog<Tx>;
  readonly sources: PullSources<Tx>;
  readonly pageRows?: number;
}

interface Clock {
  readonly epoch: string;
  readonly version: number;
  readonly floor: number;
}

/** Where the answer begins. `from` is set while a device is being filled. */
interface Start {
  readonly clear: boolean;
  readonly after: number;
  readonly from: number | null;
}

/** Answers a pull with one page; `more` says that the device should ask on. */
export async function answerPull<Tx>(
  {log, sources, pageRows = pullPageRows}: PullServer<Tx>,
  sessionUserId: number,
  request: PullRequest,
): Promise<Outcome<PullResponse, SyncRefusal>> {
  const refusal = checkCaller(sessionUserId, request);
  if (refusal !== null) return refused(refusal);
  const {userId, group, cookie: base} = request;

  return log.inSnapshot(async tx => {
    const clock = await log.readClock(tx, userId);
    const start = startAt(base, clock);
    const read = (limit: number) => readChanges(tx, sources, userId, start.after, clock, limit);
    const page = await cutPage(read, clock.version, pageRows);
    const more = page.through < clock.version;

    return ok({
      base,
      cookie: cookieAt(clock, page.through, more ? start.from : null),
      lastMutationId: more ? null : await placeOf(log, tx, userId, group),
      clear: start.clear,
      patch: page.rows.filter(row => !isLongGone(row, start)).map(toOp),
      results: [...(await log.resultsSince(tx, group, start.after, page.through))],
      more,
    });
  });
}

/**
 * A cookie of another database, from a later moment than ours, or from before
 * tombstones were swept cannot be continued. While a device is being filled,
 * only deletions since the filling began matter to it.
 */
function startAt(cookie: Cookie | null, clock: Clock): Start {
  const known = cookie?.page?.from ?? cookie?.v ?? 0;
  if (
    cookie === null ||
    cookie.epoch !== clock.epoch ||
    cookie.v > clock.version ||
    known < clock.floor
  ) {
    return {clear: true, after: 0, from: clock.version};
  }
  return {clear: false, after: cookie.v, from: cookie.page?.from ?? null};
}

function cookieAt(clock: Clock, v: number, from: number | null): Cookie {
  return {epoch: clock.epoch, v, ...(from === null ? {} : {page: {from}})};
}

/** The device never had a row that was deleted before its filling began. */
function isLongGone(row: KindedRow, {from}: Start): boolean {
  return row.deleted && from !== null && row.version <= from;
}

async function placeOf<Tx>(
  log: ChangeLog<Tx>,
  tx: Tx,
  userId: number,
  group: string,
): Promise<number> {
  const state = await log.readGroup(tx, group);
  return state?.userId === userId ? state.lastMutationId : 0;
}

interface KindedRow extends ChangedRow<Rows[Kind]> {
  readonly kind: Kind;
}

interface Changes {
  /** Lowest version first. */
  readonly rows: readonly KindedRow[];
  /** Up to this version nothing is missing from `rows`. */
  readonly completeThrough: number;
}

async function readChanges<Tx>(
  tx: Tx,
  sources: PullSources<Tx>,
  userId: number,
  after: number,
  clock: Clock,
  limit: number,
): Promise<Changes> {
  const rows: KindedRow[] = [];
  let completeThrough = clock.version;
  if (after === clock.version) return {rows, completeThrough};

  for (const {kind, rowsSince} of sources) {
    const changed = await rowsSince(tx, userId, after, clock.version, limit);
    for (const row of changed) rows.push({...row, kind});
    const last = changed.at(-1);
    // The limit may have cut through the rows of one transaction.
    if (changed.length >= limit && last !== undefined) {
      completeThrough = Math.min(completeThrough, last.version - 1);
    }
  }
  rows.sort((left, right) => left.version - right.version);
  return {rows, completeThrough};
}

/**
 * Whole versions, as many as fit in `pageRows` and at least one: a device never
 * holds half of what a transaction wrote.
 */
async function cutPage(
  read: (limit: number) => Promise<Changes>,
  version: number,
  pageRows: number,
): Promise<{rows: readonly KindedRow[]; through: number}> {
  for (let limit = pageRows + 1; ; limit *= 2) {
    const {rows, completeThrough} = await read(limit);
    const complete = rows.filter(row => row.version <= completeThrough);
    if (complete.length === 0 && completeThrough < version) continue;
    if (complete.length <= pageRows) return {rows: complete, through: completeThrough};

    const through = lastWholeVersion(complete, pageRows);
    return {rows: complete.filter(row => row.version <= through), through};
  }
}

/** The highest version all of whose rows, with all before them, fit; else the first version. */
function lastWholeVersion(rows: readonly KindedRow[], pageRows: number): number {
  const firstLeftOut = rows[pageRows]?.version ?? 0;
  const fitting = rows.findLast(row => row.version < firstLeftOut);
  return fitting?.version ?? firstLeftOut;
}

function toOp({kind, id, row}: KindedRow): PatchOp {
  return row === null ? {op: 'del', t: kind, id} : {op: 'put', t: kind, id, row};
}
