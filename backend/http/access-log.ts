import {randomUUID} from 'node:crypto';
import {Elysia} from 'elysia';
import type {Log} from './log.ts';

export function accessLog(log: Log) {
  const startedAt = new WeakMap<Request, {requestId: string; at: number}>();
  return new Elysia({name: 'access-log'})
    .onRequest(({request, set}) => {
      const requestId = randomUUID();
      startedAt.set(request, {requestId, at: performance.now()});
      set.headers['x-request-id'] = requestId;
    })
    .onAfterResponse({as: 'global'}, ({request, route, set}) => {
      const start = startedAt.get(request);
      // An address that no route answers has none here, whatever the type says.
      const known: string | undefined = route;
      if (!start || !known?.startsWith('/api')) return;
      log('info', 'request', {
        requestId: start.requestId,
        method: request.method,
        route,
        status: typeof set.status === 'number' ? set.status : 200,
        ms: Math.round(performance.now() - start.at),
      });
    });
}
