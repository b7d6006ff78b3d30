/** Finished games, from their logs: seed and inputs, with which anyone can play them again. Each is gathered once. */
import type { Input, Replay } from '#kernel';
import { refusal, replayOf } from '#kernel';
import type { KeptGame } from '#protocol';
import type { FinishedHead, Packed, Refused } from './api.ts';
import { matchFor } from './room/fold.ts';
import type { Deed, Play } from './room/room.ts';
import type { FinishedGame, Store, TableId } from './store.ts';
import { rowsAfter } from './store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** For all who were there, as long as their game is in memory. */
const gathered = new WeakMap<Play, Promise<Replay>>();

/** Undefined while the game is on, or where its rules are not here any more. */
export async function replayFor(table: Table): Promise<Replay | undefined> {
  const { room, play, isFrozen } = table;
  if (play === undefined || room.stage === 'playing' || room.stage === 'lobby' || isFrozen) return undefined;
  const known = gathered.get(play) ?? gather(table, play);
  gathered.set(play, known);
  known.catch(() => gathered.delete(play));
  return known;
}

async function gather({ tables, id, game, now }: Table, play: Play): Promise<Replay> {
  const inputs = await inputsOf(tables.doors.store, id, play.startedSeq, now.seq);
  return replayOf(matchFor(game, play.setup), play.seed, inputs, play.table, false);
}

/** For whoever has its id, whatever is played at its table now. Its rules are not needed here: those who read it need them. */
export async function keptGame({ doors, times, packing }: Tables, id: string): Promise<Packed | Refused> {
  const found = await doors.store.finishedGame(id);
  if (found === undefined || found.endedAt <= doors.clock.now() - times.keep) return { refused: refusal('no-replay') };
  if (found.packed !== undefined) return { packed: found.packed };
  const known = packing.get(id) ?? pack(doors, found).finally(() => packing.delete(id));
  packing.set(id, known);
  return { packed: await known };
}

/** Whoever asks first packs it for all. One of before there were packed games is packed in the same way. */
async function pack({ store, pack: packed }: Tables['doors'], found: FinishedGame): Promise<string> {
  const { id, table, from, to, endedAt, head } = found;
  const { seats, replay } = JSON.parse(head) as FinishedHead;
  const inputs = await inputsOf(store, table, from, to);
  const text = JSON.stringify({ game: id, endedAt, seats, replay: { ...replay, inputs } } satisfies KeptGame);
  const whole = packed === undefined ? text : await packed(text);
  await store.packGame(id, whole);
  return whole;
}

async function inputsOf(store: Store, table: TableId, from: number, to: number): Promise<Input[]> {
  const inputs: Input[] = [];
  for await (const rows of rowsAfter(store, table, from, to))
    for (const { payload } of rows) {
      const deed = JSON.parse(payload) as Deed;
      if (deed.is === 'input' || deed.is === 'paused' || deed.is === 'resumed') inputs.push(deed.input);
    }
  return inputs;
}
