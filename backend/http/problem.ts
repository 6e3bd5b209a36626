import {Elysia} from 'elysia';
import {UnknownUserError} from '../db/user-tx.ts';
import {type Log, whereOf} from './log.ts';

export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

interface ValidationIssue {
  message?: string;
  summary?: string;
}

/** Our own rules speak in sentences; a library's words would repeat what was typed. */
function validationMessage(error: {all: readonly unknown[]}): string {
  const [issue] = error.all as readonly ValidationIssue[];
  const message = issue?.message ?? '';
  const isOurs = message !== '' && !/^(Invalid|Expected|Property|Required)\b/.test(message);
  return isOurs ? message : 'Please check what you entered.';
}

const bugMessage = 'Something went wrong on our side. Please try again.';

/** Turns whatever was thrown into an answer with a message and a code, and never more. */
export function problems(log: Log) {
  return new Elysia({name: 'problems'}).onError({as: 'global'}, ({code, error, set, route}) => {
    if (error instanceof Problem) {
      set.status = error.status;
      Object.assign(set.headers, error.headers);
      return {message: error.message, code: error.code};
    }
    if (error instanceof UnknownUserError) {
      set.status = 401;
      return {message: 'Please sign in.', code: 'signed_out'};
    }
    if (code === 'VALIDATION') {
      set.status = 400;
      return {message: validationMessage(error), code: 'invalid'};
    }
    if (code === 'PARSE') {
      set.status = 400;
      return {message: 'The request could not be read.', code: 'unreadable'};
    }
    if (code === 'NOT_FOUND') {
      set.status = 404;
      return {message: 'Not found', code: 'not_found'};
    }
    log('error', 'request failed', {route, where: whereOf(error)});
    set.status = 500;
    return {message: bugMessage, code: 'internal'};
  });
}
