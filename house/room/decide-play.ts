/** Inputs of the game: answers and interrupts stamped with playing time, pauses by the host or by all. */
import type { Input, Match, Millis } from '#kernel';
import { millis, NEVER, refuse, seatOf } from '#kernel';
import { believedReaction } from '../races.ts';
import { isUnasked, matchFor } from './fold.ts';
import type { AnswerRequest, Decision, Facts, InterruptRequest } from './requests.ts';
import { no, yes } from './requests.ts';
import type { Play, Room, Seating } from './room.ts';
import { isHere, people, personAt } from './room.ts';

type PlayRequest = AnswerRequest | InterruptRequest | { readonly kind: 'pause' } | { readonly kind: 'resume' };

export function decideInPlay({ room, play }: Seating, wants: PlayRequest, facts: Facts, chair: number): Decision {
  if (room.stage !== 'playing' || play === undefined) return no('not-playing');
  if (wants.kind === 'pause' || wants.kind === 'resume') return change(room, play, wants.kind, chair, facts);
  const input = stamped(play, wants, { chair, reach: personAt(room, chair)?.reach }, facts.at);
  const saysLate = wants.kind === 'answer' && wants.late === true;
  // What another page of the same person lets lie there changes no answer that was given.
  if (saysLate && wants.frame === play.table.stack.at(-1)?.id && isUnasked(play.table, input)) return undefined;
  const decision = take(play, input, facts);
  const isLate = saysLate && isLastMoment(play, input);
  return isLate && decision !== undefined && 'deed' in decision ? yes({ is: 'input', input, late: true }) : decision;
}

/** A page sends what lies there ready so long before the deadline at most, for the longest round trip. */
const LAST_MOMENT = 3_000;

/** Else it is an answer like any other. */
const isLastMoment = ({ table }: Play, input: Input): boolean =>
  (table.stack.at(-1)?.until ?? NEVER) - input.at <= LAST_MOMENT;

/** Playing time at a moment of the wall clock: it stands still during pauses and never goes back. */
export const playTime = ({ table, offset }: Play, at: number): Millis =>
  table.paused ? table.now : millis(Math.max(table.now, Math.floor(at - offset)));

/** The moment of the wall clock at which it will be that late at the table. */
export const wallTime = ({ offset }: Play, time: Millis): number => time + offset;

function take(play: Play, input: Input, { game }: Facts): Decision {
  const match = matchFor(game, play.setup);
  if (isTooOften(match, play, input)) return no('too-often');
  const refused = refuse({ match, table: play.table, story: undefined }, input);
  return refused === undefined ? yes({ is: 'input', input }) : { refused };
}

/** What nobody asked for that one seat may do in a game, however many inputs its rules foresee. */
const MOST_UNASKED = 2_000;

/**
 * A game has no more inputs than its rules foresee: questions are answered as often as they are asked, and of what nobody
 * asked for each seat has its share of them. Nobody can use up another's.
 */
function isTooOften({ game, seats, options }: Match, { table, unasked = [] }: Play, input: Input): boolean {
  if (input.kind === 'clock' || !isUnasked(table, input)) return false;
  return (unasked[input.seat] ?? 0) >= Math.min(MOST_UNASKED, game.maxInputs(seats, options) / seats);
}

interface Whose {
  readonly chair: number;
  readonly reach: number | undefined;
}

function stamped(
  play: Play,
  wants: AnswerRequest | InterruptRequest,
  { chair, reach = NEVER }: Whose,
  arrived: number,
): Input {
  const at = playTime(play, arrived);
  const seat = seatOf(chair);
  const { kind, frame, answer } = wants;
  if (kind === 'interrupt') return { kind, at, seat, frame, name: wants.name, answer };
  if (answer === undefined) return { kind, at, seat, frame };
  const top = play.table.stack.at(-1);
  if (top?.mode !== 'race') return { kind, at, seat, frame, answer };
  const { claimed, roundTrip = 0 } = wants;
  const shortest = Math.min(roundTrip, reach);
  const reaction = believedReaction({ claimed, sinceReveal: at - top.opened, roundTrip: shortest });
  return { kind, at, seat, frame, answer, reaction };
}

/** The host says so, or everybody who is here wants it. */
function change(room: Room, play: Play, kind: 'pause' | 'resume', chair: number, facts: Facts): Decision {
  const { paused } = play.table;
  if (paused !== (kind === 'resume')) return no(paused ? 'paused' : 'not-paused');
  if (play.pausedBy === 'countdown') return undefined;
  const self = personAt(room, chair);
  if (self === undefined) return no('no-seat');
  const others = people(room).filter(
    (other) => isHere(other) && other.waits === undefined && other.person !== self.person,
  );
  if (self.person === room.host || others.every(({ wantsChange }) => wantsChange)) return turnClock(play, kind, facts);
  return yes({ is: 'change-wanted', chair, wants: !self.wantsChange });
}

function turnClock(play: Play, what: 'pause' | 'resume', facts: Facts): Decision {
  const input: Input = { kind: 'clock', at: playTime(play, facts.at), what };
  const decision = take(play, input, facts);
  if (decision === undefined || 'refused' in decision) return decision;
  return what === 'pause' ? yes({ is: 'paused', input, by: 'people' }) : goOn(play, input, facts);
}

/** Whoever lets a race go on, or hears of it first, must not be the first to grab: it goes on with a countdown, for all alike. */
export const goOn = ({ table }: Play, input: Input, { at, times }: Facts): Decision =>
  table.stack.at(-1)?.mode === 'race'
    ? yes({ is: 'resuming', until: at + times.countdown })
    : yes({ is: 'resumed', input });
