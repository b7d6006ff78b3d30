/** Requests that nobody sends by accident: every one is answered with a code and a sentence, and the server goes on. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HTTP_CODES } from '#protocol';
import type { Answer, AskOptions, WebServer } from '../tests/web-server.ts';
import { startWeb } from '../tests/web-server.ts';
import { COSTS, MOST_REQUESTS, WINDOWS } from './limits.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let web: WebServer;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

const create = (options: AskOptions): Promise<Answer> => web.ask('POST', '/api/tables', options);
const codeOf = ({ status, json }: Answer): [number, string] => [status, json().error.code];
const good = { game: 'sandwich', name: 'Mia', avatar: 'fox' };

test('a huge body is refused before it is read', async () => {
  expect(codeOf(await create({ text: ' '.repeat(70_000) }))).toEqual([413, 'too-large']);
  const claimed = await web.raw(
    `POST /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{`,
  );
  expect(claimed).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([
  ['no JSON', '{"game":'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['random bytes', Buffer.from([0, 255, 254, 128, 13, 10, 0])],
  ['wrong types', '{"game":1,"name":{},"avatar":[]}'],
  ['one field too many', JSON.stringify({ ...good, seat: 3 })],
  ['a poisoned prototype', '{"__proto__":{"game":"sandwich"},"name":"a","avatar":"fox"}'],
  ['a poisoned constructor', `{"constructor":{"prototype":{"x":1}},"game":"sandwich","name":"a","avatar":"fox"}`],
  ['a deep nest', '['.repeat(30_000)],
  ['a long name', JSON.stringify({ ...good, name: 'a'.repeat(101) })],
])('a body of %s is malformed', async (_, text) => {
  expect(codeOf(await create({ text }))).toEqual([400, 'malformed']);
});

test('bodies are JSON and nothing else', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'x'])
    expect(codeOf(await create({ text: JSON.stringify(good), headers: { 'content-type': type } }))).toEqual([
      415,
      'json-only',
    ]);
});

test('a page of another site may not change anything here', async () => {
  for (const origin of ['http://evil.example', 'https://127.0.0.1', 'null', 'file://', 'http://127.0.0.1:1', ''])
    expect(codeOf(await create({ body: good, headers: { origin } }))).toEqual([403, 'wrong-origin']);
  for (const site of ['cross-site', 'same-site'])
    expect(codeOf(await create({ body: good, headers: { 'sec-fetch-site': site } }))).toEqual([403, 'wrong-origin']);
  expect((await create({ body: good, headers: { origin: web.origin } })).status).toBe(201);
  expect((await create({ body: good, headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(201);
  const { headers } = await web.ask('OPTIONS', '/api/tables', { headers: { origin: 'http://evil.example' } });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('a flood of headers is refused', async () => {
  const many = Array.from({ length: 3_000 }, (_, i) => `X-${i}: ${i}`).join('\r\n');
  const answer = await web.raw(`GET / HTTP/1.1\r\nHost: a\r\n${many}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('"headers-too-large"');
  const long = await web.raw(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(long).toMatch(/^HTTP\/1\.1 431 /);
});

test('what is no http is refused', async () => {
  for (const bytes of ['hello\r\n\r\n', '\0\0\0\0', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n']) {
    const answer = await web.raw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"malformed"');
  }
});

test('two lengths, or a length and chunks, are refused: nothing is smuggled behind a request', async () => {
  for (const headers of ['Content-Length: 4\r\nContent-Length: 5', 'Content-Length: 4\r\nTransfer-Encoding: chunked'])
    expect(await web.raw(`POST /api/tables HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
});

test('who sends a request drop by drop is cut off', async () => {
  const strict = await startWeb({}, { limits: { headersTime: 300, requestTime: 400 } });
  const answer = await strict.raw('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  const body = await strict.raw(
    'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  expect(body).toMatch(/^HTTP\/1\.1 408 /);
  await strict.stop();
});

test.each([
  '/api/tables/%2e%2e',
  '/api/tables/..%2f..%2fdata',
  '/api/tables/%00',
  `/api/tables/${'A'.repeat(65)}`,
  '/api/tables/__proto__',
  "/api/tables/'%20OR%201=1",
  '/api/tables/BRIE-99',
])('the table %s does not exist', async (path) => {
  const { status, json } = await web.ask('GET', path);
  expect([status, /^(no-such-table|not-found)$/.test(json().error.code)]).toEqual([404, true]);
});

test('a game that is not there, and options that it does not know, are refused with the reason', async () => {
  expect(codeOf(await create({ body: { ...good, game: 'chess' } }))).toEqual([404, 'unknown-game']);
  const { status, json } = await create({ body: { ...good, options: { nonsense: 1 } } });
  expect([status, json<{ error: { facts: object } }>().error.facts]).toEqual([409, expect.any(Object)]);
});

test('after a thousand random requests the server answers as before, and all codes were known ones', async () => {
  const paths = ['/api/tables', '/api/say/abc', '/api/tables/X/join', '/'];
  const bodies = [
    '{}',
    '{"session":"a","after":-1}',
    '{"table":"a b"}',
    '"',
    '{"session":"a","messages":[1]}',
    '7e999',
  ];
  const methods = ['POST', 'GET', 'PUT', 'DELETE', 'PATCH'];
  for (let i = 0; i < 1_000; i += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, j) =>
        web.ask(methods[(i * 7 + j) % 5], paths[(i + j * 3) % 6], { text: bodies[(i * 5 + j) % 6] }),
      ),
    );
    for (const { status, text } of answers) {
      expect(status).toBeLessThan(500);
      const code = /^\{"error":\{"code":"([\w-]+)","message":"[A-Z][^"]+\."/.exec(text)?.[1];
      if (status >= 400) expect([...HTTP_CODES, 'no-such-table']).toContain(code);
      expect(text).not.toMatch(/\.ts:\d|node_modules/);
    }
  }
  expect((await web.ask('GET', '/healthz')).text).toBe('ok\n');
  expect(web.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('health and figures are not told without end', async () => {
  for (const [path, cost] of [
    ['/healthz', COSTS.request],
    ['/readyz', COSTS.request],
    ['/metrics', COSTS.figures],
  ] as const) {
    const strict = await startWeb({}, { limits: { work: (2 * (cost + 1)) / WINDOWS.work } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await strict.ask('GET', path)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    await strict.stop();
  }
});

test('who sends many requests in one piece is cut', async () => {
  const one = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  const few = await web.raw(one.repeat(4) + last);
  expect(few.match(/HTTP\/1\.1 200 /g)).toHaveLength(5);
  const many = await web.raw(one.repeat(1_000) + last);
  expect((many.match(/HTTP\/1\.1 200 /g) ?? []).length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect((await web.ask('GET', '/healthz')).text).toBe('ok\n');
});

test('more connections than one address may have are cut, and others still get in when they close', async () => {
  const small = await startWeb({}, { limits: { connections: 3 } });
  const { port } = small.running;
  const held = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  await expect(small.ask('GET', '/healthz')).rejects.toThrow();
  const gone = new Promise((resolve) => held[0].once('close', resolve));
  held[0].destroy();
  await gone;
  await expect
    .poll(
      () =>
        small.ask('GET', '/healthz').then(
          ({ text }) => text,
          () => '',
        ),
      { timeout: 20_000 },
    )
    .toBe('ok\n');
  for (const socket of held) socket.destroy();
  await small.stop();
});
