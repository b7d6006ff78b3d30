/** Games over real sockets: whole ones by people and bots, cuts and comebacks, pauses, and nothing told that may not be seen. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { greedy } from '#bots';
import { games } from '#games';
import { MOST_SESSIONS } from '#house/allowance';
import { commitment, fingerprint, myQuestion, replay } from '#kernel';
import { PROTOCOL } from '#protocol';
import type { Headless, Said } from '#testkit/headless';
import { connect, matchFor, play, stranger } from '#testkit/headless';
import { begun, chairAt, expectOnlyWhatMayBeSeen, gathered, leaveAll, personAt, refused, taken } from './gathering.ts';
import type { Chosen, TableServer } from './table-server.ts';
import { forgetFolder, startTables } from './table-server.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TableServer;

beforeAll(async () => {
  server = await startTables();
});

afterAll(async () => {
  await server.stop();
  expect(server.complaints).toEqual([]);
  forgetFolder(server.folder);
});

const shelf = await Promise.all(games.map(async (shelved) => (await shelved.load()).game));
const presets = shelf.flatMap((game) => Object.keys(game.options.presets).map((preset) => [game.id, preset] as const));

/** Options with which a game is short. */
const SOON_OVER: Readonly<Record<string, Chosen>> = {
  sandwich: { rounds: 1, tradeSeconds: 1 },
  'sandwich-wars': { orders: 3 },
  'sandwich-masters': { end: 'rounds', rounds: 8 },
  'plates-and-napkins': { sandwiches: 1 },
};

const replayOf = async (page: Headless): Promise<Said<'replay'>['replay']> => {
  const told = await page.ask({ kind: 'replay' });
  if (told.kind !== 'replay') throw new Error(told.kind);
  return told.replay;
};

describe('whole games', () => {
  test.each(presets)(
    'H6-01, H10-01 of %s, preset %s, by people and bots, and nobody is told too much',
    async (game, preset) => {
      const [host, guest] = await gathered(server, 2, 2, { preset, ...SOON_OVER[game] }, game);
      const watcher = await connect(server.origin, stranger(host.ticket.table));
      await taken(host.ask({ kind: 'start' }));
      const shown = host.known.room?.commitment;
      await Promise.all([play(host, { bot: greedy }), play(guest)]);
      await watcher.until(({ over }) => over);
      const kept = await replayOf(host);
      const again = replay(await matchFor(host.known.game as Said<'game'>), kept.seed, kept.inputs);
      expect(again.refused).toBeUndefined();
      expect(again.table.result.over).toBe(true);
      expect(fingerprint(again.table)).toBe(kept.fingerprint);
      expect(commitment(kept.seed)).toBe(shown);
      expect(host.known.over?.seed).toEqual(kept.seed);
      for (const page of [host, guest, watcher]) await expectOnlyWhatMayBeSeen(page, kept);
      leaveAll(host, guest, watcher);
    },
  );

  test('H6-04 the commitment was shown in the lobby already', async () => {
    const [host] = await gathered(server, 1, 2, { rounds: 1 });
    const promised = host.known.room?.commitment;
    await taken(host.ask({ kind: 'start' }));
    await play(host);
    expect(commitment((await replayOf(host)).seed)).toBe(promised);
    leaveAll(host);
  });

  test('with a variant of every kind, for five people', async () => {
    const pages = await begun(server, 5, 0, {
      express: true,
      chef: true,
      theme: 'p:random',
      bleah: true,
      tasting: 'turns',
    });
    await Promise.all(pages.map((page) => play(page)));
    for (const page of pages) expect(page.heard.filter(({ kind }) => kind === 'error')).toEqual([]);
    leaveAll(...pages);
  });

  test('H13-03 again with the same seats, as another game with another secret', async () => {
    const [host, guest] = await begun(server, 2, 1, { rounds: 1 });
    await Promise.all([play(host), play(guest)]);
    const first = host.known.over?.seed.secret;
    await refused(guest.ask({ kind: 'rematch' }), 'not-host');
    await taken(host.ask({ kind: 'rematch' }));
    await guest.until(({ room }) => room?.stage === 'lobby');
    await refused(host.ask({ kind: 'start' }), 'not-ready');
    await taken(guest.ask({ kind: 'ready', ready: true }));
    await taken(host.ask({ kind: 'start' }));
    await Promise.all([host, guest].map((page) => page.until(({ look }) => look)));
    expect(host.known.game).toMatchObject({ n: 2, seat: 0 });
    await Promise.all([play(host), play(guest)]);
    expect(host.known.over?.seed.secret).not.toBe(first);
    leaveAll(host, guest);
  });
});

/** A game in which nothing happens unless somebody acts: no clocks. */
const CALM = { market: 'calm', grabSeconds: 0, composeSeconds: 0, rankSeconds: 0, rounds: 1 } as const;

describe('a page that was cut', () => {
  test('H4-02 gets everything after the seq it knows, and no more', async () => {
    const [host, guest] = await begun(server, 2, 1, { rounds: 1, preset: 'fr' });
    const seen = guest.known.seq;
    await guest.cut();
    await play(host, { enough: ({ seq }) => seq >= 8 });
    const skip = guest.heard.length;
    await guest.resume();
    await guest.until(({ seq }) => seq > seen);
    await Promise.all([play(host), play(guest)]);
    expect(guest.heard.slice(skip).some(({ kind }) => kind === 'look')).toBe(false);
    await expectOnlyWhatMayBeSeen(guest, await replayOf(host));
    leaveAll(host, guest);
  });

  test('H4-03 gets a fresh look where what it knows is too long ago, or of no game it could know', async () => {
    const [host] = await begun(server, 1, 2, { rounds: 1 });
    await play(host);
    for (const after of [
      { game: 1, seat: 0, seq: 0 },
      { game: 1, seat: 0, seq: 99_999 },
      { game: 7, seat: 0, seq: 3 },
      { game: 1, seat: 0, seq: -4 },
    ]) {
      const page = await connect(server.origin, host.ticket, { greet: 'silent' });
      page.say({ kind: 'hello', protocol: PROTOCOL, load: page.load, after });
      await page.next('over');
      expect(page.known.look).toEqual(host.known.look);
      expect(page.known.seq).toBe(host.known.seq);
      leaveAll(page);
    }
    leaveAll(host);
  });

  test('H3-01 says its unanswered command again, and it is done once', async () => {
    const [host] = await begun(server, 1, 2, CALM);
    await host.until(({ look }) => look !== undefined && myQuestion(look));
    const { look, game } = host.known;
    const question = look === undefined ? undefined : myQuestion(look);
    if (look === undefined || question === undefined) throw new Error('nobody is asked');
    const match = await matchFor(game as Said<'game'>);
    const answer = greedy.answer(match, look, { persona: 1, dice: { below: () => 0 } });
    const taken = host.heard.findLast((said) => said.kind === 'taken');
    const after = taken?.kind === 'taken' ? taken.last : 0;
    const n = after + 1;
    for (let i = 0; i < 5; i++) host.say({ kind: 'answer', n, after, frame: question.id, answer });
    const answers = (): unknown[] => host.heard.filter((said) => said.kind === 'taken' && said.n === n);
    await host.until(() => answers().length === 5);
    expect(answers()).toEqual(Array.from({ length: 5 }, () => ({ kind: 'taken', n, last: n })));
    const rows = await server.store.read(host.ticket.table as never, 0, 1_000);
    const command = { person: host.known.person, name: host.load, n };
    expect(rows.filter(({ payload }) => payload.includes(JSON.stringify(command)))).toHaveLength(1);
    leaveAll(host);
  });
});

describe('who is away', () => {
  test('H7-01, H7-02 is shown so, is played for by a bot after the table’s patience, and gets the seat back at once', async () => {
    const [host, guest] = await begun(server, 2, 1, { ...CALM, market: 'race', grabSeconds: 1 });
    await host.ask({ kind: 'manners', manners: { patience: 60 } });
    const seen = guest.known.seq;
    await guest.cut();
    await host.until(() => personAt(host, 1).away);
    await host.until(() => personAt(host, 1).lent);
    await play(host, { enough: ({ seq }) => seq > seen + 4 });
    await guest.resume();
    await host.until(() => !personAt(host, 1).away && !personAt(host, 1).lent);
    await guest.until(({ seq }) => seq > seen);
    await Promise.all([play(host), play(guest)]);
    expect(guest.known.look?.result).toEqual(host.known.look?.result);
    leaveAll(host, guest);
  });

  test('H7-02 may be lent out by the host at once, but only while away', async () => {
    const [host, guest] = await begun(server, 2, 1, CALM);
    await refused(host.ask({ kind: 'lend', chair: 1 }), 'not-away');
    await guest.cut();
    await host.until(() => personAt(host, 1).away);
    await taken(host.ask({ kind: 'lend', chair: 1 }));
    expect(personAt(host, 1).lent).toBe(true);
    await play(host);
    leaveAll(host);
  });

  test('H9-03 and no other person is there: the game waits for the first who comes back, whoever watches', async () => {
    const own = await startTables(undefined, { times: { empty: 20 } });
    const [host] = await begun(own, 1, 2, { ...CALM, market: 'race', grabSeconds: 30 });
    const watcher = await connect(own.origin, stranger(host.ticket.table));
    await host.cut();
    await watcher.until(({ room }) => room?.paused === 'empty');
    await host.resume();
    await watcher.until(({ room }) => room?.paused === 'nobody');
    await play(host);
    leaveAll(host, watcher);
    await own.stop();
    forgetFolder(own.folder);
  });
});

test('H5-01 who comes late takes a bot’s chair, until none is left', async () => {
  const [host] = await begun(server, 1, 2, CALM);
  const late = await server.join(host.ticket.code, 'Late');
  await host.until(() => chairAt(host, 1)?.kind === 'person');
  const later = await server.join(host.ticket.code, 'Later');
  await expect(server.join(host.ticket.code, 'Too late')).rejects.toThrow('full');
  leaveAll(host, late, later);
});

test('H5-11 a late guest is told what the public is told until the others say yes', async () => {
  const [host] = await begun(server, 1, 2, CALM);
  const late = await server.join(host.ticket.code, 'Late');
  await late.until(({ look }) => look);
  expect(late.known).toMatchObject({ game: { seat: 3 }, look: { seat: 3 } });
  await refused(late.ask({ kind: 'answer', frame: 1, answer: 0 }), 'not-yet');
  await taken(host.ask({ kind: 'let-in', chair: 1, yes: true }));
  await late.until(({ game, look }) => game?.seat === 1 && look?.seat === 1);
  const full = await server.join(host.ticket.code, 'Later');
  await taken(host.ask({ kind: 'let-in', chair: 2, yes: true }));
  await taken(late.ask({ kind: 'let-in', chair: 2, yes: true }));
  await full.until(({ look }) => look?.seat === 2);
  await Promise.all([play(host), play(late), play(full)]);
  leaveAll(host, late, full);
});

describe('two sockets of one seat', () => {
  test('hear the same, and either may answer', async () => {
    const [host] = await begun(server, 1, 2, { rounds: 1 });
    const second = await connect(server.origin, host.ticket);
    await play(second);
    await host.until(({ over }) => over);
    expect(host.known.look).toEqual(second.known.look);
    second.leave();
    await second.closed();
    expect(personAt(host, 0).away).toBe(false);
    leaveAll(host);
  });
});

test('H5-06 a ninth session of one seat ends the oldest, and the seat stays where it is', async () => {
  const host = await server.create();
  const more: Headless[] = [];
  for (let i = 1; i < MOST_SESSIONS; i++) more.push(await connect(server.origin, host.ticket));
  await taken(more[6].ask({ kind: 'rename', name: 'Eighth', avatar: 'bear' }));
  const tv = await connect(server.origin, host.ticket, { as: 'watch' });
  const newest = await connect(server.origin, host.ticket);
  expect(await host.next('error')).toEqual({ kind: 'error', code: 'too-many-sessions' });
  expect(await host.closed()).toBe(1008);
  for (const page of [...more, newest]) await taken(page.ask({ kind: 'rename', name: 'Mia', avatar: 'bear' }));
  expect([...more, newest, tv].flatMap(({ heard }) => heard.filter(({ kind }) => kind === 'error'))).toEqual([]);
  expect(personAt(newest, 0).away).toBe(false);
  leaveAll(...more, newest, tv);
});

describe('pause', () => {
  test('H9-01 by the host at once; by the others when all of them want it', async () => {
    const [host, ben, zoe] = await begun(server, 3, 0, CALM);
    await taken(host.ask({ kind: 'pause' }));
    await ben.until(({ room, look }) => room?.paused === 'people' && look?.paused);
    await refused(ben.ask({ kind: 'pause' }), 'paused');
    await taken(host.ask({ kind: 'resume' }));
    await ben.until(({ look }) => look?.paused === false);
    await taken(ben.ask({ kind: 'pause' }));
    await zoe.until(() => personAt(zoe, 1).wantsChange);
    expect(zoe.known.room?.paused).toBe('nobody');
    await taken(zoe.ask({ kind: 'pause' }));
    await taken(ben.ask({ kind: 'pause' }));
    await taken(ben.ask({ kind: 'pause' }));
    expect(host.known.room?.paused).toBe('nobody');
    await taken(host.ask({ kind: 'pause' }));
    await refused(host.ask({ kind: 'answer', frame: 1, answer: 0 }), 'paused');
    leaveAll(host, ben, zoe);
  });

  test('H9-02 time stands still while the table is paused', async () => {
    const [host] = await begun(server, 1, 2, { ...CALM, market: 'race', grabSeconds: 2 });
    await host.until(({ look }) => look !== undefined && myQuestion(look));
    await taken(host.ask({ kind: 'pause' }));
    await taken(host.ask({ kind: 'resume' }));
    await host.until(({ look }) => look?.paused === false);
    const resumed = host.heard.find((said) => said.kind === 'change' && said.patch.paused === false);
    expect(resumed).toMatchObject({ kind: 'change' });
    expect(resumed?.kind === 'change' && resumed.patch.stack).toBeUndefined();
    leaveAll(host);
  });
});

describe('watching', () => {
  test('H6-03 shows what everybody may see, and gives no voice', async () => {
    const [host] = await begun(server, 1, 2, CALM);
    const watcher = await connect(server.origin, stranger(host.ticket.table));
    expect(watcher.known).toMatchObject({ person: 0, game: { seat: 3 }, look: { seat: 3 } });
    await refused(watcher.ask({ kind: 'leave' }), 'no-seat');
    const tv = await connect(server.origin, host.ticket, { as: 'watch' });
    expect(tv.known.look).toEqual(watcher.known.look);
    leaveAll(host, watcher, tv);
  });

  test('H6-03 ends when the host forbids it', async () => {
    const host = await server.create();
    const watcher = await connect(server.origin, stranger(host.ticket.table));
    await taken(host.ask({ kind: 'manners', manners: { watching: false } }));
    expect(await watcher.next('error')).toEqual({ kind: 'error', code: 'no-watching' });
    expect(await watcher.closed()).toBe(1008);
    const another = await connect(server.origin, stranger(host.ticket.table));
    expect(await another.next('error')).toEqual({ kind: 'error', code: 'no-watching' });
    leaveAll(host);
  });
});
