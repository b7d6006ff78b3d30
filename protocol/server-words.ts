/** What the server says to a page: the seat's own look and events, and what became of its commands. */
import type { GameEvent, Look, Replay } from '#kernel';
import { z } from './limits.ts';

export const ERROR_CODES = [
  'malformed',
  'too-large',
  'wrong-protocol',
  'hello-first',
  'no-table',
  'unknown-game',
  'full',
  'table-broken',
  'closing',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

const count = z.int().check(z.nonnegative());
const numbers = z.array(z.int());
const facts = z.record(z.string(), z.union([z.string(), z.number()]));

const lookFrame = z.strictObject({
  id: count,
  ask: z.string(),
  mode: z.enum(['one', 'sealed', 'race', 'hold']),
  about: z.unknown(),
  asked: count,
  waiting: count,
  opened: count,
  span: count,
  until: count,
  left: z.int(),
  closes: count,
  mine: z.array(z.unknown()),
  draft: z.array(z.unknown()),
});

const lookShape = z.strictObject({
  seat: count,
  now: count,
  paused: z.boolean(),
  piles: z.array(numbers),
  unseen: z.array(numbers),
  knows: numbers,
  stack: z.array(lookFrame),
  view: z.record(z.string(), z.unknown()),
  result: z.strictObject({ over: z.boolean(), points: numbers, winners: count }),
});

const look = z.custom<Look>((value) => lookShape.safeParse(value).success);
const event = z.custom<GameEvent>((value) => z.looseObject({ is: z.string() }).safeParse(value).success);
const replay = z.custom<Replay>(
  (value) => z.looseObject({ format: z.literal('breadboard-replay') }).safeParse(value).success,
);

const words = {
  /** Answers a hello. The token is kept by the page and takes the seat back after a cut or a reload. */
  welcome: z.strictObject({ kind: z.literal('welcome'), protocol: z.int(), token: z.string(), seated: z.boolean() }),
  /** What never changes while a table is played. The commitment stands before the first card is known. */
  table: z.strictObject({
    kind: z.literal('table'),
    id: z.string(),
    game: z.string(),
    version: z.int(),
    seats: z.int(),
    options: z.record(z.string(), z.unknown()),
    seat: count,
    names: z.array(z.string()),
    bots: count,
    commitment: z.string(),
  }),
  /**
   * What this seat sees now, and what it was told since the look before; a fresh one comes with the whole story.
   * `seq` counts what this seat was told, so that an input it may not know of leaves no gap.
   */
  look: z.strictObject({
    kind: z.literal('look'),
    seq: count,
    fresh: z.boolean(),
    /** Table time at which this was sent. */
    at: count,
    look,
    events: z.array(event),
  }),
  /** The command with this id was taken. */
  taken: z.strictObject({ kind: z.literal('taken'), id: z.string() }),
  /** The command with this id was not taken, and why. */
  refused: z.strictObject({ kind: z.literal('refused'), id: z.string(), code: z.string(), facts }),
  /** The game is over: seed and inputs, with which anyone can play it again and compare the commitment. */
  over: z.strictObject({ kind: z.literal('over'), replay }),
  pong: z.strictObject({ kind: z.literal('pong'), n: z.int() }),
  error: z.strictObject({ kind: z.literal('error'), code: z.enum(ERROR_CODES), id: z.optional(z.string()) }),
} as const;

const message = z.discriminatedUnion('kind', [
  words.welcome,
  words.table,
  words.look,
  words.taken,
  words.refused,
  words.over,
  words.pong,
  words.error,
]);

export type ServerMessage = z.infer<typeof message>;
export type ServerWord = ServerMessage['kind'];

export const SERVER_WORDS = Object.keys(words) as ServerWord[];

/** A message of the server; undefined if this page does not understand it. */
export function parseServerMessage(text: string): ServerMessage | undefined {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
