/** A bot's taste in Sandwich: it cooks for what it thinks others like, and judges by its own palate alone. */
import type { CardId, Dice, Frame, GameEvent, Recall, Seat, Taste } from '#kernel';
import { cardsIn, shuffled } from '#kernel';
import { likesHeard } from './bot/learn.ts';
import type { Manner } from './bot/manner.ts';
import { BEGINNER, FIRST, NOW } from './bot/manner.ts';
import type { Mood, Palate } from './bot/palate.ts';
import { CROWD, CROWD_PALATE, fitsTheme, opinion, palateOf, palateWith } from './bot/palate.ts';
import { PHRASES } from './options.ts';
import { onLine } from './rules/express.ts';
import { takeable } from './rules/market.ts';
import { dueTo, platesOf, portionsOf } from './rules/portions.ts';
import { themesLeft } from './rules/theme.ts';
import type { Asks, Interrupts, Sandwich, SandwichKinds, SandwichMatch, SandwichWorld } from './state.ts';
import { announcedPile, plateOf, trayOf } from './state.ts';

/** Answers to each question, the best first. */
type Answers = {
  readonly [Q in keyof Asks]: (cook: Cook, frame: Frame<Asks[Q]['about']>) => readonly Asks[Q]['answer'][];
};

/** A bot at work: what it sees, as a world it imagines, and who it is. */
interface Cook {
  readonly w: SandwichWorld;
  readonly seat: Seat;
  readonly persona: number;
  readonly dice: Dice;
  readonly manner: Manner;
  readonly guess: Guess;
}

/** The palate that a cook expects a taster to have. */
type Guess = (taster: Seat) => Palate;

/** Offers a bot makes in a round; more would be pestering. */
const OFFERS = 2;
const THEME_WEIGHT = 0.5;
const WORTH_A_SWAP = 1;

const LIKE_ALL: Guess = () => CROWD_PALATE;

const tasteOf = (manner: Manner, guess = LIKE_ALL, traded = guess): Taste<SandwichKinds> => ({
  answer: (w, seat, frame, persona, dice) => ranked({ w, seat, persona, dice, manner, guess }, frame)[0],
  ranked: (w, seat, frame, persona, dice) => ranked({ w, seat, persona, dice, manner, guess }, frame),
  interrupt: (w, seat, persona, dice) => haggle({ w, seat, persona, dice, manner, guess: traded }),
});

export const taste = tasteOf(NOW);
export const firstTaste = tasteOf(FIRST);
export const beginnerTaste = tasteOf(BEGINNER);

/** Cooks for everybody as their rankings have told; and trades by that too, or for the crowd. */
export function recallingTaste(match: SandwichMatch, heard: readonly GameEvent[], use: Recall): Taste<SandwichKinds> {
  const learned = new Map<Seat, Palate>();
  const guess: Guess = (taster) => {
    const known = learned.get(taster);
    if (known !== undefined) return known;
    const likes = likesHeard(match, heard, taster);
    const palate = likes === CROWD ? CROWD_PALATE : palateWith(likes);
    learned.set(taster, palate);
    return palate;
  };
  return tasteOf(NOW, guess, use === 'everything' ? guess : LIKE_ALL);
}

function ranked(cook: Cook, frame: Frame): readonly unknown[] {
  const answer = answers[frame.ask as keyof Asks] as (cook: Cook, frame: Frame) => readonly unknown[];
  return answer(cook, frame);
}

const answers: Answers = {
  theme: ({ w, dice }) => shuffled(dice, themesLeft(w).slice()),
  flip: () => ['wave'],
  grab: (cook) => sorted(takeable(cook.w, cook.seat), (card) => wish(cook, card)),
  pick: (cook) => sorted(takeable(cook.w, cook.seat), (card) => wish(cook, card)),
  place: (cook) => lines(cook),
  address: (cook) => [shuffled(cook.dice, dueTo(cook.w, cook.seat)).map((to) => ({ to, praise: praise(cook) }))],
  trade: (cook) => [composed(cook)],
  compose: (cook) => [composed(cook)],
  pitch: (cook, { about }) => [
    about.plates.filter((p) => cook.w.table.state.cooks[p] === cook.seat).map(() => phrase(cook)),
  ],
  speak: () => ['done'],
  rank: (cook) => rankings(cook),
  show: () => ['on'],
  // People decide when it is enough.
  again: () => ['either'],
};

/** From the most wanted on. */
function sorted<T>(list: readonly T[], worth: (item: T) => number): T[] {
  return list
    .map((item) => ({ item, worth: worth(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);
}

function bestOf<T>(list: readonly T[], worth: (item: T) => number): T {
  return list.map((item) => ({ item, worth: worth(item) })).reduce((a, b) => (b.worth > a.worth ? b : a)).item;
}

const moodOf = ({ w }: Cook): Mood => w.match.options;

const kindsOf = ({ w }: Cook, cards: readonly CardId[]): number[] => cards.map((card) => w.match.faces[card]);

/** What goes into every sandwich of the big table. */
const common = ({ w }: Cook): readonly CardId[] => cardsIn(w, announcedPile(w.match.seats));

/** What a sandwich is worth to a taster with this palate, as far as the cook can guess. */
function worth(cook: Cook, cards: readonly CardId[], palate: Palate): number {
  const kinds = kindsOf(cook, [...cards, ...common(cook)]);
  const mood = moodOf(cook);
  const { crowd, own, leaning } = cook.manner;
  let guess = crowd * opinion(palate, kinds, mood);
  if (own > 0) guess += own * opinion(palateOf(cook.persona, leaning), kinds, mood);
  const { theme } = cook.w.table.state;
  return theme === '' ? guess : guess + THEME_WEIGHT * fitsTheme(theme, kinds);
}

/** How much the cook wants a card, for all who will taste its sandwiches. */
function wish(cook: Cook, card: CardId): number {
  const palates = [...new Set(dueTo(cook.w, cook.seat).map(cook.guess))];
  return palates.reduce((sum, palate) => sum + wishFor(cook, card, palate), 0) / palates.length;
}

/** How much it wants a card for one of them, alone and with the two others in the tray that it goes with best. */
function wishFor(cook: Cook, card: CardId, palate: Palate): number {
  const alone = worth(cook, [card], palate);
  const pairs = cardsIn(cook.w, trayOf(cook.w.match.seats, cook.seat))
    .filter((other) => other !== card)
    .map((other) => worth(cook, [card, other], palate) - worth(cook, [other], palate) - alone);
  const [first = 0, second = 0] = pairs.sort((a, b) => b - a);
  return alone + first + second;
}

function lines(cook: Cook): number[] {
  const { w, seat } = cook;
  const { seats, options } = w.match;
  const { sandwiches, size } = portionsOf(seats, options, w.table.state.round);
  const card = cardsIn(w, trayOf(seats, seat))[w.table.state.lines[seat].length];
  const begun = Array.from({ length: sandwiches }, (_, i) => onLine(w, seat, i));
  const open = [...begun.keys()].filter((i) => begun[i].length < size);
  return sorted(open, (i) => worth(cook, [...begun[i], card], CROWD_PALATE) - worth(cook, begun[i], CROWD_PALATE));
}

const phrase = ({ dice }: Cook): string => PHRASES[dice.below(PHRASES.length)];
const praise = (cook: Cook): string => (cook.w.match.options.chef ? phrase(cook) : '');

function composed(cook: Cook): Sandwich[] {
  const { w, seat } = cook;
  const cards = cardsIn(w, trayOf(w.match.seats, seat));
  const due = dueTo(w, seat);
  const stacks = arrange(cook, cards, due.map(cook.guess));
  return due.map((to, i) => ({ to, cards: stacks[i], praise: praise(cook) }));
}

/** What one of several sandwiches adds to what they do together. */
function share(cook: Cook, cards: readonly CardId[], palate: Palate): number {
  const value = worth(cook, cards, palate);
  return cook.manner.even && value > 0 ? Math.sqrt(value + 1) - 1 : value;
}

/** Cards cut into sandwiches, one for each of these palates, and then swapped between them while that makes the whole better. */
function arrange(cook: Cook, cards: readonly CardId[], palates: readonly Palate[]): CardId[][] {
  const { size, sandwiches } = portionsOf(cook.w.match.seats, cook.w.match.options, cook.w.table.state.round);
  const mixed = shuffled(cook.dice, cards.slice());
  const stacks = Array.from({ length: sandwiches }, (_, i) => mixed.slice(i * size, (i + 1) * size));
  const values = stacks.map((stack, i) => share(cook, stack, palates[i]));
  for (let better = true; better; ) {
    better = false;
    for (let a = 0; a < stacks.length; a++) {
      for (let b = 0; b < a; b++) better = improve(cook, palates, stacks, values, a, b) || better;
    }
  }
  return stacks;
}

/** The first swap of a card between two sandwiches that makes both together better. */
function improve(
  cook: Cook,
  palates: readonly Palate[],
  stacks: CardId[][],
  values: number[],
  a: number,
  b: number,
): boolean {
  for (let i = 0; i < stacks[a].length; i++) {
    for (let j = 0; j < stacks[b].length; j++) {
      const left = stacks[a].with(i, stacks[b][j]);
      const right = stacks[b].with(j, stacks[a][i]);
      const [leftWorth, rightWorth] = [share(cook, left, palates[a]), share(cook, right, palates[b])];
      if (leftWorth + rightWorth <= values[a] + values[b] + 1e-9) continue;
      [stacks[a], stacks[b], values[a], values[b]] = [left, right, leftWorth, rightWorth];
      return true;
    }
  }
  return false;
}

/** As it tastes; then with neighbours swapped, from the worst two on. */
function rankings(cook: Cook): Asks['rank']['answer'][] {
  const { w, seat, persona } = cook;
  const onPlate = (plate: number): number[] =>
    kindsOf(cook, [...cardsIn(w, plateOf(w.match.seats, plate)), ...common(cook)]);
  const judged = platesOf(w, seat).map((plate) => ({
    plate,
    value: opinion(palateOf(persona, cook.manner.leaning), onPlate(plate), moodOf(cook)),
  }));
  const order = judged.sort((a, b) => b.value - a.value).map(({ plate }) => plate);
  const { theme: wanted } = w.table.state;
  const theme = wanted === '' ? -1 : bestOf(order, (plate) => fitsTheme(wanted, onPlate(plate)));
  const swapped = order.slice(1).map((plate, i) => order.with(i, plate).with(i + 1, order[i]));
  return [order, ...swapped.reverse()].map((verdict) => ({ order: verdict, theme }));
}

/** Answers an offer that lies before this bot, or now and then makes one of its own. */
function haggle(cook: Cook): { name: keyof Interrupts; answer: Interrupts[keyof Interrupts] } | undefined {
  const { offers, offersMade } = cook.w.table.state;
  const asked = offers.find((offer) => offer.to === cook.seat);
  if (asked !== undefined)
    return { name: gain(cook, asked.take, asked.give) > 0 ? 'accept' : 'decline', answer: { offer: asked.id } };
  if (offersMade[cook.seat] >= OFFERS || offers.some((offer) => offer.from === cook.seat)) return undefined;
  return propose(cook);
}

/** What a swap would bring: the new card's wish less that of the card given away. */
const gain = (cook: Cook, give: CardId, take: CardId): number => wish(cook, take) - wish(cook, give);

/** The swap with some table mate that brings this bot most among those that the other should like too, tastes being unknown. */
function propose(cook: Cook): { name: 'offer'; answer: Interrupts['offer'] } | undefined {
  const { w, seat, dice } = cook;
  const moves = w.match.game.interrupts.offer.moves(w, seat);
  if (moves.count === 0) return undefined;
  const { to } = moves.random(dice);
  const { crowd, own } = cook.manner;
  const other: Cook = { ...cook, seat: to, manner: { ...cook.manner, crowd: crowd + own, own: 0 }, guess: LIKE_ALL };
  const valued = (owner: Seat): Valued[] =>
    cardsIn(w, trayOf(w.match.seats, owner)).map((card) => ({
      card,
      mine: wish(cook, card),
      theirs: wish(other, card),
    }));
  const taken = valued(to);
  const swaps = valued(seat).flatMap((give) =>
    taken
      .filter((take) => take.mine - give.mine > WORTH_A_SWAP && give.theirs > take.theirs)
      .map((take) => ({ give: give.card, take: take.card, gain: take.mine - give.mine })),
  );
  if (swaps.length === 0) return undefined;
  const { give, take } = bestOf(swaps, (swap) => swap.gain);
  return { name: 'offer', answer: { to, give: [give], take: [take] } };
}

/** A card as this bot and as the other is likely to want it. */
interface Valued {
  readonly card: CardId;
  readonly mine: number;
  readonly theirs: number;
}
