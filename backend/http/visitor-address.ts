interface AddressBook {
  requestIP(request: Request): {address: string} | null;
}

/** A home has one IPv4 address, but 2^64 IPv6 ones: those count together. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<string>(missing).fill('0'), ...end].slice(0, 4).join(':');
}

function isLocal(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** For limits. A forwarded address counts only from a proxy on this machine in production. */
export function visitorAddress(
  request: Request,
  server: AddressBook | null,
  isProduction: boolean,
): string {
  const peer = server?.requestIP(request)?.address ?? 'unknown';
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return networkOf(isProduction && isLocal(peer) && forwarded ? forwarded : peer);
}

/** Whether a request comes from this very machine, and not through a proxy on it. */
export function isLoopbackPeer(request: Request, server: AddressBook | null): boolean {
  const peer = server?.requestIP(request)?.address ?? '';
  return isLocal(peer) && !request.headers.has('x-forwarded-for');
}
