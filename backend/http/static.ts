import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';

interface StaticFile {
  path: string;
  type: string;
  etag: string;
  cacheControl: string;
  /** Ready-made smaller copies beside the file, best first. */
  encodings: ('br' | 'gzip')[];
}

export type ServeStatic = (request: Request) => Response | null;

/** Vite puts a hash of the content into the names of what it builds. */
const hashedName = /^assets\/.*-[\w-]{8,}\.\w+$/;
const suffixes = {br: '.br', gzip: '.gz'} as const;

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name));
}

function describeFile(folder: string, path: string): [string, StaticFile] {
  const name = relative(folder, path).replaceAll('\\', '/');
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url');
  const file: StaticFile = {
    path,
    type: Bun.file(path).type,
    etag: `"${hash.slice(0, 22)}"`,
    cacheControl: hashedName.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    encodings: (['br', 'gzip'] as const).filter(encoding => existsSync(path + suffixes[encoding])),
  };
  return [`/${name}`, file];
}

function respond(request: Request, file: StaticFile): Response {
  const headers: Record<string, string> = {
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (request.headers.get('if-none-match') === file.etag) {
    return new Response(null, {status: 304, headers});
  }
  headers['content-type'] = file.type;
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = file.encodings.find(name => accepted.includes(name));
  if (!encoding) return new Response(Bun.file(file.path), {headers});
  headers['content-encoding'] = encoding;
  return new Response(Bun.file(file.path + suffixes[encoding]), {headers});
}

/**
 * Serves the built app. The list of files is made once: no request can name a
 * path that is not on it. An address without a file is the app's own route
 * when a page is asked for.
 */
export function createStatic(folder: string): ServeStatic {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return () => null;
  const files = new Map(
    listFiles(folder)
      .filter(path => !path.endsWith('.br') && !path.endsWith('.gz'))
      .map(path => describeFile(folder, path)),
  );
  const page = files.get('/index.html');
  return request => {
    const file = files.get(new URL(request.url).pathname);
    if (file) return respond(request, file);
    const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
    return wantsPage && page ? respond(request, page) : null;
  };
}
