// Words among the possible answers: silence or any phrase for each sandwich where words are possible, and no view that shows them to all.
import { expect, test } from 'vitest';
import type { Game, Moves } from '#kernel';
import { fastDice, seatOf } from '#kernel';
import { runLaws } from '#testkit';
import { game } from '../game.ts';
import { PHRASES } from '../options.ts';
import { compose, trade } from '../rules/compose.ts';
import { address } from '../rules/express.ts';
import { pitch } from '../rules/taste.ts';
import type { SandwichKinds } from '../state.ts';
import type { Kitchen } from './kitchen.ts';
import { hurryTo, table } from './kitchen.ts';

/** Silence and all phrases. */
const WORDS = PHRASES.length + 1;
const ORDERS_OF_NINE = 362_880;

function movesOf(t: Kitchen, ask: 'compose' | 'trade' | 'address' | 'pitch'): Moves<unknown> {
  hurryTo(t, ask);
  const rules = { compose, trade, address, pitch };
  return rules[ask].moves(t.world(), t.question() as never, seatOf(0));
}

test('a pitch is silence or a phrase for each of my sandwiches', () => {
  expect(movesOf(table(4, { pitch: 'text' }), 'pitch').count).toBe(WORDS ** 3);
  const single = movesOf(table(4, { pitch: 'text', tasting: 'turns', firstTaster: 2 }), 'pitch');
  expect([...single.all()]).toEqual(['', ...PHRASES].map((words) => [words]));
});

test("praise belongs to the Chef's suggestion alone", () => {
  for (const [options, ask, plans] of [
    [{}, 'compose', ORDERS_OF_NINE],
    [{ trading: true }, 'trade', ORDERS_OF_NINE],
    [{ express: true }, 'address', 6],
  ] as const) {
    expect(movesOf(table(4, options), ask).count).toBe(plans);
    const praised = movesOf(table(4, { ...options, chef: true }), ask);
    expect(praised.count).toBe(plans * WORDS ** 3);
    const [quiet] = praised.all();
    expect(quiet).toMatchObject([{ praise: '' }, { praise: '' }, { praise: '' }]);
    const dice = fastDice(3);
    const heard = Array.from({ length: 200 }, () => praised.random(dice) as { praise: string }[]).flat();
    expect(new Set(heard.map(({ praise }) => praise))).toEqual(new Set(['', ...PHRASES]));
  }
});

test('the laws catch a view that shows every pitch to everybody', async () => {
  const short = { pitch: 'text', younger: 'all-rounds', bigTable: false, flipMillis: 0 } as const;
  const loud: Game<SandwichKinds> = {
    ...game,
    options: { ...game.options, presets: { '2013': short }, variants: {} },
    view: (w, seat) => ({ ...game.view(w, seat), pitches: w.table.state.pitches }),
  };
  const { violations } = await runLaws({ game: loud, games: 20, seats: 4, seed: 'loud', density: 1, most: 1 });
  expect(violations.map(({ law }) => law)).toEqual(['twins']);
  expect(violations[0].message).toMatch(/ and .*p:\w+.*, untold: /);
}, 60_000);
