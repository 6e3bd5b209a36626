import {Elysia} from 'elysia';

/** A file may be 5 MB; a little more is the form around it. */
const mostBytes = 6 * 1024 * 1024;

/**
 * Beyond this the server itself breaks off, without a word: what does not say
 * its size beforehand, or says one that nobody reaches by mistake.
 */
export const maxRequestBodySize = 32 * 1024 * 1024;

const refusal = {
  message: 'This is more than can be taken in at once. A file may have 5 MB: save a smaller copy.',
  code: 'too-large',
};

/** Answers requests that are too large in words, before any of their body is read. */
export function bodySize() {
  return new Elysia({name: 'body-size'}).onRequest(({request, set}) => {
    const said = Number(request.headers.get('content-length') ?? 0);
    if (said <= mostBytes) return;
    set.status = 413;
    return refusal;
  });
}
