/** What a deed becomes in the log: its row, with what the store has to know besides, and when the table is due next. */
import type { Game, Kinds } from '#kernel';
import { NEVER, replayOf } from '#kernel';
import type { FinishedHead } from './api.ts';
import { botsDueBy, livePlay } from './bots.ts';
import { dueAt } from './room/decide-time.ts';
import type { Place } from './room/fold.ts';
import { matchFor } from './room/fold.ts';
import type { Request } from './room/requests.ts';
import type { Chair, Deed, Logged, Play, Room, Seating } from './room/room.ts';
import { isHere, keysIn } from './room/room.ts';
import { playedBy } from './room/seats.ts';
import type { GameEnd, HolderChange, NewRow, Row } from './store.ts';
import { chain } from './store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { fixedPart } from './tokens.ts';

/** A table after a row: its fold, and the row's place, moment and checksum. */
export interface State {
  readonly seating: Seating;
  readonly seq: number;
  readonly at: number;
  readonly sum: number;
}

export function stateAfter(seating: Seating, { seq, at, sum }: Omit<Row, 'payload'>): State {
  return { seating, seq, at, sum };
}

/** A command of a page carries its number into the log. */
export function withNumber(deed: Deed, request: Request): Logged {
  if (request.by !== 'person' || request.number === undefined) return deed;
  const { load, n } = request.number;
  return { ...deed, command: { person: request.person, name: load, n } };
}

export function rowOf(table: Table, deed: Logged, after: Seating, place: Place): { row: NewRow; state: State } {
  const { seating: before, sum: sumBefore } = table.head;
  const game = table.tables.gameOf(after.room);
  const payload = JSON.stringify(isEnd(before, after) && deed.is === 'input' ? { ...deed, over: true } : deed);
  const sum = chain(sumBefore, { ...place, payload });
  const row = {
    table: table.id,
    seq: place.seq,
    at: place.at,
    payload,
    sum,
    dueAt: nextDue(table.tables, { game, ahead: table.ahead }, after, place.at),
    holders: holdersOf(before.room, after.room),
    finished: isEnd(before, after) ? gameEnd(game, after) : undefined,
  };
  return { row, state: stateAfter(after, row) };
}

/** Whoever has not the rules of a game cannot find out by itself that an input ended it, so its row says so. */
const isEnd = (before: Seating, after: Seating): boolean =>
  before.room.stage === 'playing' && after.room.stage === 'over';

/** A game that is over is found by its id, with the row that ended it. Own words are no part of it. */
function gameEnd(game: Game<Kinds>, { room, play }: Seating): GameEnd | undefined {
  if (play === undefined || play.id === '') return undefined;
  return { id: play.id, from: play.startedSeq, head: headOf(game, room, play) };
}

/** Set-up, seed, how it ended, and who sat where. Its inputs are in the log. */
function headOf(game: Game<Kinds>, room: Room, play: Play): string {
  const replay = replayOf(matchFor(game, play.setup), play.seed, [], play.table, false);
  return JSON.stringify({ seats: room.chairs.map(seatKept), replay } satisfies FinishedHead);
}

const seatKept = (chair: Chair): FinishedHead['seats'][number] => {
  if (chair.kind === 'person' && chair.waits === undefined)
    return { kind: 'person', name: chair.name, avatar: chair.avatar };
  return { kind: 'bot', name: playedBy(chair) };
};

/** When somebody has to look after this table, should nobody have it in memory. A closed one is due until it is closed in the store too. */
export function nextDue(
  { times }: Pick<Tables, 'times'>,
  { game, ahead }: Pick<Table, 'game' | 'ahead'>,
  seating: Seating,
  at: number,
): number | undefined {
  const { room, play } = seating;
  const next = Math.min(
    dueAt(seating, times, game) ?? NEVER,
    livePlay(game, seating) === undefined ? NEVER : botsDueBy(seating, play, at),
    room.stage === 'closed' ? at : NEVER,
    // Should this node end now, nobody would tell that those who are here through it are gone.
    isAnybodyHere(room) ? at + Math.min(times.roll, times.closeAfter) : NEVER,
  );
  return next === NEVER ? undefined : Math.max(0, Math.floor(next - ahead));
}

const isAnybodyHere = ({ chairs }: Room): boolean => chairs.some((chair) => chair.kind === 'person' && isHere(chair));

/** Under which names a table is found as "my table": one for each token that holds a seat there now. */
export const holdersIn = (room: Room): Set<string> =>
  new Set(keysIn(room).flatMap(({ hash, previous }) => (previous === '' ? [hash] : [hash, previous]).map(holderOf)));

/** The part of a token that stays, so that nothing has to be written when the other one turns. */
export const holderOf = (key: string): string => fixedPart(key) || key;

function holdersOf(before: Room, after: Room): HolderChange | undefined {
  if (before.chairs === after.chairs) return undefined;
  const [old, now] = [holdersIn(before), holdersIn(after)];
  const add = [...now].filter((hash) => !old.has(hash));
  const remove = [...old].filter((hash) => !now.has(hash));
  return add.length + remove.length === 0 ? undefined : { add, remove };
}
