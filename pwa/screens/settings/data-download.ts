import {kinds} from '../../../sync/model/kinds.ts';
import {currentReplica} from '../../data/replica.ts';

/** Saves every row of the person as a file, made on this device and so also offline. */
export function downloadData(): void {
  const view = currentReplica()?.view;
  const rows = Object.fromEntries(kinds.map(kind => [kind, view?.rows(kind) ?? []]));
  const file = new Blob([JSON.stringify(rows, null, 2)], {type: 'application/json'});
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'galley-data.json';
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
