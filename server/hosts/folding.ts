/** Opening a table: the newest snapshot that can be read, and the rows after it folded in. */
import type { Game, Kinds, Told } from '#kernel';
import { KERNEL_VERSION } from '#kernel';
import type { FindGame } from '../bot-thoughts.ts';
import type { Applied } from '../room/apply.ts';
import { apply, found } from '../room/apply.ts';
import type { Deed, Play, Room, Seating, Story } from '../room/room.ts';
import { isPinnedElsewhere } from '../room/room.ts';
import { allOf } from '../room/told.ts';
import type { Row, Store, TableId } from '../store/store.ts';
import type { Kept } from './kept-looks.ts';
import { ofGame } from './kept-looks.ts';

export interface Folded {
  readonly game: Game<Kinds>;
  readonly seating: Seating;
  readonly seq: number;
  readonly lastAt: number;
  readonly snapshotSeq: number;
  readonly kept: Kept | undefined;
}

/** Changes when a snapshot of before cannot be read any more; then the log is folded from its beginning. */
const FORMAT = 1;

/** As in memory, but for the story, which is in one piece. */
type SavedPlay = Omit<Play, 'story'> & { readonly story: Told[] };

interface Saved {
  readonly format: number;
  readonly lastAt: number;
  readonly seating: { readonly room: Room; readonly play: SavedPlay | undefined };
  readonly kept?: Kept | undefined;
}

const AT_ONCE = 200;

/** Undefined if there is no table of this id. Each deed that is folded in is shown to `onApply`. */
export async function foldTable(
  { store, findGame }: { readonly store: Store; readonly findGame: FindGame },
  table: TableId,
  onApply: (applied: Applied) => void = () => undefined,
): Promise<Folded | undefined> {
  const base = await readSnapshot(store, table);
  const first = base ?? (await readFirst(store, table));
  if (first === undefined) return undefined;
  const game = await loadGame(findGame, first.seating.room.game);
  let { seating, seq, lastAt } = first;
  for (
    let rows = await store.read(table, seq, AT_ONCE);
    rows.length > 0;
    rows = await store.read(table, seq, AT_ONCE)
  ) {
    for (const row of rows) {
      const applied = foldRow(seating, row, game);
      onApply(applied);
      ({ seating } = applied);
      ({ seq, at: lastAt } = row);
    }
  }
  const kept = isFrozen(seating, game) ? ofGame(base?.kept, seating.play) : undefined;
  return { game, seating, seq, lastAt, snapshotSeq: base?.seq ?? 0, kept };
}

/** A game of another version of kernel or rules. */
export const isFrozen = ({ play }: Seating, { version }: Game<Kinds>): boolean =>
  play !== undefined && isPinnedElsewhere(play, KERNEL_VERSION, version);

const foldRow = (seating: Seating, { seq, at, payload }: Row, game: Game<Kinds>): Applied =>
  apply(seating, JSON.parse(payload) as Deed, { seq, at }, game);

export const snapshotText = ({ room, play }: Seating, lastAt: number, kept?: Kept): string =>
  JSON.stringify({ format: FORMAT, lastAt, seating: { room, play: play && inOne(play) }, kept } satisfies Saved);

export async function loadGame(findGame: FindGame, id: string): Promise<Game<Kinds>> {
  const shelved = findGame(id);
  if (shelved === undefined) throw new Error(`a table of a game that is not on the shelf: ${id}`);
  return (await shelved.load()).game;
}

type Base = Pick<Folded, 'seating' | 'seq' | 'lastAt' | 'kept'>;

/** The second newest is tried where the newest cannot be read, and the log from its beginning where neither can. */
async function readSnapshot(store: Store, table: TableId): Promise<Base | undefined> {
  for (let upTo = Number.MAX_SAFE_INTEGER; ; ) {
    const kept = await store.snapshot(table, upTo);
    if (kept === undefined) return undefined;
    const saved = parseSaved(kept.state);
    if (saved !== undefined)
      return { seating: withPlay(saved.seating), seq: kept.seq, lastAt: saved.lastAt, kept: saved.kept };
    upTo = kept.seq - 1;
  }
}

/** JSON knows no undefined field, and older snapshots not all fields. */
const withPlay = ({ room, play }: Saved['seating']): Seating => ({
  room: { ...room, lostAt: room.lostAt ?? 0, finished: room.finished ?? [] },
  play: play === undefined ? undefined : { ...play, id: play.id ?? '', story: inTwo(play) },
});

const inOne = (play: Play): SavedPlay => ({ ...play, story: allOf(play.story) });

const inTwo = ({ story }: SavedPlay): Story => ({ earlier: story, latest: [] });

function parseSaved(text: string): Saved | undefined {
  try {
    const saved = JSON.parse(text) as Saved;
    return saved.format === FORMAT ? saved : undefined;
  } catch {
    return undefined;
  }
}

async function readFirst(store: Store, table: TableId): Promise<Base | undefined> {
  const [row] = await store.read(table, 0, 1);
  if (row === undefined) return undefined;
  const deed = JSON.parse(row.payload) as Deed;
  if (deed.is !== 'opened') throw new Error('a log that does not begin with its opening');
  return { seating: found(deed, row.at), seq: row.seq, lastAt: row.at, kept: undefined };
}
