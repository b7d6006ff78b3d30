/** What a page may say to the server. A seat is never named: it follows from the cookie with which the line was opened. */
import {
  AVATARS,
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

const ID = /^[\w-]{1,40}$/;
const id = z.string().check(z.regex(ID));
const frame = z.int().check(z.nonnegative());
const chair = z.int().check(z.nonnegative(), z.maximum(31));
const language = z.enum(['en', 'fr', 'es', 'de']);
const optionValue = z.union([z.boolean(), z.int(), z.string().check(z.maxLength(60))]);
const options = z.record(z.string().check(z.maxLength(40)), optionValue);
const name = z.string().check(z.maxLength(100));
const avatar = z.enum(AVATARS);
const chairs = z.int().check(z.nonnegative(), z.maximum(31));

const manners = z.strictObject({
  locked: z.optional(z.boolean()),
  watching: z.optional(z.boolean()),
  muted: z.optional(z.boolean()),
  patience: z.optional(z.int().check(z.nonnegative(), z.maximum(LONGEST_PATIENCE))),
  thinking: z.optional(z.int().check(z.nonnegative(), z.maximum(LONGEST_THINKING))),
});

/** A command without anything to choose. */
const plain = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), id });
/** A command about one chair. */
const about = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind), id, chair });

const words = {
  /** The first message of every line. `after` asks for what the seat was told after it in that game, instead of a fresh look. */
  hello: z.strictObject({
    kind: z.literal('hello'),
    protocol: z.int(),
    language: z.optional(language),
    as: z.optional(z.enum(['seat', 'watch'])),
    after: z.optional(z.strictObject({ game: z.int(), seq: z.int() })),
  }),
  /** Answers the question that the player saw; without an answer, takes a sealed one back. */
  answer: z.strictObject({
    kind: z.literal('answer'),
    id,
    frame,
    answer: z.optional(z.unknown()),
    /** Races: milliseconds from showing the question to the answer, as the page measured them. */
    reaction: z.optional(z.number()),
  }),
  interrupt: z.strictObject({
    kind: z.literal('interrupt'),
    id,
    frame,
    name: z.string().check(z.maxLength(40)),
    answer: z.unknown(),
  }),
  ready: z.strictObject({ kind: z.literal('ready'), id, ready: z.boolean() }),
  move: about('move'),
  swap: about('swap'),
  rename: z.strictObject({ kind: z.literal('rename'), id, name, avatar }),
  react: z.strictObject({ kind: z.literal('react'), id, key: z.enum([...REACTIONS, ...PHRASES]) }),
  words: z.strictObject({ kind: z.literal('words'), id, text: z.string().check(z.maxLength(4 * LONGEST_WORDS)) }),
  pause: plain('pause'),
  resume: plain('resume'),
  leave: plain('leave'),
  options: z.strictObject({ kind: z.literal('options'), id, options, chairs }),
  manners: z.strictObject({ kind: z.literal('manners'), id, manners }),
  bot: z.strictObject({ kind: z.literal('bot'), id, chair, level: z.optional(z.enum(['random', 'greedy'])) }),
  unbot: about('unbot'),
  remove: about('remove'),
  hide: z.strictObject({ kind: z.literal('hide'), id, chair, hidden: z.boolean() }),
  'hand-over': about('hand-over'),
  lend: about('lend'),
  start: plain('start'),
  end: plain('end'),
  rematch: plain('rematch'),
  replay: plain('replay'),
  ping: z.strictObject({ kind: z.literal('ping'), n: z.int() }),
} as const;

const message = z.discriminatedUnion('kind', [
  words.hello,
  words.answer,
  words.interrupt,
  words.ready,
  words.move,
  words.swap,
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
  words.start,
  words.end,
  words.rematch,
  words.replay,
  words.ping,
]);

export type ClientMessage = z.infer<typeof message>;
export type ClientWord = ClientMessage['kind'];

export const CLIENT_WORDS = Object.keys(words) as ClientWord[];

/** A message of a stranger, or the code that says what is wrong with it. */
export function parseClientMessage(text: string): { message: ClientMessage } | { error: ErrorCode } {
  if (text.length > LONGEST_MESSAGE) return { error: 'too-large' };
  const value = asJson(text);
  if (isPlainAnswer(value)) return { message: value };
  if (isForeignHello(value)) return { error: 'wrong-protocol' };
  const parsed = message.safeParse(value);
  return parsed.success ? { message: parsed.data } : { error: 'malformed' };
}

/** The id of a command whose message is not worth reading, so that its page knows which one to say again. Pages say it near the beginning. */
export const idAhead = (text: string): string | undefined => /"id":"([\w-]{1,40})"/.exec(text.slice(0, 120))?.[1];

type Answer = Extract<ClientMessage, { kind: 'answer' }>;

/** Most of what is said are answers, so they are looked at by hand; whatever is not plainly one is left to the others' way. */
function isPlainAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null || (value as Answer).kind !== 'answer') return false;
  const { id, frame, reaction } = value as Partial<Answer>;
  for (const name in value)
    if (name !== 'kind' && name !== 'id' && name !== 'frame' && name !== 'answer' && name !== 'reaction') return false;
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    Number.isSafeInteger(frame) &&
    (frame as number) >= 0 &&
    (reaction === undefined || Number.isFinite(reaction))
  );
}

/** Chosen by the page for one wish, and never to be guessed: with it a request that got no answer is made again, and done once. */
const once = z.string().check(z.regex(/^[\w-]{16,40}$/));

const createBody = z.strictObject({
  id: z.optional(once),
  game: z.string().check(z.maxLength(40)),
  name,
  avatar,
  chairs: z.optional(chairs),
  options: z.optional(options),
});
const joinBody = z.strictObject({ id: z.optional(once), name, avatar });
const handOffBody = z.strictObject({ secret: z.string().check(z.maxLength(100)) });

export type CreateBody = z.infer<typeof createBody>;
export type JoinBody = z.infer<typeof joinBody>;

/** Bodies of the few things that are asked by http, because they set a cookie; undefined if they are not of this form. */
export const parseCreate = (body: unknown): CreateBody | undefined => createBody.safeParse(body).data;
export const parseJoin = (body: unknown): JoinBody | undefined => joinBody.safeParse(body).data;
export const parseHandOff = (body: unknown): { secret: string } | undefined => handOffBody.safeParse(body).data;

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
