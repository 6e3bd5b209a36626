import type {Payment} from '../../../sync/model/entities.ts';

export interface StatusWords {
  label: string;
  tone: 'good' | 'fair' | 'poor' | 'plain';
}

const known: Readonly<Record<string, StatusWords>> = {
  completed: {label: 'Completed', tone: 'good'},
  succeeded: {label: 'Completed', tone: 'good'},
  paid: {label: 'Completed', tone: 'good'},
  pending: {label: 'Processing', tone: 'fair'},
  processing: {label: 'Processing', tone: 'fair'},
  failed: {label: 'Failed', tone: 'poor'},
};

/** A payment's state as the history shows it; a state that is not known is shown as it came. */
export function statusWords(status: string): StatusWords {
  return known[status.toLowerCase()] ?? {label: status, tone: 'plain'};
}

/** "Visa •••• 4242", or what is missing of it. */
export function cardWords({
  cardBrand,
  cardLastFour,
}: Pick<Payment, 'cardBrand' | 'cardLastFour'>): string {
  if (!cardBrand && !cardLastFour) return 'Payment method not available';
  if (!cardBrand || !cardLastFour) return 'Card details unavailable';
  return `${cardBrand.charAt(0).toUpperCase()}${cardBrand.slice(1)} •••• ${cardLastFour}`;
}
