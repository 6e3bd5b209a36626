import {promises as dns, type LookupAddress, type LookupOptions} from 'node:dns';
import {request as httpRequest, type IncomingMessage} from 'node:http';
import {request as httpsRequest} from 'node:https';
import {isIP} from 'node:net';
import {pipeline, type Readable} from 'node:stream';
import {createBrotliDecompress, createGunzip, createInflate} from 'node:zlib';
import {isPublicAddress} from './public-address.ts';

export class FetchRefused extends Error {}

export interface FetchedPage {
  url: string;
  contentType: string;
  text: string;
}

/** What the fetching relies on; tests bring a resolver and rules of their own. */
export interface FetchRules {
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  ports: readonly number[];
}

const maxUrlLength = 2_048;
const maxRedirects = 3;
const maxBytes = 1024 * 1024;
const totalMs = 10_000;

export const publicRules: FetchRules = {
  async resolve(host) {
    const found = await dns.lookup(host, {all: true, verbatim: true});
    return found.map(({address}) => address);
  },
  isAllowed: isPublicAddress,
  ports: [80, 443],
};

function checkUrl(text: string, {ports}: FetchRules): URL {
  if (text.length > maxUrlLength || !URL.canParse(text)) throw new FetchRefused('not an address');
  const url = new URL(text);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password || !ports.includes(port)) {
    throw new FetchRefused('not a plain web address');
  }
  return url;
}

/** The address to connect to, after every address of the name was found to be public. */
async function checkedAddress(url: URL, rules: FetchRules): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await rules.resolve(host);
  const [first] = addresses;
  if (!first || !addresses.every(rules.isAllowed)) throw new FetchRefused('not a public address');
  return first;
}

/** Answers every question for an address with the one that was checked, so that it cannot change between. */
function pinnedLookup(address: string) {
  const family = isIP(address);
  return (
    _host: string,
    options: LookupOptions,
    done: (error: null, address: string | LookupAddress[], family?: number) => void,
  ) => (options.all ? done(null, [{address, family}]) : done(null, address, family));
}

function openPage(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'GET',
        lookup: pinnedLookup(address),
        agent: false,
        signal,
        headers: {
          accept: 'text/html, text/plain;q=0.8',
          'accept-encoding': 'gzip, deflate, br',
          'accept-language': 'en, *;q=0.5',
          'user-agent': 'Galley/1.0 (reads one job posting for the person who asked)',
        },
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return response;
  const unpackers = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  if (!(encoding in unpackers)) throw new FetchRefused('unknown encoding');
  const unpack = unpackers[encoding as keyof typeof unpackers]();
  // Errors surface on the stream that is read.
  return pipeline(response, unpack, () => undefined);
}

/** Reads a body up to the limit, counted after it was unpacked. */
async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    size += chunk.length;
    if (size > maxBytes) throw new FetchRefused('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function charsetOf(contentType: string, bytes: Uint8Array): string {
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(
      Buffer.from(bytes.subarray(0, 1_024)).toString('latin1'),
    )?.[1];
  return named ?? 'utf-8';
}

function decode(contentType: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charsetOf(contentType, bytes)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function fetchOnce(
  url: URL,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<{redirect: string} | FetchedPage> {
  const response = await openPage(url, await checkedAddress(url, rules), signal);
  try {
    const {statusCode = 0, headers} = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      return {redirect: new URL(headers.location, url).href};
    }
    const contentType = headers['content-type'] ?? '';
    if (statusCode !== 200) throw new FetchRefused(`answered ${statusCode}`);
    if (!/^text\/(html|plain)\b/i.test(contentType)) throw new FetchRefused('not a page');
    return {url: url.href, contentType, text: decode(contentType, await readBody(response))};
  } finally {
    response.destroy();
  }
}

/**
 * Fetches one public web page: only http and https on their own ports, only
 * public addresses, at most 1 MB unpacked, three redirects and ten seconds in
 * all. No cookie and no referrer is sent.
 *
 * @throws {FetchRefused} when the page may not or could not be fetched
 */
export async function fetchPage(address: string, rules = publicRules): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(totalMs);
  let next = address;
  try {
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await fetchOnce(checkUrl(next, rules), rules, signal);
      if (!('redirect' in answer)) return answer;
      next = answer.redirect;
    }
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused('could not be reached', {cause: error});
  }
  throw new FetchRefused('too many redirects');
}
