/** Opening a table: a game from the shelf, a secret seed, names, and bots with tastes of their own. */
import { randomBytes } from 'node:crypto';
import { castPersonas } from '#bots';
import { findGame } from '#games';
import type { Match, Refusal, Seat, Seats, Seed } from '#kernel';
import { commitment, listSeats, matchOf, namedDice, only, seatOf, shuffled } from '#kernel';
import type { ClientMessage, ErrorCode, ServerMessage } from '#protocol';
import { cleanName } from '#protocol';
import type { BotSeat } from './bot-seats.ts';
import { restingBot } from './bot-seats.ts';
import type { Doors, TableHost } from './table-host.ts';
import { hostTable } from './table-host.ts';

export type OpenRequest = Extract<ClientMessage, { kind: 'open' }>;

/** A table and the one seat at it that a person has. */
export interface Seated {
  readonly host: TableHost;
  readonly seat: Seat;
  readonly table: Extract<ServerMessage, { kind: 'table' }>;
}

/** Unguessable text for tokens, seeds and table ids. */
export const secretText = (bytes: number): string => randomBytes(bytes).toString('hex');

export async function openTable(
  request: OpenRequest,
  doors: Doors,
): Promise<Seated | { refused: Refusal } | { error: ErrorCode }> {
  const shelved = findGame(request.game);
  if (shelved === undefined) return { error: 'unknown-game' };
  const { game } = await shelved.load();
  const made = matchOf(game, { seats: request.seats, options: request.options });
  if ('refused' in made) return made;
  const { match } = made;
  const seed: Seed = { secret: secretText(32), tableId: secretText(8), nonces: [] };
  const seat = seatOf(0);
  const bots = seatBots(match, match.players & ~only(seat));
  const host = hostTable({ match, seed, bots, thinking: request.thinking }, doors);
  return { host, seat, table: tableMessage(match, seed, seat, request.name) };
}

function tableMessage(match: Match, seed: Seed, seat: Seat, name: string): Seated['table'] {
  return {
    kind: 'table',
    id: seed.tableId,
    game: match.game.id,
    version: match.game.version,
    seats: match.seats,
    options: { ...match.options },
    seat,
    names: namesFor(match.seats, seat, cleanName(name)),
    bots: match.players & ~only(seat),
    commitment: commitment(seed),
  };
}

function seatBots(match: Match, seats: Seats): BotSeat[] {
  const personas = castPersonas(match.seats, namedDice(secretText(16)));
  return listSeats(seats).map((seat) => restingBot(seat, { persona: personas[seat], dice: namedDice(secretText(16)) }));
}

const GUEST = 'Robin';
const BOT_NAMES = [
  ...['Basil', 'Olive', 'Pepper', 'Rosemary', 'Ginger', 'Dill', 'Juniper', 'Hazel'],
  ...['Poppy', 'Clementine', 'Sage', 'Saffron', 'Anise', 'Nutmeg'],
];

/** Bots are called after herbs and spices, none like the guest. */
function namesFor(seats: number, seat: Seat, name: string): string[] {
  const own = name === '' ? GUEST : name;
  const others = shuffled(
    namedDice(secretText(16)),
    BOT_NAMES.filter((other) => other.toLowerCase() !== own.toLowerCase()),
  );
  return Array.from({ length: seats }, (_, i) => (i === seat ? own : others[i]));
}
