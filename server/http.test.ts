/** What is served over http: the files of one folder with the right headers, and nothing else. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite, serveSite } from './http.ts';

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'dist', '.sources'), 'private');
  writeFileSync(join(root, 'dist', 'index.html'), `<!doctype html><title>t</title>${'<p>bread</p>'.repeat(50)}`);
  writeFileSync(join(root, 'dist', 'assets', 'a-1.js'), 'export {};');
  writeFileSync(join(root, 'dist', 'assets', 'a-1.svg'), '<svg/>');
  server = createServer(serveSite(readSite(join(root, 'dist'))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

test('the page itself is asked for again, under a policy without inline script and without https', async () => {
  const { status, headers, body } = await get('/');
  expect(status).toBe(200);
  expect(body.toString()).toContain('bread');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('what it is made of has its type and is kept for good', async () => {
  for (const [path, type] of [
    ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/a-1.svg', 'image/svg+xml'],
  ]) {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('text is packed for those who take it, and not sent again to those who have it', async () => {
  const packed = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.body).toString()).toContain('bread');
  const known = await get('/', { headers: { 'if-none-match': String(packed.headers.etag) } });
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.sources',
  '/%',
  '/%00',
  '/assets',
  '/index.html/',
  '/__proto__',
])('%s is not found', async (path) => {
  const { status, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, 'not found\n']);
});

test('addresses may carry a query; only reading is allowed; health is told', async () => {
  expect((await get('/?a=1')).status).toBe(200);
  expect((await get('/', { method: 'POST' })).status).toBe(405);
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await get('/healthz')).body.toString()).toBe('ok\n');
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** By hand, because `fetch` tidies paths before it sends them. */
function get(path: string, options: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
