/** What a page may say to the server. A seat is never named: it follows from the cookie with which the connection was opened. */
import { LANGUAGES } from '#kernel';
import {
  AVATARS,
  isModest,
  LEVELS,
  LONGEST_MESSAGE,
  LONGEST_PATIENCE,
  LONGEST_THINKING,
  LONGEST_WORDS,
  PHRASES,
  PROTOCOL,
  REACTIONS,
  z,
} from './limits.ts';
import type { ErrorCode } from './server-words.ts';

const count = z.int().check(z.nonnegative());
const chair = z.int().check(z.nonnegative(), z.maximum(31));
const language = z.enum(LANGUAGES);
const optionValue = z.union([z.boolean(), z.int(), z.string().check(z.maxLength(60))]);
export const options = z.record(z.string().check(z.maxLength(40)), optionValue);
export const name = z.string().check(z.maxLength(100));
export const avatar = z.enum(AVATARS);
/** The random name of one page load: its commands are numbered by themselves. */
export const load = z.string().check(z.regex(/^[\w-]{8,40}$/));

/** 256 bits: a nonce, or its SHA-256. */
const digits = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const manners = z.strictObject({
  locked: z.optional(z.boolean()),
  watching: z.optional(z.boolean()),
  muted: z.optional(z.boolean()),
  patience: z.optional(z.int().check(z.nonnegative(), z.maximum(LONGEST_PATIENCE))),
  /** -1: as the table's speed says. */
  thinking: z.optional(z.int().check(z.minimum(-1), z.maximum(LONGEST_THINKING))),
  drawn: z.optional(z.boolean()),
});

/** Of every command: its number in its page load, and the number of the one before it that was taken or is on its way. */
const numbers = { n: z.int().check(z.positive()), after: count };

/** A command without anything to choose. */
const plain = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), ...numbers });
/** A command about one chair. */
const about = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), ...numbers, chair });

const words = {
  /** The first message of every connection. `after` asks for what that seat was told after it in that game, instead of a fresh look. */
  hello: z.strictObject({
    kind: z.literal('hello'),
    protocol: z.int(),
    load,
    language: z.optional(language),
    as: z.optional(z.enum(['seat', 'watch'])),
    /** This page adds a nonce to the deal, and is waited for. */
    nonces: z.optional(z.boolean()),
    after: z.optional(z.strictObject({ game: z.int(), seat: z.int(), seq: z.int() })),
  }),
  /** Answers the question that the player saw; without an answer, takes a sealed one back. */
  answer: z.strictObject({
    kind: z.literal('answer'),
    ...numbers,
    frame: count,
    answer: z.optional(z.unknown()),
    /** Races: milliseconds from showing the question to the answer, as the page measured them. */
    reaction: z.optional(z.number()),
    /** Time was up, and the page sends what lay there ready. */
    late: z.optional(z.literal(true)),
  }),
  interrupt: z.strictObject({
    kind: z.literal('interrupt'),
    ...numbers,
    frame: count,
    name: z.string().check(z.maxLength(40)),
    answer: z.unknown(),
  }),
  ready: z.strictObject({ kind: z.literal('ready'), ...numbers, ready: z.boolean() }),
  move: about('move'),
  swap: about('swap'),
  /** Whether somebody who took a bot's chair may play its hand at once. */
  'let-in': z.strictObject({ kind: z.literal('let-in'), ...numbers, chair, yes: z.boolean() }),
  commit: z.strictObject({ kind: z.literal('commit'), ...numbers, hash: digits }),
  reveal: z.strictObject({ kind: z.literal('reveal'), ...numbers, nonce: digits }),
  rename: z.strictObject({ kind: z.literal('rename'), ...numbers, name, avatar }),
  react: z.strictObject({ kind: z.literal('react'), ...numbers, key: z.enum([...REACTIONS, ...PHRASES]) }),
  words: z.strictObject({
    kind: z.literal('words'),
    ...numbers,
    text: z.string().check(z.maxLength(4 * LONGEST_WORDS)),
  }),
  pause: plain('pause'),
  resume: plain('resume'),
  leave: plain('leave'),
  options: z.strictObject({ kind: z.literal('options'), ...numbers, options, chairs: chair }),
  manners: z.strictObject({ kind: z.literal('manners'), ...numbers, manners }),
  bot: z.strictObject({ kind: z.literal('bot'), ...numbers, chair, level: z.optional(z.enum(LEVELS)) }),
  unbot: about('unbot'),
  remove: about('remove'),
  hide: z.strictObject({ kind: z.literal('hide'), ...numbers, chair, hidden: z.boolean() }),
  'hand-over': about('hand-over'),
  lend: about('lend'),
  /** Goes on for all at this page of a show. */
  'go-on': z.strictObject({ kind: z.literal('go-on'), ...numbers, frame: count }),
  /** `without`: whoever is not ready is played for by a bot until they are. */
  start: z.strictObject({ kind: z.literal('start'), ...numbers, without: z.optional(z.literal(true)) }),
  end: plain('end'),
  rematch: plain('rematch'),
  /** Another game of the shelf at this table. */
  game: z.strictObject({ kind: z.literal('game'), ...numbers, game: z.string().check(z.maxLength(40)) }),
  /** A question: it changes nothing, so nothing comes after it. */
  replay: z.strictObject({ kind: z.literal('replay'), n: numbers.n }),
  ping: z.strictObject({ kind: z.literal('ping'), n: z.int() }),
} as const;

const message = z.discriminatedUnion('kind', [
  words.hello,
  words.answer,
  words.interrupt,
  words.ready,
  words.move,
  words.swap,
  words['let-in'],
  words.commit,
  words.reveal,
  words.rename,
  words.react,
  words.words,
  words.pause,
  words.resume,
  words.leave,
  words.options,
  words.manners,
  words.bot,
  words.unbot,
  words.remove,
  words.hide,
  words['hand-over'],
  words.lend,
  words['go-on'],
  words.start,
  words.end,
  words.rematch,
  words.game,
  words.replay,
  words.ping,
]);

export type ClientMessage = z.infer<typeof message>;
/** What changes something at the table. */
export type Command = Extract<ClientMessage, { n: number; after: number }>;
export type ClientWord = ClientMessage['kind'];

export const CLIENT_WORDS = Object.keys(words) as ClientWord[];

/** A message of a stranger, or the code that says what is wrong with it. */
export function parseClientMessage(text: string): { message: ClientMessage } | { error: ErrorCode } {
  if (text.length > LONGEST_MESSAGE) return { error: 'too-large' };
  const value = asJson(text);
  if (!isModest(value)) return { error: 'malformed' };
  if (isPlainAnswer(value)) return { message: value };
  if (isForeignHello(value)) return { error: 'wrong-protocol' };
  const parsed = message.safeParse(value);
  return parsed.success ? { message: parsed.data } : { error: 'malformed' };
}

/** The number of a command whose message is not worth reading, so that its page knows which one to say again. Pages say it right after its kind; a ping has a number too, and is none. */
export function numberAhead(text: string): number | undefined {
  const found = /^\{"kind":"(?!ping")[\w-]{1,20}","n":(\d{1,15})\b/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

type Answer = Extract<ClientMessage, { kind: 'answer' }>;
const ANSWER_FIELDS: readonly string[] = ['kind', 'n', 'after', 'frame', 'answer', 'reaction'];

/** Most of what is said are answers, so they are looked at by hand; whatever is not plainly one is left to the others' way. */
function isPlainAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null || (value as Answer).kind !== 'answer') return false;
  for (const name in value) if (!ANSWER_FIELDS.includes(name)) return false;
  const { n, after, frame, reaction } = value as Partial<Answer>;
  const isTimed = reaction === undefined || Number.isFinite(reaction);
  return isTimed && isCount(n) && n > 0 && isCount(after) && isCount(frame);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** A page of another version may say hello in words we do not know; it is told to reload all the same. */
const foreignHello = z.looseObject({ kind: z.literal('hello'), protocol: z.int() });

function isForeignHello(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'hello') return false;
  const hello = foreignHello.safeParse(value);
  return hello.success && hello.data.protocol !== PROTOCOL;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
