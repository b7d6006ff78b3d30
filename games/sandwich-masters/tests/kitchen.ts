/** Short words for tests of Sandwich Masters: tables laid by hand, cards by name, and answers in plain words. */
import type { CardId, Pile } from '#kernel';
import { imagine, look, moveTop, namedDice, seatOf } from '#kernel';
import type { Scenario } from '#testkit';
import { scenario } from '#testkit';
import { barEvents, ingredients, inspectors, orders } from '../cards.ts';
import { game } from '../game.ts';
import type { Options } from '../options.ts';
import { FIRST_EVENT, FIRST_INSPECTOR, FIRST_ORDER } from '../rules/faces.ts';
import type { Event, MastersKinds, Slot, Spot, Turn } from '../state.ts';
import { BLACK, barOf, claimOf, DOOR, handOf, PLACES, sandwichOf, spotOf, WHITE } from '../state.ts';

export type Kitchen = Scenario<MastersKinds>;

type Wishes = Partial<Options> & { speed?: string };

/** A table on which seat 0 begins and no event lay in the opening Bar, unless a test names its seed. */
export function showingTable(seats = 2, options: Wishes = {}, seed?: string): Kitchen {
  for (let n = 0; ; n++) {
    const t = scenario(game, {
      seats,
      options: { firstPlayer: 1, edition: '1', ...options },
      seed: seed ?? `table ${n}`,
    });
    if (seed !== undefined || t.story.every(({ event }) => event.is !== 'event')) return t;
  }
}

/** The same, where all see at once what is shown, and what is told meanwhile is told together. */
export function table(seats = 2, options: Wishes = {}, seed?: string): Kitchen {
  const t = showingTable(seats, options, seed);
  const { answer, tick } = t;
  const seen = (act: () => unknown): Kitchen => {
    act();
    const told = t.last.slice();
    while (t.asks() === 'served' || t.asks() === 'visited')
      for (const seat of t.waiting()) told.push(...answer.call(t, seat, 'on').last);
    t.last = told;
    return t;
  };
  return Object.assign(t, {
    answer: (...said: Parameters<Kitchen['answer']>) => seen(() => answer.apply(t, said)),
    tick(times = 1) {
      for (let i = 0; i < times; i++) seen(() => tick.call(t));
      return t;
    },
  });
}

/** A face by its name: `ham`, `ham!` for a bad one, `sauce`, `slime`, `lazy`, `blt`, `seagulls`. */
export function face(name: string): number {
  const plain = name.replace('!', '');
  const row = ingredients.findIndex(({ id, symbol }) => id === plain || (symbol === plain && symbol !== 'attack'));
  if (row >= 0) return 2 * row + (name.endsWith('!') || ingredients[row].good === 0 ? 1 : 0);
  const lists = [
    [inspectors, FIRST_INSPECTOR],
    [orders, FIRST_ORDER],
    [barEvents, FIRST_EVENT],
  ] as const;
  for (const [list, first] of lists) {
    const at = list.findIndex(({ id }) => id === name);
    if (at >= 0) return first + at;
  }
  throw new Error(`no card is called ${name}`);
}

interface Layout {
  /** By seat: cards that its hand holds, among others. */
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  /** By seat and slot: sandwiches, bottom first. */
  readonly stacks?: Readonly<Record<number, readonly (readonly string[])[]>>;
  /** Orders by place. */
  readonly bar?: readonly string[];
  readonly money?: readonly number[];
  /** The next black cards, the first one on top. */
  readonly next?: readonly string[];
}

/** A bar of orders that none of the small sandwiches in tests fulfils. */
const FAR = ['skyscraper', 'club-sandwich', 'burger-dream', 'sauce-boss'] as const;

/** Lays the table by hand. */
export function lay(t: Kitchen, { hands = {}, stacks = {}, bar = FAR, money = [], next = [] }: Layout): Kitchen {
  for (const [place, order] of [...bar, ...FAR.filter((far) => !bar.includes(far))].slice(0, PLACES).entries())
    t.arrange(barOf(place), [face(order)]);
  t.arrange(BLACK, next.map(face).reverse());
  for (const [seat, list] of Object.entries(stacks))
    for (const [slot, names] of list.entries()) build(t, sandwichOf(t.match.seats, Number(seat), slot), names);
  for (const [seat, names] of Object.entries(hands)) t.arrange(handOf(Number(seat)), names.map(face));
  return t.change((w) => {
    for (const [seat, sum] of money.entries()) {
      w.table.state.money[seat] = sum;
      w.table.state.rewards += sum;
    }
  });
}

function build(t: Kitchen, pile: Pile, names: readonly string[]): void {
  t.change((w) => {
    for (let i = 0; i < names.length; i++) moveTop(w, WHITE, pile);
  });
  t.arrange(pile, names.map(face));
}

// ---- what lies there ----

export const stack = (t: Kitchen, seat: number, slot: Slot): number[] => t.faces(sandwichOf(t.match.seats, seat, slot));
export const cardsAt = (t: Kitchen, seat: number, slot: Slot): readonly CardId[] =>
  t.cards(sandwichOf(t.match.seats, seat, slot));
export const hand = (t: Kitchen, seat: number): readonly CardId[] => t.cards(handOf(seat));
export const bar = (t: Kitchen): number[] => Array.from({ length: PLACES }, (_, place) => t.faces(barOf(place))[0]);
export const money = (t: Kitchen): number[] => t.table.state.money;
export const named = (...names: readonly string[]): number[] => names.map(face);

/** All events of one kind since the table opened. */
export const story = <Is extends Event['is']>(t: Kitchen, is: Is): Extract<Event, { is: Is }>[] =>
  t.story.map(({ event }) => event).filter((event): event is Extract<Event, { is: Is }> => event.is === is);

// ---- answers ----

/** A card and where it goes: a slot of one's own, or a seat and slot of another; without a slot in front of that player. */
export type Put = readonly [card: string, to: Slot | { seat: number; slot?: Slot }];

/** Cards of the hand by name; the same name twice takes two cards. */
export function playing(t: Kitchen, seat: number, puts: readonly Put[], claims: readonly Pairing[] = []): Turn {
  const rest = hand(t, seat).slice();
  const cards = puts.map(([name]) => {
    const at = rest.findIndex((card) => t.match.faces[card] === face(name));
    if (at < 0) throw new Error(`seat ${seat} has no ${name}`);
    return rest.splice(at, 1)[0];
  });
  return {
    do: 'play',
    cards,
    to: puts.map(([, to]) => spotTo(seat, to)),
    claims: claims.map(([s, p]) => claimOf(s, p)),
  };
}

/** A sandwich of mine and a place of the Bar. */
export type Pairing = readonly [slot: Slot, place: number];

const spotTo = (seat: number, to: Put[1]): Spot =>
  typeof to === 'number' ? spotOf(seat, to) : spotOf(to.seat, to.slot ?? DOOR);

export const play = (t: Kitchen, seat: number, puts: readonly Put[], claims: readonly Pairing[] = []): Kitchen =>
  t.answer(seat, playing(t, seat, puts, claims));

/** The top card of one slot to another. */
export const moving = (t: Kitchen, seat: number, from: Slot, to: Slot, claims: readonly Pairing[] = []): Turn => ({
  do: 'move',
  card: cardsAt(t, seat, from).slice(-1)[0],
  to,
  claims: claims.map(([s, p]) => claimOf(s, p)),
});

export const pass: Turn = { do: 'discard', cards: [] };

/** Everybody passes until it is this seat's turn again. */
export function until(t: Kitchen, seat: number): Kitchen {
  while (t.asks() !== 'turn' || t.waiting()[0] !== seat) {
    if (t.asks() === 'turn') t.answer(t.waiting()[0], pass);
    else t.tick();
  }
  return t;
}

/** Lets the clock answer until the game is over. */
export function playOut(t: Kitchen): Kitchen {
  while (t.asks() !== 'over') t.tick();
  return t;
}

export const seatsOf = (t: Kitchen): number[] => Array.from({ length: t.match.seats }, (_, seat) => seatOf(seat));

/** What a bot of this game would answer in this seat, from its look alone. */
export function tasted(t: Kitchen, seat: number, name: string): unknown {
  const dice = namedDice(name);
  const seen = look(t.match, t.table, seatOf(seat));
  const world = imagine(t.match, seen, dice);
  return game.taste.answer(world, seen.seat, world.table.stack[world.table.stack.length - 1], 1, dice);
}
