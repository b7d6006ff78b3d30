// Everything that Sandwich Masters refuses, each with its own message in four languages, and that nothing changes by it.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FrameId, Language, Millis, Refusal } from '#kernel';
import { LANGUAGES, seatOf } from '#kernel';
import { loadWords, refusedSetup } from '#testkit';
import { game } from '../game.ts';
import type { Kitchen } from './kitchen.ts';
import { cardsAt, hand, lay, moving, pass, play, playing, table } from './kitchen.ts';

const texts = await loadWords(game);
const who = { seat: (seat: number) => ['Anna', 'Ben', 'Chloé'][seat] ?? '?', words: () => '' };
const says = (language: Language, refusal: Refusal): string => texts[language].refusal(refusal, who);

/** A table with something of everything; seat 0 is asked. */
const kitchen = (): Kitchen =>
  lay(table(3), {
    hands: { 0: ['bread', 'ham', 'onion', 'sauce', 'slime', 'lazy'] },
    stacks: {
      0: [
        ['bread', 'ham', 'onion'],
        ['bread', 'pickle'],
      ],
      1: [['bread', 'ham!']],
    },
    bar: ['pickle-paradise', 'hamlet'],
  });

function twoSymbols(): Refusal {
  const t = kitchen();
  const puts = [
    ['ham', 0],
    ['sauce', 0],
    ['onion', 0],
  ] as const;
  return t.refused('two-symbols', { one: 'ham', other: 'onion' }).answer(0, playing(t, 0, puts));
}

function fifthSandwich(): Refusal {
  const t = kitchen();
  return t.refused('fifth-sandwich').answer(0, playing(t, 0, [['bread', 4]]));
}

function withoutBread(): Refusal {
  const t = kitchen();
  return t.refused('no-bread-under', { sandwich: 4 }).answer(0, playing(t, 0, [['ham', 3]]));
}

function attackOnSelf(): Refusal {
  const t = kitchen();
  return t.refused('attack-on-self').answer(0, playing(t, 0, [['slime', 0]]));
}

function onSomebodyElse(): Refusal {
  const t = kitchen();
  t.refused('not-your-sandwich').answer(0, playing(t, 0, [['sauce', { seat: 1, slot: 0 }]]));
  return t.refused('not-your-sandwich').answer(0, playing(t, 0, [['ham', { seat: 1, slot: 0 }]]));
}

function inspectorOnSelf(): Refusal {
  const t = kitchen();
  return t.refused('inspector-on-self').answer(0, playing(t, 0, [['lazy', { seat: 0 }]]));
}

function noMatch(): Refusal {
  const t = kitchen();
  return t.refused('no-match').answer(0, playing(t, 0, [['bread', 0]], [[0, 0]]));
}

function notOnTop(): Refusal {
  const t = kitchen();
  return t.refused('not-on-top').answer(0, { do: 'move', card: cardsAt(t, 0, 0)[1], to: 1, claims: [] });
}

function cannotPay(): Refusal {
  const t = lay(table(3), {
    hands: { 0: ['strict'] },
    stacks: { 1: [['bread', 'ham!', 'sauce'], ['bread!']] },
    money: [0, 9, 0],
  });
  play(t, 0, [['strict', { seat: 1 }]]).change((w) => {
    w.table.state.money[1] = 8;
  });
  return t.refused('cannot-bribe', { bribe: 9, money: 8 }).answer(1, { do: 'bribe' });
}

function orderTwice(): Refusal {
  const t = lay(table(3), {
    hands: { 0: ['bread', 'bread'] },
    stacks: {
      0: [
        ['bread', 'ham'],
        ['bread', 'ham'],
      ],
    },
    bar: ['hamlet'],
  });
  const both = [
    ['bread', 0],
    ['bread', 1],
  ] as const;
  return t.refused('order-twice').answer(
    0,
    playing(t, 0, both, [
      [0, 0],
      [1, 0],
    ]),
  );
}

const badOrder = (code: string): Refusal => refusedSetup(game, 2, { order1: code });

const listed: readonly (() => Refusal)[] = [
  ...[twoSymbols, fifthSandwich, withoutBread, attackOnSelf, onSomebodyElse, inspectorOnSelf, noMatch, notOnTop],
  ...[cannotPay, orderTwice],
  () => badOrder('0.5..Nothing'),
  () => badOrder(`0.5.${'d'.repeat(23)}.Too much`),
  () => badOrder('0.0.d.Free'),
];

test('SM-75: two different symbols, also with Special Sauce beside them', () => {
  expect(says('en', twoSymbols())).toContain('Ham and Onion');
});

test('SM-76: a fifth open sandwich', () => {
  expect(says('en', fifthSandwich())).toContain('four open sandwiches');
});

test('SM-77: an ingredient on a place without Bread', () => {
  expect(says('de', withoutBread())).toContain('Sandwich 4');
});

test('SM-78: an attack condiment on one’s own sandwich', () => {
  expect(says('en', attackOnSelf())).toContain('somebody else');
});

test('SM-79: an ingredient or Special Sauce on somebody else’s sandwich', () => {
  expect(says('en', onSomebodyElse())).toContain('your own');
});

test('SM-80: an inspector in front of oneself', () => {
  expect(says('es', inspectorOnSelf())).toContain('inspector');
});

test('SM-81: a claim that does not match says what is missing and what is too much, in four languages', () => {
  const refused = noMatch();
  expect(refused.facts).toMatchObject({ missing: 'pickle:1', extra: 'ham:1 onion:1' });
  expect(LANGUAGES.map((language) => says(language, refused))).toEqual([
    'That sandwich does not match Pickle Paradise. Missing: Pickle. Too much: Ham, Onion.',
    'Ce sandwich ne correspond pas à la commande Paradis du cornichon. Il manque\u00a0: Cornichon. En trop\u00a0: Jambon, Oignon.',
    'Ese sándwich no cumple el pedido Paraíso del pepinillo. Falta: Pepinillo. Sobra: Jamón, Cebolla.',
    'Dieses Sandwich passt nicht zu Gurkenparadies. Es fehlt: Essiggurke. Zu viel: Schinken, Zwiebel.',
  ]);
});

test('SM-82: moving a card that is not on top', () => {
  expect(says('en', notOnTop())).toContain('top card');
});

test('SM-83: a bribe that one cannot pay', () => {
  expect(says('en', cannotPay())).toContain('9 Noshdosh and you have 8');
});

test('SM-84: claiming one order twice', () => {
  expect(says('en', orderTwice())).toContain('twice');
});

test('SM-85: an own order that is empty, impossible, or pays nothing', () => {
  expect(listed.slice(-3).map((provoke) => provoke().code)).toEqual([
    'own-order-empty',
    'own-order-impossible',
    'own-order-price',
  ]);
});

test('each of these has a message of its own in every language', () => {
  const all = listed.map((provoke) => provoke());
  for (const language of LANGUAGES)
    expect(new Set(all.map((refusal) => says(language, refusal))).size).toBe(listed.length);
});

// ---- what else is refused ----

test('plays: no card, no place, another’s card, one card twice, and places that do not exist', () => {
  const t = kitchen();
  t.refused('nothing-played').answer(0, { do: 'play', cards: [], to: [], claims: [] });
  t.refused('nothing-played').answer(0, { do: 'play', cards: [hand(t, 0)[0]], to: [], claims: [] });
  t.refused('not-in-hand').answer(0, { do: 'play', cards: [hand(t, 1)[0]], to: [0], claims: [] });
  const [bread] = hand(t, 0).slice(-6);
  t.refused('card-twice').answer(0, { do: 'play', cards: [bread, bread], to: [0, 1], claims: [] });
  t.refused('card-twice').answer(0, { do: 'discard', cards: [bread, bread] });
  t.refused('no-such-place').answer(0, { do: 'play', cards: [bread], to: [15], claims: [] });
  t.refused('no-such-place').answer(0, playing(t, 0, [['ham', { seat: 0 }]]));
  t.refused('no-such-place').answer(0, playing(t, 0, [['lazy', { seat: 1, slot: 0 }]]));
  t.refused('no-sandwich-there').answer(0, playing(t, 0, [['slime', { seat: 1, slot: 3 }]]));
  t.refused('no-sandwich-there').answer(0, playing(t, 0, [['slime', { seat: 2 }]]));
  expect(t.waiting()).toEqual([0]);
});

test('claims: without an order, of an open sandwich, and two for one sandwich', () => {
  const t = kitchen();
  t.refused('no-order-there').answer(0, { ...playing(t, 0, [['bread', 1]]), claims: [16] });
  t.refused('not-closed', { sandwich: 1 }).answer(0, playing(t, 0, [['bread', 1]], [[0, 0]]));
  t.refused('sandwich-twice').answer(
    0,
    playing(
      t,
      0,
      [['bread', 1]],
      [
        [1, 0],
        [1, 1],
      ],
    ),
  );
  t.change((w) => {
    w.table.cards.piles[3].push(...w.table.cards.piles[6].splice(0));
  });
  t.refused('no-order-there').answer(0, playing(t, 0, [['bread', 1]], [[1, 1]]));
  expect(t.waiting()).toEqual([0]);
});

test('moves: of a card of others, onto itself, and onto a free place', () => {
  const t = kitchen();
  t.refused('not-in-your-sandwiches').answer(0, { do: 'move', card: cardsAt(t, 1, 0)[1], to: 0, claims: [] });
  t.refused('not-in-your-sandwiches').answer(0, { do: 'move', card: hand(t, 0)[0], to: 0, claims: [] });
  for (const to of [0, 2, 7]) t.refused('move-to-another').answer(0, moving(t, 0, 0, to));
  expect(t.waiting()).toEqual([0]);
});

test('pleas and replies: something clean, another punishment, the wrong kind, and nothing where there is something', () => {
  const t = lay(table(3), {
    hands: { 0: ['lazy', 'bread'], 1: ['cheese', 'ham'] },
    stacks: {
      1: [
        ['bread', 'ham!'],
        ['bread!', 'onion'],
      ],
      0: [['bread', 'pickle']],
    },
    bar: ['pickle-paradise'],
    next: ['fridge-failure', 'blt'],
  });
  play(t, 0, [['lazy', { seat: 1 }]]);
  t.refused('not-bad').answer(1, { do: 'lose-card', card: cardsAt(t, 1, 0)[0] });
  t.refused('other-punishment').answer(1, { do: 'lose-sandwich', slot: 0 });
  t.answer(1, { do: 'lose-card', card: cardsAt(t, 1, 0)[1] })
    .answer(1, pass)
    .answer(2, pass);
  play(t, 0, [['bread', 0]], [[0, 0]]);
  expect(t.asks()).toBe('event');
  const held = (name: string) => hand(t, 1).find((card) => t.match.faces[card] === (name === 'ham' ? 6 : 2));
  t.refused('wrong-variety', { variety: 'dairy' }).answer(1, { do: 'card', card: held('ham') });
  t.refused('not-in-hand').answer(1, { do: 'card', card: hand(t, 2)[0] });
  t.refused('wrong-reply').answer(1, { do: 'top', slot: 0 });
  t.refused('wrong-reply').answer(1, { do: 'bribe' });
  t.refused('must-give').answer(1, { do: 'nothing' });
  expect(t.waiting()).toEqual([0, 1, 2]);
});

test('set-up: seats, first player, own orders, and options that do not exist', () => {
  for (const seats of [1, 7])
    expect(refusedSetup(game, seats, {})).toEqual({ code: 'seats', facts: { seats, min: 2, max: 6 } });
  expect(refusedSetup(game, 3, { firstPlayer: 4 })).toEqual({
    code: 'no-such-first-player',
    facts: { chair: 4, seats: 3 },
  });
  expect(refusedSetup(game, 3, { target: 0 }).code).toBe('bad-option');
  expect(refusedSetup(game, 3, { mustard: true }).code).toBe('unknown-option');
  expect(refusedSetup(game, 3, { preset: 'fr' }).code).toBe('unknown-preset');
  expect(badOrder('0.5.d.<b>').code).toBe('own-order-name');
  expect(badOrder(`0.5.${'d'.repeat(25)}.Long`).code).toBe('own-order-long');
  expect(badOrder('0.5.d.Hamlet again')).toEqual({ code: 'own-order-same', facts: { number: 1 } });
});

test('form: whatever is no answer is refused before any rule is asked', () => {
  const t = kitchen();
  for (const rubbish of [
    ...[
      JSON.parse('null'),
      [],
      'play',
      7,
      {},
      { do: 'play' },
      { do: 'eat', cards: [] },
      { do: 'discard', cards: [0.5] },
    ],
    ...[
      { do: 'discard', cards: [-1] },
      { do: 'discard', cards: new Array(65).fill(0) },
      { ...pass, extra: 1 },
    ],
  ])
    t.refused('bad-form').answer(0, rubbish);
  t.refused('not-asked').answer(1, pass);
  t.refused('something-happened').input({
    kind: 'answer',
    at: 0 as Millis,
    seat: seatOf(0),
    frame: 99 as FrameId,
    answer: pass,
  });
  expect(t.waiting()).toEqual([0]);
});

test('every reason that the rules and options give is provoked in these tests', () => {
  const folder = new URL('../', import.meta.url);
  const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const given = sources
    .filter((path) => /^(rules\/)?[a-z-]+\.ts$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/\brefusal\(\s*'([a-z-]+)'/g)].map(([, code]) => code));
  const tests = sources
    .filter((path) => path.endsWith('.test.ts') && !path.includes('texts'))
    .map(read)
    .join('');
  expect(new Set(given).size).toBeGreaterThan(35);
  expect([...new Set(given)].filter((code) => !tests.includes(`'${code}'`))).toEqual([]);
});
