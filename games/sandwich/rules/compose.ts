/** Composing: all collected ingredients stacked into sandwiches, in secret, each addressed to a neighbour. */
// Rules: SA-19, SA-20, SA-21, SA-22, SA-23, SA-24, SA-25, SA-26, SA-27, SA-28, S0-13, SA-73, SA-74, SA-75, SA-76,
// SA-77, S0-27.
import type { CardId, Frame, Moves, Refusal, SealedRule, Seat } from '#kernel';
import {
  ask,
  both,
  cardsIn,
  excuse,
  listOf,
  mapped,
  moveCard,
  naming,
  oneOf,
  orders,
  record,
  refusal,
  seconds,
  tellAll,
  tuples,
  wordsId,
} from '#kernel';
import { PHRASES } from '../options.ts';
import type { Asks, Sandwich, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin, boardOf, plateNumber, trayOf } from '../state.ts';
import { dueTo, portionsOf } from './portions.ts';

type About = Asks['compose']['about'];

export function beginComposing(w: SandwichWorld): void {
  const { options, players } = w.match;
  if (options.trading) {
    tellAll(w, { is: 'trading' });
    ask(w, 'trade', {}, players, seconds(options.tradeSeconds));
  } else askComposing(w);
}

const askComposing = (w: SandwichWorld): void =>
  ask(w, 'compose', {}, w.match.players, seconds(w.match.options.composeSeconds));

/** Every sandwich to a neighbour who is due one, no neighbour too often. */
export function refuseAddresses(w: SandwichWorld, cook: Seat, list: readonly { to: Seat }[]): Refusal | undefined {
  const due = dueTo(w, cook);
  if (list.length !== due.length) return refusal('wrong-count', { count: list.length, due: due.length });
  const count = (seats: readonly Seat[], seat: Seat): number => seats.filter((s) => s === seat).length;
  const to = list.map((sandwich) => sandwich.to);
  const wrong = to.find((seat) => count(to, seat) > count(due, seat));
  return wrong === undefined
    ? undefined
    : refusal('wrong-neighbour', { seat: wrong, due: count(due, wrong), count: count(to, wrong) });
}

/** Praise belongs to the Chef's suggestion, and own words only where the table allows them. */
export function refusePraise(w: SandwichWorld, list: readonly { praise: string }[]): Refusal | undefined {
  const words = list.map((sandwich) => sandwich.praise);
  if (w.match.options.chef) return refuseWords(w, words);
  return words.some((id) => id !== '') ? refusal('no-praise') : undefined;
}

export function refuseWords(w: SandwichWorld, words: readonly string[]): Refusal | undefined {
  const known = (id: string): boolean => id === '' || (PHRASES as readonly string[]).includes(id);
  const own = words.filter((id) => !known(id));
  if (own.length === 0) return undefined;
  return w.match.options.ownWords && own.every((id) => id.startsWith('w:')) ? undefined : refusal('no-own-words');
}

/**
 * Silence or a ready-made phrase for each of so many sandwiches. Own words are possible too, but they are texts kept
 * beside the table and known to it only by a number that a host hands out: no set of answers can list them.
 */
export const phrasings = (sandwiches: number): Moves<string[]> => tuples(oneOf(['', ...PHRASES]), sandwiches);

/** The same sandwiches with every praise, where there is any. */
export function praised<S extends { praise: string }>(w: SandwichWorld, cook: Seat, plain: Moves<S[]>): Moves<S[]> {
  if (!w.match.options.chef) return plain;
  return mapped(both(plain, phrasings(dueTo(w, cook).length)), ([sandwiches, words]) =>
    sandwiches.map((sandwich, i) => ({ ...sandwich, praise: words[i] })),
  );
}

function refusePlan(w: SandwichWorld, cook: Seat, plan: readonly Sandwich[]): Refusal | undefined {
  return refuseAddresses(w, cook, plan) ?? refuseStacks(w, cook, plan) ?? refusePraise(w, plan);
}

function refuseStacks(w: SandwichWorld, cook: Seat, plan: readonly Sandwich[]): Refusal | undefined {
  const { size } = portionsOf(w.match.seats, w.match.options, w.table.state.round);
  const wrong = plan.find(({ cards }) => cards.length !== size);
  if (wrong !== undefined) return refusal('wrong-size', { count: wrong.cards.length, size });
  const used = plan.flatMap(({ cards }) => cards);
  const tray = cardsIn(w, trayOf(w.match.seats, cook));
  if (used.some((card) => !tray.includes(card))) return refusal('not-your-card');
  const twice = used.find((card, i) => used.indexOf(card) !== i);
  return twice === undefined ? undefined : refusal('card-twice', { card: twice });
}

/** Cards in the order given, cut into sandwiches, the nearest neighbour first. */
function cut(w: SandwichWorld, cook: Seat, cards: readonly CardId[]): Sandwich[] {
  const { size } = portionsOf(w.match.seats, w.match.options, w.table.state.round);
  return dueTo(w, cook).map((to, i) => ({ to, cards: cards.slice(i * size, (i + 1) * size), praise: '' }));
}

const plans = (w: SandwichWorld, _frame: Frame, cook: Seat): Moves<Sandwich[]> =>
  praised(
    w,
    cook,
    mapped(orders(cardsIn(w, trayOf(w.match.seats, cook))), (cards) => cut(w, cook, cards)),
  );

const latePlan = (w: SandwichWorld, _frame: Frame, cook: Seat): Sandwich[] =>
  cut(w, cook, cardsIn(w, trayOf(w.match.seats, cook)));

const planShape = listOf(record<Sandwich>({ to: naming<Seat>(), cards: listOf(naming<CardId>()), praise: wordsId }));

export const compose: SealedRule<SandwichKinds, About, Sandwich[]> = {
  mode: 'sealed',
  shape: planShape,
  check: (w, _frame, seat, plan) => refusePlan(w, seat, plan),
  moves: plans,
  late: latePlan,
  resolve(w, _frame, answers) {
    for (const { seat, answer } of answers) build(w, seat, answer);
    begin(w, 'give');
  },
};

export const trade: SealedRule<SandwichKinds, About, Sandwich[]> = {
  ...compose,
  /** An offer dies when one of the two is ready. */
  ticked(w, _frame, seat) {
    const { state } = w.table;
    state.offers = state.offers.filter(({ from, to }) => from !== seat && to !== seat);
  },
  /** Time is up: what is ready stands, and its cards lie open until the giving; the others go on composing. */
  expire(w, { given, waiting }) {
    w.table.state.offers = [];
    tellAll(w, { is: 'trading-over', composing: waiting });
    askComposing(w);
    const frame = w.table.stack[w.table.stack.length - 1];
    frame.given.push(...given);
    excuse(frame, w.match.players & ~waiting);
  },
};

/** Stacks a plan on the cook's boards: board i is for the cook's neighbour i. */
export function build(w: SandwichWorld, cook: Seat, plan: readonly Sandwich[]): void {
  const { seats } = w.match;
  const rest = plan.slice();
  for (const [index, to] of dueTo(w, cook).entries()) {
    const [sandwich] = rest.splice(
      rest.findIndex((s) => s.to === to),
      1,
    );
    for (const card of sandwich.cards) moveCard(w, card, trayOf(seats, cook), boardOf(seats, cook, index));
    w.table.state.praise[plateNumber(seats, to, index)] = sandwich.praise;
  }
}
