/** Undoes the writes of a transaction that did not come to its end. */
export interface Journal {
  undo: (() => void)[];
}

/** A map whose writes are noted in a journal. */
export class UndoableMap<Key, Value> extends Map<Key, Value> {
  write(journal: Journal, key: Key, value: Value): void {
    this.#note(journal, key);
    this.set(key, value);
  }

  erase(journal: Journal, key: Key): void {
    this.#note(journal, key);
    this.delete(key);
  }

  #note(journal: Journal, key: Key): void {
    const had = this.has(key);
    const before = this.get(key) as Value;
    journal.undo.push(() => {
      if (had) this.set(key, before);
      else this.delete(key);
    });
  }
}

/** Takes back everything noted after `mark`, newest first. */
export function undoTo(journal: Journal, mark: number): void {
  while (journal.undo.length > mark) journal.undo.pop()?.();
}

/** Lets one task in at a time, in the order of asking. */
export function createQueue(): <Value>(task: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return task => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}
