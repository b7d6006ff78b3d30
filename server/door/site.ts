/** The files of the page: what lies in one folder when the server starts, with types, tags and how long they may be kept. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Files by the path of their address. Only what is listed here is ever served, so no address can reach outside. */
export type Site = ReadonlyMap<string, Page>;

export interface Page {
  readonly type: string;
  readonly body: Buffer;
  /** Smaller, by the name of how it was packed, the smallest first; empty where packing gains nothing. */
  readonly packed: readonly Packed[];
  readonly tag: string;
  /** How long it may be kept: for good where the name changes with the content. */
  readonly caching: string;
}

export interface Packed {
  readonly how: 'br' | 'gzip';
  readonly body: Buffer;
}

/** What the build has packed for browsers lies beside the file itself. */
const PACKED = '.br';

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

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Addresses inside the page: a table by its code or id, its TV, a hand-off, a finished game, the rules. The page itself tells them apart. */
const INSIDE = /^\/(?:(?:t|tv|hand-off|g|rules)\/[\w-]{1,64})?$/;

/** Reads a folder once. What begins with a dot stays private. */
export function readSite(folder: string): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const site = new Map<string, Page>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep);
    if (path.some((name) => name.startsWith('.')) || file.endsWith(PACKED)) continue;
    site.set(`/${path.join('/')}`, pageOf(file, path[0] === 'assets' ? FOR_GOOD : ASK_AGAIN));
  }
  return site;
}

/** What an address shows, if anything. */
export function pageAt(site: Site, url: string): Page | undefined {
  const path = decodedPath(url);
  return site.get(INSIDE.test(path) ? '/index.html' : path);
}

/** What a browser may open by itself, and not only as a part of a page. */
export const isDocument = ({ type }: Page): boolean => type.startsWith('text/html') || type === TYPES['.svg'];

/** The smallest that is taken; undefined if only the file itself is. */
export function packedFor({ packed }: Pick<Page, 'packed'>, accepts: string): Packed | undefined {
  const taken = accepts.split(',').filter((word) => !/;\s*q=0(?:\.0*)?\s*$/.test(word));
  const names = new Set(taken.map((word) => word.split(';', 1)[0].trim()));
  return packed.find(({ how }) => names.has(how));
}

function pageOf(file: string, caching: string): Page {
  const body = readFileSync(file);
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    body,
    packed: packedOf(file, body),
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    caching,
  };
}

function packedOf(file: string, body: Buffer): Packed[] {
  const gzip: Packed = { how: 'gzip', body: gzipSync(body) };
  if (gzip.body.length >= body.length * 0.9) return [];
  return existsSync(file + PACKED) ? [{ how: 'br', body: readFileSync(file + PACKED) }, gzip] : [gzip];
}

function decodedPath(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return '';
  }
}
