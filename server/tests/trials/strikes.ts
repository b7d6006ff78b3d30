/** Every deadline of a log: how late it was struck, by the log's own account of the table's time, and which ones nobody could strike. */
import type { Deed } from '#house/room/room';
import type { Row } from '#house/store';

export interface Strikes {
  /** Deadlines that were struck. */
  readonly count: number;
  /** Milliseconds by which the latest of them was late. */
  readonly latest: number;
  /** Deadlines that a server which ended left to the next one so late that the table's time was moved instead. */
  readonly missed: number;
  /** The same by a server that went on, but stood still for so long. */
  readonly stalled: number;
}

/** Goes through all rows, whatever games they are of: no rule is needed for it. */
export function strikesIn(rows: readonly Pick<Row, 'payload' | 'at'>[]): Strikes {
  let [count, latest, missed, stalled, offset] = [0, 0, 0, 0, 0];
  let isNew = false;
  for (const { payload, at } of rows) {
    const deed = JSON.parse(payload) as Deed;
    isNew = deed.is === 'gone' ? deed.since !== undefined : isNew && deed.is !== 'resumed' && deed.is !== 'started';
    if (deed.is === 'outage' && isNew) missed++;
    else if (deed.is === 'outage') stalled++;
    if (deed.is === 'input' && deed.input.kind === 'clock') {
      count++;
      latest = Math.max(latest, at - (deed.input.at + offset));
    }
    offset = offsetAfter(offset, deed, at);
  }
  return { count, latest, missed, stalled };
}

/** Wall time less playing time, as the room's fold counts it. */
function offsetAfter(offset: number, deed: Deed, at: number): number {
  if (deed.is === 'started') return at;
  if (deed.is === 'outage') return offset + deed.lost;
  return deed.is === 'resumed' ? Math.max(offset, at - deed.input.at) : offset;
}
