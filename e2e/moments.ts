/** Stored moments of every phase of every game, picked from the golden replays: first of its kind, as a seat that is asked, one that has answered and one that looks on. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games } from '#games';
import type { Frame, Game, Match, Replay, Seat, Table } from '#kernel';
import { KERNEL_VERSION, listSeats, matchOf, open, step } from '#kernel';

export const ROLES = ['asked', 'answered', 'looks on'] as const;
export type Role = (typeof ROLES)[number];

export interface Moment {
  /** The name of a golden replay, as the page asks for it. */
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly seat: number;
  /** The question on top; `over` at the end. */
  readonly ask: string;
  readonly role: Role;
}

export interface Golden {
  readonly id: string;
  readonly replay: Replay;
}

const shelf = new URL('../games/', import.meta.url);

export const goldenReplays = (): Golden[] =>
  games.flatMap(({ id: game }) => {
    const folder = new URL(`${game}/tests/replays/`, shelf);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names.map((name) => ({
      id: `${game}_${name.replace(/\.json$/, '')}`,
      replay: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Replay,
    }));
  });

/** Every question of every game in each role in which a replay has it. */
export async function pickMoments(replays: readonly Golden[]): Promise<Moment[]> {
  const picked = new Map<string, Moment>();
  for (const { id, replay } of replays) {
    const { game } = (await games.find(({ id: name }) => name === replay.game)?.load()) ?? {};
    if (game === undefined || replay.version !== game.version || replay.kernel !== KERNEL_VERSION) continue;
    for (const moment of momentsOf(id, game, replay)) {
      const key = `${moment.game} ${moment.ask} ${moment.role}`;
      if (!picked.has(key)) picked.set(key, moment);
    }
  }
  return [...picked.values()];
}

function* momentsOf(id: string, game: Game, replay: Replay): Generator<Moment> {
  const bound = matchOf(game, { seats: replay.seats, options: replay.options });
  if ('refused' in bound) throw new Error(`${id} is refused: ${bound.refused.code}`);
  const { match } = bound;
  let { table } = open(match, replay.seed);
  for (let at = 0; ; at++) {
    for (const { role, seat } of rolesAt(match, table))
      yield { id, game: replay.game, at, seat, ask: table.stack.at(-1)?.ask ?? 'over', role };
    if (at === replay.inputs.length) return;
    const stepped = step(match, table, replay.inputs[at]);
    if ('refused' in stepped) throw new Error(`${id} is refused at ${at}: ${stepped.refused.code}`);
    ({ table } = stepped);
  }
}

/** Who is asked now, who has answered, and who is neither: the public if every seat is. */
function rolesAt(match: Match, table: Table): { role: Role; seat: number }[] {
  const frame = table.stack.at(-1);
  const seats = listSeats(match.players);
  if (frame === undefined) return [{ role: 'looks on', seat: seats[0] }];
  const asked = seats.filter((seat) => isAsked(frame, seat));
  const answered = seats.filter((seat) => frame.given.some((given) => given.seat === seat));
  const others = seats.filter((seat) => !asked.includes(seat) && !answered.includes(seat));
  return [
    ...asked.slice(0, 1).map((seat) => ({ role: 'asked' as const, seat })),
    ...answered.slice(0, 1).map((seat) => ({ role: 'answered' as const, seat })),
    { role: 'looks on', seat: others[0] ?? match.seats },
  ];
}

const isAsked = (frame: Frame, seat: Seat): boolean =>
  listSeats(frame.waiting).includes(seat) && !frame.given.some((given) => given.seat === seat);
