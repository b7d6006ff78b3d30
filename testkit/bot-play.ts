/** Play by bots, input by input: who interrupts, who answers, and when the clock strikes. */
import type { Bot, Mind } from '#bots';
import { castPersonas, reactionTime } from '#bots';
import type { Input, Match, Millis, Seat, Table } from '#kernel';
import { due, listSeats, look, NEVER, namedDice } from '#kernel';

/** For tests of games, which do not know the bots. */
export { playOn } from '#bots';

export interface Player {
  readonly bot: Bot;
  readonly mind: Mind;
}

/** Bots for the seats of a table, named after it; in turn where there are several kinds. */
export function seatBots(match: Match, bots: readonly Bot[], name: string, effort?: number): Player[] {
  const personas = castPersonas(match.seats, namedDice(`${name} cast`));
  return personas.map((persona, seat) => {
    const mind: Mind = { persona, dice: namedDice(`${name} seat ${seat}`) };
    return { bot: bots[seat % bots.length], mind: effort === undefined ? mind : { ...mind, effort } };
  });
}

/** What these players do next: they say at once what they want to say. Only for one game, from its beginning. */
export function botPlay(match: Match, players: readonly Player[]): (table: Table) => Input {
  let offered = 0;
  return (table) => {
    const frame = table.stack[table.stack.length - 1];
    const { now: at } = table;
    if (frame.id > offered && frame.given.length === 0) {
      const wanted = firstWish(match, table, players);
      if (wanted !== undefined) return { kind: 'interrupt', at, frame: frame.id, ...wanted };
      offered = frame.id;
    }
    const soon = due(table);
    const asked = listSeats(frame.waiting).filter((seat) => !frame.given.some((given) => given.seat === seat));
    if (asked.length === 0 || (frame.mode === 'hold' && soon !== NEVER))
      return { kind: 'clock', at: soon, what: 'due' };
    const [seat] = asked;
    const { bot, mind } = players[seat];
    const answer = bot.answer(match, look(match, table, seat), mind);
    const input: Input = { kind: 'answer', at, seat, frame: frame.id, answer };
    return frame.mode === 'race' ? { ...input, reaction: reactionTime(mind.dice) as Millis } : input;
  };
}

/** The first seat that wants to interrupt, and how. */
function firstWish(
  match: Match,
  table: Table,
  players: readonly Player[],
): { seat: Seat; name: string; answer: unknown } | undefined {
  for (const seat of listSeats(match.players)) {
    const { bot, mind } = players[seat];
    const wish = bot.interrupt(match, look(match, table, seat), mind);
    if (wish !== undefined) return { seat, name: wish.name, answer: wish.answer };
  }
  return undefined;
}
