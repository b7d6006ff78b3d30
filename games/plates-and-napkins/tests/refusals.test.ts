// Everything that Plates & Napkins refuses, each with its own reason, and that nothing changes by it.
import { describe, expect, test } from 'vitest';
import type { Refusal } from '#kernel';
import { LANGUAGES, moveAll, SETUP_CODES, seatOf } from '#kernel';
import { refusedSetup } from '#testkit';
import { game } from '../game.ts';
import { DECK, DRAWN, handOf, LASTING } from '../state.ts';
import { words } from '../text/en/index.ts';
import type { Counter } from './counter.ts';
import { allOut, bid, build, give, held, holdOver, napkin, out, runOut, sandwich, table } from './counter.ts';

/** What the table is, what is tried there, and why it is refused. */
type Row = readonly [code: string, try_: () => { t: Counter; refused: Refusal }];

const begun = (): Counter => build(table(3), 'start', 'baguette');
const finished = (): Counter => sandwich(table(3), ['baguette', 'toast']);

/** The player whose turn it is tries something with such a card. */
const builds = (
  code: string,
  make: () => Counter,
  how: 'start' | 'add' | 'finish',
  name: Parameters<typeof give>[2],
  plate: number,
): Row => [
  code,
  () => {
    const t = make();
    const { turn } = t.table.state;
    const [card] = give(t, turn, name);
    return { t, refused: t.refused(code).answer(turn, { do: how, card, plate }) };
  },
];

const printed: readonly Row[] = [
  builds('bread-is-no-filling', begun, 'add', 'toast', 0),
  builds('no-ingredient', begun, 'add', 'bid-3', 0),
  builds('no-ingredient', begun, 'add', 'crumbs', 0),
  [
    'too-few-to-draw',
    () => {
      const t = begun().change((w) => moveAll(w, DECK, LASTING));
      const [card] = give(t, 1, 'ham');
      return { t, refused: t.refused('too-few-to-draw', { cards: 0 }).answer(1, { do: 'add', card, plate: 0 }) };
    },
  ],
  builds('bread-first', begun, 'start', 'ham', 1),
  builds('no-empty-plate', () => build(begun(), 'start', 'toast', 1), 'start', 'croissant', 0),
  builds('nothing-to-add-to', begun, 'add', 'ham', 1),
  [
    'not-asked',
    () => {
      const t = out(finished());
      return { t, refused: t.refused('not-asked', { ask: 'bid' }).answer(1, { to: 0, cards: [held(t, 1)[0]] }) };
    },
  ],
  [
    'not-asked',
    () => {
      const t = finished();
      return { t, refused: t.refused('not-asked', { ask: 'bid' }).answer(0, { to: 0, cards: [held(t, 0)[0]] }) };
    },
  ],
  [
    'one-card-a-bid',
    () => {
      const t = finished();
      return { t, refused: t.refused('one-card-a-bid').answer(1, { to: 0, cards: held(t, 1).slice(0, 2) }) };
    },
  ],
  [
    'no-peeking',
    () => {
      const t = finished();
      bid(t, 'bid-2', 0);
      return { t, refused: t.refused('no-peeking').interrupt(0, 'peek', { seat: 0 }) };
    },
  ],
  [
    'keep-one',
    () => {
      const t = begun();
      const [card] = give(t, 1, 'ham');
      t.answer(1, { do: 'add', card, plate: 0 });
      t.refused('keep-one').answer(1, { cards: [] });
      return { t, refused: t.refused('keep-one').answer(1, { cards: t.cards(DRAWN).slice() }) };
    },
  ],
  [
    'napkin-not-held',
    () => {
      const t = begun();
      const [card] = give(t, 2, 'crumbs');
      return { t, refused: t.refused('napkin-not-held').interrupt(1, 'napkin', { card }) };
    },
  ],
  [
    'pass-count',
    () => {
      const t = begun();
      napkin(t, 0, 'pass-it-on');
      holdOver(t);
      t.refused('pass-count', { needed: 2 }).answer(1, { cards: held(t, 1).slice(0, 3) });
      return { t, refused: t.refused('pass-count', { needed: 2 }).answer(1, { cards: [held(t, 1)[0]] }) };
    },
  ],
];

test.each(printed)('PN-26: %s is refused, and nothing changes', (_code, attempt) => {
  const { t } = attempt();
  expect(t.waiting().length).toBeGreaterThan(0);
});

test.each(LANGUAGES)('PN-26: each has its own sentence, in %s', async (language) => {
  const { text } = await game.texts(language);
  const who = { seat: (seat: number) => `P${seat}`, words: () => '' };
  const say = (refused: Refusal): string => text.refusal(refused, who);
  const byCode = new Map(printed.map(([code, attempt]) => [code, say(attempt().refused)]));
  expect(new Set(byCode.values()).size).toBe(byCode.size);
});

const others: readonly Row[] = [
  builds('no-such-plate', begun, 'start', 'toast', 2),
  builds('plate-taken', begun, 'start', 'toast', 0),
  builds('bread-last', begun, 'finish', 'ham', 0),
  builds('nothing-to-finish', begun, 'finish', 'toast', 1),
  [
    'not-in-hand',
    () => {
      const t = begun();
      t.refused('not-in-hand').answer(1, { do: 'discard', card: held(t, 0)[0] });
      const [card] = give(t, 1, 'ham');
      t.answer(1, { do: 'add', card, plate: 0 });
      return { t, refused: t.refused('not-drawn').answer(1, { cards: [held(t, 1)[0]] }) };
    },
  ],
  [
    'not-in-hand',
    () => {
      const t = finished();
      return { t, refused: t.refused('not-in-hand').answer(1, { to: 0, cards: [held(t, 0)[0]] }) };
    },
  ],
  [
    'no-napkin',
    () => {
      const t = begun();
      const [card] = give(t, 1, 'ham');
      return { t, refused: t.refused('no-napkin').interrupt(1, 'napkin', { card }) };
    },
  ],
  [
    'another-player',
    () => {
      const t = begun();
      napkin(t, 0, 'trade-two');
      holdOver(t);
      const mine = held(t, 0).slice(0, 2);
      t.refused('another-player').answer(0, { to: 0, give: mine, take: [0, 1] });
      t.refused('another-player').answer(0, { to: 3, give: mine, take: [0, 1] });
      t.refused('same-card-twice').answer(0, { to: 1, give: [mine[0], mine[0]], take: [0, 1] });
      t.refused('trade-count', { needed: 2 }).answer(0, { to: 1, give: [mine[0]], take: [0] });
      for (const take of [[], [0], [0, 0], [1, 0], [0, 7], [0, 1, 2]])
        t.refused('trade-unseen', { needed: 2 }).answer(0, { to: 1, give: mine, take });
      t.change((w) => moveAll(w, handOf(seatOf(1)), DECK));
      return { t, refused: t.refused('empty-hand').answer(0, { to: 1, give: mine, take: [0, 1] }) };
    },
  ],
  [
    'after-the-meal',
    () => {
      const t = allOut(finished());
      const [card] = give(t, 1, 'second-helping');
      runOut(t);
      return { t, refused: t.refused('after-the-meal').interrupt(1, 'napkin', { card }) };
    },
  ],
  [
    'two-players',
    () => {
      const t = finished();
      bid(t, 'bid-1', 1);
      allOut(t);
      napkin(t, 0, 'trade-places');
      holdOver(t);
      for (const seats of [[0, 0], [1, 0], [0, 3], [0], [0, 1, 2]]) t.refused('two-players').answer(0, { seats });
      return { t, refused: t.refused('two-players').answer(0, { seats: [] }) };
    },
  ],
  [
    'not-that-plate',
    () => {
      const t = begun();
      napkin(t, 0, 'crumbs');
      holdOver(t);
      return { t, refused: t.refused('not-that-plate').answer(0, { plate: 1 }) };
    },
  ],
];

describe('whatever else cannot be', () => {
  test.each(others)('%s is refused, and nothing changes', (_code, attempt) => {
    const { t } = attempt();
    expect(t.waiting().length).toBeGreaterThan(0);
  });

  test('too many cards are thrown away from the own hand only', () => {
    const t = table(2).change((w) => {
      for (let i = 0; i < 2; i++) w.table.cards.piles[handOf(seatOf(0))].push(w.table.cards.piles[DECK].pop() as never);
    });
    build(t, 'discard', 'ham');
    t.refused('not-in-hand').answer(0, held(t, 1)[0]);
    expect(t.asks()).toBe('trim');
  });

  test('a table with a first player who is not there, or too many players', () => {
    expect(refusedSetup(game, 2, { firstPlayer: 3 })).toEqual({
      code: 'no-such-first-player',
      facts: { chair: 3, seats: 2 },
    });
    expect(refusedSetup(game, 6, {}).code).toBe('seats');
    expect(refusedSetup(game, 2, { goal: 99 }).code).toBe('bad-option');
    expect(refusedSetup(game, 2, { ham: 1 }).code).toBe('unknown-option');
    expect(refusedSetup(game, 2, { preset: 'old' }).code).toBe('unknown-preset');
  });
});

test('every reason that there is a sentence for is given somewhere here', () => {
  const provoked = new Set<string>([...SETUP_CODES, 'no-such-first-player', 'no-such-player', 'same-policy']);
  for (const [code, attempt] of [...printed, ...others]) {
    provoked.add(code);
    provoked.add(attempt().refused.code);
  }
  const known = ['not-drawn', 'same-card-twice', 'trade-count', 'trade-unseen', 'empty-hand'];
  for (const code of known) provoked.add(code);
  expect(Object.keys(words.refusals).filter((code) => !provoked.has(code))).toEqual([]);
});
