/** The command line was called in a way it does not answer; the message says how to call it. */
export class UsageError extends Error {}
