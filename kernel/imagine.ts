/** Another world with the same look, made from the look alone: what bots and the client's rings reason about. */
import { ownLots } from './cards.ts';
import { cardAt, isKnown, lotAt, seenAt, unseenBags } from './look.ts';
import { fastStreams, shuffled } from './random.ts';
import { has, listSeats, only } from './seats.ts';
import { endlessTick } from './stack.ts';
import { after, NEVER, sooner } from './time.ts';
import type {
  CardId,
  Cards,
  Dice,
  Frame,
  Given,
  Kinds,
  Look,
  LookFrame,
  Match,
  Millis,
  Pile,
  Place,
  Seat,
  Table,
  World,
} from './types.ts';

/** A world that looks the same to that seat; what it cannot know is drawn by the dice. */
export function imagine<K extends Kinds>(match: Match<K>, look: Look<K>, dice: Dice): World<K> {
  const table: Table<K> = {
    now: look.now,
    paused: look.paused,
    frames: look.stack.reduce((last, frame) => Math.max(last, frame.id), 0),
    random: fastStreams(dice.below(0x100000), dice.below(0x100000)),
    cards: imagineCards(look, match.faces.length, dice),
    stack: look.stack.map((frame) => imagineFrame(frame, look.seat)),
    state: match.game.unview(look, match),
    result: look.result,
  };
  const world: World<K> = { match, table, story: undefined };
  match.game.redraw?.(world, look.seat, dice);
  redrawAnswers(world, look.seat, dice);
  return world;
}

/** Deals an owned world anew for the same seat: the unseen cards of each lot, streams, answers of others, hidden numbers. */
export function redeal<K extends Kinds>(w: World<K>, seat: Seat, dice: Dice): void {
  const { cards, random } = w.table;
  const bit = only(seat);
  const bags = unseenBags(cards, bit);
  for (const bag of bags) shuffled(dice, bag);
  const spots = cards.seen.slice();
  const lots = cards.lot;
  ownLots(cards);
  for (const pile of cards.piles) {
    for (let i = 0; i < pile.length; i++) {
      const id = pile[i];
      if ((spots[id] & bit) !== 0) continue;
      const other = bags[(cards.knows[lots[id]] & bit) !== 0 ? lots[id] : cards.knows.length].pop() as CardId;
      cards.seen[other] = spots[id];
      cards.lot[other] = lots[id];
      pile[i] = other;
    }
  }
  random.keys = fastStreams(dice.below(0x100000), dice.below(0x100000)).keys;
  random.used = [0];
  w.match.game.redraw?.(w, seat, dice);
  redrawAnswers(w, seat, dice);
}

/**
 * Somebody is known to have such a card, as others saw: where what was drawn by chance has none there, one that this
 * seat has not seen either changes places with one of that pile. For `redraw`.
 */
export function holdOne(w: World, seat: Seat, pile: Pile, isSuch: (card: CardId) => boolean, dice: Dice): void {
  const { cards } = w.table;
  const bit = only(seat);
  const here = cards.piles[pile];
  if (here.some(isSuch)) return;
  const bagOf = (id: CardId): number => ((cards.knows[cards.lot[id]] & bit) !== 0 ? cards.lot[id] : -1);
  const isUnseen = (id: CardId): boolean => (cards.seen[id] & bit) === 0;
  const swaps = here.filter(isUnseen).flatMap((mine) =>
    cards.piles
      .flat()
      .filter((other) => isUnseen(other) && isSuch(other) && bagOf(other) === bagOf(mine))
      .map((other) => [mine, other]),
  );
  if (swaps.length > 0) exchange(cards, ...(swaps[dice.below(swaps.length)] as [CardId, CardId]));
}

/** Each lies where the other lay, seen by whoever saw what lay there. */
function exchange(cards: Cards, one: CardId, other: CardId): void {
  ownLots(cards);
  const { seen, lot } = cards;
  [seen[one], seen[other]] = [seen[other], seen[one]];
  [lot[one], lot[other]] = [lot[other], lot[one]];
  const instead = new Map([
    [one, other],
    [other, one],
  ]);
  cards.piles = cards.piles.map((pile) => pile.map((id) => instead.get(id) ?? id));
}

function imagineCards(look: Look, count: number, dice: Dice): Cards {
  const bags = look.unseen.map((bag) => shuffled(dice, bag.slice()));
  const pool = bags.length - 1;
  const seen = new Array<number>(count).fill(0);
  const lot = new Array<number>(count).fill(0);
  const bit = only(look.seat);
  const piles = new Array<CardId[]>(look.piles.length);
  for (let p = 0; p < piles.length; p++) {
    const places = look.piles[p];
    const pile = new Array<CardId>(places.length);
    for (let i = 0; i < places.length; i++) {
      const place: Place = places[i];
      const from = isKnown(place) ? -1 : lotAt(place);
      const id = from < 0 ? cardAt(place) : (bags[(look.knows[from] & bit) !== 0 ? from : pool].pop() as CardId);
      seen[id] = seenAt(place);
      lot[id] = Math.max(0, from);
      pile[i] = id;
    }
    piles[p] = pile;
  }
  return { seen, lot, knows: look.knows.slice(), piles };
}

function imagineFrame(f: LookFrame, seat: Seat): Frame {
  const own = (answers: readonly unknown[]): Given[] =>
    answers.map((answer) => ({ seat, answer, reaction: 0 as Millis }));
  return {
    id: f.id,
    ask: f.ask,
    mode: f.mode,
    about: f.about,
    asked: f.asked,
    waiting: f.waiting,
    given: own(f.mine),
    drafts: own(f.draft),
    opened: f.opened,
    span: f.span,
    until: f.until,
    left: f.left,
    closes: f.closes,
  };
}

/** Sealed answers that are in, but not mine, are drawn anew; other seats' drafts and grabs are unknown and left out. */
function redrawAnswers(w: World, seat: Seat, dice: Dice): void {
  for (const frame of w.table.stack) {
    if (frame.mode === 'one') continue;
    frame.given = frame.given.filter((g) => g.seat === seat);
    frame.drafts = frame.drafts.filter((g) => g.seat === seat);
    if (frame.mode === 'sealed')
      for (const other of listSeats(frame.asked & ~frame.waiting & ~only(seat))) redrawAnswer(w, frame, other, dice);
    if (frame.mode === 'hold') {
      frame.waiting = frame.asked & ~(frame.given.length > 0 ? only(seat) : 0);
      endlessTick(frame, w.table.now);
    }
    if (frame.mode === 'race') frame.closes = frame.given.length === 0 ? NEVER : windowEnd(w, frame);
  }
}

/** My own grab is in, but when the window opened is in no look: it might have been just now. */
function windowEnd(w: World, frame: Frame): Millis {
  const rule = w.match.game.questions[frame.ask];
  return rule.mode === 'race' ? sooner(after(w.table.now, rule.window(w)), frame.until) : frame.closes;
}

function redrawAnswer(w: World, frame: Frame, seat: Seat, dice: Dice): void {
  const rule = w.match.game.questions[frame.ask];
  if (rule.mode !== 'sealed' || !has(frame.asked, seat)) return;
  frame.given.push({ seat, answer: rule.moves(w, frame, seat).random(dice), reaction: 0 as Millis });
}
