// What must hold for the words of Sandwich Masters in every language: nothing unsaid, nothing half said, nothing said alike.
import { describe, expect, test } from 'vitest';
import type { Language, Look, LookFrame, Seat, Speakers, Told } from '#kernel';
import { fullOptions, has, LANGUAGES, labSeed, look, matchOf, namedDice, seatOf } from '#kernel';
import { loadWords } from '#testkit';
import { playRandom } from '#testkit/driver';
import { game } from '../game.ts';
import { codesOf, HOUSE_ORDERS, options } from '../options.ts';
import { FIRST_OWN } from '../rules/faces.ts';
import type { Asks, Event, MastersKinds, MastersMatch } from '../state.ts';

const texts = await loadWords(game);
const { de, en, fr } = texts;
const everyLanguage = LANGUAGES.map((language) => [language, texts[language]] as const);
const people = ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil', 'Farid'];
const who: Speakers = { seat: (seat) => people[seat] ?? '§', words: () => '§' };

/** A space that may break, or none, where French has one that does not. */
const UNFRENCH = / [:;!?»]|« |(?<!\u00a0)(?:[:»](?=\s|$))|(?<!\u202f)(?:[;!?](?=\s|$))/u;

/** A whole, clean piece of text, spaced as its language asks for. */
function expectClean(language: Language, said: string, where: string): void {
  expect(said, where).toMatch(/^\S.*\S$/su);
  expect(said, where).not.toMatch(/undefined|NaN|\[object|[{}$'"]|=>|§| {2}|\.\.|!\.|\?\./);
  const ours = said.replace('Order Up!', 'Order Up').replace('Bestellung!', 'Bestellung');
  expect(ours, where).not.toMatch(language === 'fr' ? UNFRENCH : /\s[:;!?]/);
}

function expectFourSentences(say: (language: Language) => string, where: string): void {
  const said = LANGUAGES.map(say);
  for (const [i, language] of LANGUAGES.entries()) expectClean(language, said[i], `${where} in ${language}`);
  expect(new Set(said).size, `${where}: ${said.join(' / ')}`).toBe(LANGUAGES.length);
}

describe('labels', () => {
  test.each(everyLanguage)('in %s name every preset, variant, option and value, all different', (language, text) => {
    expect(Object.keys(text.presets)).toEqual(Object.keys(options.presets));
    expect(Object.keys(text.variants).sort()).toEqual(Object.keys(options.variants).sort());
    expect(Object.keys(text.options).sort()).toEqual(Object.keys(options.specs).sort());
    const labels = Object.values(text.options).map(({ label }) => label);
    for (const list of [Object.values(text.variants), labels]) {
      for (const label of list) expectClean(language, label, label);
      expect(new Set(list).size, list.join(' / ')).toBe(list.length);
    }
    for (const [name, spec] of Object.entries(options.specs)) {
      const { values } = text.options[name as keyof typeof options.specs];
      if (spec.kind === 'choice') expect(Object.keys(values).sort()).toEqual([...spec.values].sort());
      if (spec.kind === 'words') expect(Object.keys(values)).toEqual(['']);
      for (const value of Object.values(values)) expectClean(language, value, name);
    }
  });

  test.each(everyLanguage)(
    'in %s name every card; own orders have a number, and no face is without words',
    (language, text) => {
      const cards = Array.from({ length: FIRST_OWN + 6 }, (_, face) => text.card(face));
      for (const card of cards) expectClean(language, card, card);
      for (const face of [-1, FIRST_OWN + 6, 0.5]) expect(text.card(face)).toBe(text.card(-1));
      expect(cards).not.toContain(text.card(-1));
    },
  );

  test.each(LANGUAGES)('in %s come with the game', async (language) => {
    expect((await game.texts(language)).text).toBe(texts[language]);
  });
});

// ---- refusals ----

describe('refusals', () => {
  test.each(everyLanguage)('of the machine are closer to the question in %s', (_, text) => {
    const plain = text.refusal({ code: 'not-asked', facts: {} }, who);
    for (const ask of Object.keys(game.questions))
      expect(text.refusal({ code: 'not-asked', facts: { ask } }, who)).not.toBe(plain);
  });

  test('name the option and the ingredients', () => {
    const wrong = fullOptions(options, { end: 'never' }, 4);
    expect('refused' in wrong && de.refusal(wrong.refused, who)).toMatch(/endet \(end\).*never.*clock, target, rounds/);
    const facts = { order: 50, own: '', missing: 'ham:1 onion:2', extra: '' };
    expect(en.refusal({ code: 'no-match', facts }, who)).toContain('2 × Onion');
  });
});

// ---- what is asked, answered and told while a game is played ----

interface Heard {
  readonly match: MastersMatch;
  readonly seen: Look<MastersKinds>;
  readonly frame: LookFrame;
  readonly role: 'asked' | 'answered' | 'watching';
}

const heard = {
  prompts: [] as Heard[],
  moves: [] as [MastersMatch, string, unknown][],
  story: [] as [MastersMatch, Told<Event>][],
};

function listenTo(match: MastersMatch, seed: string): void {
  const { story } = playRandom(match, labSeed(seed), namedDice(seed), (input, before, after) => {
    if (input.kind === 'answer') heard.moves.push([match, before.stack.at(-1)?.ask ?? '', input.answer]);
    for (let seat = 0; seat <= match.seats; seat++) listenAs(match, look(match, after, seatOf(seat)));
  });
  heard.story.push(...story.map((told): [MastersMatch, Told<Event>] => [match, told]));
}

function listenAs(match: MastersMatch, seen: Look<MastersKinds>): void {
  const frame = seen.stack.at(-1);
  if (frame === undefined) return;
  const waiting = has(frame.waiting, seen.seat) && frame.mine.length === 0;
  const idle = has(frame.asked, seen.seat) ? 'answered' : 'watching';
  heard.prompts.push({ match, seen, frame, role: waiting ? 'asked' : idle });
}

for (const [index, [seats, chosen]] of (
  [
    [2, { minutes: 3 }],
    [3, { end: 'rounds', rounds: 25, orderUp: true, attackPack: true }],
    [4, { end: 'rounds', rounds: 25, orderUp: true, ...codesOf(HOUSE_ORDERS) }],
  ] as const
).entries()) {
  const bound = matchOf(game, { seats, options: chosen });
  if ('refused' in bound) throw new Error(`table ${index} is refused: ${bound.refused.code}`);
  for (let n = 0; n < 6; n++) listenTo(bound.match, `texts ${index} ${n}`);
}

const match = heard.story[0][0];
const card = (face: number): never => match.faces.indexOf(face) as never;
const scores: [Seat, number][] = [
  [seatOf(0), 3],
  [seatOf(1), -2],
];
const blt = card(43);
const fridge = card(43 + 48);

/** One of each kind. */
const events: { readonly [Is in Event['is']]: Extract<Event, { is: Is }> } = {
  opens: { is: 'opens', dealer: seatOf(1), first: seatOf(0) },
  round: { is: 'round', round: 2 },
  'last-round': { is: 'last-round' },
  played: { is: 'played', seat: seatOf(0), cards: [card(6), card(29), card(40)], to: [1, 5, 9] },
  moved: { is: 'moved', seat: seatOf(0), card: card(6), from: 0, to: 2 },
  discarded: { is: 'discarded', seat: seatOf(0), cards: [card(6)] },
  claimed: { is: 'claimed', seat: seatOf(0), order: blt, slot: 0, cards: [card(0)], stands: ['ham'], scores },
  ordered: { is: 'ordered', order: blt, place: 0 },
  event: { is: 'event', card: fridge, place: 0 },
  inspected: { is: 'inspected', inspector: card(40), seat: seatOf(1), found: 2 },
  bribed: { is: 'bribed', seat: seatOf(1), scores: [[seatOf(1), -3]] },
  lost: { is: 'lost', seat: seatOf(1), cards: [card(7)] },
  spared: { is: 'spared', seat: seatOf(1) },
  passed: { is: 'passed', seat: seatOf(0), to: seatOf(1) },
  got: { is: 'got', seat: seatOf(0), to: seatOf(1), card: card(6) },
  paid: { is: 'paid', scores },
  drew: { is: 'drew', seat: seatOf(0), count: 2 },
  'new-hands': { is: 'new-hands' },
  'bar-cleared': { is: 'bar-cleared', orders: [blt] },
  reshuffled: { is: 'reshuffled', deck: 'black' },
  'game-over': { is: 'game-over', points: [9, 9], winners: 3 },
};

describe('the log', () => {
  test.each(Object.values(events))('has a line for $is in four languages', (event) => {
    expectFourSentences((language) => texts[language].event(event, match, who), event.is);
  });

  test('tells whole games without a gap', () => {
    for (const [language, text] of everyLanguage) {
      const lines = heard.story.map(([at, { event }]) => text.event(event, at, who));
      for (const line of new Set(lines)) expectClean(language, line, 'a line');
    }
  });

  test('says where cards go, who pays, and who wins', () => {
    expect(en.event(events.played, match, who)).toBe(
      'Anna plays Ham → sandwich 2, Green Slime → Ben, sandwich 1, Lazy Inspector → Ben.',
    );
    expect(en.event(events.paid, match, who)).toBe('Noshdosh: Anna +3, Ben −2.');
    expect(en.event(events['game-over'], match, who)).toBe('Anna and Ben share the win with 9 Noshdosh each.');
    expect(en.event({ ...events['game-over'], winners: 2, points: [1, 4] }, match, who)).toBe(
      'Ben wins with 4 Noshdosh.',
    );
    expect(en.event({ ...events.discarded, cards: [] }, match, who)).toBe('Anna passes.');
    expect(fr.event(events.inspected, match, who)).toContain('2 cartes avariées trouvées');
    for (const [language, text] of everyLanguage)
      for (const event of [
        { ...events.paid, scores: [] },
        { ...events['bar-cleared'], orders: [] },
        { ...events.inspected, found: 0 },
      ])
        expectClean(language, text.event(event, match, who), event.is);
  });
});

describe('prompts', () => {
  const asks = Object.keys({ turn: 0, inspect: 0, event: 0, served: 0, visited: 0 } satisfies Record<keyof Asks, 0>);

  test('are clean, and there for every question in every role', () => {
    for (const ask of asks) {
      const roles = new Set(heard.prompts.filter(({ frame }) => frame.ask === ask).map(({ role }) => role));
      const isSealed = game.questions[ask as keyof Asks].mode === 'sealed';
      expect(roles, ask).toEqual(new Set(isSealed ? ['asked', 'answered', 'watching'] : ['asked', 'watching']));
    }
    for (const [language, text] of everyLanguage) {
      const said = heard.prompts.map(({ match: at, seen, frame }) => text.prompt(seen, frame, who, at));
      for (const prompt of new Set(said)) expectClean(language, prompt, 'a prompt');
    }
  });

  test.each(asks)('for %s are said in each language', (ask) => {
    for (const role of ['asked', 'watching'] as const) {
      const found = heard.prompts.find(({ frame, seen, role: r }) => frame.ask === ask && r === role && !seen.paused);
      if (found === undefined) throw new Error(`nobody was ${role} in ${ask}`);
      expectFourSentences((language) => texts[language].prompt(found.seen, found.frame, who, found.match), ask);
    }
  });
});

describe('moves', () => {
  test('of every question are put into words', () => {
    expect(new Set(heard.moves.map(([, name]) => name))).toEqual(new Set(Object.keys(game.questions)));
    for (const [language, text] of everyLanguage) {
      const said = heard.moves.map(([at, name, answer]) => text.move(name, answer, at, who));
      for (const move of new Set(said)) expectClean(language, move, 'a move');
    }
  });

  test('name cards, places and orders', () => {
    const ham = card(6);
    expect(en.move('turn', { do: 'play', cards: [ham], to: [1], claims: [4] }, match, who)).toBe(
      'play Ham → sandwich 2; claim order 1 with sandwich 2',
    );
    expect(en.move('turn', { do: 'play', cards: [card(29)], to: [5], claims: [] }, match, who)).toBe(
      'play Green Slime → Ben, sandwich 1',
    );
    expect(de.move('turn', { do: 'move', card: ham, to: 2, claims: [] }, match, who)).toBe(
      'Schinken auf Sandwich 3 umlegen',
    );
    expect(en.move('turn', { do: 'discard', cards: [] }, match, who)).toBe('pass');
    expect(en.move('inspect', { do: 'lose-sandwich', slot: 1 }, match, who)).toBe('throw away sandwich 2');
  });

  test('that make no sense are said to make none', () => {
    const unclear = en.move('no-such-question', 1, match, who);
    expect(en.move('turn', 'ham', match, who)).toBe(unclear);
    expect(en.move('event', { do: 'card' }, match, who)).toBe(unclear);
    for (const [language, text] of everyLanguage)
      expectClean(language, text.move('event', undefined, match, who), 'back');
  });
});
