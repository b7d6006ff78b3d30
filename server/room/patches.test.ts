/** A patch that is written from two tables makes the later look of the earlier one, for every seat and the public, and is small. */
import { expect, test } from 'vitest';
import { game as sandwich } from '#games/sandwich';
import type { Game, Kinds, Match } from '#kernel';
import { labSeed, look, matchOf, namedDice, open, seatOf } from '#kernel';
import type { LookPatch } from '#protocol';
import { patchLook } from '#protocol';
import { playRandom } from '#testkit';
import { game as toy } from '#testkit/toy/game';
import { patchTexts, sightsOf } from './patches.ts';

function matchWith(game: Game<Kinds>, seats: number, options: object): Match {
  const made = matchOf<Kinds>(game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match;
}

const games = [
  ...[1, 2, 3, 4, 5].map((seed) => ({ name: 'toy', match: matchWith(toy as unknown as Game<Kinds>, 4, {}), seed })),
  { name: 'sandwich', match: matchWith(sandwich, 5, { trading: true }), seed: 1 },
];

test.each(games)('after every input of a game: $name $seed', ({ match, seed }) => {
  let told = 0;
  let whole = 0;
  playRandom(match, labSeed(seed), namedDice(`${seed}`), (_input, before, after) => {
    const texts = patchTexts(match, sightsOf(match, before), sightsOf(match, after));
    for (const [seat, text] of texts.entries()) {
      const later = look(match, after, seatOf(seat));
      const patched = text === undefined ? { now: later.now } : (JSON.parse(text) as LookPatch);
      expect(patchLook(look(match, before, seatOf(seat)), patched)).toEqual(later);
      expect(Object.keys(patched).length === 1).toBe(text === undefined);
      told += text?.length ?? 0;
      whole += JSON.stringify(later).length;
    }
  });
  expect(told).toBeLessThan(whole / 4);
});

test('fields of a view that come, go and bear odd names are told to those who see them', () => {
  const match = matchWith(toy as unknown as Game<Kinds>, 2, {});
  const { table } = open(match, labSeed(1));
  const { stacks } = sightsOf(match, table);
  const at = (...views: object[]) => ({ table, stacks, views });
  const before = at({ a: 1, b: [1], valueOf: 1 }, { a: 1 }, { a: 1 });
  const after = at({ b: [1], constructor: 2 }, { a: 1, 'b"': { c: 1 } }, { a: 1, 'b"': { c: 1 } });
  const [own, other, everybody] = patchTexts(match, before, after).map((text) => JSON.parse(text ?? ''));
  expect(own).toEqual({ now: table.now, view: { constructor: 2 }, gone: ['a', 'valueOf'] });
  expect(other).toEqual({ now: table.now, view: { 'b"': { c: 1 } } });
  expect(everybody).toEqual(other);
});
