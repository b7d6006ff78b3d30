/** A finished game played again in the page: its table after every input, as any seat saw it. */
import type { Game, GameEvent, Look, Match, Replay, Seat, Table, Told } from '#kernel';
import { commitment, fingerprint, has, KERNEL_VERSION, look, matchOf, open, step } from '#kernel';

export interface Tape {
  readonly replay: Replay;
  readonly match: Match;
  /** After the deal, then after each input. */
  readonly tables: readonly Table[];
  readonly stories: readonly (readonly Told[])[];
  /** Does it lead where it says, from the seed whose commitment it has? That it was played so, no file can prove. */
  readonly isConsistent: boolean;
}

/** Why a replay cannot be shown. */
export type Fault = 'other-version' | 'broken';

export function tapeOf(game: Game, replay: Replay): Tape | Fault {
  if (replay.kernel !== KERNEL_VERSION || replay.version !== game.version) return 'other-version';
  try {
    const bound = matchOf(game, { seats: replay.seats, options: replay.options });
    return 'refused' in bound ? 'broken' : wind(bound.match, replay);
  } catch {
    // A stranger's file may hold anything.
    return 'broken';
  }
}

/** What a seat, or the public, sees at a moment, and what it was told until then. */
export function seenAt({ match, tables, stories }: Tape, at: number, seat: Seat): { look: Look; log: GameEvent[] } {
  const told = stories.slice(0, at + 1).flat();
  return {
    look: look(match, tables[at], seat),
    log: told.filter(({ audience }) => has(audience, seat)).map(({ event }) => event),
  };
}

/** The moments at which another question is on top, and the last one: where one likes to stop. */
export function stopsOf({ tables }: Tape): number[] {
  const top = (at: number): number | undefined => tables[at]?.stack.at(-1)?.id;
  return tables.flatMap((_, at) => (at === 0 || at === tables.length - 1 || top(at) !== top(at - 1) ? [at] : []));
}

/** How long after the deal a moment was. */
export const timeAt = ({ tables }: Tape, at: number): number => tables[at].now - tables[0].now;

function wind(match: Match, replay: Replay): Tape | Fault {
  let { table, story } = open(match, replay.seed);
  const tables = [table];
  const stories = [story];
  for (const input of replay.inputs) {
    const stepped = step(match, table, input);
    if ('refused' in stepped) return 'broken';
    ({ table, story } = stepped);
    tables.push(table);
    stories.push(story);
  }
  const isConsistent = fingerprint(table) === replay.fingerprint && commitment(replay.seed) === replay.commitment;
  return { replay, match, tables, stories, isConsistent };
}
