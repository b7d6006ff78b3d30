// What must hold for the words of Sándwich Wars in every language: nothing unsaid, nothing half said, nothing said alike.
import { describe, expect, test } from 'vitest';
import type { Language, Look, LookFrame, Speakers, Told } from '#kernel';
import { has, LANGUAGES, labSeed, look, matchOf, namedDice, seatOf } from '#kernel';
import { loadWords } from '#testkit';
import { playRandom } from '#testkit/driver';
import { categories, ingredients, opportunities, orders } from '../cards.ts';
import { game } from '../game.ts';
import { options } from '../options.ts';
import { boxOf, cards } from '../rules/faces.ts';
import type { Asks, Event, WarsKinds, WarsMatch } from '../state.ts';
import type { WarsWording } from '../text/wording.ts';

const texts = (await loadWords(game)) as Readonly<Record<Language, WarsWording>>;
const { de, en } = texts;
const everyLanguage = LANGUAGES.map((language) => [language, texts[language]] as const);
const people = ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil'];
const who: Speakers = { seat: (seat) => people[seat] ?? '§', words: () => '' };

/** A whole, clean piece of text, spaced as its language asks for. */
const isClean = (language: Language, said: string): boolean =>
  /^\S.*\S$/su.test(said) &&
  !/undefined|NaN|\[object|[{}$'"]|=>|§| {2}|\.\.|!\.|\?\./.test(said) &&
  !(language === 'fr' ? UNFRENCH : /\s[:;!?]/).test(said);

/** A space that may break, or none, where French has one that does not. */
const UNFRENCH = / [:;!?»]|« |(?<!\u00a0)(?:[:»](?=\s|$))|(?<!\u202f)(?:[;!?](?=\s|$))/u;

const expectClean = (language: Language, said: string, where: string): void =>
  expect(isClean(language, said), `${where}: ${said}`).toBe(true);

/** All of them at once: there are thousands. */
const expectAllClean = (language: Language, said: Iterable<string>): void =>
  expect([...new Set(said)].filter((text) => !isClean(language, text))).toEqual([]);

function expectFourSentences(say: (language: Language) => string, where: string): void {
  const said = LANGUAGES.map(say);
  for (const [i, language] of LANGUAGES.entries()) expectClean(language, said[i], `${where} in ${language}`);
  expect(new Set(said).size, `${where}: ${said.join(' / ')}`).toBe(LANGUAGES.length);
}

describe('labels', () => {
  test.each(everyLanguage)('in %s name every preset, variant and option, and nothing else', (language, text) => {
    expect(Object.keys(text.presets).sort()).toEqual(Object.keys(options.presets).sort());
    expect(Object.keys(text.variants).sort()).toEqual(Object.keys(options.variants).sort());
    expect(Object.keys(text.options).sort()).toEqual(Object.keys(options.specs).sort());
    const labels = Object.values(text.options).flatMap(({ label, values }) => [label, ...Object.values(values)]);
    for (const label of [...labels, ...Object.values(text.variants)]) expectClean(language, label, label);
    for (const [name, spec] of Object.entries(options.specs))
      if (spec.kind === 'choice')
        expect(Object.keys(text.options[name as keyof typeof options.specs].values).sort()).toEqual(
          [...spec.values].sort(),
        );
  });

  test.each(LANGUAGES)('in %s come with the game', async (language) => {
    expect((await game.texts(language)).text).toBe(texts[language]);
  });
});

/** Of both editions. */
const faces = cards.length;
const box = boxOf('1');

describe('cards', () => {
  test.each(everyLanguage)(
    'in %s: every ingredient, opportunity and order has a name of its own; in the first edition an order its sandwich and points',
    (language, text) => {
      const market = Array.from({ length: ingredients.length + opportunities.length }, (_, face) => text.card(face));
      expect(new Set(market).size).toBe(market.length);
      for (let face = 0; face < faces; face++) expectClean(language, text.card(face), String(face));
      expect(new Set(orders.map((_, i) => text.card(market.length + i).split(' (')[0])).size).toBe(25);
      expect(new Set(orders.map((_, i) => text.card(box + market.length + i).split(' ')[0])).size).toBe(5);
      for (const face of [-1, faces, 0.5]) expect(market).not.toContain(text.card(face));
    },
  );

  test('say in four languages what they cost, what they do and what they bring, made from the words of their effect', () => {
    for (let face = 0; face < faces; face++)
      expectFourSentences((language) => texts[language].details(face), String(face));
    const says = (id: string): string => en.details(ingredients.findIndex((row) => row.id === id));
    expect(says('fried-egg')).toBe('Eggs, cost 6, quality 5. When an order uses it: take 1 point.');
    expect(says('mustard')).toMatch(/While it lies in your zone: quality of cold cuts \+2\.$/);
    expect(says('camembert')).toMatch(/quality of the ingredients beside it −2\.$/);
    expect(en.details(ingredients.length)).toMatch(/assistant for free.*In hand at the end: 4 points\.$/);
    expect(en.details(faces)).toBe('an unknown card');
  });

  test.each(everyLanguage)('in %s: categories and assistants have names of their own', (language, text) => {
    const all = categories.flatMap((category) => [text.category(category), text.assistant(category)]);
    expect(new Set(all).size).toBe(14);
    for (const name of all) expectClean(language, name, name);
  });
});

describe('refusals', () => {
  test.each(Object.keys(game.questions))('of the machine speak of the question %s', (ask) => {
    for (const code of ['not-asked', 'bad-form', 'nothing-to-take-back'] as const)
      expectFourSentences((language) => texts[language].refusal({ code, facts: { ask } }, who), `${code} ${ask}`);
  });

  test('name the assistant, the player and the option', () => {
    expect(en.refusal({ code: 'assistant-taken', facts: { helper: 'egg', seat: 1 } }, who)).toBe(
      'Ben already has the egg assistant. Choose one from the middle.',
    );
    expect(de.refusal({ code: 'bad-option', facts: { option: 'orders', value: 9, allowed: '' } }, who)).toContain(
      '(orders)',
    );
    expect(en.refusal({ code: 'not-your-assistant', facts: { helper: 'fish' } }, who)).toContain('fish');
  });
});

// ---- what is asked, answered and told while a game is played ----

interface Heard {
  readonly match: WarsMatch;
  readonly seen: Look<WarsKinds>;
  readonly frame: LookFrame;
}

const heard = {
  prompts: [] as Heard[],
  moves: [] as [WarsMatch, string, unknown][],
  story: [] as [WarsMatch, Told<Event>][],
};

for (const [seats, chosen] of [
  [2, {}],
  [3, { tokens: 'open', orders: 3 }],
  [4, { head: 'later-more', edition: '1' }],
  [5, { orders: 3 }],
] as const) {
  const bound = matchOf(game, { seats, options: chosen });
  if ('refused' in bound) throw new Error(bound.refused.code);
  for (const seed of ['a', 'b']) listenTo(bound.match, `${seats} ${seed}`);
}

function listenTo(match: WarsMatch, seed: string): void {
  const { story } = playRandom(match, labSeed(seed), namedDice(seed), (input, before, after) => {
    if (input.kind === 'answer') heard.moves.push([match, before.stack.at(-1)?.ask ?? '', input.answer]);
    for (let seat = 0; seat <= match.seats; seat++) {
      const seen = look(match, after, seatOf(seat));
      const frame = seen.stack.at(-1);
      if (frame !== undefined) heard.prompts.push({ match, seen, frame });
    }
  });
  heard.story.push(...story.map((told): [WarsMatch, Told<Event>] => [match, told]));
}

describe('whole games', () => {
  test('are told without a gap, every kind of event in four languages', () => {
    const kinds = new Map(heard.story.map(([match, { event }]) => [event.is, [match, event] as const]));
    expect(kinds.size).toBeGreaterThanOrEqual(21);
    for (const [is, [match, event]] of kinds)
      expectFourSentences((language) => texts[language].event(event, match, who), is);
    for (const [language, text] of everyLanguage) {
      const lines = heard.story.map(([match, { event }]) => text.event(event, match, who));
      expectAllClean(language, lines);
    }
  });

  test('prompt everybody who is asked, differently in four languages', () => {
    const asked = heard.prompts.filter(({ seen, frame }) => has(frame.waiting, seen.seat) && !seen.paused);
    const byAsk = new Map(asked.map((prompt) => [prompt.frame.ask, prompt]));
    expect([...byAsk.keys()].sort()).toEqual(Object.keys(game.questions).sort());
    for (const [ask, { seen, frame, match }] of byAsk)
      expectFourSentences((language) => texts[language].prompt(seen, frame, who, match), ask);
    for (const [language, text] of everyLanguage) {
      const said = heard.prompts.map(({ seen, frame, match }) => text.prompt(seen, frame, who, match));
      expectAllClean(language, said);
    }
  });

  test('have words for every answer', () => {
    const byAsk = new Map(heard.moves.map((move) => [move[1], move]));
    expect([...byAsk.keys()].sort()).toEqual(Object.keys(game.questions).sort());
    for (const [language, text] of everyLanguage) {
      const said = heard.moves.map(([match, ask, answer]) => text.move(ask, answer, match, who));
      expectAllClean(language, said);
    }
  });

  test('call an answer that makes no sense just that', () => {
    const [match] = heard.moves[0];
    for (const [ask, answer] of [
      ['turn', 'nonsense'],
      ['turn', { do: 'play', card: 999 }],
      ['toString', {}],
      ['discard', [400]],
    ] as [keyof Asks, unknown][])
      expect(en.move(ask, answer, match, who)).toBe('an answer that makes no sense');
    expect(en.move('turn', undefined, match, who)).toBe('take the answer back');
  });
});
