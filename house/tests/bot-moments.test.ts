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

/** No bot that usually takes 1,400 milliseconds is slower. */
const LATEST = 2_700;

interface Moments {
  /** When something was told in the game. */
  readonly told: readonly number[];
  readonly asked: readonly Pondering[];
}

/** A table of two bots that have so many candidates whatever they are asked, until the first has spoken. */
async function momentsWith(candidates: number, dice = 'moments'): Promise<Moments> {
  const told: number[] = [];
  const asked: Pondering[] = [];
  const made = matchOf<Kinds>(toy, { seats: 3, options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  const { house, clock } = openToyHouse({
    chance: chanceOf(namedDice(dice)),
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
  await clock.pass(LATEST);
  await house.stop();
  return { told, asked };
}

/** Who hears that another has spoken thinks again: only the first moment is one that was drawn for both alike. */
test.each(['one', 'two', 'three', 'four', 'five'])(
  'H10-03 a bot with forty candidates speaks at the same moment as with one (dice %s)',
  async (dice) => {
    const [[one], [forty]] = [(await momentsWith(1, dice)).told, (await momentsWith(40, dice)).told];
    expect(one).toBeGreaterThan(40 * EACH);
    expect(forty).toBe(one);
  },
);

test('H10-01 who searches is told what its seat heard, nobody else', async () => {
  const { asked } = await momentsWith(1);
  const heardBy = (level: string): number[] =>
    asked.filter((pondering) => pondering.level === level).map(({ heard = [] }) => heard.length);
  expect(heardBy('search').some((events) => events > 0)).toBe(true);
  expect(heardBy('helper').every((events) => events === 0)).toBe(true);
});
