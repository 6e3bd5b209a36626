import type {Stage} from '../model/entities.ts';
import type {Kind, Rows} from '../model/kinds.ts';
import {carryOut, type Mutation} from '../mutators/mutators.ts';
import type {RowsView} from '../mutators/rows-view.ts';
import type {JobProgress} from '../protocol/events.ts';

/** Base rows by kind and id. */
export type BaseRows = {readonly [K in Kind]: ReadonlyMap<string, Rows[K]>};

/**
 * Base rows with changes laid over them. The base is never written, so rolling
 * a mutation back is leaving it out of the next replay.
 */
export interface Overlay extends RowsView {
  /** What was laid over a kind, null where a row was removed; undefined where nothing was. */
  changesOf<K extends Kind>(kind: K): ReadonlyMap<string, Rows[K] | null> | undefined;
}

export function createOverlay(base: BaseRows): Overlay {
  // Each kind's map holds rows of that kind only; `put` is the one place that fills it.
  const changes = new Map<Kind, Map<string, Rows[Kind] | null>>();
  const changesOf = <K extends Kind>(kind: K) =>
    changes.get(kind) as Map<string, Rows[K] | null> | undefined;

  function lay(kind: Kind, id: string, row: Rows[Kind] | null): void {
    const ofKind = changes.get(kind) ?? new Map<string, Rows[Kind] | null>();
    changes.set(kind, ofKind.set(id, row));
  }

  return {
    changesOf,
    get(kind, id) {
      const changed = changesOf(kind)?.get(id);
      return changed === undefined ? base[kind].get(id) : (changed ?? undefined);
    },
    *all<K extends Kind>(kind: K) {
      const changed = changesOf(kind);
      for (const [id, row] of base[kind]) if (!changed?.has(id)) yield row;
      for (const row of changed?.values() ?? []) if (row !== null) yield row;
    },
    put: (kind, row) => lay(kind, row.id, row),
    remove: (kind, id) => lay(kind, id, null),
  };
}

/** Carries out everything that waits, oldest first, as each would be today over this base. */
export function replay(view: RowsView, waiting: Iterable<Mutation & {readonly at: string}>): void {
  for (const mutation of waiting) carryOut(view, mutation, {now: mutation.at});
}

/**
 * Shows how far running jobs have come where an event counts on within the
 * stages that the row shows. That a stage or a job has ended is the row's to
 * say: it is true only together with its result.
 */
export function showProgress(view: RowsView, events: Iterable<JobProgress>): void {
  for (const {id, stages} of events) {
    const job = view.get('jobs', id);
    if (job?.status === 'running' && states(job.stages) === states(stages)) {
      view.put('jobs', {...job, stages});
    }
  }
}

function states(stages: readonly Stage[]): string {
  return stages.map(({state}) => state).join();
}
