/** Plain files over http: what lies in one folder when the server starts, with types, caching and a strict policy. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Files by the path of their address. Only what is listed here is ever served, so no address can reach outside. */
export type Site = ReadonlyMap<string, Page>;

interface Page {
  readonly type: string;
  readonly body: Buffer;
  /** Smaller, for text; undefined where packing gains nothing. */
  readonly packed: Buffer | undefined;
  readonly tag: string;
  /** How long it may be kept: for good where the name changes with the content. */
  readonly caching: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** No upgrade to https and no strict transport: a table in a home network is plain http, and that is a way in of its own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const ALWAYS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Reads a folder once. What begins with a dot stays private. */
export function readSite(folder: string): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const site = new Map<string, Page>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep);
    if (path.some((name) => name.startsWith('.'))) continue;
    site.set(`/${path.join('/')}`, pageOf(file, path[0] === 'assets' ? FOR_GOOD : ASK_AGAIN));
  }
  return site;
}

export function serveSite(site: Site): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answer(response, 405, { Allow: 'GET, HEAD', ...PLAIN }, 'method not allowed\n');
      return;
    }
    const path = pathOf(request);
    if (path === '/healthz') {
      answer(response, 200, { ...PLAIN, 'Cache-Control': 'no-store' }, 'ok\n');
      return;
    }
    const page = site.get(path === '/' ? '/index.html' : path);
    if (page === undefined) answer(response, 404, PLAIN, 'not found\n');
    else sendPage(request, response, page);
  };
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' } as const;

function pageOf(file: string, caching: string): Page {
  const body = readFileSync(file);
  const packed = gzipSync(body);
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    body,
    packed: packed.length < body.length * 0.9 ? packed : undefined,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    caching,
  };
}

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return '';
  }
};

function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const headers: Record<string, string> = {
    'Content-Type': page.type,
    'Cache-Control': page.caching,
    ETag: page.tag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === page.tag) {
    answer(response, 304, headers, '');
    return;
  }
  const takesPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (takesPacked && page.packed !== undefined) {
    answer(response, 200, { ...headers, 'Content-Encoding': 'gzip' }, page.packed);
  } else answer(response, 200, headers, page.body);
}

/** Node leaves the body out of an answer to HEAD by itself. */
function answer(response: ServerResponse, status: number, headers: object, body: string | Buffer): void {
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { ...ALWAYS, ...headers, ...length }).end(body);
}
