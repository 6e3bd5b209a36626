/** The wire protocol; it changes only when old and new cannot talk at all. */
export const protocolVersion = 1;

/**
 * The shape of mutations and rows. A server that finds a lower number it no
 * longer translates answers 426, and the device keeps its queue until it has
 * updated.
 */
export const schemaVersion = 1;

/** The oldest `schema` that the server still understands. */
export const oldestSchema = 1;

export const pushLimits = {
  /** Mutations in one push. */
  mutations: 100,
  /** What a device aims at for one push; a single larger mutation still travels alone. */
  targetBytes: 256 * 1024,
  /** What the server refuses with 413. */
  refusedBytes: 2 * 1024 * 1024,
} as const;

/** Rows in one page of a pull: larger transactions make live queries miss updates. */
export const pullPageRows = 500;

/** Bytes in one original file; `fileLimits` of resume/model says the same to the person. */
export const blobLimitBytes = 5 * 1024 * 1024;
