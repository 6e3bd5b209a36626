import {Elysia} from 'elysia';
import {isLoopback} from '../env.ts';
import {type CookieNames, readCookie, setCookie} from './cookies.ts';
import {deriveToken, isSameText, newToken} from './tokens.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The payment provider signs what it sends here, so it needs no token. */
const exemptPaths = new Set(['/api/stripe/webhook']);
const visitorSeconds = 24 * 60 * 60;

interface CsrfRules {
  names: CookieNames;
  publicUrl: string;
}

/** The cookie that a browser's token is bound to: its session, else its visit. */
function boundCookie(request: Request, names: CookieNames): string | null {
  return readCookie(request, names.session) ?? readCookie(request, names.visitor);
}

function isOwnOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (!origin || origin === new URL(publicUrl).origin) return true;
  // On a developer's machine the app is also opened as 127.0.0.1 or behind Vite.
  return isLoopback(publicUrl) && URL.canParse(origin) && isLoopback(origin);
}

/** Whether a request would change something without proof that it comes from our pages. */
export function isForged(request: Request, {names, publicUrl}: CsrfRules): boolean {
  if (safeMethods.has(request.method) || exemptPaths.has(new URL(request.url).pathname))
    return false;
  if (!isOwnOrigin(request, publicUrl)) return true;
  const cookie = boundCookie(request, names);
  const token = request.headers.get('x-csrf-token');
  return !cookie || !token || !isSameText(token, deriveToken(cookie, 'csrf'));
}

/** Refuses every forged request before it reaches a route, known or not. */
export function csrfGuard(rules: CsrfRules) {
  return new Elysia({name: 'csrf-guard'})
    .onRequest(({request, set}) => {
      if (!isForged(request, rules)) return;
      set.status = 403;
      return {code: 'csrf', message: 'invalid csrf token'};
    })
    .get('/api/csrf-token', ({request, set}) => {
      const known = boundCookie(request, rules.names);
      const cookie = known ?? newToken();
      if (!known) {
        set.headers['set-cookie'] = setCookie(
          rules.names,
          rules.names.visitor,
          cookie,
          visitorSeconds,
        );
      }
      return {csrfToken: deriveToken(cookie, 'csrf')};
    });
}
