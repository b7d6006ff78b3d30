/** One game between two kinds of bots: one of the first among the second, on a deal that all seatings share. */
import type { Bot, Mind } from '#bots';
import type { Match, Seat, Seed, Table, Told } from '#kernel';
import { fingerprint, has, labSeed, seatOf } from '#kernel';
import type { Call } from '../conduct.ts';
import { conduct } from '../conduct.ts';
import type { Minded } from '../rally.ts';
import { botReply, castMinds, remember, seedOf } from '../rally.ts';

export interface Duels {
  readonly match: Match;
  readonly seed: string;
  readonly bots: readonly [first: Bot, second: Bot];
  /** Games at the same table before the one that counts: whoever remembers has heard them. */
  readonly before?: number | undefined;
  /** Who the first bot is, if not anybody. */
  readonly persona?: number | undefined;
}

/** What one game says of the first bot. */
export interface Duel {
  /** 1 for a win, 1/k for one that k share. */
  readonly won: number;
  /** Points ahead of the best rival. */
  readonly margin: number;
  readonly decisions: number;
  /** By the clock on the wall. */
  readonly thinkingMs: number;
  readonly searched: number;
  readonly changed: number;
  readonly playouts: number;
  readonly broken: number;
  readonly fingerprint: string;
}

/** Game number so and so: every deal is played once with the first bot in each seat. */
export function playDuel(duels: Duels, game: number): Duel {
  const { seats } = duels.match;
  const deal = Math.floor(game / seats);
  const place = seatOf(game % seats);
  const found = { decisions: 0, thinkingMs: 0, searched: 0, changed: 0, playouts: 0, broken: 0 };
  const minds = castFor(duels, deal, place).map(
    (mind, seat): Minded => (seat === place ? { ...mind, onThought: (report) => note(found, report) } : mind),
  );
  for (let i = 1; i <= (duels.before ?? 0); i++)
    playOnce(duels, labSeed(`${duels.seed}.${deal} before ${i}`), minds, place, botReply);
  const table = playOnce(duels, seedOf(duels.seed, deal), minds, place, (bot, call, match, mind) => {
    const began = performance.now();
    const reply = botReply(bot, call, match, mind);
    if (call.seat === place && isDecision(call)) {
      found.thinkingMs += performance.now() - began;
      found.decisions++;
    }
    return reply;
  });
  return { ...wonBy(table, place), ...found, fingerprint: fingerprint(table) };
}

/** The same minds for all games at a table; the first bot may be somebody in particular. */
function castFor({ match, seed, persona }: Duels, deal: number, place: Seat): Minded[] {
  const minds = castMinds(match.seats, seedOf(seed, deal).tableId);
  if (persona === undefined) return minds;
  const own = minds[place].persona;
  return minds.map((mind, seat) => {
    if (seat === place) return { ...mind, persona };
    return mind.persona === persona ? { ...mind, persona: own } : mind;
  });
}

function playOnce(
  { match, bots }: Duels,
  seed: Seed,
  minds: readonly Minded[],
  place: Seat,
  reply: typeof botReply,
): Table {
  const onTold = (told: readonly Told[]): void => remember(minds, told);
  const course = conduct({ match, seed, dice: minds.map(({ dice }) => dice), onTold });
  let step = course.next();
  while (!step.done) {
    const { seat } = step.value;
    step = course.next(reply(bots[seat === place ? 0 : 1], step.value, match, minds[seat]));
  }
  return step.value.table;
}

function wonBy({ result }: Table, place: Seat): Pick<Duel, 'won' | 'margin'> {
  const rivals = result.points.filter((_, seat) => seat !== place);
  const winners = result.points.filter((_, seat) => has(result.winners, seatOf(seat))).length;
  return {
    won: has(result.winners, place) ? 1 / winners : 0,
    margin: result.points[place] - Math.max(...rivals),
  };
}

type Found = { searched: number; changed: number; playouts: number; broken: number };

function note(found: Found, { playouts, broken, changed }: Parameters<NonNullable<Mind['onThought']>>[0]): void {
  found.searched++;
  found.playouts += playouts;
  found.broken += broken;
  if (changed) found.changed++;
}

/** Waving a hold is no decision. */
const isDecision = ({ wants, look }: Call): boolean => wants === 'interrupt' || look.stack.at(-1)?.mode !== 'hold';
