/** How much time there really is for the question on top: the clock shows none that nobody has. */
import type { Pace } from '#house/pace';
import { SWING, stepOf } from '#house/pace';
import type { LookFrame, Millis, Seat, Seats } from '#kernel';
import { countSeats, has, listSeats, millis, NEVER, only } from '#kernel';
import type { Scene } from './board.ts';

export type Timed = Pick<Scene, 'top' | 'match' | 'world' | 'person'>;

/** When it is over; NEVER where it has no end, or where nobody can do anything with the time. */
export function endOf(scene: Timed, pace: Pace): Millis {
  const { top } = scene;
  if (top === undefined || top.until === NEVER) return NEVER;
  if (top.mode === 'hold') return someoneCanStop(scene, top.asked) ? top.until : NEVER;
  const bots = botsAmong(scene, top.asked);
  const people = countSeats(top.waiting & ~bots);
  if (people === 0) return NEVER;
  return top.mode === 'race' && people === 1 ? raceEnd(top, countSeats(bots), pace) : top.until;
}

const botsAmong = ({ person }: Timed, asked: Seats): Seats =>
  listSeats(asked).reduce((set, seat) => (isPlayedByBot(person(seat)) ? set | only(seat) : set), 0);

const isPlayedByBot = ({ isBot, isLent }: ReturnType<Scene['person']>): boolean => isBot || isLent;

/** Against bots alone a race is over when the last of them has taken: what is left then is nobody's choice. */
function raceEnd({ opened, span, until }: LookFrame, bots: number, pace: Pace): Millis {
  const last = opened + Math.floor(stepOf(pace, bots, span) * (bots - SWING));
  return bots === 0 ? until : millis(Math.min(until, last));
}

/** A hold in which nobody has anything to stop it with, as far as is known here, is only a breath. */
function someoneCanStop({ match, world }: Timed, asked: Seats): boolean {
  const rules = Object.values(match.game.interrupts).filter(({ manners }) => manners !== true);
  const canStop = (seat: Seat): boolean => rules.some((rule) => rule.moves(world, seat).count > 0);
  return listSeats(match.players).some((seat) => has(asked, seat) && canStop(seat));
}
