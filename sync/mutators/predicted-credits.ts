import {optimisationCost} from '../model/credits.ts';
import type {Mutation} from './mutators.ts';

/** Whether the server will reserve credits for this mutation. */
export function isPaid(mutation: Mutation): boolean {
  return mutation.name === 'job.request' && mutation.args.kind === 'optimisation';
}

/**
 * What remains of `credits` once everything waiting has been carried out; below
 * zero means that the last request cannot be paid for.
 */
export function predictedCredits(credits: number, waiting: readonly Mutation[]): number {
  const cancelled = new Set<string>();
  for (const mutation of waiting) {
    if (mutation.name === 'job.cancel') cancelled.add(mutation.args.id);
  }
  const paid = waiting.filter(
    mutation =>
      isPaid(mutation) && mutation.name === 'job.request' && !cancelled.has(mutation.args.id),
  );
  return credits - paid.length * optimisationCost;
}
