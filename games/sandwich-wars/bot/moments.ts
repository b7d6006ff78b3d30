/** Whether an opportunity is better used or kept, tried out: from a moment of a game, many pairs of endings that differ in nothing else. */
import type { CardId, Dice, Seat } from '#kernel';
import { advance, copyTable, fastDice, fastStreams, listSeats, openWith, redeal, topFrame } from '#kernel';
import { isOpportunity } from '../rules/faces.ts';
import { handCards } from '../rules/market.ts';
import { refuseUse } from '../rules/opportunity.ts';
import type { WarsMatch, WarsWorld } from '../state.ts';
import { answerFor, NO_CARD } from './answers.ts';

/** A turn in which its player could use an opportunity. */
export interface Moment {
  readonly w: WarsWorld;
  readonly seat: Seat;
  readonly card: CardId;
}

/** Plays a game between equal bots and picks one of its moments, each as likely; none where no opportunity came up. */
export function someMoment(match: WarsMatch, dice: Dice): Moment | undefined {
  const w = openWith(match, fastStreams(dice.below(0x100000), dice.below(0x100000)));
  let found: Moment | undefined;
  for (let count = 0; !w.table.result.over; ) {
    const usable = usableNow(w);
    if (usable !== undefined && dice.below(++count) === 0) found = { ...usable, w: copyOf(w) };
    moveOn(w, NO_CARD, NO_CARD);
  }
  return found;
}

function usableNow(w: WarsWorld): Omit<Moment, 'w'> | undefined {
  const frame = topFrame(w);
  if (frame?.ask !== 'turn') return undefined;
  const [seat] = listSeats(frame.waiting);
  const card = handCards(w, seat).find(
    (id) => isOpportunity(w.match.faces[id]) && refuseUse(w, seat, id) === undefined,
  );
  return card === undefined ? undefined : { seat, card };
}

const copyOf = ({ match, table }: WarsWorld): WarsWorld => ({ match, table: copyTable(table), story: undefined });

/** Lets whoever is asked answer as a bot would; one seat may hold on to one card. */
function moveOn(w: WarsWorld, keeper: number, kept: number): void {
  const frame = topFrame(w);
  if (frame === undefined) throw new Error('nobody is asked');
  const [seat] = listSeats(frame.waiting);
  const answer = answerFor(w, seat, seat, frame, seat === keeper ? kept : NO_CARD);
  const refused = advance(w, seat, answer);
  if (refused !== undefined) throw new Error(`a bot was refused: ${refused.code}`);
}

/** How many points better using it now is than keeping it to the end, over so many pairs of endings with the same unknown cards. */
export function gainOfUsing({ w, seat, card }: Moment, pairs: number, dice: Dice): number {
  let gain = 0;
  for (let i = 0; i < pairs; i++) {
    const [a, b] = [dice.below(0x100000), dice.below(0x100000)];
    const [used, kept] = [dealt(w, seat, fastDice(a, b)), dealt(w, seat, fastDice(a, b))];
    advance(used, seat, { do: 'use', card });
    gain += lead(ending(used, NO_CARD, NO_CARD), seat) - lead(ending(kept, seat, card), seat);
  }
  return gain / pairs;
}

function dealt(w: WarsWorld, seat: Seat, dice: Dice): WarsWorld {
  const copy = copyOf(w);
  redeal(copy, seat, dice);
  return copy;
}

function ending(w: WarsWorld, keeper: number, kept: number): readonly number[] {
  while (!w.table.result.over) moveOn(w, keeper, kept);
  return w.table.result.points;
}

/** Points ahead of the best rival. */
const lead = (points: readonly number[], seat: Seat): number =>
  points[seat] - Math.max(...points.filter((_, other) => other !== seat));
