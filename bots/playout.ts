/** A game played on in thought: everybody answers by taste, to the end or as far as one can see; and what came of it. */
import type { Dice, Frame, Interruption, Match, Millis, Seat, Seats, World } from '#kernel';
import { advance, advanceClock, due, has, listSeats, NEVER, only, stepOn } from '#kernel';
import { onlyAnswer } from './bot.ts';

/** Who plays on: by seat their likes, and the chance of all tastes. */
export interface Cast {
  readonly personas: readonly number[];
  readonly dice: Dice;
  /** Seats that may still interrupt at the question on top. */
  readonly offered: Seats;
}

/** Plays an owned world on for so many answers at most. Throws where a taste is refused: then the world cannot be, or the taste has a fault. */
export function playOn(w: World, cast: Cast, answers: number): void {
  const { table } = w;
  const pace = paceOf(w);
  let left = answers;
  let newest = table.frames;
  let offers = cast.offered;
  while (!table.result.over && left > 0) {
    const frame = table.stack[table.stack.length - 1];
    if (frame.id > newest) {
      newest = frame.id;
      offers = w.match.players;
    }
    if (offers !== 0) {
      const wanted = firstWish(w, cast, offers);
      offers = wanted === undefined ? 0 : offers & ~only(wanted.seat);
      if (wanted !== undefined) interruptBy(w, wanted.seat, wanted);
    } else if (!isPassed(w, frame)) left -= answerOnce(w, frame, cast, pace);
  }
}

/** Whatever has one answer goes by in thought, and costs nothing of what one can see. */
function isPassed(w: World, frame: Frame): boolean {
  const answer = onlyAnswer(w.match, w.table);
  if (answer === undefined) return false;
  if (due(w.table) !== NEVER) advanceClock(w);
  else for (const seat of listSeats(frame.waiting)) advance(w, seat, answer);
  return true;
}

/** Playing time between two questions, as it has been at this table so far. */
const paceOf = ({ table }: World): Millis => Math.floor(table.now / Math.max(1, table.frames)) as Millis;

/** Answers that are worth waiting for when this match is played on in thought. */
export const horizonOf = ({ game, seats }: Match): number => (game.taste.horizon ?? Number.POSITIVE_INFINITY) * seats;

/** Whoever is asked first answers; in a race all do, and then the window closes. */
function answerOnce(w: World, frame: Frame, cast: Cast, pace: Millis): number {
  const grabbed = frame.mode === 'race' ? frame.given.reduce((set, { seat }) => set | only(seat), 0) : 0;
  const [seat] = listSeats(frame.waiting & ~grabbed);
  if (seat === undefined) {
    advanceClock(w);
    return 0;
  }
  const answer = w.match.game.taste.answer(w, seat, frame, cast.personas[seat], cast.dice);
  const refused = advance(w, seat, answer, pace);
  if (refused !== undefined) throw new Error(`${frame.ask}: ${JSON.stringify(answer)} is refused: ${refused.code}`);
  return 1;
}

export function interruptBy(w: World, seat: Seat, { name, answer }: Interruption): void {
  const { table } = w;
  const frame = table.stack[table.stack.length - 1].id;
  const refused = stepOn(w, { kind: 'interrupt', at: table.now, seat, frame, name, answer });
  if (refused !== undefined) throw new Error(`${name}: ${JSON.stringify(answer)} is refused: ${refused.code}`);
}

/** The first of these seats that wants to interrupt. */
function firstWish(w: World, cast: Cast, offers: Seats): (Interruption & { readonly seat: Seat }) | undefined {
  const { taste, interrupts } = w.match.game;
  if (!hasMoves(interrupts)) return undefined;
  for (let seat = 0 as Seat; seat < w.match.seats; seat++) {
    if (!has(offers, seat)) continue;
    const wish = taste.interrupt(w, seat, cast.personas[seat], cast.dice);
    if (wish !== undefined) return { ...wish, seat };
  }
  return undefined;
}

const known = new WeakMap<object, boolean>();

/** Has this game interrupts that are moves? */
function hasMoves(interrupts: Match['game']['interrupts']): boolean {
  const found = known.get(interrupts) ?? Object.values(interrupts).some((rule) => rule.manners === undefined);
  known.set(interrupts, found);
  return found;
}

/** Points that count as a clear lead: twice as many are hardly better. */
const CLEAR = 15;

/** How good a world is for a seat, from −1 to 1: the lead over the best rival, and the win itself where the game is over. */
export function valueFor(w: World, seat: Seat): number {
  const { game, players } = w.match;
  const { over, winners } = w.table.result;
  const points = game.standing(w);
  const { prospect } = game.taste;
  const worth = (who: Seat): number => points[who] + (over || prospect === undefined ? 0 : prospect(w, who));
  let best = Number.NEGATIVE_INFINITY;
  for (const other of listSeats(players & ~only(seat))) best = Math.max(best, worth(other));
  const lead = Math.tanh((worth(seat) - best) / CLEAR);
  return over ? (lead + (has(winners, seat) ? 1 : -1)) / 2 : lead;
}
