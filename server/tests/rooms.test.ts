/** House over real sockets: seats and keys, the host's rights, words and reactions, strangers, restarts, and readers that are too slow. */
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Clock, Session } from '#house/api';
import { FOOD_WORDS, newCode, readCode } from '#house/codes';
import type { Deed } from '#house/room/room';
import type { Row } from '#house/store';
import { chain, tableId } from '#house/store';
import { myQuestion } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { LONGEST_MESSAGE, PROTOCOL, REACTIONS } from '#protocol';
import type { Headless, Known } from '#testkit/headless';
import { connect, play, stranger } from '#testkit/headless';
import { steadyClock } from '../clock.ts';
import { begun, chairAt, gathered, leaveAll, personAt, refused, taken } from './gathering.ts';
import type { TableServer } from './table-server.ts';
import { forgetFolder, startTables } from './table-server.ts';

vi.setConfig({ testTimeout: 60_000 });

/** However slow the machine. */
const PATIENT = { timeout: 30_000, interval: 10 };

let server: TableServer;

beforeAll(async () => {
  server = await startTables();
});

afterAll(async () => {
  await server.stop();
  expect(server.complaints.filter((line) => !line.includes('payload'))).toEqual([]);
  forgetFolder(server.folder);
});

describe('codes', () => {
  test('are a food word and two digits or more that look like no letter, and are read however they are typed', () => {
    for (let i = 0; i < FOOD_WORDS.length; i++) {
      expect(newCode({ below: (n) => i % n }, 2)).toMatch(/^[A-Z]{4,6}-[2-9]{2}$/);
      expect(newCode({ below: (n) => i % n }, 5)).toMatch(/^[A-Z]{4,6}-[2-9]{5}$/);
    }
    expect(new Set(FOOD_WORDS).size).toBe(FOOD_WORDS.length);
    expect(['brie-42', 'Brie 42', ' BRIE42 ', 'brie - 42'].map(readCode)).toEqual(Array(4).fill('BRIE-42'));
    expect(readCode('brie 4273695')).toBe('BRIE-4273695');
    expect(['brie', '42', 'brie-4', 'brie-12345678', ''].map(readCode)).toEqual(Array(5).fill(undefined));
  });

  test('find their table while it is open', async () => {
    const host = await server.create();
    const { code, table } = host.ticket;
    expect(await server.house.doorplate(code.toLowerCase().replace('-', ' '))).toMatchObject({
      table,
      host: 'Mia',
      room: true,
    });
    expect(await server.house.doorplate(table)).toMatchObject({ code });
    await taken(host.ask({ kind: 'leave' }));
    expect(await host.next('error')).toEqual({ kind: 'error', code: 'unseated' });
    await expect
      .poll(() => server.house.doorplate(code), PATIENT)
      .toMatchObject({ refused: { code: 'no-such-table' } });
    await expect(server.join(code)).rejects.toThrow('no-such-table');
  });

  test('a game that is not on the shelf, impossible chairs or options open no table', async () => {
    const request = { game: 'sandwich', name: 'Mia', avatar: 'fox' } as const;
    const codeOf = async (change: object): Promise<unknown> => {
      const made = await server.house.createTable({ ...request, ...change });
      return 'refused' in made ? made.refused.code : made;
    };
    expect(await codeOf({ game: 'chess' })).toBe('unknown-game');
    expect(await codeOf({ chairs: 99 })).toBe('seats');
    expect(await codeOf({ options: { pineapple: true } })).toBe('unknown-option');
    expect(await codeOf({ options: { blind: true, chef: true } })).toBe('blind-and-chef');
  });
});

describe('the lobby', () => {
  test('chairs are chosen, and swapped when both want it', async () => {
    const [host, ben] = await gathered(server, 2, 1);
    await taken(host.ask({ kind: 'options', options: {}, chairs: 4 }));
    await taken(ben.ask({ kind: 'move', chair: 3 }));
    expect(host.known.room?.chairs.map(({ kind }) => kind)).toEqual(['person', 'empty', 'bot', 'person']);
    await refused(ben.ask({ kind: 'move', chair: 0 }), 'chair-taken');
    await refused(ben.ask({ kind: 'move', chair: 9 }), 'no-chair');
    await taken(ben.ask({ kind: 'swap', chair: 2 }));
    expect(personAt(ben, 2).name).toBe('Guest 1');
    await taken(ben.ask({ kind: 'swap', chair: 0 }));
    await host.until(() => personAt(host, 2).swap === 0);
    await taken(host.ask({ kind: 'swap', chair: 2 }));
    expect([personAt(host, 0).name, personAt(host, 2).name]).toEqual(['Guest 1', 'Mia']);
    expect(host.known.room?.host).toBe(host.known.person);
    leaveAll(host, ben);
  });

  test('H5-10 names are cleaned and never empty', async () => {
    const host = await server.create();
    await taken(host.ask({ kind: 'rename', name: '  Zoë\u202e <b> ', avatar: 'bear' }));
    expect(personAt(host, 0)).toMatchObject({ name: 'Zoë b', avatar: 'bear' });
    await taken(host.ask({ kind: 'rename', name: '\u0007\u202e', avatar: 'bear' }));
    expect(personAt(host, 0).name).toMatch(/^\p{L}+$/u);
    leaveAll(host);
  });

  test('H5-09 only the host decides, and may hand that over', async () => {
    const [host, ben] = await gathered(server, 2, 1);
    const rights = [
      { kind: 'options', options: {}, chairs: 3 },
      { kind: 'manners', manners: { locked: true } },
      { kind: 'bot', chair: 2 },
      { kind: 'unbot', chair: 2 },
      { kind: 'remove', chair: 0 },
      { kind: 'hide', chair: 0, hidden: true },
      { kind: 'hand-over', chair: 1 },
      { kind: 'lend', chair: 0 },
      { kind: 'go-on', frame: 1 },
      { kind: 'start' },
      { kind: 'end' },
      { kind: 'rematch' },
    ] as const;
    for (const right of rights) await refused(ben.ask(right), 'not-host');
    await taken(host.ask({ kind: 'hand-over', chair: 1 }));
    await refused(host.ask({ kind: 'start' }), 'not-host');
    await taken(ben.ask({ kind: 'unbot', chair: 2 }));
    await refused(ben.ask({ kind: 'remove', chair: 1 }), 'not-yourself');
    leaveAll(host, ben);
  });

  test('H5-01, H5-08 who is removed is told so, and a locked table lets nobody in', async () => {
    const [host, ben] = await gathered(server, 2, 1);
    await taken(host.ask({ kind: 'manners', manners: { locked: true } }));
    await taken(host.ask({ kind: 'remove', chair: 1 }));
    expect(await ben.next('error')).toEqual({ kind: 'error', code: 'unseated' });
    expect(await ben.closed()).toBe(1008);
    expect(chairAt(host, 1)).toEqual({ kind: 'empty' });
    await expect(server.join(host.ticket.code)).rejects.toThrow('locked');
    const back = await connect(server.origin, ben.ticket);
    expect(back.known.person).toBe(0);
    leaveAll(host, back);
  });

  test('a game needs enough chairs and everybody who is here', async () => {
    const host = await server.create({}, 4);
    await refused(host.ask({ kind: 'start' }), 'seats');
    const ben = await server.join(host.ticket.code);
    const zoe = await server.join(host.ticket.code, 'Zoe');
    expect(await host.ask({ kind: 'start' })).toMatchObject({ code: 'not-ready', facts: { names: 'Ben, Zoe' } });
    await taken(ben.ask({ kind: 'ready', ready: true }));
    await zoe.cut();
    await host.until(() => personAt(host, 2).away);
    await taken(host.ask({ kind: 'start' }));
    expect(host.known.game?.seats).toBe(3);
    await refused(host.ask({ kind: 'options', options: {}, chairs: 5 }), 'not-in-lobby');
    leaveAll(host, ben);
  });

  test('options are checked when they are set', async () => {
    const host = await server.create();
    await refused(host.ask({ kind: 'options', options: { rounds: 99 }, chairs: 3 }), 'bad-option');
    await refused(host.ask({ kind: 'options', options: {}, chairs: 2 }), 'seats');
    await taken(host.ask({ kind: 'options', options: { preset: 'de', rounds: 2 }, chairs: 6 }));
    expect(host.known.room).toMatchObject({ options: { preset: 'de', rounds: 2 }, chairs: { length: 6 } });
    leaveAll(host);
  });
});

describe('a game that is on', () => {
  test('H6-04 is ended by the host, and its seed is told', async () => {
    const [host, ben] = await begun(server, 2, 1, { grabSeconds: 0 });
    await refused(host.ask({ kind: 'rematch' }), 'not-over');
    await refused(host.ask({ kind: 'replay' }), 'not-over');
    await taken(host.ask({ kind: 'end' }));
    await ben.until(({ over, room }) => over && room?.stage === 'over');
    expect((await ben.ask({ kind: 'replay' })).kind).toBe('replay');
    await refused(ben.ask({ kind: 'answer', frame: 1, answer: 0 }), 'not-playing');
    leaveAll(host, ben);
  });

  test('goes on with a bot for whoever leaves, and the next person is host', async () => {
    const [host, ben] = await begun(server, 2, 1, { rounds: 1 });
    await taken(host.ask({ kind: 'leave' }));
    await ben.until(({ room }) => room?.chairs[0].kind === 'bot' && room.host === ben.known.person);
    await play(ben);
    leaveAll(ben);
  });

  test('H5-02 nobody can speak for another seat or to another question', async () => {
    const [host] = await begun(server, 1, 2, { grabSeconds: 0 });
    host.sayRaw(JSON.stringify({ kind: 'answer', id: 'x', seat: 2, frame: 1, answer: 0 }));
    expect(await host.next('error')).toEqual({ kind: 'error', code: 'malformed' });
    await refused(host.ask({ kind: 'answer', frame: 999, answer: 0 }), 'something-happened');
    leaveAll(host);
  });
});

describe('words and reactions', () => {
  test('H11-05 reactions and phrases reach everybody by key, not too many, and not when muted', async () => {
    const [host, ben] = await gathered(server, 2, 1);
    const [first, second] = REACTIONS.map((key) => ben.ask({ kind: 'react', key }));
    await taken(first);
    await refused(second, 'too-fast');
    expect(await host.next('reaction')).toEqual({ kind: 'reaction', chair: 1, key: REACTIONS[0] });
    await taken(host.ask({ kind: 'manners', manners: { muted: true } }));
    await refused(host.ask({ kind: 'react', key: 'hello' }), 'muted');
    leaveAll(host, ben);
  });

  test('H11-01, H11-02 own words are kept beside the log, told with their id, and hidden by the host', async () => {
    const [host, ben] = await gathered(server, 2, 1);
    const kept = await host.ask({ kind: 'words', text: ' Only  for\u0000 very\u202e hungry people ' });
    const word = kept.kind === 'taken' ? String(kept.words) : '';
    await taken(host.ask({ kind: 'options', options: { theme: word }, chairs: 3 }));
    await ben.until(({ words }) => words[word] === 'Only for very hungry people');
    const log = await server.store.read(tableId(host.ticket.table), 0, 1_000);
    expect(JSON.stringify(log)).not.toContain('hungry');
    await taken(host.ask({ kind: 'hide', chair: 0, hidden: true }));
    await ben.until(({ words }) => words[word] === '');
    leaveAll(host, ben);
  });

  test('H11-02 words that the host hid stay hidden when their owner is removed', async () => {
    const [host, ben] = await gathered(server, 2, 1);
    const kept = await ben.ask({ kind: 'words', text: 'something rude' });
    const word = kept.kind === 'taken' ? String(kept.words) : '';
    await taken(host.ask({ kind: 'hand-over', chair: 1 }));
    await taken(ben.ask({ kind: 'options', options: { theme: word }, chairs: 3 }));
    await taken(ben.ask({ kind: 'hand-over', chair: 0 }));
    await host.until(({ words }) => words[word] === 'something rude');
    await taken(host.ask({ kind: 'hide', chair: 1, hidden: true }));
    await taken(host.ask({ kind: 'remove', chair: 1 }));
    const zoe = await server.join(host.ticket.code, 'Zoe');
    await zoe.until(({ words }) => word in words);
    expect(zoe.known.words[word]).toBe('');
    leaveAll(host, zoe);
  });

  test('words under the number of another command are answered too, and are not kept', async () => {
    const host = await server.create();
    host.say({ kind: 'rename', n: 1, after: 0, name: 'Zoe', avatar: 'cat' });
    host.say({ kind: 'words', n: 1, after: 0, text: 'hello' });
    await host.until(() => host.heard.filter(({ kind }) => kind === 'taken').length === 2);
    await expect.poll(async () => (await server.store.getWords(tableId(host.ticket.table))).size, PATIENT).toBe(0);
    leaveAll(host);
  });

  test('H11-03 a retry of words gets the id of the first time, and no words are kept in vain', async () => {
    const host = await server.create();
    host.say({ kind: 'words', n: 1, after: 0, text: 'once' });
    host.say({ kind: 'words', n: 1, after: 0, text: 'once' });
    await host.until(() => host.heard.filter(({ kind }) => kind === 'taken').length === 2);
    const answers = host.heard.filter((message) => message.kind === 'taken');
    expect(answers[0]).toEqual(answers[1]);
    await expect.poll(async () => (await server.store.getWords(tableId(host.ticket.table))).size, PATIENT).toBe(1);
    leaveAll(host);
  });

  test('H11-03 no own words where the table does not allow them, or where nothing is left of them', async () => {
    const host = await server.create({ ownWords: false });
    await refused(host.ask({ kind: 'words', text: 'hello' }), 'no-words');
    await taken(host.ask({ kind: 'options', options: { ownWords: true }, chairs: 3 }));
    await refused(host.ask({ kind: 'words', text: ' \u202e ' }), 'no-words');
    leaveAll(host);
  });
});

describe('keys', () => {
  test('H3-03, H5-04 another device gets the same seat once by a hand-off, and both work', async () => {
    const host = await server.create();
    const { table, jar } = host.ticket;
    const token = String(jar.get(`seat-${table}`));
    const offer = await server.house.offerHandOff(table, token);
    if ('refused' in offer) throw new Error(offer.refused.code);
    const given = await server.house.takeHandOff(table, offer.secret);
    const phone = await connect(server.origin, server.ticket(given));
    expect(phone.known.person).toBe(host.known.person);
    expect(await server.house.takeHandOff(table, offer.secret)).toMatchObject({ refused: { code: 'no-hand-off' } });
    expect(await server.house.offerHandOff(table, 'guess')).toMatchObject({ refused: { code: 'no-seat' } });
    await host.cut();
    await taken(phone.ask({ kind: 'rename', name: 'Phone', avatar: 'cat' }));
    await host.resume();
    expect(personAt(host, 0).name).toBe('Phone');
    leaveAll(host, phone);
  });

  test('my tables are those in which one of my tokens has a seat', async () => {
    const [host, ben] = await gathered(server, 2, 1);
    const token = ({ ticket }: Headless): string => String(ticket.jar.get(`seat-${ticket.table}`));
    const mine = await server.house.myTables([token(ben), 'unknown', token(ben)]);
    expect(mine).toMatchObject([{ table: ben.ticket.table, chair: 1, stage: 'lobby', game: 'sandwich', turn: false }]);
    await taken(ben.ask({ kind: 'leave' }));
    expect(await server.house.myTables([token(ben)])).toEqual([]);
    leaveAll(host);
  });

  test('my tables say whose answer the game waits for, and nobody’s while it is paused', async () => {
    const [host, ben] = await begun(server, 2, 1, { market: 'calm', grabSeconds: 0 });
    const pages = [host, ben];
    const turns = async (): Promise<boolean[]> => {
      const tokens = pages.map(({ ticket }) => String(ticket.jar.get(`seat-${ticket.table}`)));
      const mine = await Promise.all(tokens.map((token) => server.house.myTables([token])));
      return mine.map(([{ turn }]) => turn);
    };
    const asked = (): boolean[] =>
      pages.map(({ known: { look } }) => look !== undefined && myQuestion(look) !== undefined);
    // A bot may answer between two looks: then it is asked once more.
    const agree = async (): Promise<boolean> => asked().includes(true) && String(await turns()) === String(asked());
    await expect.poll(agree, { timeout: 30_000 }).toBe(true);
    await taken(host.ask({ kind: 'pause' }));
    expect(await turns()).toEqual([false, false]);
    leaveAll(host, ben);
  });

  test('H5-07 the seed of a table, keys and seats’ hashes are in no message', async () => {
    const [host, ben] = await begun(server, 2, 1, { grabSeconds: 0 });
    const [first] = await server.store.read(tableId(host.ticket.table), 0, 1);
    const deed = JSON.parse(first.payload) as Extract<Deed, { is: 'opened' }>;
    for (const frame of [...host.frames, ...ben.frames]) {
      expect(frame).not.toContain(deed.seed.secret);
      expect(frame).not.toContain(deed.key);
    }
    leaveAll(host, ben);
  });
});

describe('strangers', () => {
  const hello = { kind: 'hello', protocol: PROTOCOL, load: 'a-stranger' };
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'malformed'],
    ['nothing', '', 'malformed'],
    ['an unknown word', JSON.stringify({ kind: 'fly' }), 'malformed'],
    ['a word too many', JSON.stringify({ ...hello, admin: true }), 'malformed'],
    ['a wrong type', JSON.stringify({ kind: 'ping', n: 'one' }), 'malformed'],
    ['a long message', JSON.stringify({ kind: 'ping', n: 1, pad: 'x'.repeat(LONGEST_MESSAGE) }), 'too-large'],
    ['bytes', Buffer.from([1, 2, 3]), 'malformed'],
  ])('%s gets a code and no more', async (_, said, code) => {
    const page = await connect(server.origin, stranger('nowhere'), { greet: 'silent' });
    page.sayRaw(said as string);
    expect(await page.next('error')).toEqual({ kind: 'error', code });
    page.say({ kind: 'ping', n: 7 });
    expect(await page.next('pong')).toEqual({ kind: 'pong', n: 7 });
    leaveAll(page);
  });

  test('a command before the hello is told so', async () => {
    const page = await connect(server.origin, stranger('nowhere'), { greet: 'silent' });
    page.say({ kind: 'leave', n: 1, after: 0 });
    expect(await page.next('error')).toEqual({ kind: 'error', code: 'hello-first', n: 1 });
    leaveAll(page);
  });

  test('H12-03 a page of another version is told to load itself again', async () => {
    const host = await server.create({}, 3, { greet: 'silent' });
    host.sayRaw(JSON.stringify({ ...hello, protocol: PROTOCOL - 1, token: 'old' }));
    expect(await host.next('error')).toEqual({ kind: 'error', code: 'wrong-protocol' });
    expect(await host.closed()).toBe(1008);
  });

  test('a table that is not there is told to be so; one hello is enough', async () => {
    const page = await connect(server.origin, stranger('nowhere'));
    expect(await page.next('error')).toEqual({ kind: 'error', code: 'no-table' });
    const host = await server.create();
    host.say(hello as ClientMessage);
    expect(await host.next('error')).toEqual({ kind: 'error', code: 'hello-twice' });
    leaveAll(host);
  });

  test('another site may not connect; the public address may', async () => {
    const elsewhere = { headers: { origin: 'https://elsewhere.example' } };
    await expect(connect(server.origin, stranger('nowhere'), elsewhere)).rejects.toThrow('403');
    const page = await connect(server.origin, stranger('nowhere'), { headers: { origin: 'https://table.example' } });
    leaveAll(page);
    await expect(connect(server.origin, stranger('../x'), {})).rejects.toThrow('404');
  });

  test('a handshake that is refused is let go, even by a side that never ends', async () => {
    const { hostname, port } = new URL(server.origin);
    const raw = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true });
    raw.write('GET /socket/..x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    raw.on('error', () => undefined);
    const [said] = (await once(raw, 'data')) as [Buffer];
    expect(String(said)).toContain('404');
    const isCut = (): boolean => !raw.write('x') || raw.destroyed;
    await expect.poll(isCut, PATIENT).toBe(true);
  });

  test('H12-03 a message beyond all measure cuts the socket', async () => {
    const page = await connect(server.origin, stranger('nowhere'), { greet: 'silent' });
    page.sayRaw('x'.repeat(8 * LONGEST_MESSAGE));
    expect(await page.closed()).toBe(1009);
  });
});

describe('short times', () => {
  test('H7-04 a host who is gone is followed by the next person', async () => {
    const own = await startTables(undefined, { times: { hostGone: 20 } });
    const [host, ben] = await gathered(own, 2, 1);
    await host.cut();
    await ben.until(({ room }) => room?.host === ben.known.person);
    await host.resume();
    expect(host.known.room?.host).toBe(ben.known.person);
    leaveAll(host, ben);
    await own.stop();
    forgetFolder(own.folder);
  });

  test('H7-05 a table without anybody is closed, and deleted after a while', async () => {
    const own = await startTables(undefined, { times: { closeAfter: 10, sweep: 10, keep: 0 } });
    const host = await own.create();
    const { code } = host.ticket;
    await host.cut();
    await expect.poll(() => own.house.doorplate(code), PATIENT).toMatchObject({ refused: { code: 'no-such-table' } });
    await own.stop();
    forgetFolder(own.folder);
  });

  test('H4-06 a table nobody needs leaves memory and comes back as it was', async () => {
    const own = await startTables(undefined, { times: { idle: 0, sweep: 10 } });
    const [host, ben] = await gathered(own, 2, 1);
    const before = host.known.room;
    leaveAll(ben, host);
    await expect.poll(() => own.house.counts().tables, PATIENT).toBe(0);
    await host.resume();
    await ben.resume();
    await host.until(({ room }) => JSON.stringify(room) === JSON.stringify(before));
    leaveAll(host, ben);
    await own.stop();
    forgetFolder(own.folder);
  });

  test('H5-03 tokens turn when they are shown; the one before is good until the new one was seen', async () => {
    const own = await startTables(undefined, { times: { oldToken: 0 } });
    const host = await own.create();
    const { table, jar } = host.ticket;
    const old = new Map(jar);
    const lost = await own.house.admit(table, old.get(`seat-${table}`));
    expect(lost).toMatchObject({ person: 1, setToken: expect.any(String) });
    leaveAll(host);
    await host.closed();
    expect((await own.house.admit(table, lost.setToken)).person).toBe(1);
    expect((await own.house.admit(table, old.get(`seat-${table}`))).person).toBeUndefined();
    await own.stop();
    forgetFolder(own.folder);
  });
});

describe('restart', () => {
  test('H2-05 in the middle of a game: everything goes on where it was', async () => {
    const first = await startTables();
    const [host, ben] = await begun(first, 2, 2, { rounds: 2, preset: 'fr' });
    await Promise.all([host, ben].map((page) => play(page, { enough: ({ seq }) => seq > 20 })));
    await first.stop();
    expect(await host.next('error')).toEqual({ kind: 'error', code: 'closing' });
    expect(await host.closed()).toBe(1001);
    const second = await startTables(first.folder);
    const [again, benAgain] = await Promise.all([host, ben].map((page) => connect(second.origin, page.ticket)));
    const shared = (known: Known): unknown => ({
      n: known.game?.n,
      options: known.game?.options,
      seat: known.game?.seat,
    });
    expect(shared(again.known)).toEqual(shared(host.known));
    expect(again.known.seq).toBeGreaterThanOrEqual(host.known.seq);
    await Promise.all([play(again), play(benAgain)]);
    expect(again.known.look?.result.over).toBe(true);
    expect(second.complaints).toEqual([]);
    leaveAll(again, benAgain);
    await second.stop();
    forgetFolder(first.folder);
  });

  test('H9-04 where nobody comes back, no bot plays and no clock runs, until somebody does', async () => {
    const first = await startTables();
    const [host] = await begun(first, 1, 3, { grabSeconds: 1, flipMillis: 10 });
    await host.until(({ seq }) => seq > 3);
    await first.stop();
    const second = await startTables(first.folder, { times: { idle: 0, sweep: 20 } });
    const table = tableId(host.ticket.table);
    const watcher = await connect(second.origin, stranger(table));
    await watcher.until(({ room }) => room?.paused === 'empty');
    leaveAll(watcher);
    await expect.poll(() => second.house.counts().tables, PATIENT).toBe(0);
    const rows = await second.store.read(table, 0, 1_000);
    const deeds = rows.map(({ payload }) => (JSON.parse(payload) as Deed).is);
    expect(deeds.slice(deeds.indexOf('gone'))).toEqual(['gone', 'paused']);
    const again = await connect(second.origin, host.ticket);
    await again.until(({ room }) => room?.paused === 'nobody');
    await play(again);
    leaveAll(again);
    await second.stop();
    forgetFolder(first.folder);
  });

  test('of another version: the game is shown as such, refused, and left behind by a rematch', async () => {
    const [host] = await gathered(server, 1, 2);
    const table = tableId(host.ticket.table);
    leaveAll(host);
    await host.closed();
    const newest = async (): Promise<Row | undefined> => (await server.store.read(table, 0, 1_000)).at(-1);
    await expect.poll(async () => (await newest())?.payload, PATIENT).toContain('gone');
    const { seq: before = 0, sum: sumBefore = 0 } = (await newest()) ?? {};
    const payload = JSON.stringify({ is: 'started', kernel: 1, version: 999 } satisfies Deed);
    const place = { seq: before + 1, at: Date.now() };
    const sum = chain(sumBefore, { ...place, payload });
    await server.store.append([{ table, ...place, payload, sum, dueAt: undefined }]);
    const back = await connect(server.origin, host.ticket);
    await back.until(({ room }) => room?.otherVersion);
    expect(back.known).toMatchObject({ room: { stage: 'playing' }, game: undefined });
    await refused(back.ask({ kind: 'answer', frame: 1, answer: 0 }), 'other-version');
    await expect(server.join(host.ticket.code)).rejects.toThrow('other-version');
    await taken(back.ask({ kind: 'rematch' }));
    await taken(back.ask({ kind: 'start' }));
    await play(back);
    leaveAll(back);
  });
});

describe('a reader that is too slow', () => {
  test('H4-05 is told nothing until it has read, then one fresh look; one that never reads is cut', async () => {
    let ahead = 0;
    const clock: Clock = {
      now: () => steadyClock.now() + ahead,
      wake: (at, call) => steadyClock.wake(at - ahead, call),
    };
    const own = await startTables(undefined, { clock, times: { ping: 3_600_000 } });
    const [host] = await begun(own, 1, 2, { rounds: 1, grabSeconds: 0, composeSeconds: 0, rankSeconds: 0 });
    const slow = slowReader(own, host);
    await expect.poll(() => slow.sent.some(({ kind }) => kind === 'look'), PATIENT).toBe(true);
    const before = slow.sent.length;
    const { seq } = host.known;
    slow.unsent = 10_000_000;
    await play(host, { enough: (known) => known.seq > seq + 2 });
    expect(slow.sent.length).toBe(before);
    slow.unsent = 0;
    slow.session.drained();
    expect(slow.sent.slice(before).map(({ kind }) => kind)).toEqual(['room', 'look']);
    slow.unsent = 10_000_000;
    await taken(host.ask({ kind: 'rename', name: 'Zoe', avatar: 'cat' }));
    expect(slow.closedWith).toBe(0);
    ahead = 3_600_000;
    await taken(host.ask({ kind: 'rename', name: 'Mia', avatar: 'cat' }));
    expect(slow.closedWith).toBe(1013);
    leaveAll(host);
    await own.stop();
    forgetFolder(own.folder);
  });

  test('H12-01 a flood of messages is not listened to', async () => {
    const own = await startTables(undefined, { messagesPerSecond: 1 });
    const host = await own.create();
    for (let n = 0; n < 20; n++) host.say({ kind: 'ping', n });
    expect(await host.next('error')).toEqual({ kind: 'error', code: 'too-fast' });
    expect(host.heard.filter(({ kind }) => kind === 'pong').length).toBeLessThan(12);
    expect(await host.ask({ kind: 'pause' })).toMatchObject({
      kind: 'error',
      code: 'too-fast',
      n: expect.any(Number),
    });
    leaveAll(host);
    await own.stop();
    forgetFolder(own.folder);
  });
});

interface SlowReader {
  readonly session: Session;
  readonly sent: ServerMessage[];
  unsent: number;
  closedWith: number;
}

/** Watches the table of this page; how much of what it is told waits to be sent is up to the test. */
function slowReader({ house }: TableServer, { ticket }: Headless): SlowReader {
  const sent: ServerMessage[] = [];
  const session = house.connect(
    ticket.table,
    { person: undefined, setToken: undefined },
    {
      send: (text) => sent.push(JSON.parse(text) as ServerMessage),
      unsent: () => slow.unsent,
      roundTrip: () => undefined,
      close: (code) => {
        slow.closedWith = code;
      },
    },
  );
  const slow: SlowReader = { session, sent, unsent: 0, closedWith: 0 };
  session.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: 'slow-reader' }));
  return slow;
}
