import type {Database} from './database.ts';

/** Forms half filled in and choices half made, kept so that a reload loses nothing. */
export interface Drafts {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  /** Resolves once everything set so far is durable. */
  written(): Promise<void>;
}

/** Reads all drafts at once, so that a form can start with its draft. */
export async function openDrafts(
  database: Database,
  onChange: () => void,
  onError: (error: unknown) => void,
): Promise<Drafts> {
  const values = new Map<string, unknown>();
  for (const {key, value} of await database.drafts.toArray()) values.set(key, value);
  let writing: Promise<unknown> = Promise.resolve();
  const unwritten = new Set<string>();

  /** Keys typed into while a write was under way are written once, with their last value. */
  async function write(): Promise<void> {
    const drafts = [...unwritten].map(key => ({key, value: values.get(key)}));
    unwritten.clear();
    if (drafts.length > 0) await database.drafts.bulkPut(drafts);
  }

  return {
    get: key => values.get(key),
    set(key, value) {
      values.set(key, value);
      unwritten.add(key);
      onChange();
      writing = writing.then(write).catch(onError);
    },
    async written() {
      await writing;
    },
  };
}
