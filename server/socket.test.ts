/** The server over real sockets: whole games, strangers' messages, seats that come back, and nothing told that may not be seen. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { greedy } from '#bots';
import type { GameEvent, Look, Match, Seat } from '#kernel';
import { cardAt, commitment, fingerprint, has, isKnown, look, open, replay, step } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { LONGEST_MESSAGE } from '#protocol';
import { monotonicClock } from './clock.ts';
import type { Running } from './start.ts';
import { startServer } from './start.ts';
import type { Headless } from './tests/headless.ts';
import { connect, greeted, matchFor, openRequest, playToTheEnd } from './tests/headless.ts';

/** A busy machine takes its time; nothing here measures it. */
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let server: Running;
const complaints: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const settings = { port: 0, host: '127.0.0.1', publicUrl: new URL('https://table.example') };
  server = await startServer(settings, { folder, clock: monotonicClock, log: (line) => complaints.push(line) });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('whole games', () => {
  test.each(['fr', 'en', 'es', 'de', '2013'])('of preset %s, to the end and back again', async (preset) => {
    const { page } = await seated({ preset, rounds: 1, tradeSeconds: 1 });
    const table = await page.next('table');
    const { replay: kept } = await playToTheEnd(page, greedy);
    const match = await matchFor(table);
    const again = replay(match, kept.seed, kept.inputs);
    expect(again.refused).toBeUndefined();
    expect(fingerprint(again.table)).toBe(kept.fingerprint);
    expect(commitment(kept.seed)).toBe(table.commitment);
    expect(again.table.result.over).toBe(true);
    expectOnlyWhatMayBeSeen(page, match, kept);
    page.socket.close();
  });

  test('with a variant of every kind', async () => {
    const { page } = await seated({ express: true, chef: true, theme: 'p:random', bleah: true, tasting: 'turns' }, 5);
    await playToTheEnd(page);
    expect(page.heard.filter(({ kind }) => kind === 'error')).toEqual([]);
    page.socket.close();
  });
});

describe('strangers', () => {
  const hello = { kind: 'hello', protocol: 1 };
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'malformed'],
    ['nothing', '', 'malformed'],
    ['an unknown word', JSON.stringify({ kind: 'fly' }), 'malformed'],
    ['a word too many', JSON.stringify({ ...hello, admin: true }), 'malformed'],
    ['a wrong type', JSON.stringify({ kind: 'ping', n: 'one' }), 'malformed'],
    ['another version', JSON.stringify({ kind: 'hello', protocol: 2, new: 'field' }), 'wrong-protocol'],
    ['a long message', JSON.stringify({ kind: 'ping', n: 1, pad: 'x'.repeat(LONGEST_MESSAGE) }), 'too-large'],
    ['bytes', Buffer.from([1, 2, 3]), 'malformed'],
    ['a command before the hello', JSON.stringify({ kind: 'leave' }), 'hello-first'],
  ])('%s gets a code and no more', async (_, said, code) => {
    const page = await connect(server.port);
    page.sayRaw(said as string);
    expect(await page.next('error')).toEqual({ kind: 'error', code });
    page.say({ kind: 'ping', n: 7 });
    expect(await page.next('pong')).toEqual({ kind: 'pong', n: 7 });
    page.socket.close();
  });

  test('a message beyond all measure cuts the socket', async () => {
    const page = await connect(server.port);
    page.sayRaw('x'.repeat(8 * LONGEST_MESSAGE));
    expect(await page.closed).toBe(1009);
  });

  test('another site may not connect; the public address may', async () => {
    await expect(connect(server.port, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    const page = await connect(server.port, { origin: 'https://table.example' });
    page.socket.close();
  });

  test('an unknown game, impossible seats and options are refused with the reason', async () => {
    const { page } = await greeted(server.port);
    page.say({ ...(openRequest({}) as Extract<ClientMessage, { kind: 'open' }>), game: 'chess' });
    expect(await page.next('error')).toEqual({ kind: 'error', code: 'unknown-game', id: 'open' });
    for (const [request, code] of [
      [openRequest({}, 99), 'seats'],
      [openRequest({ pineapple: true }), 'unknown-option'],
      [openRequest({ blind: true, chef: true }), 'blind-and-chef'],
    ] as const) {
      const skip = page.heard.length;
      page.say(request);
      expect(await page.next('refused', skip)).toMatchObject({ id: 'open', code });
    }
    page.socket.close();
  });
});

describe('seats', () => {
  test('nobody can speak for another seat or to another question', async () => {
    const { page } = await seated({});
    const { look: seen } = await page.next('look');
    const frame = seen.stack[0].id;
    page.sayRaw(JSON.stringify({ kind: 'answer', id: 'x', seat: 2, frame, answer: 0 }));
    expect(await page.next('error')).toEqual({ kind: 'error', code: 'malformed' });
    page.say({ kind: 'answer', id: 'old', frame: frame + 50, answer: 0 });
    expect(await page.next('refused')).toMatchObject({ id: 'old', code: 'something-happened' });
    page.socket.close();
  });

  test('without a table there is nothing to answer', async () => {
    const { page } = await greeted(server.port);
    page.say({ kind: 'answer', id: 'x', frame: 1, answer: 0 });
    expect(await page.next('error')).toEqual({ kind: 'error', code: 'no-table', id: 'x' });
    page.socket.close();
  });

  test('a reload takes the same seat back, with a fresh look and the whole story', async () => {
    const { page, token } = await seated({ preset: 'en', rounds: 1, grabSeconds: 0 });
    await page.next('look');
    page.socket.close();
    await page.closed;
    const back = await greeted(server.port, token);
    expect(back.token).toBe(token);
    expect(await back.page.next('table')).toEqual(await page.next('table'));
    const fresh = await back.page.next('look');
    expect(fresh).toMatchObject({ fresh: true, look: { seat: 0 } });
    expect(fresh.events[0]).toMatchObject({ is: 'opens' });
    await playToTheEnd(back.page);
    back.page.socket.close();
  });

  test('two sockets of one seat hear the same, and either may answer', async () => {
    const { page, token } = await seated({ preset: 'fr', rounds: 1 });
    await page.next('look');
    const { page: second } = await greeted(server.port, token);
    await second.next('look');
    const over = await playToTheEnd(second);
    expect(await page.next('over')).toEqual(over);
    const lastLook = (p: Headless): ServerMessage | undefined => p.heard.findLast(({ kind }) => kind === 'look');
    expect(lastLook(page)).toEqual(lastLook(second));
    page.socket.close();
    second.socket.close();
  });

  test('a token that is unknown gets a new one and no table', async () => {
    const { page, token } = await greeted(server.port, 'f'.repeat(48));
    expect(token).not.toBe('f'.repeat(48));
    expect(await page.next('welcome')).toMatchObject({ seated: false });
    page.socket.close();
  });

  test('who leaves is at no table any more', async () => {
    const { page } = await seated({});
    page.say({ kind: 'leave' });
    page.say({ kind: 'answer', id: 'x', frame: 1, answer: 0 });
    expect(await page.next('error')).toMatchObject({ code: 'no-table' });
    page.socket.close();
  });
});

test('stopping says goodbye to everybody', async () => {
  const settings = { port: 0, host: '127.0.0.1', publicUrl: undefined };
  const own = await startServer(settings, { folder, clock: monotonicClock, log: (line) => complaints.push(line) });
  const { page } = await greeted(own.port);
  page.say(openRequest({}));
  await page.next('look');
  await own.stop();
  expect(await page.closed).toBe(1001);
  expect(await page.next('error')).toEqual({ kind: 'error', code: 'closing' });
});

test('nothing was complained about but the message beyond all measure', () => {
  expect(complaints.filter((line) => !line.includes('payload'))).toEqual([]);
});

async function seated(
  options: Record<string, string | number | boolean>,
  seats = 4,
): Promise<{ page: Headless; token: string }> {
  const { page, token } = await greeted(server.port);
  page.say(openRequest(options, seats));
  await page.next('table');
  return { page, token };
}

/** Plays the kept game again and compares, look by look, what the seat was told with what it may see. */
function expectOnlyWhatMayBeSeen(
  page: Headless,
  match: Match,
  kept: Extract<ServerMessage, { kind: 'over' }>['replay'],
): void {
  const looks = page.heard.filter((message) => message.kind === 'look');
  const { seat } = looks[0].look;
  const allowed: { look: Look; events: GameEvent[] }[] = [];
  let { table, story } = open(match, kept.seed);
  const note = (): void => {
    const seen = look(match, table, seat);
    const events = story.filter(({ audience }) => has(audience, seat)).map(({ event }) => event);
    const changed = JSON.stringify({ ...seen, now: 0 }) !== JSON.stringify({ ...allowed.at(-1)?.look, now: 0 });
    if (!changed && events.length === 0) return;
    for (const place of seen.piles.flat())
      if (isKnown(place)) expect(has(table.cards.seen[cardAt(place)], seat as Seat)).toBe(true);
    allowed.push({ look: seen, events });
  };
  note();
  for (const input of kept.inputs) {
    const stepped = step(match, table, input);
    if ('refused' in stepped) throw new Error(stepped.refused.code);
    ({ table, story } = stepped);
    note();
  }
  expect(looks.map(({ seq }) => seq)).toEqual(looks.map((_, i) => i + 1));
  expect(looks.map(({ look: told, events }) => ({ look: told, events }))).toEqual(allowed);
}
