/** The page over http: its files with the right headers, nothing else of the disk, and health for those who run it. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { WebServer } from '../tests/web-server.ts';
import { startWeb } from '../tests/web-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let web: WebServer;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

test('the page itself is asked for again, under a policy without inline script and without https', async () => {
  const { status, headers, text } = await web.ask('GET', '/');
  expect(status).toBe(200);
  expect(text).toContain('bread');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`connect-src 'self' ${web.origin.replace('http', 'ws')};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|https|\*/);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('a forged Host never gets into the policy', async () => {
  const { headers } = await web.ask('GET', '/', { headers: { host: "x; script-src 'unsafe-inline'" } });
  expect(headers['content-security-policy']).toContain("connect-src 'self' 'self';");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('with a public address on https, browsers are told to stay there', async () => {
  const secure = await startWeb({ PUBLIC_URL: 'https://table.example' });
  const { headers } = await secure.ask('GET', '/', { headers: { host: 'table.example' } });
  expect(headers['strict-transport-security']).toBe('max-age=15552000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['content-security-policy']).toContain('wss://table.example');
  await secure.stop();
});

test('what it is made of has its type and is kept for good', async () => {
  for (const [path, type] of [
    ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/a-1.svg', 'image/svg+xml'],
  ]) {
    const { status, headers } = await web.ask('GET', path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('text is packed for those who take it, and not sent again to those who have it', async () => {
  const packed = await web.ask('GET', '/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.body).toString()).toContain('bread');
  const known = await web.ask('GET', '/', { headers: { 'if-none-match': String(packed.headers.etag) } });
  expect([known.status, known.body.length]).toEqual([304, 0]);
});

test('what the build has packed smaller is sent to those who take that, and is no address of its own', async () => {
  const ask = (accepts: string) => web.ask('GET', '/assets/a-1.js', { headers: { 'accept-encoding': accepts } });
  const smallest = await ask('gzip, deflate, br;q=0.9');
  expect(smallest.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(smallest.body).toString()).toContain('crumbs');
  expect((await ask('gzip, br;q=0')).headers['content-encoding']).toBe('gzip');
  expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
  expect((await web.ask('GET', '/assets/a-1.js.br')).status).toBe(404);
});

test('a script brings no words about documents, and what can be opened by itself does', async () => {
  const script = await web.ask('GET', '/assets/a-1.js');
  expect(script.headers['content-security-policy']).toBeUndefined();
  expect(script.headers['x-content-type-options']).toBe('nosniff');
  expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
  const picture = await web.ask('GET', '/assets/a-1.svg');
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each(['/t/BRIE-42', '/tv/BRIE-42', '/hand-off/abc', '/g/x_1-Y?at=3&seat=1', '/rules/en', '/?a=1'])(
  '%s is the page itself',
  async (path) => {
    const { status, text } = await web.ask('GET', path);
    expect([status, text.includes('bread')]).toEqual([200, true]);
  },
);

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/t/../../secret.txt',
  '/t/%2e%2e%2fsecret.txt',
  '/.sources',
  '/%',
  '/%00',
  '/t/%ff',
  '/assets',
  '/index.html/',
  '/__proto__',
  '/constructor',
  '/data/breadboard.db',
  '/api/nothing',
])('%s is not found', async (path) => {
  const { status, text, json } = await web.ask('GET', path);
  expect([status, json().error.code]).toEqual([404, 'not-found']);
  expect(text).not.toMatch(/secret|private|\.ts:\d/);
});

test('a reader at an address that is none gets the page, which says so; what is asked by programs stays plain', async () => {
  const reader = { headers: { accept: 'text/html,application/xhtml+xml', 'if-none-match': '*' } };
  const { status, headers, text } = await web.ask('GET', '/nothing/here', reader);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(text).toContain('bread');
  const asked = await web.ask('GET', '/api/nothing', reader);
  expect([asked.status, asked.json().error.code]).toEqual([404, 'not-found']);
});

test('only reading is allowed where there is only something to read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, json } = await web.ask(method, '/');
    expect([status, json().error.code]).toEqual([405, 'wrong-method']);
  }
  const head = await web.ask('HEAD', '/');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('the figures have what operators watch', async () => {
  const { text, headers } = await web.ask('GET', '/metrics');
  expect(headers['content-type']).toContain('text/plain');
  for (const name of ['tables', 'games', 'sockets', 'streams', 'store_flushes', 'store_flush_size', 'bot_overruns'])
    expect(text).toMatch(new RegExp(`^breadboard_${name} \\d`, 'm'));
  for (const name of ['moves_total', 'refusals_total', 'input_to_told_seconds', 'bot_thinking_seconds', 'http_seconds'])
    expect(text).toContain(`# HELP breadboard_${name} `);
});
