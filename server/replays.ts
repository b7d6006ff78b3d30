/** The finished game of a table, from its log: seed and inputs, with which anyone can play it again. */
import type { Input, Replay } from '#kernel';
import { replayOf } from '#kernel';
import { isReadOnly } from './hosts/host.ts';
import type { Hosted, Hosts } from './hosts/hosted.ts';
import { matchFor } from './room/apply.ts';
import type { Deed } from './room/room.ts';

const AT_ONCE = 500;

/** Undefined while the game is on, or where its rules are not here any more. */
export async function replayFor(hosts: Hosts, hosted: Hosted): Promise<Replay | undefined> {
  const { room, play } = hosted.seating;
  if (play === undefined || room.stage === 'playing' || room.stage === 'lobby' || isReadOnly(hosted)) return undefined;
  const inputs: Input[] = [];
  for (let after = play.startedSeq; ; ) {
    const rows = await hosts.doors.store.read(hosted.id, after, AT_ONCE);
    for (const { payload } of rows) {
      const deed = JSON.parse(payload) as Deed;
      if (deed.is === 'input' || deed.is === 'paused' || deed.is === 'resumed') inputs.push(deed.input);
    }
    if (rows.length < AT_ONCE) break;
    after = rows[rows.length - 1].seq;
  }
  return replayOf(matchFor(hosted.game, play.setup), play.seed, inputs, play.table, false);
}
