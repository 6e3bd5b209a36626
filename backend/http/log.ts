/** What a line of the log may hold; nothing a person typed or owns is among it. */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** The route's pattern, never the address itself: addresses can hold tokens. */
  route?: string;
  status?: number;
  ms?: number;
  userId?: number;
  jobId?: string;
  mailId?: string;
  kind?: string;
  code?: string;
  attempt?: number;
  /** Where a bug struck: the error's class and the top frames, without its message. */
  where?: string;
}

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

export function createLog(write: (line: string) => void): Log {
  return (level, event, fields = {}) => {
    write(`${JSON.stringify({at: new Date().toISOString(), level, event, ...fields})}\n`);
  };
}

/** Class and place of an error, without its message: those of the database hold parameters. */
export function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` < ${codeOf(error.cause)}` : '';
  return `${codeOf(error)}${cause} ${frames.slice(0, 4).join(' ').replace(/\s+/g, ' ').trim()}`;
}

function codeOf(error: Error): string {
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
