/** The law of patches: what is made of two looks makes the later one of the earlier one, for every game, seat and input, and is small; looks that share their lists are the same looks. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { games } from '#games';
import type { Game, Kinds, Look, Match, Place } from '#kernel';
import { labSeed, look, looks, matchOf, namedDice, open, seatOf } from '#kernel';
import { playRandom } from '#testkit';
import { game as toy } from '#testkit/toy/game';
import { diffLook, patchLook } from './index.ts';

function matchWith(game: Game<Kinds>, seats: number, options: object = {}): Match {
  const made = matchOf<Kinds>(game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match;
}

const loaded = await Promise.all(games.map(async ({ load }) => (await load()).game));
const matches = [
  ...loaded.flatMap((game) => game.players.map((seats) => matchWith(game, seats))),
  matchWith(toy as unknown as Game<Kinds>, 4),
];

test.each(matches.map((match) => ({ match, name: match.game.id, seats: match.seats })))(
  'H4-04 after every input of a game: $name for $seats',
  { timeout: 60_000 },
  ({ match, seats }) => {
    let [told, whole] = [0, 0];
    let shared: Look[] = [];
    playRandom(match, labSeed(seats), namedDice(`${seats}`), (_input, before, after) => {
      shared = looks(match, after, shared);
      for (let seat = 0; seat <= seats; seat++) {
        const [earlier, later] = [look(match, before, seatOf(seat)), look(match, after, seatOf(seat))];
        if (!isDeepStrictEqual(shared[seat], later)) expect(shared[seat]).toEqual(later);
        const patch = diffLook(earlier, later) ?? { now: later.now };
        const text = JSON.stringify(patch);
        const patched = patchLook(earlier, JSON.parse(text));
        if (!isDeepStrictEqual(patched, later)) expect(patched).toEqual(later);
        told += text.length;
        whole += JSON.stringify(later).length;
      }
    });
    expect(told).toBeLessThan(whole / 4);
  },
);

const match = matchWith(loaded[0], 3);
const seen: Look = look(match, open(match, labSeed(2)).table, seatOf(0));
const { now } = seen;
const diff = (before: Partial<Look>, after: Partial<Look>) => diffLook({ ...seen, ...before }, { ...seen, ...after });

test('there is nothing to tell where only the time is another', () => {
  expect(diff({}, {})).toBeUndefined();
  expect(diff({}, { ...structuredClone(seen), now: (now + 1) as Look['now'] })).toBeUndefined();
});

test('fields of a view that come, go and bear odd names', () => {
  const before = { view: { a: 1, b: [1], valueOf: 1 } };
  const after = { view: { b: [1], constructor: 2, 'b"': { c: 1 } } };
  const patch = { now, view: { constructor: 2, 'b"': { c: 1 } }, gone: ['a', 'valueOf'] };
  expect(diff(before, after)).toEqual(patch);
  expect(patchLook({ ...seen, ...before }, patch)).toEqual({ ...seen, ...after });
});

test('a list is cut where it changed, and told whole where there are more or fewer of them', () => {
  const piles = [[1, 2, 3, 4, 5], [6]] as Place[][];
  expect(diff({ piles }, { piles: [[1, 2, 9, 5], [6]] as Place[][] })).toEqual({ now, piles: { 0: [2, 2, 9] } });
  expect(diff({ piles }, { piles: [[1, 2, 3, 4, 5]] as Place[][] })).toEqual({ now, piles: [[1, 2, 3, 4, 5]] });
});

test('cards that were shown leave their bags; one that went from bag to bag is told by cuts', () => {
  const unseen = [
    [1, 2, 3],
    [7, 8],
  ] as Look['unseen'];
  expect(diff({ unseen }, { unseen: [[2], [8]] as Look['unseen'] })).toEqual({ now, shown: [1, 3, 7] });
  const moved = { now, unseen: { 0: [2, 1], 1: [0, 0, 3] } };
  expect(
    diff(
      { unseen },
      {
        unseen: [
          [1, 2],
          [3, 7, 8],
        ] as Look['unseen'],
      },
    ),
  ).toEqual(moved);
});

test('a question is told by its id and what changed in it', () => {
  const [frame] = seen.stack;
  const patch = { now, stack: { 0: { id: frame.id, waiting: 0 } } };
  expect(diff({ stack: [frame] }, { stack: [{ ...frame, waiting: 0 as typeof frame.waiting }] })).toEqual(patch);
  expect(diff({ stack: [frame] }, { stack: [] })).toEqual({ now, stack: [] });
});
