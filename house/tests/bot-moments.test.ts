/** When bots speak: at a moment that is drawn before they think, however much there is to think about. */
import { expect, test } from 'vitest';
import type { Kinds } from '#kernel';
import { matchOf, namedDice } from '#kernel';
import { PROTOCOL } from '#protocol';
import { given } from '#server/tests/bare-page';
import { game as toy } from '#testkit/toy/game';
import type { Pondering } from '../api.ts';
import { ponder } from '../bot-thoughts.ts';
import { chanceOf, openToyHouse } from './toy-house.ts';

/** Milliseconds that a candidate takes. */
const EACH = 10;

interface Moments {
  /** When something was told in the game. */
  readonly told: readonly number[];
  readonly asked: readonly Pondering[];
}

/** A table of two bots that have so many candidates whatever they are asked, until their first moments are over. */
async function momentsWith(candidates: number): Promise<Moments> {
  const told: number[] = [];
  const asked: Pondering[] = [];
  const made = matchOf<Kinds>(toy, { seats: 3, options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  const { house, clock } = openToyHouse({
    chance: chanceOf(namedDice('first moments')),
    think: (pondering) => {
      asked.push(pondering);
      const done = clock.now() + candidates * EACH;
      return new Promise((resolve) => clock.wake(done, () => resolve(ponder(made.match, pondering))));
    },
  });
  const seat = given(await house.createTable({ game: 'toy', name: 'Mia', avatar: 'fox', chairs: 3 }));
  const admitted = await house.admit(seat.table, seat.token);
  const session = house.connect(seat.table, admitted, {
    send: (text) => text.startsWith('{"kind":"change"') && told.push(clock.now()),
    unsent: () => 0,
    roundTrip: () => undefined,
    close: () => undefined,
  });
  const wishes = [
    { kind: 'hello', protocol: PROTOCOL, load: 'load-number-1' },
    { kind: 'manners', manners: { thinking: 1_400 } },
    { kind: 'bot', chair: 1, level: 'search' },
    { kind: 'bot', chair: 2, level: 'helper' },
    { kind: 'start' },
  ];
  for (const [n, wish] of wishes.entries()) {
    session.receive(JSON.stringify(n === 0 ? wish : { ...wish, n, after: n - 1 }));
    await clock.pass(1);
  }
  await clock.pass(2_500);
  await house.stop();
  return { told, asked };
}

test('H10-03 a bot with forty candidates speaks at the same moment as with one', async () => {
  const [one, forty] = [await momentsWith(1), await momentsWith(40)];
  expect(one.told.length).toBeGreaterThan(1);
  expect(forty.told.slice(0, 2)).toEqual(one.told.slice(0, 2));
  expect(one.told[0]).toBeGreaterThan(40 * EACH);
});

test('H10-01 who searches is told what its seat heard, nobody else', async () => {
  const { asked } = await momentsWith(1);
  const heardBy = (level: string): number[] =>
    asked.filter((pondering) => pondering.level === level).map(({ heard = [] }) => heard.length);
  expect(heardBy('search').some((events) => events > 0)).toBe(true);
  expect(heardBy('helper').every((events) => events === 0)).toBe(true);
});
