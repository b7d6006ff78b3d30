/** Building: exactly one of start, add, finish and discard on a turn, and only what can be done to its end. */
// Rules: PN-04, PN-05, PL-09, PN-06, PN-07, PL-05, PL-06, PL-07, PL-10, PL-12, PL-13, PL-40, PL-24, PL-42, G-10, PL-41,
// PN-26.
import type { CardId, OneRule, Refusal, Seat, Shape } from '#kernel';
import {
  ask,
  cardsIn,
  draw,
  endGame,
  leftOf,
  lies,
  listOf,
  mapped,
  moveCard,
  moveTop,
  naming,
  oneOf,
  only,
  printed,
  record,
  refusal,
  revealCard,
  seconds,
  sizeOf,
  tellAll,
  withdraw,
  word,
} from '#kernel';
import { worthOf } from '../scoring.ts';
import type { Asks, Build, Plate, PlatesKinds, PlatesWorld } from '../state.ts';
import { begin, DECK, DISCARD, DRAWN, HAND, handOf, plateCount, plateOf } from '../state.ts';
import { drawable, drawUpTo, readyToDraw, refill } from './refill.ts';

/** After so many building turns any game ends as it stands (G-10). */
export const MOST_TURNS = 400;

/** Cards drawn by "add"; one of them is kept. */
const CHOICE = 2;

export function nextTurn(w: PlatesWorld): void {
  const { state } = w.table;
  state.turn = leftOf(state.turn, 1, w.match.seats);
  begin(w, 'turn');
}

/** Who has no card fills up to seven, and that was the turn. */
export function beginTurn(w: PlatesWorld): void {
  const { state } = w.table;
  if (state.turns === MOST_TURNS) {
    endGame(w, state.points);
    tellAll(w, { is: 'over', points: state.points.slice(), winners: w.table.result.winners, why: 'turns' });
    return;
  }
  state.stage = 'building';
  state.turns++;
  if (sizeOf(w, handOf(state.turn)) === 0) fillAsTurn(w);
  else ask(w, 'build', { turn: state.turns }, only(state.turn), seconds(w.match.options.turnSeconds));
}

function fillAsTurn(w: PlatesWorld): void {
  const { turn } = w.table.state;
  tellAll(w, { is: 'filled', seat: turn, count: drawUpTo(w, turn, HAND) });
  begin(w, 'next-turn');
}

const onPlate = record<Extract<Build, { plate: Plate }>>({
  do: word('start', 'add', 'finish'),
  card: naming<CardId>(),
  plate: naming<Plate>(),
});
const away = record<Extract<Build, { do: 'discard' }>>({ do: word('discard'), card: naming<CardId>() });
const isBuild: Shape<Build> = (x): x is Build => onPlate(x) || away(x);

export const build: OneRule<PlatesKinds, Asks['build']['about'], Build> = {
  mode: 'one',
  shape: isBuild,
  check: (w, _frame, seat, answer) => refuseBuild(w, seat, answer),
  moves: (w, _frame, seat) => oneOf(buildsOf(w, seat)),
  late: (w, _frame, seat) => ({ do: 'discard', card: lateCard(w, seat) }),
  resume(w) {
    if (sizeOf(w, handOf(w.table.state.turn)) > 0) return;
    withdraw(w);
    fillAsTurn(w);
  },
  resolve(w, _frame, seat, answer) {
    if (answer.do === 'discard') discard(w, seat, answer.card);
    else layOn[answer.do](w, seat, answer.card, answer.plate);
  },
};

const layOn: Readonly<
  Record<'start' | 'add' | 'finish', (w: PlatesWorld, seat: Seat, card: CardId, plate: Plate) => void>
> = {
  start(w, seat, card, plate) {
    moveCard(w, card, handOf(seat), plateOf(w.match.seats, plate));
    tellAll(w, { is: 'started', seat, card, plate });
    refill(w, [seat], 'next-turn');
  },
  add(w, seat, card, plate) {
    moveCard(w, card, handOf(seat), plateOf(w.match.seats, plate));
    tellAll(w, { is: 'added', seat, card, plate, worth: worthOf(w, plate) });
    for (let i = 0; i < CHOICE && readyToDraw(w); i++) revealCard(w, moveTop(w, DECK, DRAWN), only(seat));
    ask(w, 'keep', { turn: w.table.state.turns }, only(seat), seconds(w.match.options.chooseSeconds));
  },
  finish(w, seat, card, plate) {
    moveCard(w, card, handOf(seat), plateOf(w.match.seats, plate));
    tellAll(w, { is: 'finished', seat, card, plate, worth: worthOf(w, plate) });
    Object.assign(w.table.state, { plate, finisher: seat });
    refill(w, [seat], 'bidding');
  },
};

function discard(w: PlatesWorld, seat: Seat, card: CardId): void {
  moveCard(w, card, handOf(seat), DISCARD);
  tellAll(w, { is: 'discarded', seat, card, how: 'turn' });
  refill(w, [seat], 'next-turn');
}

/** The two cards are in no hand until one is kept, so no napkin touches them. */
export const keep: OneRule<PlatesKinds, Asks['keep']['about'], { cards: CardId[] }> = {
  mode: 'one',
  shape: record<{ cards: CardId[] }>({ cards: listOf(naming<CardId>()) }),
  check(w, _frame, _seat, { cards }) {
    if (cards.length !== 1) return refusal('keep-one');
    return lies(w, cards[0], DRAWN) ? undefined : refusal('not-drawn');
  },
  moves: (w) => mapped(oneOf(cardsIn(w, DRAWN)), (card) => ({ cards: [card] })),
  late: (w) => ({ cards: [cardsIn(w, DRAWN)[draw(w, 'late', sizeOf(w, DRAWN))]] }),
  resolve(w, _frame, seat, { cards: [kept] }) {
    moveCard(w, kept, DRAWN, handOf(seat));
    const card = moveTop(w, DRAWN, DISCARD);
    tellAll(w, { is: 'kept', seat, card });
    refill(w, [seat], 'next-turn');
  },
};

/** A card that is no napkin if there is one. */
function lateCard(w: PlatesWorld, seat: Seat): CardId {
  const hand = cardsIn(w, handOf(seat));
  const others = hand.filter((card) => printed(w, card).kind !== 'napkin');
  const pool = others.length > 0 ? others : hand;
  return pool[draw(w, 'late', pool.length)];
}

function refuseBuild(w: PlatesWorld, seat: Seat, answer: Build): Refusal | undefined {
  if (!lies(w, answer.card, handOf(seat))) return refusal('not-in-hand');
  if (answer.do === 'discard') return undefined;
  const { seats } = w.match;
  const { kind } = printed(w, answer.card);
  if (answer.plate >= plateCount(seats)) return refusal('no-such-plate', { plates: plateCount(seats) });
  if (kind === 'bid' || kind === 'napkin') return refusal('no-ingredient', { kind });
  const begun = sizeOf(w, plateOf(seats, answer.plate)) > 0;
  return refuseOn(w, answer.do, kind === 'bread' ? 'bread' : 'filling', begun ? 'begun' : 'empty');
}

function refuseOn(
  w: PlatesWorld,
  how: 'start' | 'add' | 'finish',
  what: 'bread' | 'filling',
  plate: 'begun' | 'empty',
): Refusal | undefined {
  if (how === 'start') {
    if (what === 'filling') return refusal('bread-first');
    if (plate === 'empty') return undefined;
    return refusal(emptyPlates(w) === 0 ? 'no-empty-plate' : 'plate-taken');
  }
  if (how === 'finish') {
    if (what === 'filling') return refusal('bread-last');
    return plate === 'begun' ? undefined : refusal('nothing-to-finish');
  }
  if (what === 'bread') return refusal('bread-is-no-filling');
  if (plate === 'empty') return refusal('nothing-to-add-to');
  return drawable(w) >= CHOICE ? undefined : refusal('too-few-to-draw', { cards: drawable(w) });
}

function emptyPlates(w: PlatesWorld): number {
  let empty = 0;
  for (let p = 0; p < plateCount(w.match.seats); p++) if (sizeOf(w, plateOf(w.match.seats, p)) === 0) empty++;
  return empty;
}

/** Everything that this hand can do. */
export function buildsOf(w: PlatesWorld, seat: Seat): Build[] {
  const { seats } = w.match;
  const builds: Build[] = [];
  const mayAdd = drawable(w) >= CHOICE;
  for (const card of cardsIn(w, handOf(seat))) {
    const { kind } = printed(w, card);
    builds.push({ do: 'discard', card });
    if (kind === 'bid' || kind === 'napkin') continue;
    for (let plate = 0; plate < plateCount(seats); plate++) {
      const begun = sizeOf(w, plateOf(seats, plate)) > 0;
      if (kind === 'bread') builds.push({ do: begun ? 'finish' : 'start', card, plate });
      else if (begun && mayAdd) builds.push({ do: 'add', card, plate });
    }
  }
  return builds;
}
