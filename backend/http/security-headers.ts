/** React Aria puts these two style elements in the page (bound to react-aria-components 1.22.1). */
const ariaStyles =
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${ariaStyles}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sw',
].join('; ');

export function securityHeaders(publicUrl: string): Record<string, string> {
  const headers = {
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
  };
  if (!publicUrl.startsWith('https://')) return headers;
  return {...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains'};
}
