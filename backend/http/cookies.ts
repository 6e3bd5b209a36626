import {parseCookies, serializeCookie} from 'oslo/cookie';

/** The app's cookies. Over https their names carry the prefix that ties them to this host. */
export interface CookieNames {
  readonly session: string;
  /** Of a browser that is not signed in, so that its CSRF token is bound to something. */
  readonly visitor: string;
  readonly pending: string;
  readonly secure: boolean;
}

export function cookieNames(publicUrl: string): CookieNames {
  const secure = publicUrl.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}galley`,
    visitor: `${prefix}galley-visitor`,
    pending: `${prefix}galley-pending`,
    secure,
  };
}

export function readCookie(request: Request, name: string): string | null {
  return parseCookies(request.headers.get('cookie') ?? '').get(name) ?? null;
}

/** A Set-Cookie line; `maxAgeSeconds` 0 removes the cookie. */
export function setCookie(
  names: CookieNames,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  return serializeCookie(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: names.secure,
    maxAge: maxAgeSeconds,
  });
}
