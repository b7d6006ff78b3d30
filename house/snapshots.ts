/** Opening a table: all of its rows checked, the newest snapshot that can be read, and the rows after it folded in. */
import type { Game, Kinds, Look } from '#kernel';
import type { FindGame } from './api.ts';
import type { Folded } from './room/fold.ts';
import { fold, found } from './room/fold.ts';
import type { Logged, Play, Room, Seating } from './room/room.ts';
import type { State } from './rows.ts';
import { stateAfter } from './rows.ts';
import type { Snapshot, Store, TableId } from './store.ts';
import { chain, checkRow, damagedRow, NO_ROW, rowsAfter } from './store.ts';

export interface Opened {
  readonly game: Game<Kinds>;
  readonly state: State;
  readonly snapshotSeq: number;
}

/** A snapshot of any other format is passed over. The second knew no editions: its games are of earlier versions, shown and not played on. */
const FORMAT = 3;
const READABLE = [2, FORMAT];

interface Saved {
  readonly format: number;
  readonly lastAt: number;
  readonly sum: number;
  readonly seating: Seating;
}

/** A checksum of its own stands before it. */
export function snapshotOf({ seating, at, sum, seq }: State): string {
  const text = JSON.stringify({ format: FORMAT, lastAt: at, sum, seating } satisfies Saved);
  return `${chain(0, { seq, at: 0, payload: text })} ${text}`;
}

/** Undefined if there is no table of this id; a row that is not as it was written throws what `isDamage` knows. Each deed that is folded in is shown to `onFold`. */
export async function openLog(
  { store, findGame }: { readonly store: Store; readonly findGame: FindGame },
  table: TableId,
  onFold: (folded: Folded) => void = () => undefined,
): Promise<Opened | undefined> {
  const base = await readSnapshot(store, table);
  let state = base ?? (await readFirst(store, table));
  if (state === undefined) return undefined;
  let game = await loadGame(findGame, state.seating.room.game);
  for await (const rows of rowsAfter(store, table, state.seq))
    for (const row of rows) {
      checkRow(state, row);
      const folded = fold(state.seating, JSON.parse(row.payload) as Logged, row, game);
      onFold(folded);
      if (folded.seating.room.game !== state.seating.room.game)
        game = await loadGame(findGame, folded.seating.room.game);
      state = stateAfter(folded.seating, row);
    }
  return { game, state, snapshotSeq: base?.seq ?? 0 };
}

export async function loadGame(findGame: FindGame, id: string): Promise<Game<Kinds>> {
  const shelved = findGame(id);
  if (shelved === undefined) throw new Error(`a table of a game that is not on the shelf: ${id}`);
  return (await shelved.load()).game;
}

/** The checksum of this row, after looking at all before it: those that a snapshot stands for are not folded. */
async function checkedSum(store: Pick<Store, 'read'>, table: TableId, seq: number): Promise<number> {
  let last: { readonly seq: number; readonly sum: number } = NO_ROW;
  for await (const rows of rowsAfter(store, table, 0, seq))
    for (const row of rows) {
      checkRow(last, row);
      last = row;
    }
  if (last.seq < seq) throw damagedRow(last.seq + 1, 'it is missing');
  return last.sum;
}

/** The second newest is tried where the newest cannot be read or is not of this log, and the log from its beginning where neither can. */
async function readSnapshot(store: Store, table: TableId): Promise<State | undefined> {
  for (let upTo = Number.MAX_SAFE_INTEGER; ; ) {
    const kept = await store.snapshot(table, upTo);
    if (kept === undefined) return undefined;
    const { seq } = kept;
    const saved = parseSaved(kept);
    const sum = saved === undefined ? undefined : await checkedSum(store, table, seq);
    if (saved !== undefined && sum !== undefined && (saved.sum ?? sum) === sum)
      return { seating: saved.seating, seq, at: saved.lastAt, sum };
    upTo = seq - 1;
  }
}

async function readFirst(store: Store, table: TableId): Promise<State | undefined> {
  const [row] = await store.read(table, 0, 1);
  if (row === undefined) return undefined;
  checkRow(NO_ROW, row);
  const deed = JSON.parse(row.payload) as Logged;
  if (deed.is !== 'opened') throw new Error('a log that does not begin with its opening');
  return stateAfter(found(deed, row.at), row);
}

/** Those of before had neither their own checksum nor that of their row. */
function parseSaved({ seq, state }: Snapshot): (Kept & { readonly sum?: number }) | undefined {
  const [check] = /^\d*/.exec(state) ?? [''];
  const text = check === '' ? state : state.slice(check.length + 1);
  if (check !== '' && chain(0, { seq, at: 0, payload: text }) !== Number(check)) return undefined;
  try {
    const saved = JSON.parse(text) as Saved | SavedBefore;
    if (saved.format === 1) return takenOver(saved as SavedBefore);
    return READABLE.includes(saved.format) ? (saved as Saved) : undefined;
  } catch {
    return undefined;
  }
}

/** A snapshot of the format before: looks stood beside the game, and commands were the store's. */
interface SavedBefore {
  readonly format: number;
  readonly lastAt: number;
  readonly seating: { readonly room: Room; readonly play: (Play & { readonly toldAt?: number[] }) | undefined };
  readonly kept?: { readonly startedSeq: number; readonly options: object; readonly looks: Look[] };
}

type Kept = Pick<Saved, 'lastAt' | 'seating'>;

/** A game without its looks cannot be gone on with: then the log says how it came. */
function takenOver({ lastAt, seating: { room, play }, kept }: SavedBefore): Kept | undefined {
  const after: Room = {
    ...room,
    lostAt: room.lostAt ?? 0,
    finished: room.finished ?? [],
    requests: {},
    chairs: room.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, used: true } : chair)),
  };
  const at = (now: Play | undefined): Kept => ({ lastAt, seating: { room: after, play: now, loads: {} } });
  if (play === undefined) return at(play);
  if (kept?.startedSeq !== play.startedSeq) return undefined;
  const { toldAt: _, ...rest } = play;
  return at({ ...rest, id: play.id ?? '', options: kept.options, looks: kept.looks });
}
