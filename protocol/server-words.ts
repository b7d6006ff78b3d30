/** What the server says to a page: the room, the seat's own look and events, and what became of its commands. */
import type { GameEvent, Look, Replay, Seed } from '#kernel';
import { PHRASES, REACTIONS, z } from './limits.ts';
import type { LookPatch } from './patch.ts';

/** Something is wrong with the message or the connection. */
export const ERROR_CODES = [
  'malformed',
  'too-large',
  'too-fast',
  'wrong-protocol',
  'hello-first',
  'hello-twice',
  'no-table',
  'no-watching',
  'unseated',
  'too-many-sessions',
  'table-broken',
  'table-damaged',
  'store-broken',
  'closing',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** WebSocket close codes: the server goes away, something broke, or there is nothing here for this page. */
export function closingCode(code: ErrorCode): number {
  if (code === 'closing') return 1001;
  return code.endsWith('-broken') ? 1011 : 1008;
}

/** Why a room does not do what was asked; the kernel, its set-up and the game have codes of their own. */
export const ROOM_CODES = [
  'unknown-game',
  'no-such-table',
  'table-damaged',
  'closed',
  'locked',
  'full',
  'too-many',
  'no-codes',
  'no-seat',
  'no-hand-off',
  'no-chair',
  'chair-taken',
  'not-host',
  'not-yourself',
  'not-away',
  'not-ready',
  'not-in-lobby',
  'not-playing',
  'not-over',
  'not-shown',
  'not-paused',
  'paused',
  'not-yet',
  'muted',
  'too-fast',
  'too-often',
  'worn-out',
  'no-words',
  'not-your-words',
  'other-version',
  'no-replay',
] as const;
export type RoomCode = (typeof ROOM_CODES)[number];

const count = z.int().check(z.nonnegative());
const numbers = z.array(z.int());
export const facts = z.record(z.string(), z.union([z.string(), z.number()]));
export const stage = z.enum(['lobby', 'playing', 'over', 'closed']);
const optionValues = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

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
const result = z.strictObject({ over: z.boolean(), points: numbers, winners: count });
const view = z.record(z.string(), z.unknown());
const lists = z.array(numbers);

const lookShape = z.strictObject({
  seat: count,
  now: count,
  paused: z.boolean(),
  piles: lists,
  unseen: lists,
  knows: numbers,
  stack: z.array(lookFrame),
  view,
  result,
});
/** Where a list was cut, how many were taken out, and what was put in. */
const cut = z.tuple([count, count], z.int());
const changedLists = z.union([lists, z.record(z.string(), cut)]);
const changedStack = z.union([z.array(lookFrame), z.record(z.string(), z.partial(lookFrame))]);
const patchShape = z.strictObject({
  now: count,
  paused: z.optional(z.boolean()),
  piles: z.optional(changedLists),
  unseen: z.optional(changedLists),
  shown: z.optional(z.array(count)),
  knows: z.optional(numbers),
  stack: z.optional(changedStack),
  view: z.optional(view),
  gone: z.optional(z.array(z.string())),
  result: z.optional(result),
});

const look = z.custom<Look>((value) => lookShape.safeParse(value).success);
const patch = z.custom<LookPatch>((value) => patchShape.safeParse(value).success);
const event = z.custom<GameEvent>((value) => z.looseObject({ is: z.string() }).safeParse(value).success);
export const replay = z.custom<Replay>(
  (value) => z.looseObject({ format: z.literal('breadboard-replay') }).safeParse(value).success,
);
const seedShape = z.strictObject({ secret: z.string(), tableId: z.string(), nonces: z.array(z.string()) });
const seed = z.custom<Seed>((value) => seedShape.safeParse(value).success);

/** Points of the last game at this table, where another may count them on. */
const total = z.optional(count);

const chairShown = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('empty') }),
  /** `persona`: who it is, for a game that tells what its bots like. */
  z.strictObject({ kind: z.literal('bot'), name: z.string(), persona: count, level: z.string(), total }),
  z.strictObject({
    kind: z.literal('person'),
    person: count,
    name: z.string(),
    avatar: z.string(),
    ready: z.boolean(),
    away: z.boolean(),
    /** A bot plays this seat until the person is back. */
    lent: z.boolean(),
    /** The chair it wants to swap with, or -1. */
    swap: z.int(),
    wantsChange: z.boolean(),
    hidden: z.boolean(),
    total,
    /** Took a bot's chair in a game: it plays on until the next hand, or the next game, or until those in `asks` have said yes. */
    waits: z.optional(z.strictObject({ bot: z.string(), until: z.enum(['hand', 'game']), asks: numbers })),
  }),
]);
export type ChairShown = z.infer<typeof chairShown>;

/** How a game ended, by seat. `winners` are a set of seats; none where it was ended early. */
export const score = z.strictObject({
  id: z.string(),
  game: z.string(),
  names: z.array(z.string()),
  points: numbers,
  winners: count,
});
export type Score = z.infer<typeof score>;

const words = {
  /** Answers a hello. `person` is who you are in `room`; 0 for somebody who watches. */
  welcome: z.strictObject({ kind: z.literal('welcome'), protocol: z.int(), table: z.string(), person: count }),
  /** The room as everybody sees it, whenever something in it changed. */
  room: z.strictObject({
    kind: z.literal('room'),
    code: z.string(),
    game: z.string(),
    stage,
    /** The person who is host, or -1. */
    host: z.int(),
    chairs: z.array(chairShown),
    /** Who has seen the hand that is played on that chair, and does not sit there. */
    seen: z.array(z.strictObject({ chair: count, name: z.string() })),
    options: optionValues,
    locked: z.boolean(),
    watching: z.boolean(),
    muted: z.boolean(),
    patience: count,
    /** About how long bots think; -1 where the table's speed says it. */
    thinking: z.int(),
    /** The order of the seats is drawn by lot when a game begins. */
    drawn: z.optional(z.boolean()),
    /** `countdown`: a race goes on in a moment. */
    paused: z.enum(['nobody', 'people', 'empty', 'countdown']),
    /** Of the game that is played, or of the one that comes next. */
    commitment: z.string(),
    /** Ids of the last games that are over here, the newest last. */
    finished: z.array(z.string()),
    /** The games of the evening and how they ended, the newest last. */
    sheet: z.array(score),
    /** The deal of the next game: persons who are asked, first for hashes, then for the nonces. */
    deal: z.optional(
      z.strictObject({
        game: count,
        id: count,
        phase: z.enum(['hashes', 'nonces']),
        asked: numbers,
        hashes: z.array(z.string()),
      }),
    ),
    /** Names of those whose pages were silent at the last deal: it was made without their chance. */
    leftOut: z.array(z.string()),
    /** The game was begun with this version of kernel and rules, which is not the server's: it can be looked at as far as `shown` says, and left behind by `rematch`. */
    otherVersion: z.optional(z.strictObject({ kernel: z.int(), version: z.int(), shown: z.boolean() })),
  }),
  /** What never changes while a game is played. `game` counts the games of this room. `seat` is yours; the one after the last is the public. */
  game: z.strictObject({
    kind: z.literal('game'),
    n: count,
    game: z.string(),
    version: z.int(),
    seats: z.int(),
    options: z.record(z.string(), z.unknown()),
    seat: count,
    commitment: z.string(),
  }),
  /** What this seat sees now, and the story so far. `seq` counts what this seat was told in this game. */
  look: z.strictObject({
    kind: z.literal('look'),
    seq: count,
    /** Table time at which this was sent. */
    at: count,
    look,
    events: z.array(event),
  }),
  /** What changed since the telling before, and what happened. */
  change: z.strictObject({ kind: z.literal('change'), seq: count, at: count, patch, events: z.array(event) }),
  /** The command with this number was taken, and it is durable. `last` is the newest of this page load that was; `words` the id of words that were kept. */
  taken: z.strictObject({ kind: z.literal('taken'), n: count, last: count, words: z.optional(z.string()) }),
  /** The command with this number was not taken, and why. */
  refused: z.strictObject({ kind: z.literal('refused'), n: count, last: count, code: z.string(), facts }),
  /** The command with this number was not looked at, because the one named in its `after` is not the last that was taken. */
  missing: z.strictObject({ kind: z.literal('missing'), n: count, last: count }),
  /** The game is over: its seed, to compare with the commitment, and the id by which it is found from now on. */
  over: z.strictObject({ kind: z.literal('over'), seed, game: z.string() }),
  /** Seed and inputs of the finished game, with which anyone can play it again. */
  replay: z.strictObject({ kind: z.literal('replay'), n: count, replay }),
  /** Somebody reacts or says a ready-made phrase. */
  reaction: z.strictObject({
    kind: z.literal('reaction'),
    chair: count,
    key: z.enum([...REACTIONS, ...PHRASES]),
  }),
  /** Players' own words by the ids that stand in looks and events; empty where the host hides them. */
  words: z.strictObject({ kind: z.literal('words'), words: z.record(z.string(), z.string()) }),
  pong: z.strictObject({ kind: z.literal('pong'), n: z.int() }),
  error: z.strictObject({ kind: z.literal('error'), code: z.enum(ERROR_CODES), n: z.optional(count) }),
} as const;

const message = z.discriminatedUnion('kind', [
  words.welcome,
  words.room,
  words.game,
  words.look,
  words.change,
  words.taken,
  words.refused,
  words.missing,
  words.over,
  words.replay,
  words.reaction,
  words.words,
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
