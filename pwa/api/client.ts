import {treaty} from '@elysiajs/eden/treaty2';
import type {App} from '../../backend/app.ts';
import {apiFetch} from './csrf.ts';

/** The server's routes, typed by the server itself. Answers arrive as values: see outcome.ts. */
export const {api} = treaty<App>(location.origin, {
  parseDate: false,
  fetcher: apiFetch as typeof fetch,
});
