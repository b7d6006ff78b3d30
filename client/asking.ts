/** What every board asks its scene, typed by the game's kinds: the question, what it is about, what was said, who sits where. */
import type { CardId, Kinds, Pile, Seat } from '#kernel';
import { cardAt, has, isKnown, lateAnswer, listSeats, seatOf } from '#kernel';
import type { Scene } from './board.ts';

type AskOf<K extends Kinds> = keyof K['asks'] & string;

/** The question on top. */
export const askOf = <K extends Kinds, W>({ top }: Scene<K, W>): AskOf<K> | undefined =>
  top?.ask as AskOf<K> | undefined;

/** What the question is about. */
export const aboutOf = <K extends Kinds, W, Q extends AskOf<K>>({ top }: Scene<K, W>, _ask: Q): K['asks'][Q]['about'] =>
  (top?.about ?? {}) as K['asks'][Q]['about'];

/** What I said to the question on top, if I did. */
export const saidOf = <K extends Kinds, W, Q extends AskOf<K>>(
  { said }: Scene<K, W>,
  _ask: Q,
): K['asks'][Q]['answer'] | undefined => said[0] as K['asks'][Q]['answer'] | undefined;

/** What the game itself would answer for me if I were late, or my draft: so that no rule is written in a board. */
export function exampleOf<K extends Kinds, W, Q extends AskOf<K>>(
  { world, frame, seat }: Scene<K, W>,
  _ask: Q,
): K['asks'][Q]['answer'] {
  if (frame === undefined) throw new Error('nothing is asked');
  return lateAnswer(world, frame, seat) as K['asks'][Q]['answer'];
}

/** Is the question on top mine, whether or not my answer is on its way? */
export const isMine = <K extends Kinds, W>({ top, seat, watching }: Scene<K, W>): boolean =>
  !watching && top !== undefined && has(top.asked, seat);

/** Has this seat answered the question on top? */
export const isDone = <K extends Kinds, W>({ top, seat: mine, asked }: Scene<K, W>, seat: Seat): boolean =>
  top !== undefined && has(top.asked, seat) && (seat === mine ? !asked : !has(top.waiting, seat));

export const nameOf = <K extends Kinds, W>({ who }: Scene<K, W>, seat: number): string => who.seat(seatOf(seat));

/** My left neighbour first, I last, as one sits at a table; all from the first one on where I only look on. */
export function seatsAround<K extends Kinds, W>({ match, seat, watching }: Scene<K, W>): Seat[] {
  const seats = listSeats(match.players);
  if (watching) return seats;
  const at = seats.indexOf(seat) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** All but me, my left neighbour first. */
export const othersOf = <K extends Kinds, W>(scene: Scene<K, W>): Seat[] =>
  seatsAround(scene).filter((seat) => seat !== scene.seat);

/** Cards of a pile that this seat can see, bottom first. */
export const seenIn = <K extends Kinds, W>({ look }: Scene<K, W>, pile: Pile): CardId[] =>
  look.piles[pile].filter(isKnown).map(cardAt);

export const cardName = <K extends Kinds, W>({ text, match }: Scene<K, W>, card: CardId): string =>
  text.card(match.faces[card]);

/** Begins a line or stands alone. */
export const raised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
