/** What is asked and answered over http, each said once for the server's routes and the page. */
import { avatar, load, name, options } from './client-words.ts';
import { isModest, LONGEST_MESSAGE, z } from './limits.ts';
import { facts, replay, stage } from './server-words.ts';

/** What can be wrong with a request, whatever it asks for; tables answer it with codes of their own. */
export const HTTP_CODES = [
  'malformed',
  'too-large',
  'json-only',
  'wrong-origin',
  'wrong-host',
  'operators-only',
  'not-found',
  'wrong-method',
  'too-slow',
  'too-fast',
  'headers-too-large',
  'busy',
  'closing',
  'fault',
] as const;
export type HttpCode = (typeof HTTP_CODES)[number];

/** Chosen by the page for one wish, and never to be guessed: with it a request that got no answer is made again, and done once. */
const once = z.string().check(z.regex(/^[\w-]{16,40}$/));

const createBody = z.strictObject({
  id: z.optional(once),
  game: z.string().check(z.maxLength(40)),
  name,
  avatar,
  chairs: z.optional(z.int().check(z.nonnegative(), z.maximum(31))),
  options: z.optional(options),
});
const joinBody = z.strictObject({ id: z.optional(once), name, avatar });
const handOffBody = z.strictObject({ secret: z.string().check(z.maxLength(100)) });
/**
 * The message is a text as on a socket, and is parsed where those are. One that is too long is answered as it would be there.
 * Without one the page only says that it still listens.
 */
const sayBody = z.strictObject({ load, message: z.optional(z.string().check(z.maxLength(2 * LONGEST_MESSAGE))) });

export type CreateBody = z.infer<typeof createBody>;
export type JoinBody = z.infer<typeof joinBody>;
export type SayBody = z.infer<typeof sayBody>;

/** Bodies of requests; undefined if they are not of this form. */
export const parseCreate = (body: unknown): CreateBody | undefined => parse(createBody, body);
export const parseJoin = (body: unknown): JoinBody | undefined => parse(joinBody, body);
export const parseHandOff = (body: unknown): { secret: string } | undefined => parse(handOffBody, body);
export const parseSay = (body: unknown): SayBody | undefined => parse(sayBody, body);

const parse = <T>(form: z.ZodMiniType<T>, body: unknown): T | undefined =>
  isModest(body) ? form.safeParse(body).data : undefined;

const text = z.string();
const texts = z.readonly(z.array(text));

const seat = z.object({ table: text, code: text, chair: z.int() });

const doorplate = z.object({
  table: text,
  code: text,
  game: text,
  stage,
  /** The name of the host. */
  host: text,
  names: texts,
  /** Is there a chair to sit on now: an empty one, or a bot's while a game is on? */
  room: z.boolean(),
  locked: z.boolean(),
  watching: z.boolean(),
});

const summary = z.object({
  table: text,
  code: text,
  game: text,
  chair: z.int(),
  names: texts,
  stage,
  /** Does its game wait for an answer of this seat? */
  turn: z.boolean(),
  /** Its game is of another version: it can be looked at and left behind. */
  otherVersion: z.boolean(),
  /** Ids of the last games that are over, the newest last. */
  finished: texts,
  openedAt: z.number(),
});

const keptSeat = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name: text, avatar: text }),
  z.object({ kind: z.literal('bot'), name: text }),
]);

/** A finished game. Own words are in its replay by their ids only. */
const keptGame = z.object({ game: text, endedAt: z.number(), seats: z.readonly(z.array(keptSeat)), replay });

const failure = z.object({ error: z.object({ code: text, message: text, facts: z.optional(facts) }) });

/** What is answered, by what was asked for. */
export const ANSWERS = {
  seat,
  doorplate,
  tables: z.object({ tables: z.readonly(z.array(summary)) }),
  handOff: z.object({ secret: text, until: z.number() }),
  keptGame,
  address: z.object({ address: text }),
  failure,
} as const;

/** A seat that was given. Its token is in the cookie only. */
export type GivenSeat = z.infer<typeof seat>;
/** What may be said of a table to somebody who knows its code, before joining. */
export type Doorplate = z.infer<typeof doorplate>;
/** A line of "my tables". */
export type TableSummary = z.infer<typeof summary>;
export type HandOff = z.infer<typeof ANSWERS.handOff>;
/** Who sat on a chair when the game ended. */
export type KeptSeat = z.infer<typeof keptSeat>;
export type KeptGame = z.infer<typeof keptGame>;
export type Failure = z.infer<typeof failure>;
