/** One game between two kinds of bots: one of the first among the second, on a deal that all seatings share. */
import type { Bot, Mind } from '#bots';
import type { Match } from '#kernel';
import { fingerprint, has, seatOf } from '#kernel';
import type { Call } from '../conduct.ts';
import { conduct } from '../conduct.ts';
import { botReply, castMinds, seedOf } from '../rally.ts';

export interface Duels {
  readonly match: Match;
  readonly seed: string;
  readonly bots: readonly [first: Bot, second: Bot];
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
export function playDuel({ match, seed, bots }: Duels, game: number): Duel {
  const { seats } = match;
  const deal = seedOf(seed, Math.floor(game / seats));
  const place = seatOf(game % seats);
  const found = { decisions: 0, thinkingMs: 0, searched: 0, changed: 0, playouts: 0, broken: 0 };
  const minds = castMinds(seats, deal.tableId).map(
    (mind, seat): Mind => (seat === place ? { ...mind, onThought: (report) => note(found, report) } : mind),
  );
  const course = conduct({ match, seed: deal, dice: minds.map(({ dice }) => dice) });
  let step = course.next();
  while (!step.done) {
    const { seat } = step.value;
    const isFirst = seat === place;
    const began = performance.now();
    const reply = botReply(bots[isFirst ? 0 : 1], step.value, match, minds[seat]);
    if (isFirst && isDecision(step.value)) {
      found.thinkingMs += performance.now() - began;
      found.decisions++;
    }
    step = course.next(reply);
  }
  const { result } = step.value.table;
  const rivals = result.points.filter((_, seat) => seat !== place);
  const winners = result.points.filter((_, seat) => has(result.winners, seatOf(seat))).length;
  return {
    won: has(result.winners, place) ? 1 / winners : 0,
    margin: result.points[place] - Math.max(...rivals),
    ...found,
    fingerprint: fingerprint(step.value.table),
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
