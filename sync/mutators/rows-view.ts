import type {Kind, Rows} from '../model/kinds.ts';

/** Rows that a mutator reads and changes: on the device an overlay, never the base rows. */
export interface RowsView {
  get<K extends Kind>(kind: K, id: string): Rows[K] | undefined;
  all<K extends Kind>(kind: K): Iterable<Rows[K]>;
  put<K extends Kind>(kind: K, row: Rows[K]): void;
  remove(kind: Kind, id: string): void;
}

/** `now` is when the person acted, as the device's clock said; it is shown, never ordered by. */
export interface MutatorContext {
  readonly now: string;
}

/** Changes the row of that id, or nothing where it is gone: an edit after a delete is void. */
export function change<K extends Kind>(
  view: RowsView,
  kind: K,
  id: string,
  edit: (row: Rows[K]) => Rows[K],
): void {
  const row = view.get(kind, id);
  if (row !== undefined) view.put(kind, edit(row));
}
