/** Finished games, from their logs: seed and inputs, with which anyone can play them again. */
import type { Input, Replay } from '#kernel';
import { refusal, replayOf } from '#kernel';
import type { KeptGame } from '#protocol';
import type { FinishedHead, Refused } from './api.ts';
import { matchFor } from './room/fold.ts';
import type { Deed } from './room/room.ts';
import type { Store, TableId } from './store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

const AT_ONCE = 500;

/** Undefined while the game is on, or where its rules are not here any more. */
export async function replayFor({ tables, id, game, room, play, now, isFrozen }: Table): Promise<Replay | undefined> {
  if (play === undefined || room.stage === 'playing' || room.stage === 'lobby' || isFrozen) return undefined;
  const inputs = await inputsOf(tables.doors.store, id, play.startedSeq, now.seq);
  return replayOf(matchFor(game, play.setup), play.seed, inputs, play.table, false);
}

/** For whoever has its id, whatever is played at its table now. Its rules are not needed here: those who read it need them. */
export async function keptGame({ doors, times }: Tables, id: string): Promise<KeptGame | Refused> {
  const found = await doors.store.finishedGame(id);
  if (found === undefined || found.endedAt <= doors.clock.now() - times.keep) return { refused: refusal('no-replay') };
  const { seats, replay } = JSON.parse(found.head) as FinishedHead;
  const inputs = await inputsOf(doors.store, found.table, found.from, found.to);
  return { game: id, endedAt: found.endedAt, seats, replay: { ...replay, inputs } };
}

async function inputsOf(store: Store, table: TableId, from: number, to: number): Promise<Input[]> {
  const inputs: Input[] = [];
  for (let after = from; after < to; ) {
    const rows = await store.read(table, after, Math.min(AT_ONCE, to - after));
    if (rows.length === 0) break;
    for (const { payload } of rows) {
      const deed = JSON.parse(payload) as Deed;
      if (deed.is === 'input' || deed.is === 'paused' || deed.is === 'resumed') inputs.push(deed.input);
    }
    after = rows[rows.length - 1].seq;
  }
  return inputs;
}
