/** Under which hashes a table is found as "my table": those of all tokens that hold a seat there now. */
import type { Room } from '../room/room.ts';
import { people } from '../room/room.ts';
import type { HolderChange } from '../store/store.ts';

export function holdersOf(before: Room, after: Room): HolderChange {
  if (before.chairs === after.chairs) return NO_CHANGE;
  const [old, now] = [hashesIn(before), hashesIn(after)];
  const add = [...now].filter((hash) => !old.has(hash));
  const remove = [...old].filter((hash) => !now.has(hash));
  return add.length + remove.length === 0 ? NO_CHANGE : { add, remove };
}

const NO_CHANGE: HolderChange = { add: [], remove: [] };

export const hashesIn = (room: Room): Set<string> =>
  new Set(
    people(room).flatMap(({ keys }) =>
      keys.flatMap(({ hash, previous }) => (previous === '' ? [hash] : [hash, previous])),
    ),
  );
