import type {CreditUse} from '../../../sync/model/entities.ts';

/** Credits spent in the calendar month of `now`, by the device's clock; given-back ones don't count. */
export function usedThisMonth(uses: readonly CreditUse[], now: Date): number {
  return uses
    .filter(use => !use.released && isSameMonth(new Date(use.createdAt), now))
    .reduce((sum, use) => sum + use.creditsUsed, 0);
}

function isSameMonth(one: Date, other: Date): boolean {
  return one.getFullYear() === other.getFullYear() && one.getMonth() === other.getMonth();
}
