/** What time does by itself: deadlines of the game, shows that need not wait (or on which the host goes on), seats lent, the next host, pauses of an empty table, closing. One deed at a time. */
import type { Frame, FrameId, Game, Input, Kinds, Seat } from '#kernel';
import { due, GRACE, KERNEL_VERSION, lateAnswer, listSeats, millis, NEVER } from '#kernel';
import type { Times } from '../api.ts';
import { dealDueAt, dealing } from './deal.ts';
import { goOn, playTime, wallTime } from './decide-play.ts';
import { matchFor } from './fold.ts';
import { newPersona } from './names.ts';
import type { Decision, Facts } from './requests.ts';
import { no, yes } from './requests.ts';
import type { Chair, PersonChair, Play, Room, Seating } from './room.ts';
import { chairOf, isHere, isPinnedElsewhere, NOBODY, people, personAt } from './room.ts';
import { takingOver } from './takeover.ts';

/** The most important thing that is due, if anything is. */
export function decideByTime(seating: Seating, facts: Facts): Decision {
  const { room } = seating;
  const lost = lostNode(room, facts);
  return (
    lost ??
    closing(room, facts) ??
    nextHost(room, facts) ??
    dealing(room, facts) ??
    (room.stage === 'playing' ? playing(seating, facts) : undefined)
  );
}

/** When something may be due next, on the wall clock; undefined if only somebody's deed, or the end of a node, changes anything. Asked for with every input. */
export function dueAt(
  seating: Seating,
  times: Times,
  game: Pick<Game<Kinds>, 'version' | 'hands' | 'questions'>,
): number | undefined {
  const { room, play } = seating;
  if (room.stage === 'closed') return undefined;
  let soonest = Math.min(hostGoneAt(room, times), closesAt(room, times), dealDueAt(room) ?? NEVER);
  if (room.stage === 'playing' && play !== undefined && !isPinnedElsewhere(play, KERNEL_VERSION, game.version)) {
    const next = due(play.table);
    if (next !== NEVER) soonest = Math.min(soonest, next > play.table.now ? wallTime(play, next) : 0);
    soonest = Math.min(soonest, awayTooLongAt(room, play, times));
    if (play.pausedBy === 'empty' && room.aloneAt === 0) soonest = 0;
    if (takingOver(seating, game) !== undefined || unawaited(room, play, game) !== undefined) soonest = 0;
    if (play.pausedBy === 'countdown') soonest = Math.min(soonest, play.goesOnAt);
  }
  return soonest === NEVER ? undefined : soonest;
}

/** Nobody is waited for any more at this page of the show; the next one is shown as usual. */
export function goOnForAll({ room, play }: Seating, frame: FrameId, { game }: Facts): Decision {
  if (room.stage !== 'playing' || play === undefined) return no('not-playing');
  if (play.table.paused) return no('paused');
  if (shownIn(play, game)?.id !== frame) return no('not-shown');
  return play.goneOn === frame ? undefined : yes({ is: 'gone-on', frame });
}

/** Who was here through a node that lives no more is away. */
function lostNode(room: Room, { lives, lastAt }: Facts): Decision {
  for (let chair = 0; chair < room.chairs.length; chair++) {
    const person = room.chairs[chair];
    if (person.kind !== 'person' || person.here.every(lives)) continue;
    const node = person.here.find((name) => !lives(name));
    if (node !== undefined) return yes({ is: 'gone', chair, node, since: lastAt });
  }
  return undefined;
}

/** A table that everybody has left is of no use to anybody. */
const closing = (room: Room, { at, times }: Facts): Decision =>
  at >= closesAt(room, times) ? yes({ is: 'closed' }) : undefined;

/** A table to which nobody ever came gives its code back soon. */
function closesAt(room: Room, { closeAfter, unused }: Times): number {
  if (people(room).length === 0) return 0;
  if (room.aloneAt === 0) return NEVER;
  return room.aloneAt + (people(room).some(({ used }) => used) ? closeAfter : Math.min(unused, closeAfter));
}

function nextHost(room: Room, { at, times }: Facts): Decision {
  if (at < hostGoneAt(room, times)) return undefined;
  const heir = people(room).find((person) => isHere(person) && person.person !== room.host);
  return heir === undefined ? undefined : yes({ is: 'host-handed', person: heir.person });
}

function hostGoneAt(room: Room, { hostGone }: Times): number {
  const host = personAt(room, chairOf(room, room.host));
  if (host !== undefined && isHere(host)) return NEVER;
  const hasHeir = room.chairs.some((chair) => chair.kind === 'person' && isHere(chair) && chair.person !== room.host);
  return hasHeir ? (host?.awayAt ?? 0) + hostGone : NEVER;
}

function playing(seating: Seating, facts: Facts): Decision {
  const { room, play } = seating;
  if (play === undefined || isPinnedElsewhere(play, KERNEL_VERSION, facts.game.version)) return undefined;
  return (
    takingOver(seating, facts.game) ??
    emptyTable(room, play, facts) ??
    countdown(play, facts) ??
    lending(room, play, facts) ??
    deadline(play, facts) ??
    showing(room, play, facts)
  );
}

/**
 * Nobody is here: the game waits for the first who comes back, and stands where it was when the last person went,
 * unless bots or a deadline have moved it since. Who only watches keeps no game going.
 */
function emptyTable(room: Room, play: Play, facts: Facts): Decision {
  const { at, times } = facts;
  if (room.aloneAt === 0) return play.pausedBy === 'empty' ? goOn(play, clock(play, at, 'resume'), facts) : undefined;
  const input = clock(play, leftAt(room, play), 'pause');
  if (play.table.paused || at < emptyAt(room, times) || input.at >= due(play.table)) return undefined;
  return yes({ is: 'paused', input, by: 'empty' });
}

const countdown = (play: Play, { at }: Facts): Decision =>
  play.pausedBy === 'countdown' && at >= play.goesOnAt
    ? yes({ is: 'resumed', input: clock(play, at, 'resume') })
    : undefined;

/** A server that was behind when it ended leaves deadlines that were over by then: they are struck when the game goes on. */
const leftAt = (room: Room, play: Play): number =>
  room.lostAt === 0 ? room.aloneAt : Math.min(room.lostAt, wallTime(play, due(play.table)) - 1);

/** Who only loads the page again does not stop the game; a server that ended has stopped it already. */
const emptyAt = (room: Room, { empty }: Times): number => room.lostAt || room.aloneAt + empty;

const clock = (play: Play, at: number, what: 'pause' | 'resume'): Input => ({
  kind: 'clock',
  at: playTime(play, at),
  what,
});

function lending(room: Room, play: Play, { at, dice }: Facts): Decision {
  if (play.table.paused || room.aloneAt !== 0) return undefined;
  const chair = room.chairs.findIndex(
    (c) => c.kind === 'person' && isMissed(c) && at >= c.awayAt + room.manners.patience,
  );
  return chair < 0 ? undefined : yes({ is: 'lent', chair, persona: newPersona(room, dice) });
}

const isMissed = (person: PersonChair): boolean =>
  !isHere(person) && person.lent === NOBODY && person.waits === undefined;

function awayTooLongAt(room: Room, { table }: Play, times: Times): number {
  if (table.paused) return NEVER;
  if (room.aloneAt !== 0) return emptyAt(room, times);
  let soonest: number = NEVER;
  for (const chair of room.chairs)
    if (chair.kind === 'person' && isMissed(chair)) soonest = Math.min(soonest, chair.awayAt + room.manners.patience);
  return soonest;
}

/** A deadline that nobody struck for so long was missed because no server was there. */
const OUTAGE = 2_000;

/** After an outage the question goes on with a grace, as if the time without a server had not passed. */
function deadline(play: Play, { at }: Facts): Decision {
  const next = due(play.table);
  const now = playTime(play, at);
  if (now < next) return undefined;
  if (now - next <= OUTAGE) return yes({ is: 'input', input: { kind: 'clock', at: next, what: 'due' } });
  const goesOnAt = Math.max(play.table.now, next - Math.min(GRACE, spanOf(play)));
  return yes({ is: 'outage', lost: now - millis(goesOnAt) });
}

const spanOf = ({ table }: Play): number => table.stack.at(-1)?.span ?? 0;

type Rules = Pick<Game<Kinds>, 'questions'>;

/** The question on top, if it only asks whether all have seen it. */
function shownIn({ table }: Play, { questions }: Rules): Frame | undefined {
  const top = table.stack.at(-1);
  const rule = top === undefined ? undefined : questions[top.ask];
  return rule?.mode === 'sealed' && rule.shows ? top : undefined;
}

/** A seat that is not waited for says what the clock would say for it; one deed for each, as if it had been there. */
function showing(room: Room, play: Play, { game, at }: Facts): Decision {
  const seat = unawaited(room, play, game);
  const frame = shownIn(play, game);
  if (seat === undefined || frame === undefined) return undefined;
  const answer = lateAnswer({ match: matchFor(game, play.setup), table: play.table, story: undefined }, frame, seat);
  return yes({ is: 'input', input: { kind: 'answer', at: playTime(play, at), seat, frame: frame.id, answer } });
}

/** Bots, who is away, and everybody after the host went on. Where no person is here nothing goes on but time. */
function unawaited(room: Room, play: Play, game: Rules): Seat | undefined {
  const frame = shownIn(play, game);
  if (frame === undefined || play.table.paused || room.aloneAt !== 0) return undefined;
  return listSeats(frame.waiting).find((seat) => play.goneOn === frame.id || !isLooking(room.chairs[seat]));
}

const isLooking = (chair: Chair): boolean => chair.kind === 'person' && isHere(chair) && chair.waits === undefined;
