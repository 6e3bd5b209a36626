import {apiFetch} from '../api/csrf.ts';
import type {OwnFile} from './database.ts';
import {currentReplica} from './replica.ts';

/** Keeps a file the person uploaded on this device, so that it is there without a network. */
export async function keepOwnFile(file: OwnFile): Promise<void> {
  await currentReplica()?.database.ownFiles.put(file);
}

/** The person's own file: from this device, or from the server and kept from then on; null where neither has it. */
export async function ownFile(sha256: string): Promise<ArrayBuffer | null> {
  const kept = await currentReplica()?.database.ownFiles.get(sha256);
  if (kept) return kept.bytes;
  const answer = await apiFetch(`/api/blobs/${sha256}`).catch(() => null);
  if (!answer?.ok) return null;
  const bytes = await answer.arrayBuffer();
  await keepOwnFile({sha256, bytes});
  return bytes;
}

/** Forgets the copy of a file whose resume is deleted. */
export async function forgetOwnFile(sha256: string): Promise<void> {
  await currentReplica()?.database.ownFiles.delete(sha256);
}
