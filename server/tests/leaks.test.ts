/** Leaks on the wire: no message names a card its reader has not seen, and nothing hidden shows in bytes, numbers or order of messages. */
import { expect, test } from 'vitest';
import { games } from '#games';
import type { Game, GameEvent, Kinds, OneRule, Seat, Table } from '#kernel';
import { has, pileOf, tellAll, topOf } from '#kernel';
import { game as toy } from '#testkit/toy/game';
import { noLeaks, setupOf, tryFaces } from './trials/leaks.ts';
import { NO_CARDS } from './trials/no-cards.ts';
import { noTwins, tryTwins } from './trials/twins.ts';
import { startWeb } from './web-server.ts';
import { WIDE } from './wide-limits.ts';

const GAMES = 40;
const MOMENTS = 20;
const shelf = await Promise.all(games.map(async (shelved) => (await shelved.load()).game));
const TOY = toy as Game<Kinds>;

/** The same game with one more field in what every seat is shown. */
const leaky = (game: Game<Kinds>, field: (table: Table, seat: Seat) => unknown): Game<Kinds> => ({
  ...game,
  view: (w, seat) => ({ ...game.view(w, seat), peek: field(w.table, seat) }),
});

/** A card that this seat has not seen, if there is one. */
const unseenCard = ({ cards }: Table, seat: Seat): number => cards.seen.findLastIndex((seen) => !has(seen, seat));

/** The one whose place tells something: the next to be drawn. */
const hiddenTop = ({ cards }: Table, seat: Seat): unknown =>
  cards.piles.map((pile) => pile.findLast((card) => !has(cards.seen[card], seat)) ?? -1);

test.each(shelf.map((game) => [game.id, game] as const))(
  'H6-01 %s: every card in every message is one that its reader has seen',
  { timeout: 600_000 },
  async (id, game) => {
    const web = await startWeb({}, MANY_GAMES);
    const report = noLeaks();
    const door = { origin: web.origin, port: web.running.port };
    await tryFaces(door, { game, games: GAMES, seed: 0, together: 6, noCards: NO_CARDS[id] ?? new Set() }, report);
    await web.stop();
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: GAMES });
  },
);

test('a card in a field that was planted is found', { timeout: 60_000 }, async () => {
  const [game] = shelf;
  const planted = leaky(game, unseenCard);
  const findGame = () => ({ load: async () => ({ game: planted }) });
  const web = await startWeb({}, { ...MANY_GAMES, shelf: { module: '#games', findGame } });
  const report = noLeaks();
  const door = { origin: web.origin, port: web.running.port };
  await tryFaces(door, { game, games: 1, seed: 0, together: 1, noCards: NO_CARDS[game.id] ?? new Set() }, report);
  await web.stop();
  expect(report.faults.length).toBeGreaterThan(10);
  expect(report.faults.join()).toContain('.view.peek names card');
});

/** The same game, but whoever turns or bids is told which card lies on top of the first pile. */
const talkative = (game: Game<Kinds>): Game<Kinds> => ({
  ...game,
  questions: Object.fromEntries(
    Object.entries(game.questions).map(([name, rule]) => [name, rule.mode === 'one' ? blurting(rule) : rule]),
  ),
});

function blurting(rule: OneRule<Kinds, unknown, unknown>): OneRule<Kinds, unknown, unknown> {
  return {
    ...rule,
    resolve(w, frame, seat, answer) {
      rule.resolve(w, frame, seat, answer);
      tellAll(w, { is: 'blurted', card: topOf(w, pileOf(0)) ?? 0 } as GameEvent);
    },
  };
}

test('a card that an event names and nobody has seen is found', { timeout: 60_000 }, async () => {
  const game = shelf[1];
  const findGame = () => ({ load: async () => ({ game: talkative(game) }) });
  const web = await startWeb({}, { ...MANY_GAMES, shelf: { module: '#games', findGame } });
  const report = noLeaks();
  const door = { origin: web.origin, port: web.running.port };
  await tryFaces(door, { game, games: 1, seed: 0, together: 1, noCards: NO_CARDS[game.id] ?? new Set() }, report);
  await web.stop();
  expect(report.faults.filter((fault) => /events\[\d+\]\S*\.card names card/.test(fault)).length).toBeGreaterThan(10);
});

/** Limits and pace for many games from one address. */
const MANY_GAMES = {
  messagesPerSecond: 10_000,
  limits: WIDE,
};

test.each([...shelf, TOY].map((game) => [game.id, game] as const))(
  'H4-01, H6-02 %s: twins that a seat cannot tell apart send it the very same messages',
  { timeout: 600_000 },
  async (_id, game) => {
    const report = noTwins();
    for (let n = 0; n < GAMES; n++)
      await tryTwins({ game, ...setupOf(game, n, {}), moments: MOMENTS, seed: n }, report);
    expect(report.faults).toEqual([]);
    expect(report.moments).toBe(GAMES * MOMENTS);
    for (const [kind, least] of hiddenKinds(game))
      expect([kind, (report.tried[kind] ?? 0) >= least]).toEqual([kind, true]);
  },
);

/** What players of this game can do unseen, and how often it must have been tried: by modes, at every hold, by silent interrupts. */
function hiddenKinds({ questions, interrupts }: Game<Kinds>): [kind: string, least: number][] {
  const rules = Object.entries(questions);
  const modes = new Set(rules.map(([, rule]) => rule.mode));
  const holds = rules.filter(([, rule]) => rule.mode === 'hold').map(([ask]) => `wave at ${ask}`);
  // What follows an answer is often open, such as a new draw: few are left that look the same.
  const partly = rules.some(([, rule]) => rule.mode === 'one' && rule.open !== undefined);
  const silent = Object.values(interrupts).some((rule) => rule.open !== undefined && rule.open({}) === undefined);
  return [
    ...['clock', ...holds].map((kind): [string, number] => [kind, 10]),
    ...(modes.has('sealed') ? ['sealed answer', 'taken back'] : []).map((kind): [string, number] => [kind, 10]),
    ...(modes.has('race') ? ([['grab', 10]] as [string, number][]) : []),
    ...(partly ? ([['hidden answer', 1]] as [string, number][]) : []),
    ...(silent ? ([['policy', 10]] as [string, number][]) : []),
  ];
}

test('twins tell a planted field from an honest look', { timeout: 60_000 }, async () => {
  const report = noTwins();
  for (const game of [...shelf, TOY])
    await tryTwins({ game: leaky(game, hiddenTop), ...setupOf(game, 0, {}), moments: MOMENTS, seed: 1 }, report);
  expect(report.faults.length).toBeGreaterThan(10);
});

test('a message too many, sent for what nobody may know of, is found', { timeout: 60_000 }, async () => {
  const report = noTwins();
  const busy = (table: Table): number => table.stack.at(-1)?.given.length ?? 0;
  for (const game of [...shelf, TOY])
    await tryTwins({ game: leaky(game, busy), ...setupOf(game, 0, {}), moments: MOMENTS, seed: 2 }, report);
  expect(report.faults.filter((fault) => fault.includes('it was told')).length).toBeGreaterThan(3);
});

test('a bare message, sent to all whenever anything happens and with nothing in it, is found', {
  timeout: 60_000,
}, async () => {
  const report = noTwins();
  for (const game of [...shelf, TOY])
    await tryTwins({ game, ...setupOf(game, 0, {}), moments: MOMENTS, seed: 2, planted: 'extra-frame' }, report);
  expect(report.faults.filter((fault) => fault.includes('it was told')).length).toBeGreaterThan(3);
  expect(report.faults.filter((fault) => / 1 frames against 0: /.test(fault)).length).toBeGreaterThan(3);
  const honest = noTwins();
  for (const game of [...shelf, TOY])
    await tryTwins({ game, ...setupOf(game, 0, {}), moments: MOMENTS, seed: 2 }, honest);
  expect(honest.faults).toEqual([]);
});
