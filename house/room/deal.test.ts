/** The deal: whose chance is in it, who is waited for, and what a page can check afterwards. */
import { describe, expect, test } from 'vitest';
import { commitment, sha256Hex } from '#kernel';
import type { KeptDeal } from '#protocol';
import { checkDeal } from '#protocol';
import type { Page } from '../tests/evening.ts';
import { Evening, shelfOf } from '../tests/evening.ts';
import { deedOf, Folded } from './tests/folded.ts';

const nonceOf = (person: number): string => sha256Hex(`nonce of ${person}`);
const commit = (room: Folded, person: number, nonce = nonceOf(person)) =>
  room.person(person, { kind: 'commit', hash: sha256Hex(nonce) });
const reveal = (room: Folded, person: number, nonce = nonceOf(person)) =>
  room.person(person, { kind: 'reveal', nonce });

/** Three people whose pages give nonces; the host has pressed start. */
function dealing(): Folded {
  const room = new Folded({ flipMillis: 0 }).gather(3);
  for (const person of [1, 2, 3]) room.door({ kind: 'arrive', person, gives: true });
  expect(deedOf(room.person(1, { kind: 'start' }))).toMatchObject({ is: 'dealing', asked: [1, 2, 3] });
  return room;
}

describe('hashes, then nonces', () => {
  test('H6-05 the seed has the secret that was promised and the nonces of all pages in the order of seats', () => {
    const room = dealing();
    const promised = commitment(room.seating.room.seed);
    for (const person of [3, 1, 2]) commit(room, person);
    expect(room.pass(0)).toMatchObject([{ is: 'revealing' }]);
    for (const person of [2, 3, 1]) reveal(room, person);
    expect(room.pass(0)).toMatchObject([{ is: 'started' }]);
    const seed = room.seating.play?.seed;
    expect(seed?.nonces).toEqual([1, 2, 3].map(nonceOf));
    expect(seed && commitment(seed)).toBe(promised);
    expect(room.seating.room).toMatchObject({ stage: 'playing', leftOut: [] });
    expect(room.seating.room).not.toHaveProperty('deal');
  });

  test('H6-05 no nonce is taken before all hashes are in, nor one of another hash, nor a second one', () => {
    const room = dealing();
    commit(room, 1);
    expect(commit(room, 1, nonceOf(9))).toBeUndefined();
    expect(reveal(room, 1)).toBeUndefined();
    for (const person of [2, 3]) commit(room, person);
    room.pass(0);
    expect(commit(room, 1, nonceOf(9))).toBeUndefined();
    expect(reveal(room, 1, nonceOf(9))).toBeUndefined();
    expect(deedOf(reveal(room, 1))).toMatchObject({ is: 'revealed' });
    expect(reveal(room, 1)).toBeUndefined();
  });

  test('H6-05 another nonce, another deal: the same secret alone decides nothing', () => {
    const deals = ['a', 'b'].map((word) => {
      const room = dealing();
      for (const person of [1, 2, 3]) commit(room, person, sha256Hex(word + person));
      room.pass(0);
      for (const person of [1, 2, 3]) reveal(room, person, sha256Hex(word + person));
      room.pass(0);
      return room.seating.play?.table.cards.piles;
    });
    expect(deals[0]).not.toEqual(deals[1]);
  });
});

describe('who is silent', () => {
  test('H6-06 for two seconds with the hash is left out and named', () => {
    const room = dealing();
    for (const person of [1, 3]) commit(room, person);
    expect(room.pass(1_999)).toEqual([]);
    expect(room.pass(1)).toMatchObject([{ is: 'revealing' }]);
    for (const person of [1, 3]) reveal(room, person);
    room.pass(0);
    expect(room.seating.play?.seed.nonces).toEqual([1, 3].map(nonceOf));
    expect(room.seating.room.leftOut).toEqual(['Guest 2']);
  });

  test('H6-06 for two seconds with the nonce is left out and named', () => {
    const room = dealing();
    for (const person of [1, 2, 3]) commit(room, person);
    room.pass(0);
    for (const person of [1, 2]) reveal(room, person);
    expect(room.pass(1_999)).toEqual([]);
    expect(room.pass(1)).toMatchObject([{ is: 'started', leftOut: ['Guest 3'] }]);
  });

  test('H6-06 everybody: the game begins all the same', () => {
    const room = dealing();
    expect(room.pass(2_000)).toMatchObject([{ is: 'started', leftOut: ['Mia', 'Guest 2', 'Guest 3'] }]);
    expect(room.seating.play?.seed.nonces).toEqual([]);
  });

  test('H6-07 who says that it gives none is not waited for, and neither are bots', () => {
    const room = new Folded({ flipMillis: 0 }, 4).gather(3);
    expect(deedOf(room.person(1, { kind: 'start' }))).toMatchObject({ is: 'started' });
    expect(room.seating.room.leftOut).toEqual([]);
  });

  test('H6-07 nor is somebody who came back with a page that gives none', () => {
    const room = new Folded({ flipMillis: 0 }).gather(3);
    room.door({ kind: 'arrive', person: 2, gives: true });
    room.door({ kind: 'depart', person: 2 });
    room.door({ kind: 'arrive', person: 2 });
    expect(deedOf(room.person(1, { kind: 'start' }))).toMatchObject({ is: 'started' });
  });
});

test.each([
  ['somebody leaves', (room: Folded) => room.person(3, { kind: 'leave' })],
  ['somebody is not ready after all', (room: Folded) => room.person(2, { kind: 'ready', ready: false })],
  ['the host changes the options', (room: Folded) => room.person(1, { kind: 'options', options: {}, chairs: 3 })],
])('H6-08 the deal is off when %s', (_, disturb) => {
  const room = dealing();
  commit(room, 1);
  disturb(room);
  expect(room.seating.room).not.toHaveProperty('deal');
  expect(room.pass(5_000)).toEqual([]);
  expect(room.seating.room.stage).toBe('lobby');
});

test('H6-08 the deal is off when its server ends, and the people who come back find their lobby', () => {
  const room = dealing();
  commit(room, 1);
  room.dead.add(room.node);
  room.node = 'node-2';
  expect(room.pass(10_000).map(({ is }) => is)).toEqual(['gone', 'gone', 'gone', 'deal-off']);
  expect(room.seating.room.stage).toBe('lobby');
});

/** Two people at a table whose pages give nonces, before the start. */
async function gathered(): Promise<{ evening: Evening; mia: Page; ben: Page; shelves: ReturnType<typeof shelfOf>[] }> {
  const evening = new Evening();
  const shelves = [shelfOf('mia'), shelfOf('ben')];
  const mia = await evening.open({ flipMillis: 0, rounds: 1 }, 3, { deals: shelves[0] });
  const ben = await evening.join('Ben', { deals: shelves[1] });
  await mia.say({ kind: 'bot', chair: 2 });
  await ben.say({ kind: 'ready', ready: true });
  return { evening, mia, ben, shelves };
}

const checkOf = (page: Page, kept: KeptDeal | undefined, left: 'in' | 'out' = 'in') =>
  page.game === undefined || page.over === undefined
    ? 'no game'
    : checkDeal({ kept, game: page.game, seed: page.over.seed, left }, sha256Hex);

describe('pages', () => {
  test('H6-05, H13-03 give by themselves and find their nonce in the seed, in a rematch another one', async () => {
    const { evening, mia, ben, shelves } = await gathered();
    const seeds: unknown[] = [];
    for (const _ of [1, 2]) {
      await mia.say({ kind: 'start' });
      await evening.clock.pass(50);
      expect(mia.room).toMatchObject({ stage: 'playing', leftOut: [] });
      await mia.say({ kind: 'end' });
      expect([checkOf(mia, shelves[0].kept()), checkOf(ben, shelves[1].kept())]).toEqual(['in', 'in']);
      seeds.push(mia.over?.seed);
      await mia.say({ kind: 'rematch' });
      await ben.say({ kind: 'ready', ready: true });
    }
    expect(seeds[0]).not.toEqual(seeds[1]);
    expect(evening.faults).toEqual([]);
  });

  test('H6-05 a nonce is in no message before the game is over', async () => {
    const { evening, mia, ben, shelves } = await gathered();
    await mia.say({ kind: 'start' });
    await evening.clock.pass(50);
    const nonce = String(shelves[0].kept()?.nonce);
    expect(JSON.stringify(ben.heard)).toContain(sha256Hex(nonce));
    expect(JSON.stringify(ben.heard)).not.toContain(nonce);
  });

  test.each([
    ['its hash', 1],
    ['its nonce', 2],
  ])('H6-06 a page that loads itself again before it gave %s goes on where it was', async (_, time) => {
    const { evening, mia, ben, shelves } = await gathered();
    const shelf = shelves[1];
    ben.close();
    const closing = {
      ...shelf,
      keep: (deal: KeptDeal) => shelf.keep(deal) === undefined && shelf.all.length === time && page.close(),
    };
    const page = await evening.page(ben, { deals: closing });
    await page.say({ kind: 'ready', ready: true });
    await mia.say({ kind: 'start' });
    expect([shelf.all.length, mia.room?.stage]).toEqual([time, 'lobby']);
    const again = await evening.page(page, { deals: shelf });
    await evening.clock.pass(100);
    expect(again.room).toMatchObject({ stage: 'playing', leftOut: [] });
    await mia.say({ kind: 'end' });
    expect(checkOf(again, shelf.kept())).toBe('in');
  });

  test('H6-05 at two nodes: both pages’ nonces are in the seed', async () => {
    const { evening, mia, ben, shelves } = await gathered();
    ben.close();
    const there = await evening.page(ben, { deals: shelves[1] }, evening.node('node-2'));
    await there.say({ kind: 'ready', ready: true });
    await evening.clock.pass(1_500);
    await mia.say({ kind: 'start' });
    await evening.clock.pass(200);
    await mia.say({ kind: 'end' });
    await evening.clock.pass(50);
    expect([checkOf(mia, shelves[0].kept()), checkOf(there, shelves[1].kept())]).toEqual(['in', 'in']);
  });
});

describe('what a page finds wrong', () => {
  const nonce = nonceOf(1);
  const hashes = [1, 2].map((person) => sha256Hex(nonceOf(person)));
  const kept: KeptDeal = { game: 3, id: 1, commitment: 'c', nonce, hashes };
  const seed = { secret: '', tableId: '', nonces: [1, 2].map(nonceOf) };
  const game = { n: 3, commitment: 'c' };

  test.each([
    ['nothing where its nonce is in', kept, seed, 'in', 'in'],
    ['its nonce missing although it was not left out', kept, { ...seed, nonces: [nonceOf(2)] }, 'in', 'wrong'],
    ['nothing where it was left out and named', kept, { ...seed, nonces: [nonceOf(2)] }, 'out', 'without'],
    ['a nonce whose hash was never shown', kept, { ...seed, nonces: [nonce, nonceOf(9)] }, 'in', 'wrong'],
    ['another promise than before', { ...kept, commitment: 'd' }, seed, 'in', 'wrong'],
    ['nothing in a game whose deal it has not seen', { ...kept, game: 2 }, seed, 'in', 'without'],
    ['nothing where another window of its person gave', { ...kept, hashes: hashes.slice(1) }, seed, 'in', 'without'],
  ] as const)('H6-05 %s', (_, known, given, left, verdict) => {
    expect(checkDeal({ kept: known, game, seed: given, left }, sha256Hex)).toBe(verdict);
  });
});
