/** Tables over http: creating, joining, coming back, handing over, and cookies that hold seats and tell nobody. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Jar } from '#testkit/headless';
import { connect, stranger } from '#testkit/headless';
import type { Answer, WebServer } from '../tests/web-server.ts';
import { startWeb } from '../tests/web-server.ts';
import { COSTS, GUESS, WINDOWS } from './limits.ts';
import { MOST_SEATS, seatCookies } from './seat-cookies.ts';

interface Seat {
  readonly table: string;
  readonly code: string;
  readonly chair: number;
}

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let web: WebServer;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(() => web.stop());

const person = { name: 'Ben', avatar: 'owl' };
const browser = (): Jar => new Map();

async function create(jar: Jar, server = web): Promise<Seat> {
  const answer = await server.ask('POST', '/api/tables', {
    jar,
    body: { game: 'sandwich', name: 'Mia', avatar: 'fox', chairs: 4 },
  });
  expect(answer.status).toBe(201);
  return answer.json<Seat>();
}

const join = (code: string, jar: Jar, server = web): Promise<Answer> =>
  server.ask('POST', `/api/tables/${code}/join`, { jar, body: person });

test('who creates a table gets a seat in a cookie that no script can read, and a code to read aloud', async () => {
  const jar = browser();
  const answer = await web.ask('POST', '/api/tables', { jar, body: { game: 'sandwich', ...person } });
  const { table, code, chair, ...more } = answer.json<Seat>();
  expect([answer.status, chair, more]).toEqual([201, 0, {}]);
  expect(code).toMatch(/^[A-Z]{4,6}-\d\d$/);
  const [cookie] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(
    new RegExp(`^seat-${table}=[\\w-]{32}\\.[\\w-]{32}; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`),
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).not.toContain(jar.get(`seat-${table}`));
});

test('with a public address on https the cookie is for https only', async () => {
  const secure = await startWeb({ PUBLIC_URL: 'https://table.example' });
  const { headers } = await secure.ask('POST', '/api/tables', {
    body: { game: 'sandwich', ...person },
    headers: { host: 'table.example', origin: 'https://table.example' },
  });
  expect(headers['set-cookie']?.[0]).toMatch(
    /^__Host-seat-[\w-]+=\S+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  await secure.stop();
});

test('on https a cookie is of this very host, and one of before is still good and gives way to it', () => {
  const [http, https] = [seatCookies('http'), seatCookies('https')];
  const old = 'seat-t=old.token; seat-u=other';
  expect([https.read(old, 't'), https.read(`__Host-seat-t=new.token; ${old}`, 't')]).toEqual([
    'old.token',
    'new.token',
  ]);
  const [given, ...gone] = https.set(old, 't', 'new.token');
  expect(given).toMatch(/^__Host-seat-t=new\.token; .*; Secure;/);
  expect(gone.map((cookie) => cookie.split(';', 2).join(';'))).toEqual(['seat-t=; Max-Age=0']);
  expect(https.set(`__Host-seat-t=a.b`, 't', 'new.token')).toHaveLength(1);
  expect(https.all(`__Host-seat-t=a.b; seat-u=c`).map(({ table }) => table)).toEqual(['t', 'u']);
  expect(http.set(old, 't', 'a.b')).toEqual([expect.stringMatching(/^seat-t=a\.b; (?!.*Secure)/)]);
});

test('joining by code, however it is written, and the doorplate before', async () => {
  const { code, table } = await create(browser());
  const plate = await web.ask('GET', `/api/tables/${code.toLowerCase().replace('-', '')}`);
  expect(plate.json()).toMatchObject({ table, code, game: 'sandwich', stage: 'lobby', host: 'Mia', locked: false });
  const joined = (await join(code.toLowerCase(), browser())).json<Seat>();
  expect(joined).toEqual({ table, code, chair: 1 });
});

test('H18-02 the doorplate of a table that lets nobody in and nobody watch names nobody', async () => {
  const jar = browser();
  const { code, table } = await create(jar);
  const host = await connect(web.origin, { table, code, jar });
  const names = async (): Promise<unknown> => {
    const { host: who, names: all } = (await web.ask('GET', `/api/tables/${code}`)).json<{
      host: string;
      names: string[];
    }>();
    return [who, ...all].filter((name) => name !== '');
  };
  for (const manners of [{ locked: true }, { locked: false, watching: false }]) {
    await host.ask({ kind: 'manners', manners });
    expect(await names()).toEqual(['Mia', 'Mia']);
  }
  await host.ask({ kind: 'manners', manners: { locked: true } });
  expect(await names()).toEqual([]);
  host.leave();
});

test('opening the link again takes the same seat back, and two browsers have two seats', async () => {
  const { code } = await create(browser());
  const [ben, zoe] = [browser(), browser()];
  expect((await join(code, ben)).json<Seat>().chair).toBe(1);
  expect((await join(code, zoe)).json<Seat>().chair).toBe(2);
  expect((await join(code, ben)).json<Seat>().chair).toBe(1);
  expect((await join(code, ben)).json<Seat>().chair).toBe(1);
});

test('H5-01 a full table and a locked one say so', async () => {
  const jar = browser();
  const { code, table } = await create(jar);
  const host = await connect(web.origin, { table, code, jar });
  await host.ask({ kind: 'manners', manners: { locked: true } });
  expect((await join(code, browser())).json().error.code).toBe('locked');
  await host.ask({ kind: 'manners', manners: { locked: false } });
  for (let i = 0; i < 3; i++) expect((await join(code, browser())).status).toBe(200);
  const full = await join(code, browser());
  expect([full.status, full.json().error.code]).toEqual([409, 'full']);
  host.leave();
});

describe('an answer that got lost', () => {
  const wish = (): string => `wish-${randomBytes(12).toString('hex')}`;
  const joinAs = (code: string, id: string, jar: Jar = browser()): Promise<Answer> =>
    web.ask('POST', `/api/tables/${code}/join`, { jar, body: { ...person, id } });
  const createAs = (id: string, jar: Jar = browser()): Promise<Answer> =>
    web.ask('POST', '/api/tables', { jar, body: { game: 'sandwich', ...person, chairs: 4, id } });

  test('H3-05 costs no second chair: joining again with the same id gives the same seat, and every cookie of it is good', async () => {
    const { code, table } = await create(browser());
    const id = wish();
    const jars = [browser(), browser(), browser()];
    const answers = await Promise.all(jars.map((jar) => joinAs(code, id, jar)));
    expect(answers.map((answer) => answer.json<Seat>())).toEqual(jars.map(() => ({ table, code, chair: 1 })));
    const pages = await Promise.all(jars.map((jar) => connect(web.origin, { table, code, jar })));
    expect(pages.map(({ known }) => known.person)).toEqual([2, 2, 2]);
    expect((await joinAs(code, wish())).json<Seat>().chair).toBe(2);
    for (const page of pages) page.leave();
  });

  test('costs no second chair even at a table that was locked or filled meanwhile', async () => {
    const jar = browser();
    const { code, table } = await create(jar);
    const id = wish();
    await joinAs(code, id);
    for (let i = 0; i < 2; i++) await join(code, browser());
    const host = await connect(web.origin, { table, code, jar });
    await host.ask({ kind: 'manners', manners: { locked: true } });
    expect((await joinAs(code, id)).json<Seat>().chair).toBe(1);
    expect((await joinAs(code, wish())).json().error.code).toBe('locked');
    host.leave();
  });

  test('H3-05 is asked for in vain once the seat was used, left or taken away', async () => {
    const jar = browser();
    const { code, table } = await create(jar);
    const host = await connect(web.origin, { table, code, jar });
    const [used, removed] = [wish(), wish()];
    const mine = browser();
    await joinAs(code, used, mine);
    await joinAs(code, removed);
    const page = await connect(web.origin, { table, code, jar: mine });
    await host.ask({ kind: 'remove', chair: 2 });
    for (const id of [used, removed]) {
      const again = await joinAs(code, id);
      expect([again.status, again.json().error.code, again.headers['set-cookie']]).toEqual([403, 'no-seat', undefined]);
    }
    await page.cut();
    expect((await joinAs(code, used)).status).toBe(403);
    expect((await joinAs(code, used, mine)).json<Seat>().chair).toBe(1);
    host.leave();
  });

  test('H3-05 opens no second table', async () => {
    const id = wish();
    const jars = [browser(), browser()];
    const [first, second] = await Promise.all(jars.map((jar) => createAs(id, jar)));
    expect(second.json()).toEqual(first.json());
    for (const jar of jars)
      expect((await web.ask('GET', '/api/tables', { jar })).json<{ tables: Seat[] }>().tables).toHaveLength(1);
    const { table, code } = first.json<Seat>();
    const host = await connect(web.origin, { table, code, jar: jars[0] });
    expect([host.known.person, host.known.room?.chairs.filter(({ kind }) => kind === 'person').length]).toEqual([1, 1]);
    expect((await createAs(id)).json().error.code).toBe('no-seat');
    expect((await createAs(wish())).json<Seat>().table).not.toBe(table);
    host.leave();
  });

  test('is never asked for with an id that somebody could guess', async () => {
    for (const id of ['1', 'short', 'x'.repeat(41), 'with spaces in it', ''])
      expect((await createAs(id)).json().error.code).toBe('malformed');
  });
});

describe('seats are held by cookies alone', () => {
  test('H5-02 a forged cookie, another table’s, or another’s seat gives nothing', async () => {
    const jar = browser();
    const { table, code } = await create(jar);
    const other = browser();
    const elsewhere = await create(other);
    const stolen = String(other.get(`seat-${elsewhere.table}`));
    for (const token of ['x', 'A'.repeat(32), stolen, '', '%00', `${jar.get(`seat-${table}`)}x`]) {
      const forged = new Map([[`seat-${table}`, token]]);
      const offered = await web.ask('POST', `/api/tables/${table}/hand-off`, { jar: forged });
      expect([offered.status, offered.json().error.code]).toEqual([403, 'no-seat']);
      expect((await web.ask('GET', '/api/tables', { jar: forged })).json<{ tables: unknown[] }>().tables).toEqual(
        token === stolen ? [expect.objectContaining({ table: elsewhere.table })] : [],
      );
      const page = await connect(web.origin, { table, code, jar: forged });
      expect(page.known.person).toBe(0);
      page.leave();
    }
  });

  test('my tables are those of my cookies', async () => {
    const jar = browser();
    const first = await create(jar);
    const second = await create(jar);
    const { tables } = (await web.ask('GET', '/api/tables', { jar })).json<{ tables: Seat[] }>();
    expect(tables.map(({ table }) => table).sort()).toEqual([first.table, second.table].sort());
    expect((await web.ask('GET', '/api/tables')).json()).toEqual({ tables: [] });
  });

  test('a browser with very many seats lets go of the oldest, so that its requests never grow too large', () => {
    const cookies = seatCookies('http');
    const header = Array.from({ length: MOST_SEATS + 2 }, (_, i) => `seat-t${i}=x${i}`).join('; ');
    const [given, ...gone] = cookies.give(header, 'new', 'token');
    expect(given).toMatch(/^seat-new=token; Max-Age=[1-9]/);
    expect(gone.map((cookie) => cookie.split(';', 2).join(';'))).toEqual([
      ...['seat-t0=; Max-Age=0', 'seat-t1=; Max-Age=0', 'seat-t2=; Max-Age=0'],
    ]);
    expect(cookies.read(header, 't7')).toBe('x7');
    expect(cookies.read('seat-t7=a b; other=1', 't7')).toBeUndefined();
  });
});

describe('handing a seat to another device', () => {
  test('works once, with a secret that is in no address, and both devices have the seat then', async () => {
    const [phone, tablet, thief] = [browser(), browser(), browser()];
    const { table } = await create(phone);
    const offered = await web.ask('POST', `/api/tables/${table}/hand-off`, { jar: phone });
    const { secret, until } = offered.json<{ secret: string; until: number }>();
    expect(until).toBeGreaterThan(Date.now());
    const take = (jar: Jar): Promise<Answer> =>
      web.ask('POST', `/api/tables/${table}/hand-off/take`, { jar, body: { secret } });
    expect((await take(tablet)).json()).toMatchObject({ table, chair: 0 });
    expect((await take(thief)).json().error.code).toBe('no-hand-off');
    for (const jar of [phone, tablet])
      expect((await web.ask('GET', '/api/tables', { jar })).json<{ tables: Seat[] }>().tables).toMatchObject([
        { table, chair: 0 },
      ]);
    expect(thief.size).toBe(0);
  });

  test('a guessed secret gives nothing', async () => {
    const { table } = await create(browser());
    const taken = await web.ask('POST', `/api/tables/${table}/hand-off/take`, { body: { secret: 'A'.repeat(32) } });
    expect([taken.status, taken.json().error.code]).toEqual([403, 'no-hand-off']);
  });
});

describe('limits', () => {
  test('a class of sixty behind one router gets in: sixty pages, sixty joins at once, sixty sockets', async () => {
    const school = await startWeb();
    const tables = await Promise.all(Array.from({ length: 6 }, () => createFor(school, 11)));
    const pupils = Array.from({ length: 60 }, (_, i) => ({ jar: browser(), table: tables[i % 6] }));
    const pages = await Promise.all(pupils.map(() => school.ask('GET', '/')));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    const seats = await Promise.all(pupils.map(({ jar, table }) => join(table.code, jar, school)));
    expect(seats.map(({ status }) => status)).toEqual(pupils.map(() => 200));
    const lines = await Promise.all(pupils.map(({ jar, table }) => connect(school.origin, { ...table, jar })));
    expect(lines.every(({ known }) => known.person !== 0)).toBe(true);
    const chairs = new Set(seats.map((seat) => `${seat.json<Seat>().table} ${seat.json<Seat>().chair}`));
    expect(chairs.size).toBe(60);
    for (const line of lines) line.leave();
    await school.stop();
  });

  test('whoever asks without end is told to wait, others are not', async () => {
    const strict = await startWeb({ TRUST_PROXY: '1' }, { limits: { work: (5 * COSTS.look) / WINDOWS.work } });
    const from = (address: string): Promise<Answer> =>
      strict.ask('GET', '/api/tables', { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });
    const answers: Answer[] = [];
    for (let i = 0; i < 7; i++) answers.push(await from('203.0.113.1'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers[6].json().error.code).toBe('too-fast');
    expect(Number(answers[6].headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.2')).status).toBe(200);
    await strict.stop();
  });

  test('without a trusted proxy nobody gets another address by saying so', async () => {
    // A connection costs one.
    const strict = await startWeb({}, { limits: { work: (2 * (COSTS.look + 1)) / WINDOWS.work } });
    const claim = (i: number): Promise<Answer> =>
      strict.ask('GET', '/api/tables', { headers: { 'x-forwarded-for': `203.0.113.${i}` } });
    const answers = [await claim(1), await claim(2), await claim(3)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    await strict.stop();
  });

  test('guessing codes, seats and hand-offs ends soon', async () => {
    const guesses: ((server: WebServer) => Promise<Answer>)[] = [
      (server) => server.ask('GET', '/api/tables/BRIE-01'),
      (server) => join('BRIE-03', browser(), server),
      (server) => server.ask('POST', '/api/tables/abc/hand-off'),
      (server) => server.ask('POST', '/api/tables/abc/hand-off/take', { body: { secret: 'A'.repeat(32) } }),
    ];
    for (const guess of guesses) {
      const strict = await startWeb({}, { limits: { guesses: GUESS.wrong } });
      expect((await guess(strict)).status).toBeLessThan(429);
      expect(await Promise.all(guesses.map((other) => other(strict).then(({ status }) => status)))).toEqual(
        guesses.map(() => 429),
      );
      await strict.stop();
    }
  });

  test('a code that was guessed rightly counts as a guess too', async () => {
    const strict = await startWeb({}, { limits: { guesses: 3 } });
    const { code } = await create(browser(), strict);
    const looks = [0, 1, 2, 3].map(() => strict.ask('GET', `/api/tables/${code}`));
    expect((await Promise.all(looks)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    await strict.stop();
  });

  test('one address opens only so many tables to which nobody comes', async () => {
    const strict = await startWeb({}, { limits: { tables: 2 } });
    for (let i = 0; i < 2; i++) await create(browser(), strict);
    const more = await strict.ask('POST', '/api/tables', { body: { game: 'sandwich', ...person } });
    expect([more.status, more.json().error.code]).toEqual([429, 'too-fast']);
    expect(Number(more.headers['retry-after'])).toBeGreaterThan(200);
    await strict.stop();
  });

  test('handshakes of sockets are counted per address', async () => {
    const strict = await startWeb({}, { limits: { work: (2 * (COSTS.handshake + 1)) / WINDOWS.work } });
    for (let i = 0; i < 2; i++) (await connect(strict.origin, stranger('nowhere'), { greet: 'silent' })).leave();
    await expect(connect(strict.origin, stranger('nowhere'))).rejects.toThrow('429');
    await strict.stop();
  });
});

async function createFor(server: WebServer, chairs: number): Promise<Seat> {
  const options = { boxes: 2, bigTable: false };
  const body = { game: 'sandwich', name: 'Teacher', avatar: 'owl', chairs, options };
  const answer = await server.ask('POST', '/api/tables', { body });
  expect(answer.text).toContain('"code"');
  return answer.json<Seat>();
}

test('no socket opens for a page of another site', async () => {
  const { table } = await create(browser());
  for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:1'])
    await expect(connect(web.origin, stranger(table), { headers: { origin } })).rejects.toThrow('403');
  const own = await connect(web.origin, stranger(table), { headers: { origin: web.origin } });
  own.leave();
});

test('a server that drains says so to balancers and serves whoever comes; one that stops takes nobody in', async () => {
  const draining = await startWeb();
  const { table } = await create(browser(), draining);
  draining.running.drain();
  const ready = await draining.ask('GET', '/readyz');
  expect([ready.status, ready.json()]).toEqual([503, { ready: false, games: 0 }]);
  expect((await draining.ask('GET', '/healthz')).status).toBe(200);
  await create(browser(), draining);
  const watching = await connect(draining.origin, stranger(table));
  const stopped = draining.stop();
  const refused = await draining.ask('POST', '/api/tables', { body: { game: 'sandwich', ...person } }).then(
    ({ status }) => status,
    () => 'not even answered',
  );
  expect([503, 'not even answered']).toContain(refused);
  expect(await watching.closed()).toBe(1001);
  await stopped;
});

test('nothing in the log tells a seat, a code, a name or a cookie', async () => {
  const quiet = await startWeb();
  const jar = browser();
  const { table, code } = await create(jar, quiet);
  await join(code, jar, quiet);
  await quiet.ask('GET', `/api/tables/${code}`, { headers: { cookie: 'seat-x=verysecret' } });
  await quiet.ask('POST', `/api/tables/${table}/hand-off/take`, { body: { secret: 'verysecret' } });
  await quiet.ask('POST', '/api/tables', { text: '{"name":"verysecret' });
  const page = await connect(quiet.origin, { table, code, jar });
  page.sayRaw('verysecret');
  await page.next('error');
  page.leave();
  const metrics = (await quiet.ask('GET', '/metrics')).text;
  await quiet.stop();
  for (const secret of [table, code, 'Mia', 'Ben', 'verysecret', ...jar.values()]) {
    expect(quiet.logged.join('')).not.toContain(secret);
    expect(metrics).not.toContain(secret);
  }
});
