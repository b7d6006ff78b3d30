/** Stored moments of every phase of every game: of every question in every role those with the fewest players, the most, the fullest hand and the tallest stack, and those in which offers stand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { games } from '#games';
import type { Frame, Game, Match, Replay, Seat, Table } from '#kernel';
import { has, KERNEL_VERSION, listSeats, matchOf, open, step } from '#kernel';
import { record } from '#testkit/golden';

export type Role = 'asked' | 'answered' | 'looks on' | 'public';

export interface Moment {
  /** The name of a replay, as the page asks for it. */
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly at: number;
  readonly seat: number;
  /** The question on top; `over` at the end. */
  readonly ask: string;
  readonly role: Role;
  /** What tells it from others of the same question and role. */
  readonly why: string;
  /** The moment shortly before at which no offer stood yet: the hand lies where it lay. */
  readonly before?: number;
}

export interface Golden {
  readonly id: string;
  readonly replay: Replay;
}

/** Up to so many players a table never scrolls. */
export const CALM = 8;
/** So many sit at most tables. */
const USUAL = 4;

const shelf = new URL('../games/', import.meta.url);

export const goldenReplays = (): Golden[] =>
  games.flatMap(({ id: game }) => {
    const folder = new URL(`${game}/tests/replays/`, shelf);
    const names = existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .sort()
      : [];
    return names.map((name) => ({
      id: `${game}_${name.replace(/\.json$/, '')}`,
      replay: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Replay,
    }));
  });

/** What the golden replays lack: every number of players, and the variants that fill a screen, played by seed. */
const EXTRA: Readonly<Record<string, readonly object[]>> = {
  sandwich: [{ trading: true }, { trading: true, chef: true, preset: 'en' }],
};

/** Names that begin with "greedy" are played by bots, all others at random: the same again every time. */
export async function playedReplays(only = ''): Promise<Golden[]> {
  const played: Golden[] = [];
  for (const { id, players, load } of games.filter((game) => only === '' || game.id === only)) {
    const { game } = await load();
    for (const seats of new Set([players[0], USUAL, Math.min(CALM, players[1]), players[1]]))
      for (const [index, options] of (EXTRA[id] ?? [{}]).entries())
        for (const name of [`greedy-${seats}-${index}`, `any-${seats}-${index}`]) {
          if ('refused' in matchOf(game, { seats, options })) continue;
          played.push({ id: `${id}_${name}`, replay: record(game, name, seats, options) });
        }
  }
  return played;
}

/** Every question of every game in each role in which a replay has it. */
export async function pickMoments(replays: readonly Golden[]): Promise<Moment[]> {
  const picked = new Map<string, { moment: Moment; rank: number }>();
  for (const { id, replay } of replays) {
    const { game } = (await games.find(({ id: name }) => name === replay.game)?.load()) ?? {};
    if (game === undefined || replay.version !== game.version || replay.kernel !== KERNEL_VERSION) continue;
    for (const { rank, ...moment } of momentsOf(id, game, replay)) {
      const key = `${moment.game} ${moment.ask} ${moment.role} ${moment.why}`;
      const best = picked.get(key);
      if (best === undefined || rank > best.rank) picked.set(key, { moment, rank });
    }
  }
  return distinct([...picked.values()].map(({ moment }) => moment));
}

/** The same look may be the fullest and the one with the fewest players. */
function distinct(moments: readonly Moment[]): Moment[] {
  const looks = new Map(moments.map((moment) => [`${moment.id} ${moment.at} ${moment.seat}`, moment]));
  return moments.filter((moment) => looks.get(`${moment.id} ${moment.at} ${moment.seat}`) === moment);
}

/** A hand may have changed since an earlier moment, even if it has as many cards. */
const SHORTLY = 4;

type Candidate = Moment & { readonly rank: number };

function* momentsOf(id: string, game: Game, replay: Replay): Generator<Candidate> {
  const bound = matchOf(game, { seats: replay.seats, options: replay.options });
  if ('refused' in bound) throw new Error(`${id} is refused: ${bound.refused.code}`);
  const { match } = bound;
  let { table } = open(match, replay.seed);
  const calm = new Map<string, number>();
  for (let at = 0; ; at++) {
    const ask = table.stack.at(-1)?.ask ?? 'over';
    for (const { role, seat } of rolesAt(match, table)) {
      const common = { id, game: replay.game, seats: match.seats, at, seat, ask, role };
      const offers = offersTo(match, table, seat);
      const key = `${ask} ${seat} ${handOf(match, table, seat)}`;
      if (offers === '') calm.set(key, at);
      const before = (calm.get(key) ?? -SHORTLY) >= at - SHORTLY ? calm.get(key) : undefined;
      const kinds = offers === '' ? kindsOf(match, table, seat) : [];
      for (const [why, rank] of kinds) yield { ...common, why, rank };
      if (offers !== '' && match.seats <= CALM)
        yield {
          ...common,
          why: offers,
          ...(before === undefined ? {} : { before }),
          rank: fullness(match, table, seat),
        };
    }
    if (at === replay.inputs.length) return;
    const stepped = step(match, table, replay.inputs[at]);
    if ('refused' in stepped) throw new Error(`${id} is refused at ${at}: ${stepped.refused.code}`);
    ({ table } = stepped);
  }
}

/** For which of the extremes of its question a moment stands, and how well. */
function kindsOf(match: Match, table: Table, seat: Seat): [why: string, rank: number][] {
  const full = fullness(match, table, seat);
  const { seats } = match;
  if (seats > CALM) return [['crowd', full + 1000 * seats]];
  const usual: [string, number][] = seats === USUAL ? [['four', full]] : [];
  return [['few', full - 1000 * seats], ...usual, ['many', full + 1000 * seats], ['tall', tallest(match, table)]];
}

/** Who is asked now, who has answered, and who is neither; and the public. */
function rolesAt(match: Match, table: Table): { role: Role; seat: Seat }[] {
  const frame = table.stack.at(-1);
  const seats = listSeats(match.players);
  if (frame === undefined) return [{ role: 'looks on', seat: seats[0] }];
  return [...seats.map((seat) => ({ role: roleOf(frame, seat), seat })), { role: 'public', seat: match.seats as Seat }];
}

function roleOf(frame: Frame, seat: Seat): Role {
  if (frame.given.some((given) => given.seat === seat)) return 'answered';
  return has(frame.waiting, seat) ? 'asked' : 'looks on';
}

/** Offers that stand: what this seat may accept, decline or withdraw by an interrupt that nobody could make before. */
function offersTo(match: Match, table: Table, seat: Seat): string {
  if (!has(match.players, seat) || table.stack.length === 0) return '';
  const world = { match, table, story: undefined };
  return Object.entries(match.game.interrupts)
    .filter(([name, rule]) => name !== 'offer' && name !== 'policy' && rule.moves(world, seat).count > 0)
    .map(([name]) => name)
    .join('+');
}

/** A hand lies in a mixed pile that its seat sees. */
const handOf = ({ piles }: Match, { cards }: Table, seat: Seat): number =>
  piles.reduce((sum, { mixed, eyes }, p) => sum + (mixed && has(eyes, seat) ? cards.piles[p].length : 0), 0);

/** Piles of players come after those of the table. */
function tallest({ piles }: Match, { cards }: Table): number {
  const first = piles.findIndex(({ mixed }) => mixed);
  return Math.max(0, ...cards.piles.filter((_, p) => p > first && !piles[p].mixed).map(({ length }) => length));
}

const fullness = (match: Match, table: Table, seat: Seat): number =>
  10 * handOf(match, table, seat) + tallest(match, table);
