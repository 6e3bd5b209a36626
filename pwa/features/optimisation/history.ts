import type {Decisions} from './review.ts';
import {pending} from './review.ts';

/** One press of a button: the decisions it touched, as they were and as they became. */
export interface Step {
  readonly before: Decisions;
  readonly after: Decisions;
}

/** What can be undone and what can be redone, newest last. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyHistory: History = {done: [], undone: []};

const longest = 200;

/** A step from what stands now to what is decided. */
export function stepFrom(now: Decisions, after: Decisions): Step {
  const before = Object.keys(after).map(id => [id, now[id] ?? pending] as const);
  return {before: Object.fromEntries(before), after};
}

/** The history after something new was decided: what was undone can no longer be redone. */
export function remember(history: History, step: Step): History {
  return {done: [...history.done, step].slice(-longest), undone: []};
}

/** What to decide now and the history after that; null where there is nothing to take back. */
export function undo({done, undone}: History): {decisions: Decisions; history: History} | null {
  const step = done.at(-1);
  if (!step) return null;
  return {
    decisions: step.before,
    history: {done: done.slice(0, -1), undone: [...undone, step]},
  };
}

/** The same for what was taken back last. */
export function redo({done, undone}: History): {decisions: Decisions; history: History} | null {
  const step = undone.at(-1);
  if (!step) return null;
  return {
    decisions: step.after,
    history: {done: [...done, step], undone: undone.slice(0, -1)},
  };
}
