/** Random play of any game in place, as a bot plays on in a world it owns: every mode, no interrupts. */
import type { Dice, Frame, Match, Seat, World } from '#kernel';
import { advance, advanceClock, fastStreams, listSeats, openWith, topFrame } from '#kernel';

/** A random answer of a seat that is asked. */
export function randomAnswer(w: World, frame: Frame, seat: Seat, dice: Dice): unknown {
  const rule = w.match.rules.get(frame.ask);
  return rule === undefined || rule.mode === 'hold' ? 'wave' : rule.moves(w, frame, seat).random(dice);
}

/** Plays a whole game and counts its inputs. */
export function playout(match: Match, seed: number, dice: Dice): number {
  const w = openWith(match, fastStreams(0, seed));
  let inputs = 0;
  for (; !w.table.result.over; inputs++) moveOn(w, dice);
  return inputs;
}

function moveOn(w: World, dice: Dice): void {
  const frame = topFrame(w);
  if (frame === undefined) throw new Error(`${w.match.game.id} asks nobody`);
  const seat = nextSeat(frame, dice);
  if (seat === undefined) return advanceClock(w);
  const refused = advance(w, seat, randomAnswer(w, frame, seat, dice));
  if (refused !== undefined) throw new Error(`${w.match.game.id} refused a possible answer: ${refused.code}`);
}

/** Somebody who has still to answer; nobody once a grab waits for its window or all have waved. */
function nextSeat(frame: Frame, dice: Dice): Seat | undefined {
  const grabbed = frame.mode === 'race' && frame.given.length > 0;
  const seats = grabbed ? [] : listSeats(frame.waiting);
  return seats.length === 0 ? undefined : seats[dice.below(seats.length)];
}
