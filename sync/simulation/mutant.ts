/** A bug to plant in the real source. */
export interface Mutant {
  /** What the bug is. */
  readonly name: string;
  /** Where, from the room's root. */
  readonly file: string;
  /** What to replace; each `find` stands exactly once in the file. */
  readonly edits: readonly {readonly find: string; readonly replace: string}[];
}
