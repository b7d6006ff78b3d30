// What must hold for the words of Sandwich in every language: nothing unsaid, nothing half said, nothing said alike.

import { describe, expect, test } from 'vitest';
import type { CardId, Language, Look, LookFrame, Seat, Speakers, Told } from '#kernel';
import { fullOptions, has, LANGUAGES, labSeed, look, matchOf, namedDice, seatOf } from '#kernel';
import { loadWords } from '#testkit';
import { playRandom } from '#testkit/driver';
import { scenario } from '#testkit/scenario';
import { ingredients } from '../cards.ts';
import { game } from '../game.ts';
import { BASES, CHOSEN, DRAWN, options, PHRASES, THEMES } from '../options.ts';
import type { Asks, Event, Interrupts, SandwichKinds, SandwichMatch } from '../state.ts';
import { trayOf } from '../state.ts';

const texts = await loadWords(game);
const { de, en, es, fr } = texts;
const everyLanguage = LANGUAGES.map((language) => [language, texts[language]] as const);

const people = ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil', 'Farid', 'Gwen', 'Hugo', 'Igor', 'Jana', 'Kim', 'Lou'];
const OWN = 'Eat me!';
const who: Speakers = { seat: (seat) => people[seat] ?? '§', words: (id) => (id === 'w:gone' ? '' : OWN) };

/** A whole, clean piece of text, spaced as its language asks for. What players say is theirs. */
function expectClean(language: Language, said: string, where: string): void {
  const ours = said.replaceAll(OWN, 'own');
  expect(ours, where).toMatch(/^\S.*\S$/su);
  expect(ours, where).not.toMatch(/undefined|NaN|\[object|[{}$'"]|=>|§| {2}|\.\.|!\.|\?\./);
  expect(ours, where).not.toMatch(language === 'fr' ? UNFRENCH : /\s[:;!?]/);
}

/** A space that may break, or none, where French has one that does not. */
const UNFRENCH = / [:;!?»]|« |(?<!\u00a0)(?:[:»](?=\s|$))|(?<!\u202f)(?:[;!?](?=\s|$))/u;

/** A sentence of its own in every language. */
function expectFourSentences(say: (language: Language) => string, where: string): void {
  const said = LANGUAGES.map(say);
  for (const [i, language] of LANGUAGES.entries()) expectClean(language, said[i], `${where} in ${language}`);
  expect(new Set(said).size, `${where}: ${said.join(' / ')}`).toBe(LANGUAGES.length);
}

describe('labels', () => {
  test.each(everyLanguage)('in %s name every preset and variant, and nothing else', (_, text) => {
    expect(Object.keys(text.presets).sort()).toEqual(Object.keys(options.presets).sort());
    expect(Object.keys(text.variants).sort()).toEqual(Object.keys(options.variants).sort());
  });

  test.each(everyLanguage)('in %s name every option and every value that has no number', (language, text) => {
    expect(Object.keys(text.options).sort()).toEqual(Object.keys(options.specs).sort());
    for (const [name, spec] of Object.entries(options.specs)) {
      const { label, values } = text.options[name as keyof typeof options.specs];
      expectClean(language, label, name);
      if (spec.kind === 'choice') expect(Object.keys(values).sort()).toEqual([...spec.values].sort());
      if (spec.kind === 'switch') expect(Object.keys(values).sort()).toEqual(['false', 'true']);
      if (spec.kind === 'words') expect(Object.keys(values).sort()).toEqual([...spec.phrases].sort());
      const said = Object.values(values);
      for (const value of said) expectClean(language, value, name);
      expect(new Set(said).size, `${name}: ${said.join(' / ')}`).toBe(said.length);
    }
  });

  test.each(everyLanguage)('in %s are all different within presets, variants and options', (language, text) => {
    const labels = Object.values(text.options).map(({ label }) => label);
    for (const list of [Object.values(text.presets), Object.values(text.variants), labels]) {
      for (const label of list) expectClean(language, label, label);
      expect(new Set(list).size, list.join(' / ')).toBe(list.length);
    }
  });

  test.each(everyLanguage)('in %s name every card; a face that is in no box has words too', (language, text) => {
    const cards = ingredients.map((_row, face) => text.card(face));
    expect(new Set(cards).size).toBe(ingredients.length);
    for (const face of [-1, ingredients.length, 0.5]) {
      expectClean(language, text.card(face), String(face));
      expect(cards).not.toContain(text.card(face));
    }
  });

  test.each(LANGUAGES)('in %s come with the game', async (language) => {
    expect((await game.texts(language)).text).toBe(texts[language]);
  });
});

// ---- refusals ----

describe('refusals', () => {
  test.each(['flip', 'grab', 'pick', 'speak'])('of the machine speak of the %s in question', (ask) => {
    for (const code of ['not-asked', 'already-answered', 'nothing-to-take-back'] as const) {
      expectFourSentences((language) => texts[language].refusal({ code, facts: { ask } }, who), `${code} ${ask}`);
      for (const text of Object.values(texts))
        expect(text.refusal({ code, facts: { ask } }, who)).not.toBe(text.refusal({ code, facts: {} }, who));
    }
  });

  test('name the neighbour, the number and the option', () => {
    expect(en.refusal({ code: 'card-taken', facts: { card: 3, seat: 2 } }, who)).toContain('Chloé');
    expect(en.refusal({ code: 'line-full', facts: { line: 2, size: 3 } }, who)).toContain('Line 2');
    expect(en.refusal({ code: 'wrong-size', facts: { count: 1, size: 3 } }, who)).toContain('1 ingredient.');
    const wrong = fullOptions(options, { edition: 'third' }, 4);
    expect('refused' in wrong && de.refusal(wrong.refused, who)).toMatch(/Ausgabe \(edition\).*third.*first, 2013/);
  });
});

// ---- what is asked, answered and told while a game is played ----

const tables: readonly (readonly [seats: number, options: object])[] = [
  [3, { rounds: 2, theme: DRAWN, base: 'p:wok' }],
  [3, { rounds: 3, theme: CHOSEN, flipMillis: 0 }],
  [4, { preset: 'en', rounds: 1, tradeSeconds: 5, bleah: true, series: true }],
  [5, { market: 'calm', direction: 'alternating', rounds: 2, pitch: 'spoken', tasting: 'turns' }],
  [4, { express: true, chef: true, fridge: true, base: 'w:mine', theme: 'w:mine' }],
  [8, { blind: true, bleah: true, fridge: true }],
  [6, { pitch: 'text', younger: 'all-rounds', series: true }],
];

interface Heard {
  readonly match: SandwichMatch;
  readonly seen: Look<SandwichKinds>;
  readonly frame: LookFrame;
  readonly role: 'asked' | 'answered' | 'watching';
}

const heard = {
  prompts: [] as Heard[],
  moves: [] as [SandwichMatch, string, unknown][],
  story: [] as [SandwichMatch, Told<Event>][],
};

function listenTo(match: SandwichMatch, seed: string): void {
  const { story } = playRandom(match, labSeed(seed), namedDice(seed), (input, before, after) => {
    const ask = before.stack.at(-1)?.ask ?? '';
    if (input.kind === 'answer') heard.moves.push([match, ask, input.answer]);
    if (input.kind === 'interrupt') heard.moves.push([match, input.name, input.answer]);
    for (let seat = 0; seat <= match.seats; seat++) listenAs(match, look(match, after, seatOf(seat)));
  });
  heard.story.push(...story.map((told): [SandwichMatch, Told<Event>] => [match, told]));
}

function listenAs(match: SandwichMatch, seen: Look<SandwichKinds>): void {
  const frame = seen.stack.at(-1);
  if (frame === undefined) return;
  const waiting = has(frame.waiting, seen.seat) && frame.mine.length === 0;
  const idle = has(frame.asked, seen.seat) ? 'answered' : 'watching';
  heard.prompts.push({ match, seen, frame, role: waiting ? 'asked' : idle });
}

for (const [index, [seats, chosen]] of tables.entries()) {
  const bound = matchOf(game, { seats, options: chosen });
  if ('refused' in bound) throw new Error(`table ${index} is refused: ${bound.refused.code}`);
  for (let n = 0; n < 2; n++) listenTo(bound.match, `texts ${index} ${n}`);
}

/** Every way an offer can go, and a trading that runs out of time. */
function listenToTraders(): void {
  const s = scenario(game, { seats: 4, options: { preset: 'en', market: 'calm' } });
  while (s.asks() !== 'trade') s.tick();
  const tray = (seat: number): readonly CardId[] => s.cards(trayOf(4, seatOf(seat)));
  const interrupt = (seat: number, name: string, answer: unknown): void => {
    heard.moves.push([s.match, name, answer]);
    s.interrupt(seat, name, answer);
  };
  for (const [i, name] of ['accept', 'decline', 'withdraw'].entries()) {
    interrupt(0, 'offer', { to: 1, give: [tray(0)[i]], take: [tray(1)[i]] });
    interrupt(name === 'withdraw' ? 0 : 1, name, { offer: i + 1 });
  }
  s.tick();
  heard.story.push(...s.story.map((told): [SandwichMatch, Told<Event>] => [s.match, told]));
}

listenToTraders();

const anyMatch = heard.story[0][0];
const card = (n: number): CardId => n as CardId;

/** Typed by the vocabulary, so that a new word is missed here at once. */
const asks = Object.keys({
  theme: 0,
  flip: 0,
  grab: 0,
  pick: 0,
  place: 0,
  address: 0,
  trade: 0,
  compose: 0,
  pitch: 0,
  speak: 0,
  rank: 0,
  show: 0,
  again: 0,
} satisfies Record<keyof Asks, 0>);
const interrupts = Object.keys({ offer: 0, accept: 0, decline: 0, withdraw: 0 } satisfies Record<keyof Interrupts, 0>);

const offer = { id: 1, from: seatOf(0), to: seatOf(1), give: card(1), take: card(2) };
const scores: [Seat, number][] = [
  [seatOf(1), 3],
  [seatOf(2), 0],
  [seatOf(2), 1],
];
const sandwiches = [
  { cook: seatOf(1), cards: [card(1), card(2)] },
  { cook: seatOf(2), cards: [card(3), card(4)] },
];

/** One of each kind, with words where random players say none. */
const events: { readonly [Is in Event['is']]: Extract<Event, { is: Is }> } = {
  opens: { is: 'opens', first: seatOf(0), base: 'w:mine' },
  round: { is: 'round', round: 2, rounds: 3, theme: 'p:goblin', direction: 'right', cards: 9 },
  announced: { is: 'announced', card: card(5) },
  flipped: { is: 'flipped', flip: 1, cards: [card(1), card(2)] },
  took: { is: 'took', seat: seatOf(0), card: card(1), from: seatOf(1), how: 'grab' },
  missed: { is: 'missed', card: card(1), by: seatOf(2) },
  trading: { is: 'trading' },
  offered: { is: 'offered', offer },
  declined: { is: 'declined', offer },
  withdrawn: { is: 'withdrawn', offer },
  swapped: { is: 'swapped', offer },
  'trading-over': { is: 'trading-over', composing: 0 },
  given: { is: 'given', direction: 'right' },
  praised: { is: 'praised', cook: seatOf(0), taster: seatOf(1), cards: [card(1)], words: 'p:love' },
  served: { is: 'served', taster: seatOf(0), sandwiches: [{ cook: -1, cards: [card(1)] }] },
  pitched: { is: 'pitched', cook: seatOf(0), taster: seatOf(1), cards: [card(1)], words: 'w:gone' },
  tasted: { is: 'tasted', taster: seatOf(0), sandwiches, theme: 1, scores },
  'round-over': { is: 'round-over', round: 1, points: [1, 2, 3] },
  'another-game': { is: 'another-game', game: 2, first: seatOf(1) },
  'game-over': { is: 'game-over', points: [3, 3, 1], winners: 0b011 },
};

describe('the log', () => {
  test.each(Object.values(events))('has a line for $is in four languages', (event) => {
    expectFourSentences((language) => texts[language].event(event, anyMatch, who), event.is);
  });

  test('tells whole games without a gap', () => {
    const kinds = new Set(heard.story.map(([, { event }]) => event.is));
    expect(new Set([...kinds, 'pitched', 'another-game'])).toEqual(new Set(Object.keys(events)));
    for (const [language, text] of everyLanguage) {
      const lines = heard.story.map(([match, { event }]) => text.event(event, match, who));
      for (const line of new Set(lines)) expectClean(language, line, 'a line');
    }
  });

  test('says how a card was come by', () => {
    const took = (['grab', 'pick', 'last', 'late'] as const).map((how) => ({ ...events.took, how }));
    for (const language of LANGUAGES)
      expect(new Set(took.map((event) => texts[language].event(event, anyMatch, who))).size).toBe(took.length);
  });

  test('SA-59: names nobody where a blind round tells of a card that is gone', () => {
    for (const [language, text] of everyLanguage) {
      const told = [
        { ...events.took, seat: -1 },
        { ...events.missed, by: -1 },
      ].map((event) => text.event(event, anyMatch, who));
      for (const line of told) {
        expectClean(language, line, 'a line');
        for (const seat of [0, 1, 2]) expect(line).not.toContain(who.seat(seatOf(seat)));
      }
    }
  });

  test('S0-19: reads a sandwich out from the top down, as its picture shows it', () => {
    const read = (event: Event): string => en.event(event, anyMatch, who);
    const [bottom, top] = [card(1), card(2)].map((id) => en.card(anyMatch.faces[id]));
    expect(read({ ...events.served, sandwiches: [{ cook: -1, cards: [card(1), card(2)] }] })).toContain(
      `${top}, ${bottom}`,
    );
    expect(read({ ...events.praised, cards: [card(1), card(2)] })).toContain(`${top}, ${bottom}`);
    expect(read({ ...events.pitched, cards: [card(1), card(2)] })).toContain(`${top}, ${bottom}`);
    expect(read(events.tasted)).toContain(`${top}, ${bottom}`);
  });

  test('names winners, one or several, and counts their points', () => {
    const alone = { ...events['game-over'], points: [1, 0, 0], winners: 1 };
    expect(en.event(alone, anyMatch, who)).toBe('Anna wins with 1 point.');
    expect(en.event(events['game-over'], anyMatch, who)).toBe('Anna and Ben share the win with 3 points each.');
    expect(fr.event(events['game-over'], anyMatch, who)).toContain('Anna et Ben');
    expect(de.event(events['game-over'], anyMatch, who)).toContain('mit je 3 Punkten');
    expect(es.event({ ...alone, winners: 0b1_0000_0001, points: [] }, anyMatch, who)).toContain('Anna e Igor');
  });

  test('reads a verdict out with cooks, points and the theme', () => {
    const told = en.event(events.tasted, anyMatch, who);
    expect(told).toMatch(
      /^Anna ranks, best first: 1\. Ben \(.+\), 3 points; 2\. Chloé \(.+\), 0 points\. Theme point: Chloé\.$/,
    );
  });

  test('keeps the cooks of a blind plate to itself', () => {
    expect(en.event(events.served, anyMatch, who)).toMatch(/^On Anna’s plate: [^(]+\.$/);
  });
});

describe('prompts', () => {
  test('are there for every question in every role', () => {
    for (const ask of asks) {
      const roles = new Set(heard.prompts.filter(({ frame }) => frame.ask === ask).map(({ role }) => role));
      expect(roles, ask).toEqual(
        new Set(['pick', 'speak', 'theme'].includes(ask) ? ['asked', 'watching'] : ['asked', 'answered', 'watching']),
      );
    }
  });

  test('are clean', () => {
    for (const [language, text] of everyLanguage) {
      const said = heard.prompts.map(({ match, seen, frame }) => text.prompt(seen, frame, who, match));
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

  const firstAsked = (ask: string, fits: (heard: Heard) => boolean): Heard => {
    const found = heard.prompts.find((h) => h.frame.ask === ask && h.role === 'asked' && !h.seen.paused && fits(h));
    if (found === undefined) throw new Error(`no such ${ask}`);
    return found;
  };
  const inAll = ({ match, seen, frame }: Heard): string[] =>
    LANGUAGES.map((language) => texts[language].prompt(seen, frame, who, match));

  test('ask for the most disgusting first in the Bleah, and for the best first otherwise', () => {
    const bleah = inAll(firstAsked('rank', ({ match }) => match.options.bleah));
    const usual = inAll(firstAsked('rank', ({ match }) => !match.options.bleah));
    expect(bleah.map((said, i) => [/disgusting|dégoûtant|asqueroso|ekligste/.test(said), said === usual[i]])).toEqual(
      LANGUAGES.map(() => [true, false]),
    );
    for (const said of usual) expect(said).not.toMatch(/disgusting|dégoûtant|asqueroso|ekligste/);
  });

  test('say what the fridge did, from the market to the tasting', () => {
    for (const ask of ['grab', 'place', 'rank'])
      for (const said of inAll(firstAsked(ask, ({ match }) => match.options.fridge)))
        expect(said).toMatch(/fridge|frigo|nevera|Kühlschrank/);
  });

  test('name the theme, the base and the announced ingredient', () => {
    const composing = firstAsked('compose', ({ match }) => match.options.base === 'p:wok');
    expect(en.prompt(composing.seen, composing.frame, who, composing.match)).toMatch(/Base: wok\. Theme: .+\./);
    const own = firstAsked('rank', ({ match }) => match.options.theme === 'w:mine');
    expect(en.prompt(own.seen, own.frame, who, own.match)).toContain('theme point: “Eat me!”.');
    const big = firstAsked('compose', ({ match }) => match.options.bigTable);
    expect(en.prompt(big.seen, big.frame, who, big.match)).toContain('In every sandwich of this round: ');
  });

  test('say whom to wait for: up to three names, then a number', () => {
    const waits = heard.prompts.filter(({ role, seen }) => role !== 'asked' && !seen.paused);
    const said = waits.map(({ seen, frame, match }) => en.prompt(seen, frame, who, match));
    expect(said.some((line) => /Wait for [A-Z]\w+\.$/.test(line))).toBe(true);
    expect(said.some((line) => /Wait for \S+, \S+ and \S+\.$/.test(line))).toBe(true);
    expect(said.some((line) => /Wait for \d players\.$/.test(line))).toBe(true);
  });
});

describe('moves', () => {
  test('of every question and interrupt are put into words', () => {
    expect(new Set(heard.moves.map(([, name]) => name))).toEqual(new Set([...asks, ...interrupts]));
    for (const [language, text] of everyLanguage) {
      const said = heard.moves.map(([match, name, answer]) => text.move(name, answer, match, who));
      for (const move of new Set(said)) expectClean(language, move, 'a move');
    }
  });

  test('name cards, neighbours and words', () => {
    const stack = [{ to: seatOf(1), cards: [card(4), card(7)], praise: 'p:love' }];
    expect(en.move('grab', 4, anyMatch, who)).toBe('take Ham');
    expect(en.move('compose', stack, anyMatch, who)).toBe('Emmental, Ham → Ben “Made with love.”');
    expect(fr.move('compose', [...stack, ...stack], anyMatch, who)).toContain(
      'Ben «\u00a0Fait avec amour.\u00a0»\u202f; Emmental',
    );
    expect(en.move('offer', { to: 1, give: [4], take: [12] }, anyMatch, who)).toBe('offer Ham to Ben for Boiled egg');
    expect(en.move('rank', { order: [5, 4, 6], theme: 4 }, anyMatch, who)).toBe(
      'rank sandwiches 2, 1, 3; theme point to 1',
    );
    expect(en.move('pitch', ['', 'w:mine', 'w:gone'], anyMatch, who)).toBe(
      'say nothing; say “Eat me!”; say “(words erased)”',
    );
  });

  test('that make no sense are said to make none', () => {
    const unclear = en.move('no-such-question', 1, anyMatch, who);
    expect(en.move('grab', 'ham', anyMatch, who)).toBe(unclear);
    expect(en.move('rank', { order: 1 }, anyMatch, who)).toBe(unclear);
    expect(en.move('offer', [], anyMatch, who)).toBe(unclear);
    expect(en.move('grab', 9_999, anyMatch, who)).toBe(`take ${en.card(-1)}`);
    for (const language of LANGUAGES)
      expectClean(language, texts[language].move('trade', undefined, anyMatch, who), 'back');
  });
});

test('ready-made phrases are whole sentences or names, and different in each language', () => {
  for (const words of [...BASES, ...THEMES, ...PHRASES]) {
    const event = { ...events.pitched, words };
    expectFourSentences((language) => texts[language].event(event, anyMatch, who), words);
  }
});
