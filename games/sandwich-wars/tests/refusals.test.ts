// Everything that Sándwich Wars refuses, each with its own message, and that nothing changes by it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FrameId, Language, Millis, Refusal, Speakers } from '#kernel';
import { LANGUAGES, seatOf } from '#kernel';
import { loadWords, refusedSetup } from '#testkit';
import { categories } from '../cards.ts';
import { game } from '../game.ts';
import { MARKET } from '../state.ts';
import type { Stall } from './stall.ts';
import {
  act,
  card,
  cards,
  finishTurn,
  hold,
  lay,
  order,
  orderOfSize,
  playOut,
  plenty,
  purse,
  put,
  show,
  staff,
  table,
  tokens,
  zone,
} from './stall.ts';

const texts = await loadWords(game);
const who: Speakers = { seat: (seat) => `P${seat}`, words: () => '' };
const say = (language: Language, refusal: Refusal): string => texts[language].refusal(refusal, who);

const FULL = ['ham', 'bacon', 'salami', 'mortadella', 'tomato'] as const;

/** A table on which an order of this kind was just completed by seat 0, who is choosing its reward. */
function rewarded(reward: 'assistant' | number, t: Stall = table()): Stall {
  const id = order(t, (row) => row.size === 1 && row.reward === reward);
  plenty(show(lay(t, 0, 'ham'), id));
  return act(t, 0, { do: 'complete', order: id, cards: [card(t, 'ham')] });
}

/** A table on which seat 0 is paying its assistants. */
function paying(t: Stall = table()): Stall {
  return finishTurn(hold(tokens(staff(t, 0, 'egg', 'meat'), 0, 1), 0), 0);
}

/** Each provokes one refusal. */
const attempts: Readonly<Record<string, () => Refusal>> = {
  'too-few-coins': () => {
    const t = hold(purse(table(), 0, 5), 0, 'pizza');
    return t
      .refused('too-few-coins', { price: 6, coins: 5, missing: 1 })
      .answer(0, { do: 'play', card: card(t, 'pizza') });
  },
  'zone-full': () => {
    const t = hold(lay(table(), 0, ...FULL), 0, 'fries');
    return t.refused('zone-full').answer(0, { do: 'play', card: card(t, 'fries') });
  },
  'zone-has-room': () => {
    const t = hold(lay(table(), 0, 'ham'), 0, 'fries');
    return t.refused('zone-has-room').answer(0, { do: 'replace', card: card(t, 'fries'), out: card(t, 'ham') });
  },
  'wrong-number': () => {
    const t = lay(table(), 0, 'ham', 'bacon');
    const id = orderOfSize(show(t, orderOfSize(t, 3)), 3);
    return t.refused('wrong-number', { count: 2, due: 3 }).answer(0, {
      do: 'complete',
      order: id,
      cards: cards(t, 'ham', 'bacon'),
    });
  },
  'too-little-quality': () => {
    const t = lay(table(), 0, 'raw-egg');
    const id = order(t, (row) => row.size === 1 && row.quality === 6);
    show(t, id);
    return t.refused('too-little-quality', { quality: 1, due: 6, missing: 5 }).answer(0, {
      do: 'complete',
      order: id,
      cards: [card(t, 'raw-egg')],
    });
  },
  'not-in-zone': () => {
    const t = hold(table(), 0, 'raw-egg');
    const id = orderOfSize(show(t, orderOfSize(t, 1)), 1);
    return t.refused('not-in-zone').answer(0, { do: 'complete', order: id, cards: [card(t, 'raw-egg')] });
  },
  'order-gone': () => {
    const t = lay(table(), 0, 'ham');
    show(t, orderOfSize(t, 2));
    return t.refused('order-gone').answer(0, { do: 'complete', order: orderOfSize(t, 1), cards: [card(t, 'ham')] });
  },
  'no-actions-left': () => {
    const t = act(act(table(), 0, { do: 'coins' }), 0, { do: 'coins' });
    for (const answer of [{ do: 'coins' }, { do: 'replenish' }, { do: 'hire', helper: 'egg' }])
      t.refused('no-actions-left').answer(0, answer);
    return t.refused('no-actions-left').answer(0, { do: 'coins' });
  },
  'actions-left': () => table().refused('actions-left', { left: 2 }).answer(0, { do: 'end' }),
  'assistant-taken': () =>
    staff(table(), 1, 'egg')
      .refused('assistant-taken', { helper: 'egg', seat: 1 })
      .answer(0, { do: 'hire', helper: 'egg' }),
  'not-in-hand': () => {
    const t = hold(hold(table(), 0), 1, 'ham');
    t.refused('not-in-hand').answer(0, { do: 'use', card: card(t, 'tip-jar') });
    return t.refused('not-in-hand').answer(0, { do: 'play', card: card(t, 'ham') });
  },
  'not-an-ingredient': () => {
    const t = hold(table(), 0, 'tip-jar');
    return t.refused('not-an-ingredient').answer(0, { do: 'play', card: card(t, 'tip-jar') });
  },
  'not-an-opportunity': () => {
    const t = hold(table(), 0, 'ham');
    return t.refused('not-an-opportunity').answer(0, { do: 'use', card: card(t, 'ham') });
  },
  'no-assistant-left': () => {
    const t = hold(staff(table(), 1, ...categories), 0, 'helping-hand');
    return t.refused('no-assistant-left').answer(0, { do: 'use', card: card(t, 'helping-hand') });
  },
  'nothing-to-put-down': () => {
    const t = hold(purse(lay(table(), 0, ...FULL), 0, 1), 0, 'open-kitchen', 'fries');
    return t.refused('nothing-to-put-down').answer(0, { do: 'use', card: card(t, 'open-kitchen') });
  },
  'no-order-ahead': () => {
    const t = act(act(hold(table(), 0, 'secret-sauce'), 0, { do: 'coins' }), 0, { do: 'coins' });
    return t.refused('no-order-ahead').answer(0, { do: 'use', card: card(t, 'secret-sauce') });
  },
  'put-down-one': () => {
    const t = hold(table(), 0, 'open-kitchen', 'fries');
    return act(t, 0, { do: 'use', card: card(t, 'open-kitchen') })
      .refused('put-down-one')
      .answer(0, { do: 'enough' });
  },
  'other-reward': () => rewarded(2).refused('other-reward').answer(0, { take: 'points' }),
  'wrong-split': () =>
    rewarded(2).refused('wrong-split', { coins: 1, cards: 2, due: 2 }).answer(0, { take: 'split', coins: 1, cards: 2 }),
  'too-many-cards': () => {
    const t = table();
    for (const id of t.cards(MARKET).slice(1)) put(t, id, zone(t, 1));
    return rewarded(2, t)
      .refused('too-many-cards', { cards: 2, most: 1 })
      .answer(0, { take: 'split', coins: 0, cards: 2 });
  },
  'not-your-assistant': () =>
    paying()
      .refused('not-your-assistant', { helper: 'cheese' })
      .answer(0, { points: [], back: ['cheese'] }),
  'wages-in-coins': () => {
    const t = purse(paying(), 0, 3);
    return t.refused('wages-in-coins', { price: 4, coins: 3 }).answer(0, { points: [], back: [] });
  },
  'wages-in-points': () =>
    paying()
      .refused('wages-in-points', { price: 2, points: 1 })
      .answer(0, { points: ['meat', 'egg'], back: [] }),
  'wrong-discard': () => {
    const t = finishTurn(hold(table(), 0, ...FULL, 'fries', 'pizza'), 0);
    t.refused('wrong-discard', { count: 0, due: 2, hand: 5 }).answer(0, []);
    return t.refused('wrong-discard', { count: 3, due: 2, hand: 5 }).answer(0, cards(t, 'ham', 'fries', 'pizza'));
  },
  'too-few-orders': () => refusedSetup(game, 2, { orders: 1 }),
  'too-many-orders': () => refusedSetup(game, 4, { orders: 7 }),
  'no-such-start-player': () => refusedSetup(game, 4, { startPlayer: 5 }),
  'bad-option': () => refusedSetup(game, 2, { orders: 13 }),
  'unknown-option': () => refusedSetup(game, 2, { topping: true }),
  'unknown-preset': () => refusedSetup(game, 2, { preset: 'it' }),
  seats: () => refusedSetup(game, 6, {}),
};

test.each(Object.keys(attempts))(
  '%s is refused with its own message in four languages, and changes nothing',
  (code) => {
    const refusal = attempts[code]();
    expect(refusal.code).toBe(code);
    const said = LANGUAGES.map((language) => say(language, refusal));
    expect(new Set(said).size).toBe(4);
    for (const language of LANGUAGES)
      expect(say(language, refusal)).not.toBe(texts[language].refusal({ code: '?', facts: {} }, who));
  },
);

test('all of them say different things', () => {
  for (const language of LANGUAGES) {
    const said = Object.keys(attempts).map((code) => say(language, attempts[code]()));
    expect(new Set(said).size).toBe(said.length);
  }
});

test('an opportunity outside one’s turn is refused, and says that it must wait', () => {
  const t = hold(table(), 1, 'tip-jar');
  const refusal = t.refused('not-asked', { ask: 'turn' }).answer(1, { do: 'use', card: card(t, 'tip-jar') });
  expect(say('en', refusal)).toMatch(/opportunities/);
  const paid = paying();
  expect(say('en', paid.refused('bad-form').answer(0, { do: 'use', card: card(paid, 'tip-jar') }))).toMatch(
    /assistants/,
  );
  expect(t.waiting()).toEqual([0]);
});

test('while another question is open, its own answer comes first', () => {
  const t = act(table(), 0, { do: 'replenish' });
  for (const answer of [{ do: 'coins' }, { do: 'end' }, 'pass', [1, 1], [3, 2], {}])
    t.refused('bad-form').answer(0, answer);
  t.refused('not-asked').answer(1, []);
  t.refused('nothing-to-take-back').takeBack(0);
  expect([t.asks(), t.waiting()]).toEqual(['replenish', [0]]);
});

test('what is no answer at all is refused by its form', () => {
  const t = table();
  const strange = [
    undefined,
    'coins',
    { do: 'steal' },
    { do: 'coins', n: 9 },
    { do: 'hire', helper: 'fish' },
    { do: 'toString' },
  ];
  for (const answer of strange.slice(1)) t.refused('bad-form').answer(0, answer);
  t.refused('bad-form').answer(0, { do: 'complete', order: orderOfSize(t, 2), cards: [2, 1] });
  rewarded(2).refused('bad-form').answer(0, { take: 'all' });
  paying()
    .refused('bad-form')
    .answer(0, { points: ['meat', 'egg', 'egg'], back: [] });
  paying()
    .refused('bad-form')
    .answer(0, { points: ['egg', 'meat'], back: [] });
  t.refused('no-such-interrupt', { name: 'steal' }).interrupt(0, 'steal', {});
  expect(t.waiting()).toEqual([0]);
});

test('moments: not before its time, not after it, not while paused, not when it is over', () => {
  const t = table(2, { turnSeconds: 10 });
  t.pause();
  t.refused('paused').answer(0, { do: 'coins' });
  t.resume().answer(0, { do: 'coins' }, { at: 50 });
  t.refused('time-back').answer(0, { do: 'coins' }, { at: 49 });
  t.refused('clock-first').answer(0, { do: 'coins' }, { at: 10_050 });
  t.refused('something-happened').input({
    kind: 'answer',
    at: 60 as Millis,
    seat: seatOf(0),
    frame: 99 as FrameId,
    answer: { do: 'coins' },
  });
  expect(t.waiting()).toEqual([0]);
  const over = t.change((w) => {
    w.table.state.last = 0;
  });
  playOut(over);
  const late = {
    kind: 'answer',
    at: over.now(),
    seat: seatOf(0),
    frame: 1 as FrameId,
    answer: { do: 'coins' },
  } as const;
  over.refused('over').input(late);
});

test('every reason that the rules and options give is provoked above', () => {
  const folder = new URL('../', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(rules\/)?[a-z-]+\.ts$/.test(path),
  );
  const given = sources.flatMap((path) =>
    [...readFileSync(new URL(path, folder), 'utf8').matchAll(/\brefusal\(\s*'([a-z-]+)'/g)].map(([, code]) => code),
  );
  expect(new Set(given).size).toBeGreaterThan(25);
  expect([...new Set(given)].filter((code) => !Object.hasOwn(attempts, code))).toEqual([]);
});
