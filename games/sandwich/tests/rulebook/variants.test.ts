// The rulebook, sentence by sentence: the variants of the books, each an option that combines.
import { expect, test } from 'vitest';
import type { Language, LookFrame } from '#kernel';
import { imagine, LANGUAGES, matchOf, namedDice } from '#kernel';
import { loadWords, refusedSetup } from '#testkit';
import type { IngredientId } from '../../cards.ts';
import { ingredients } from '../../cards.ts';
import { game } from '../../game.ts';
import { BASES, THEMES } from '../../options.ts';
import type { Kitchen } from '../kitchen.ts';
import {
  collected,
  composeAll,
  cooks,
  deck,
  FIRST_EDITION,
  hurryTo,
  plan,
  plate,
  plates,
  playOut,
  RULEBOOKS,
  rankBy,
  ranking,
  seatsOf,
  sees,
  serveAll,
  served,
  story,
  table,
  watch,
} from '../kitchen.ts';

const texts = await loadWords(game);
const everybody = (t: Kitchen): number[] => [...seatsOf(t), t.match.seats];
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

/** What a seat is told to do now, in one language. */
function prompt(t: Kitchen, seat: number, language: Language): string {
  const look = t.look(seat);
  const who = { seat: (s: number) => `seat ${s}`, words: (id: string) => id };
  return texts[language].prompt(look, look.stack.at(-1) as LookFrame, who, t.match);
}

/** All that happens, told without the options, when the clock answers for everybody. */
const course = (t: Kitchen): unknown[] => playOut(t).story.filter(({ event }) => event.is !== 'opens');

// ---- together ----

const variants = Object.keys(game.options.variants);
const pairs = variants.flatMap((a, i) => variants.slice(i + 1).map((b) => [a, b] as const));

/** Why this rulebook does not open with both, as the rulebook says it; undefined where it must. */
function refusedPair(preset: string, pair: readonly string[]): string | undefined {
  const has = (...names: string[]): boolean => names.some((name) => pair.includes(name));
  if (has('express') && (has('commerce') || ['en', 'es', 'de'].includes(preset))) return 'express-and-trading';
  if (has('blind') && has('chef')) return 'blind-and-chef';
  return has('blind') && has('pitch', 'spoken-pitch') ? 'blind-and-pitch' : undefined;
}

test.each(RULEBOOKS)('S4-25: in %s all variants combine but for the pairs that are refused', (preset) => {
  for (const [a, b] of pairs) {
    const options = { preset, rounds: 2, flipMillis: 0, ...game.options.variants[a], ...game.options.variants[b] };
    const bound = matchOf(game, { seats: 5, options });
    expect('refused' in bound ? bound.refused.code : undefined, `${a} and ${b}`).toBe(refusedPair(preset, [a, b]));
    if ('refused' in bound) continue;
    const t = playOut(table(5, options));
    expect(t.table.result.over, `${a} and ${b}`).toBe(true);
  }
});

test.each(RULEBOOKS)('S4-25: in %s all that combine can be played at once', (preset) => {
  const kept = variants.filter((name) => !['express', 'blind', 'pitch'].includes(name));
  const t = playOut(table(5, Object.assign({ preset, rounds: 2 }, ...kept.map((name) => game.options.variants[name]))));
  const { express, blind, themed, bleah, fridge, turns } = game.options.variants;
  const silent = Object.assign({}, express, blind, themed, bleah, fridge, turns);
  const other = playOut(table(5, { preset, rounds: 2, trading: false, ...silent }));
  expect([t.asks(), other.asks()]).toEqual(['over', 'over']);
});

test.each(RULEBOOKS)('SA-46: Commerce turns trading on in %s', (preset) => {
  const t = hurryTo(table(4, { preset, ...game.options.variants.commerce }), 'trade');
  t.interrupt(0, 'offer', { to: 1, give: [collected(t, 0)[0]], take: [collected(t, 1)[0]] }).interrupt(1, 'accept', {
    offer: 1,
  });
  expect(t.told('swapped')).toHaveLength(1);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

// ---- Chef's suggestion ----

test("S0-25: with Chef's suggestion sandwiches are given face up, each with words of praise", () => {
  const t = hurryTo(table(5, { preset: 'fr', chef: true, tasting: 'turns', firstTaster: 5 }), 'compose');
  const [one, two, three] = plan(t, [1, 2, 3], collected(t, 0));
  const praised = [{ ...one, praise: 'p:grandma' }, { ...two, praise: 'w:3-1' }, three];
  t.answer(0, praised);
  expect(t.look(1).view.praise.every((words) => words === '')).toBe(true);
  composeAll(t);
  for (const viewer of everybody(t)) {
    for (const taster of seatsOf(t))
      expect(plates(t, taster).map((p) => sees(t, viewer, plate(t, p)).length)).toEqual([3, 3, 3]);
    const { view } = t.look(viewer);
    expect([view.praise[plates(t, 1)[0]], view.praise[plates(t, 2)[1]], view.praise[plates(t, 3)[2]]]).toEqual([
      'p:grandma',
      'w:3-1',
      '',
    ]);
  }
  expect(t.told('praised').filter(({ cook }) => cook === 0)).toEqual(
    praised.map(({ to, cards, praise }) => ({ is: 'praised', cook: 0, taster: to, cards, words: praise })),
  );
  expect(t.waiting()).toEqual([4]);
});

// ---- direction ----

/** In which direction each round went: whose sandwich seat 0 has from its nearest cook. */
function directions(t: Kitchen, rounds: number): string[] {
  return Array.from({ length: rounds }, () => {
    serveAll(t);
    const way = cooks(t, 0)[0] === 1 ? 'right' : 'left';
    rankBy(t, (cook) => cook);
    if (t.asks() === 'again') t.everyone(() => 'again');
    return way;
  });
}

test.each([5, 6])('S0-23: with %i players sandwiches go left, right and left again', (seats) => {
  for (const preset of FIRST_EDITION) {
    const t = table(seats, { preset, direction: 'alternating' });
    expect(directions(t, 3)).toEqual(['left', 'right', 'left']);
    expect(story(t, 'round').map(({ direction }) => direction)).toEqual(['left', 'right', 'left']);
    expect(t.asks()).toBe('over');
  }
});

test('S4-20: in 2013 every second round goes to the right; games of one round count on in a running total', () => {
  expect(directions(table(5, { preset: '2013', rounds: 4, direction: 'alternating' }), 4)).toEqual([
    'left',
    'right',
    'left',
    'right',
  ]);
  const series = table(5, { preset: '2013', series: true, direction: 'alternating' });
  expect(directions(series, 4)).toEqual(['left', 'right', 'left', 'right']);
  const longer = table(5, { preset: '2013', rounds: 3, series: true, direction: 'alternating' });
  expect(directions(longer, 6)).toEqual(['left', 'right', 'left', 'left', 'right', 'left']);
  expect(longer.waiting()).toEqual([0, 1, 2, 3, 4]);
});

// ---- judging otherwise ----

test('S4-13: in the Bleah tasters are asked for the most disgusting first, and the points stay the same', () => {
  const t = serveAll(table(4, { bleah: true }));
  const usual = serveAll(table(4));
  for (const language of LANGUAGES) expect(prompt(t, 0, language)).not.toBe(prompt(usual, 0, language));
  expect(prompt(t, 0, 'en')).toContain('most disgusting first');
  const disgusting = cooks(t, 0)[2];
  watch(t.answer(0, ranking(t, 0, [2, 1, 0])).tick());
  const verdict = story(t, 'tasted').find(({ taster }) => taster === 0);
  expect(verdict?.scores.map(([, points]) => points)).toEqual([3, 2, 0]);
  expect(verdict?.scores[0][0]).toBe(disgusting);
  expect(t.asks()).toBe('over');
});

/** How a bot ranks its plates, best first, by what lies on them. */
function botRanks(t: Kitchen, taster: number, persona: number): number[] {
  const seen = t.look(taster);
  const dice = namedDice('bot');
  const world = imagine(t.match, seen, dice);
  const answer = game.taste.answer(world, seen.seat, world.table.stack[0], persona, dice) as { order: number[] };
  return answer.order;
}

test('SA-47: in the Bleah bots, too, judge by disgust', () => {
  for (const persona of [0, 1, 2, 3, 4]) {
    const usual = botRanks(serveAll(table(4)), 0, persona);
    expect(botRanks(serveAll(table(4, { bleah: true })), 0, persona)).toEqual(usual.toReversed());
  }
});

test('S4-18: with refrigerator failure questions say so, and no other rule changes', () => {
  const t = serveAll(table(4, { fridge: true }));
  const usual = serveAll(table(4));
  for (const language of LANGUAGES)
    expect(prompt(t, 0, language).length).toBeGreaterThan(prompt(usual, 0, language).length);
  expect(prompt(t, 0, 'en')).toContain('a week in a dead fridge');
  expect(t.look(0).stack).toEqual(usual.look(0).stack);
  expect(course(t)).toEqual(course(usual));
});

const kinds = (...names: IngredientId[]): number[] =>
  names.map((name) => ingredients.findIndex(({ id }) => id === name));

test('SA-54: with refrigerator failure bots shift their tastes', () => {
  const preferred = [{}, { fridge: true }].map((options) => {
    const t = serveAll(table(4, options));
    const [bacon, mushroom] = plates(t, 0);
    t.arrange(plate(t, bacon), kinds('bacon', 'emmental', 'lettuce'));
    t.arrange(plate(t, mushroom), kinds('mushroom', 'corn', 'pesto'));
    const baconFirst = (order: number[]): boolean => order.indexOf(bacon) < order.indexOf(mushroom);
    return Array.from({ length: 32 }, (_, persona) => baconFirst(botRanks(t, 0, persona)));
  });
  // Guests differ, but nobody comes to like bacon for being a week old, and most turn away from it.
  const [fresh, spoilt] = preferred;
  expect(spoilt.filter((likes, persona) => likes && !fresh[persona])).toEqual([]);
  expect(fresh.filter(Boolean).length - spoilt.filter(Boolean).length).toBeGreaterThan(16);
});

// ---- bases and themes ----

test('S4-14: another base than bread is a label and changes no other rule', () => {
  const usual = course(table(5));
  for (const base of ['p:pizza', 'p:wok', 'w:1-1']) expect(course(table(5, { base }))).toEqual(usual);
  expect(new Set(seeds.map((seed) => table(4, { base: 'p:random' }, seed).table.state.base))).toEqual(
    new Set(BASES.filter((base) => base !== 'p:bread')),
  );
});

test.each(['p:pizza', 'p:crepe', 'p:salad', 'p:pita', 'p:wok', 'w:7-2'])(
  'SA-48: the base may be %s, and everybody knows it',
  (base) => {
    const t = table(4, { base });
    expect(story(t, 'opens').map((event) => event.base)).toEqual([base]);
    for (const viewer of everybody(t)) expect(t.look(viewer).view.base).toBe(base);
    expect(matchOf(game, { seats: 4, options: { base: 'pumpernickel' } })).toMatchObject({
      refused: { code: 'bad-option' },
    });
    expect(t.waiting()).toEqual([0, 1, 2, 3]);
  },
);

test('S4-15: each taster gives exactly one bonus point to one sandwich, be it the worst', () => {
  const t = serveAll(table(4, { theme: 'p:goblin', firstTaster: 1 }));
  const [best, second, worst] = plates(t, 0);
  const other = plates(t, 1)[0];
  t.refused('theme-point-missing').answer(0, { order: [best, second, worst], theme: -1 });
  t.refused('theme-point-missing').answer(0, { order: [best, second, worst], theme: other });
  t.refused('bad-form').answer(0, { order: [best, second, worst], theme: [best, second] });
  t.answer(0, { order: [best, second, worst], theme: worst });
  for (const seat of [1, 2, 3]) t.answer(seat, { ...ranking(t, seat, [0, 1, 2]), theme: plates(t, seat)[0] });
  watch(t);
  const [first, ...others] = story(t, 'tasted');
  expect(first.scores).toEqual([
    [3, 3],
    [2, 2],
    [1, 0],
    [1, 1],
  ]);
  expect(others.map(({ scores }) => scores.length)).toEqual([4, 4, 4]);
  expect(sum(t.table.result.points)).toBe(24);
  expect(t.asks()).toBe('over');
});

test('SA-49: the theme is chosen, drawn for each round or typed by the host, and announced before the market', () => {
  for (const theme of [...THEMES, 'w:2-9']) {
    const t = table(4, { theme, flipMillis: 1000 });
    expect(t.story.map(({ event }) => event.is)).toEqual(['opens', 'round']);
    expect(t.story[1]).toMatchObject({ audience: t.match.everyone, event: { theme } });
    expect(t.asks()).toBe('flip');
  }
  const drawn = seeds.map((seed) =>
    story(playOut(table(4, { theme: 'p:random', rounds: 2 }, seed)), 'round').map(({ theme }) => theme),
  );
  expect(new Set(drawn.flat())).toEqual(new Set(THEMES));
  expect(table(4, { theme: 'p:goblin' }).waiting()).toEqual([0, 1, 2, 3]);
});

test('SA-49: chance does not repeat a theme before all have come', () => {
  for (const seed of seeds.slice(0, 5)) {
    const themes = story(playOut(table(4, { theme: 'p:random', rounds: 9 }, seed)), 'round').map(({ theme }) => theme);
    expect(new Set(themes).size).toBe(9);
  }
  const t = table(3, { theme: 'p:random', series: true, younger: 'all-rounds', pitchSeconds: 1 });
  for (let games = 1; games <= 11; games++) hurryTo(t, 'again').everyone(() => 'again');
  const themes = story(t, 'round').map(({ theme }) => theme);
  expect(new Set(themes.slice(0, 10)).size).toBe(10);
  expect(new Set(themes).size).toBe(10);
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2]]);
});

test('SA-49: where players choose it, the first taster does for the first round and the next player for the second', () => {
  const t = table(4, { theme: 'p:chosen', rounds: 3, firstTaster: 3 });
  expect([t.asks(), t.waiting()]).toEqual(['theme', [2]]);
  expect(t.story.map(({ event }) => event.is)).toEqual(['opens']);
  t.refused('not-asked').answer(0, 'p:goblin');
  t.refused('theme-used', {}).answer(2, 'p:dare');
  t.answer(2, 'p:goblin');
  expect(story(t, 'round').map(({ theme }) => theme)).toEqual(['p:goblin']);
  hurryTo(t, 'theme');
  expect(t.waiting()).toEqual([3]);
  t.refused('theme-used', {}).answer(3, 'p:goblin');
  t.answer(3, 'w:2-9');
  hurryTo(t, 'theme').tick();
  const themes = story(t, 'round').map(({ theme }) => theme);
  expect(themes.slice(0, 2)).toEqual(['p:goblin', 'w:2-9']);
  expect(THEMES.filter((theme) => theme !== 'p:goblin')).toContain(themes[2]);
  table(4, { theme: 'p:chosen', ownWords: false, firstTaster: 1 }).refused('no-own-words').answer(0, 'w:2-9');
  expect([t.asks(), t.waiting()]).toEqual(['grab', [0, 1, 2, 3]]);
});

// ---- the Pitch ----

test('S4-19: before the ranking is entered each cook may sell each sandwich to its taster', () => {
  const t = hurryTo(table(5, { pitch: 'text' }), 'pitch');
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
  expect(sees(t, 1, plate(t, plates(t, 1)[0]))).toHaveLength(3);
  t.refused('wrong-pitches', { count: 2, due: 3 }).answer(0, ['p:dare', '']);
  t.answer(0, ['p:dare', 'w:5-1', '']).everyone((seat) => (seat === 2 ? ['', '', ''] : ['p:love', 'p:love', 'p:love']));
  expect(t.asks()).toBe('rank');
  expect(plates(t, 1).map((p) => t.look(1).view.pitches[p])).toContain('p:dare');
  expect(t.look(3).view.pitches.includes('p:dare')).toBe(false);
  expect(
    t.last.filter(({ event }) => event.is === 'pitched' && event.cook === 0).map(({ audience }) => audience),
  ).toEqual([0b00011, 0b00101]);
  expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
});

// Words are kept beside the table, which only names them: that they are no longer than 140 characters is proved where they are kept.
test('SA-55: a pitch in writing is words kept beside the table', () => {
  const t = hurryTo(table(4, { pitch: 'text' }), 'pitch');
  t.refused('bad-form').answer(0, ['x'.repeat(141), '', '']);
  t.refused('bad-form').answer(0, ['A plain sentence.', '', '']);
  t.answer(0, ['w:12-4', '', '']);
  expect(JSON.stringify(t.table)).toContain('w:12-4');
  expect(t.waiting()).toEqual([1, 2, 3]);
  expect(matchOf(game, { seats: 4, options: { pitch: 'text', ownWords: false } })).toHaveProperty('match');
});

test('SA-55: a spoken pitch is a turn with a clock of 20 seconds', () => {
  const t = hurryTo(table(4, { pitch: 'spoken', firstTaster: 1 }), 'speak');
  const turns: number[] = [];
  while (t.asks() === 'speak') {
    const [cook] = t.waiting();
    const began = t.now();
    turns.push(cook);
    if (turns.length % 2 === 0) t.answer(cook, 'done');
    else expect(t.tick().now() - began).toBe(20_000);
  }
  expect(turns).toEqual([3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1, 0]);
  expect([t.asks(), t.waiting()]).toEqual(['rank', [0, 1, 2, 3]]);
});

test.each([
  [5, {}, 15],
  [12, {}, 36],
  [12, { younger: 'all-rounds' }, 24],
  [12, { tasting: 'turns' }, 36],
] as const)('SA-55: the spoken pitches of %i players take four minutes at most, %j', (seats, options, count) => {
  const t = hurryTo(table(seats, { preset: 'fr', rounds: 1, pitch: 'spoken', ...options }), 'speak');
  let [pitches, spoken] = [0, 0];
  while (t.asks() !== 'over') {
    const [began, isPitch] = [t.now(), t.asks() === 'speak'];
    t.tick();
    if (isPitch) spoken += t.now() - began;
    if (isPitch) pitches++;
  }
  expect(pitches).toBe(count);
  expect(spoken).toBeLessThanOrEqual(240_000);
  expect(spoken).toBeGreaterThan(239_000);
  expect(t.asks()).toBe('over');
});

test('S4-19: with three players the two pitches of a cook to one taster name their sandwiches', () => {
  const t = hurryTo(table(3, { pitch: 'text' }), 'pitch');
  t.answer(0, ['p:dare', 'p:love', '', '']).everyone(() => ['', '', '', '']);
  const said = story(t, 'pitched');
  expect(said.map(({ cook, words }) => [cook, words])).toEqual([
    [0, 'p:dare'],
    [0, 'p:love'],
  ]);
  expect(said[0].taster).toBe(said[1].taster);
  expect(said.map(({ cards }) => cards)).toEqual(
    served(t, said[0].taster).filter((_, i) => cooks(t, said[0].taster)[i] === 0),
  );
  expect(t.waiting()).toEqual([0, 1, 2]);
});

// ---- younger players ----

test.each(RULEBOOKS)('S4-21: in %s younger players get six cards in the first round, or in all', (preset) => {
  const t = table(5, { preset, rounds: 2, younger: 'first-round', flipMillis: 1000 });
  expect(seatsOf(t).map((seat) => t.cards(deck(t, seat)).length)).toEqual([6, 6, 6, 6, 6]);
  serveAll(t);
  expect(story(t, 'flipped')).toHaveLength(6);
  expect(served(t, 0).map((cards) => cards.length)).toEqual([3, 3]);
  expect(cooks(t, 0)).toEqual([4, 3]);
  hurryTo(t, 'flip');
  expect(t.cards(deck(t, 0))).toHaveLength(9);
  const always = table(5, { preset, rounds: 2, younger: 'all-rounds', direction: 'alternating', flipMillis: 1000 });
  hurryTo(serveAll(always), 'flip');
  expect(always.cards(deck(always, 0))).toHaveLength(6);
  serveAll(always);
  expect(cooks(always, 0)).toEqual([1, 2]);
  expect(always.waiting()).toEqual([0, 1, 2, 3, 4]);
});

test.each([1, 2])(
  'S4-21: in a series of games of %i rounds only the first game has a round for younger players',
  (rounds) => {
    const t = table(4, { rounds, series: true, younger: 'first-round' });
    for (let games = 1; games < 4; games++) hurryTo(t, 'again').everyone(() => 'again');
    const dealt = story(t, 'round').map(({ cards }) => cards);
    expect(dealt).toEqual(dealt.map((_, i) => (i === 0 ? 6 : 9)));
    expect(dealt).toHaveLength(3 * rounds + 1);
    expect(
      refusedSetup(game, 7, { edition: 'first', boxes: 1, rounds: 1, series: true, younger: 'first-round' }).code,
    ).toBe('too-few-cards');
    expect(t.waiting()).toEqual([0, 1, 2, 3]);
  },
);

test('S4-21: a rematch that keeps the running total is no first game', () => {
  const t = table(4, { series: true, younger: 'first-round', carried: '2 9 5 4' });
  expect(story(t, 'round').map(({ cards }) => cards)).toEqual([9]);
  expect(t.waiting()).toEqual([0, 1, 2, 3]);
});

test.each(RULEBOOKS)('S4-22: in a younger round of %s the two ranks bring 3 and 0 points', (preset) => {
  for (const seats of [3, 4, 6]) {
    const t = serveAll(table(seats, { preset, younger: 'first-round', rounds: 1 }));
    watch(t.everyone((taster) => ranking(t, taster, [1, 0])));
    expect(story(t, 'tasted').map(({ scores }) => scores.map(([, points]) => points))).toEqual(
      Array(seats).fill([3, 0]),
    );
    expect(t.asks()).toBe('over');
  }
});

// Pictures and voice belong to the page; the game gives it a name to speak for every card, and asks for nothing to be written.
test('SA-56: younger players need not read: every card has a name to speak, and every answer is made by pointing', () => {
  const t = table(4, { younger: 'all-rounds' });
  for (const language of LANGUAGES) {
    const spoken = new Set(t.match.faces.map((face) => texts[language].card(face)));
    expect(spoken.size).toBe(63);
    for (const name of spoken) expect(name).toMatch(/^\p{L}/u);
  }
  composeAll(hurryTo(t, 'compose'));
  watch(t.everyone((taster) => ranking(t, taster, [0, 1])));
  expect(t.asks()).toBe('over');
});
