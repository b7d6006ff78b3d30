/** How much anybody may ask of a house, by counting: what is answered, what is stored, whose connection is cut. No clock but the test's own. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { codesWith, newCode } from '#house/codes';
import { namedDice } from '#kernel';
import type { KeptGame } from '#protocol';
import type { BarePage } from '#server/tests/bare-page';
import { connectBare, given, openBare } from '#server/tests/bare-page';
import type { ManualClock } from '#server/tests/trials/manual-clock';
import { manualClock, settled } from '#server/tests/trials/manual-clock';
import { game as toy } from '#testkit/toy/game';
import { personRate } from '../allowance.ts';
import type { Connection, Doors, House, SeatGiven } from '../api.ts';
import { openHouse } from '../house.ts';
import type { Store } from '../store.ts';
import { tableId } from '../store.ts';
import { openMemoryStore } from './memory-store.ts';

interface Opened {
  readonly house: House;
  readonly store: Store;
  readonly clock: ManualClock;
}

function open(doors: Partial<Doors> = {}): Opened {
  const { store = openMemoryStore() } = doors;
  const clock = manualClock();
  const dice = namedDice('limits');
  const house = openHouse({
    store,
    clock,
    chance: (bytes) => Uint8Array.from({ length: bytes }, () => dice.below(256)),
    findGame: () => ({ load: async () => ({ game: toy }) }),
    log: (line) => expect.unreachable(line),
    think: async () => undefined,
    ...doors,
  });
  onTestFinished(() => house.stop());
  return { house, store, clock };
}

const create = async (house: House, options = {}): Promise<SeatGiven> =>
  given(await house.createTable({ game: 'toy', name: 'Mia', avatar: 'fox', chairs: 2, options }));

const join = async (house: House, { code }: SeatGiven): Promise<SeatGiven> =>
  given(await house.joinTable(code, { name: 'Ben', avatar: 'owl' }));

const count = (pages: readonly BarePage[], kind: string): number =>
  pages.flatMap(({ heard }) => heard).filter((said) => said.kind === kind).length;

const ping = (page: BarePage, n: number, more = ''): void =>
  page.session.receive(JSON.stringify({ kind: 'ping', n }) + more);

const replay = (page: BarePage): void => page.session.receive(JSON.stringify({ kind: 'replay', n: 99 }));

const { most: MOST, patience: PATIENCE } = personRate();
const NOBODY = { person: undefined, setToken: undefined };

describe('an allowance', () => {
  test('H12-01 is shared by all sessions of a person: two of them get no more answers than one', async () => {
    const { house, clock } = open();
    const seat = await create(house);
    const pages = [await openBare(house, seat), await openBare(house, seat)];
    for (let n = 0; n < 2 * MOST; n++) for (const page of pages) ping(page, n);
    const answered = count(pages, 'pong');
    expect(answered).toBeGreaterThan(MOST - 20);
    expect(answered).toBeLessThan(MOST);
    await clock.pass(1_000);
    for (let n = 0; n < MOST; n++) for (const page of pages) ping(page, n);
    // A refusal costs one too, so nothing came back yet.
    expect(count(pages, 'pong')).toBe(answered);
  });

  test('H12-01 is charged by bytes: five thousand characters cost as much as ten short messages', async () => {
    const { house } = open();
    const page = await openBare(house, await create(house));
    for (let n = 0; n < MOST; n++) ping(page, n, ' '.repeat(5_000));
    expect(count([page], 'pong')).toBe(Math.floor((MOST - 2) / 10.8));
  });

  test('H12-01 a message beyond it is not read, but answered with its number', async () => {
    const { house } = open();
    const page = await openBare(house, await create(house));
    for (let n = 0; n < MOST; n++) ping(page, n);
    page.session.receive('{"kind":"rename","n":7,"nobody reads this');
    expect(page.heard.at(-1)).toEqual({ kind: 'error', code: 'too-fast', n: 7 });
  });

  test('H12-04 of a seat makes at most thirty changes of the room at once, and three a second from then on', async () => {
    const { house, store, clock } = open();
    const seat = await create(house);
    const page = await openBare(house, seat);
    const rows = async (): Promise<number> => (await store.read(tableId(seat.table), 0, 1e6)).length;
    const before = await rows();
    const rename = async (): Promise<void> => {
      for (let n = 0; n < 40; n++)
        await Promise.race([page.ask({ kind: 'rename', name: `M${n}`, avatar: 'fox' }), settled()]);
    };
    await rename();
    const atOnce = (await rows()) - before;
    expect([atOnce > 20, atOnce <= MOST / 10]).toEqual([true, true]);
    await clock.pass(10_000);
    await rename();
    expect((await rows()) - before - atOnce).toBeLessThanOrEqual(MOST / 10);
  });

  test('H12-04 of somebody who only watches is a tenth', async () => {
    const { house } = open();
    const page = connectBare(house, (await create(house)).table, NOBODY);
    for (let n = 0; n < MOST; n++) ping(page, n);
    expect(count([page], 'pong')).toBe(Math.floor(MOST / 10.5));
  });

  test('H12-04 of an address is charged for what all its sessions say, ten times for those who watch, and may refuse', async () => {
    const { house } = open();
    const seat = await create(house);
    const charged: number[] = [];
    const connection: Connection = {
      send: () => undefined,
      unsent: () => 0,
      roundTrip: () => undefined,
      close: () => undefined,
      charge: (cost) => (charged.push(cost) > 1 ? 'refused' : 'taken'),
    };
    const watching = house.connect(seat.table, NOBODY, connection);
    watching.receive('x'.repeat(512));
    const seated = house.connect(seat.table, await house.admit(seat.table, seat.token), connection);
    expect(seated.charge(3)).toBe(false);
    expect(charged).toEqual([20, 3]);
  });
});

describe('who is cut', () => {
  test('H12-05 says more than is worth an answer: a flood is answered so often and no more', async () => {
    const { house } = open();
    const page = await openBare(house, await create(house));
    for (let n = 0; n < 10 * (MOST + PATIENCE); n++) ping(page, n);
    expect(page.closedWith()).toBe(1013);
    expect(count([page], 'error')).toBeLessThanOrEqual(PATIENCE + 1);
    expect(house.counts().sessions).toBe(0);
  });

  test('H12-05 comes from an address that floods', async () => {
    const { house } = open();
    let closedWith = 0;
    const connection: Connection = {
      send: () => undefined,
      unsent: () => 0,
      roundTrip: () => undefined,
      close: (code) => {
        closedWith = code;
      },
      charge: () => 'flood',
    };
    house.connect('nowhere', NOBODY, connection).receive('{}');
    expect(closedWith).toBe(1013);
  });

  test('H12-05 does not read, whatever it sends: also control frames alone', async () => {
    const { house } = open();
    const page = connectBare(house, 'nowhere', NOBODY);
    expect(page.session.charge(1)).toBe(true);
    page.unsent = 50_000_000;
    expect(page.session.charge(1)).toBe(false);
    expect(page.closedWith()).toBe(1013);
  });
});

/** Both play, and nothing is timed; the frame that they see. */
async function playing({ house }: Opened): Promise<{ pages: BarePage[]; seat: SeatGiven; frame: () => number }> {
  const seat = await create(house, { clock: 0, rounds: 1 });
  const pages = [await openBare(house, seat), await openBare(house, await join(house, seat))];
  await pages[1].ask({ kind: 'ready', ready: true });
  await pages[0].ask({ kind: 'start' });
  const look = pages[0].heard.findLast((said) => said.kind === 'look');
  return { pages, seat, frame: () => look?.look.stack.at(-1)?.id ?? 0 };
}

describe('a game', () => {
  const share = toy.maxInputs(2, { rounds: 1, deal: 3, quiet: false, clock: 0 }) / 2;

  test('H12-06 has no more inputs than its rules foresee: a seat changes its mind as often as its share, and others still may', async () => {
    const { pages, frame } = await playing(open({ messagesPerSecond: 1e6 }));
    const [mia, ben] = pages;
    const toggle = (page: BarePage, n: number) =>
      page.ask({ kind: 'interrupt', name: 'policy', frame: frame(), answer: n % 2 === 1 ? 'wave' : 'stay' });
    const said: string[] = [];
    for (let n = 1; n <= share + 3; n++) {
      const answer = await toggle(mia, n);
      said.push(answer.kind === 'refused' ? answer.code : answer.kind);
    }
    expect(said).toEqual([...Array.from({ length: share }, () => 'taken'), 'too-often', 'too-often', 'too-often']);
    expect(await toggle(ben, 1)).toMatchObject({ kind: 'taken' });
    expect(await mia.ask({ kind: 'answer', frame: frame(), answer: 0 })).not.toMatchObject({ code: 'too-often' });
  });

  test('H13-04 is gathered once when it is over, for all who ask, and kept packed', async () => {
    const reads: number[] = [];
    const memory = openMemoryStore();
    const read: Store['read'] = (...asked) => {
      reads.push(1);
      return memory.read(...asked);
    };
    const packs: string[] = [];
    const pack = async (text: string): Promise<string> => `packed ${packs.push(text)}`;
    const { house } = open({ store: { ...memory, read }, pack });
    const { pages } = await playing({ house, store: memory, clock: manualClock() });
    await pages[0].ask({ kind: 'end' });
    const game = pages[0].heard.findLast((said) => said.kind === 'over')?.game ?? '';
    reads.length = 0;
    const asked = await Promise.all(Array.from({ length: 20 }, () => house.keptGame(game)));
    expect(new Set(asked.map((kept) => JSON.stringify(kept)))).toEqual(new Set(['{"packed":"packed 1"}']));
    expect([packs.length, reads.length]).toEqual([1, 1]);
    expect(JSON.parse(packs[0]) as KeptGame).toMatchObject({ game, seats: [{ name: 'Mia' }, { name: 'Ben' }] });
    expect(await house.keptGame(game)).toEqual({ packed: 'packed 1' });
    for (const page of pages) replay(page);
    await settled();
    expect(count(pages, 'replay')).toBe(2);
    expect(reads.length).toBe(2);
  });

  test('H13-04 is not sent again to a page that has not read it yet, nor more often than it pays for', async () => {
    const { house } = open();
    const { pages } = await playing({ house, store: openMemoryStore(), clock: manualClock() });
    const [page] = pages;
    await page.ask({ kind: 'end' });
    page.unsent = 300_000;
    replay(page);
    expect(page.heard.at(-1)).toEqual({ kind: 'error', code: 'too-fast', n: 99 });
    page.unsent = 0;
    for (let i = 0; i < 20; i++) replay(page);
    await settled();
    expect(count([page], 'replay')).toBe(Math.floor((MOST - 30) / 61));
  });
});

test('H12-06 a table has only so many rows: then its game is played to the end, and nothing new is begun', async () => {
  const { pages } = await playing(open({ messagesPerSecond: 1e6, mostRows: 10 }));
  const [mia] = pages;
  for (let n = 0; n < 10; n++) await mia.ask({ kind: 'rename', name: `M${n}`, avatar: 'fox' });
  expect(await mia.ask({ kind: 'rename', name: 'Zoe', avatar: 'fox' })).toMatchObject({ code: 'worn-out' });
  expect(await mia.ask({ kind: 'end' })).toMatchObject({ kind: 'taken' });
  expect(await mia.ask({ kind: 'rematch' })).toMatchObject({ code: 'worn-out' });
  expect(await mia.ask({ kind: 'leave' })).toMatchObject({ kind: 'taken' });
});

describe('a code', () => {
  test('H12-07 of a table to which nobody ever came is free after ten minutes, and of another after a day', async () => {
    const { house, store, clock } = open({ times: { sweep: 5_000 } });
    await clock.pass(1);
    const [unused, used] = [await create(house), await create(house)];
    const page = await openBare(house, used);
    page.session.gone();
    await clock.pass(599_000);
    expect(await store.findCode(unused.code)).toBeDefined();
    await clock.pass(10_000);
    expect(await store.findCode(unused.code)).toBeUndefined();
    await clock.pass(23 * 3_600_000);
    expect(await store.findCode(used.code)).toBeDefined();
    await clock.pass(3_600_000);
    expect(await store.findCode(used.code)).toBeUndefined();
  });

  test('H12-07 has a digit more when a quarter of the shorter ones is taken', async () => {
    const { house, store } = open();
    const dice = namedDice('codes');
    for (let taken = 0; taken < codesWith(2) / 4 - 1; ) {
      const opening = { payload: '{}', at: 0, sum: 0, dueAt: undefined };
      const table = tableId(`table-${taken}`);
      if ((await store.create({ ...opening, table, code: newCode(dice, 2) })) === 'stored') taken++;
    }
    expect((await create(house)).code).toMatch(/^[A-Z]+-\d\d$/);
    expect((await create(house)).code).toMatch(/^[A-Z]+-\d\d\d$/);
  });

  test('H12-07 is drawn a few times at most, and where all are taken, that has a sentence of its own', async () => {
    const store = openMemoryStore();
    const drawn: string[] = [];
    const full: Store['create'] = async ({ code = '' }) => {
      drawn.push(code);
      return 'code-taken';
    };
    const { house } = open({ store: { ...store, create: full } });
    expect(await house.createTable({ game: 'toy', name: 'Mia', avatar: 'fox' })).toMatchObject({
      refused: { code: 'no-codes' },
    });
    expect(drawn.length).toBeLessThanOrEqual(12);
    expect(drawn.map((code) => code.replace(/\D/g, '').length).at(-1)).toBe(4);
  });
});
