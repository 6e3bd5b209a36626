import {kinds} from '../../../sync/model/kinds.ts';
import {currentReplica} from '../../data/replica.ts';

const fileName = 'galley-data.json';

function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Saves everything the server holds about the person. */
export function downloadFromServer(): void {
  saveFrom('/api/user/export');
}

/** Saves every row on this device: without a network it is what can be had. */
export function downloadFromDevice(): void {
  const view = currentReplica()?.view;
  const rows = Object.fromEntries(kinds.map(kind => [kind, view?.rows(kind) ?? []]));
  const file = new Blob([JSON.stringify(rows, null, 2)], {type: 'application/json'});
  const address = URL.createObjectURL(file);
  saveFrom(address);
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
