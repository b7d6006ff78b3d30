/** What a page may say to the server. A seat is never named: it follows from the token of the hello. */
import { LONGEST_MESSAGE, LONGEST_THINKING, PROTOCOL, z } from './limits.ts';
import type { ErrorCode } from './server-words.ts';

const id = z.string().check(z.regex(/^[\w-]{1,40}$/));
const frame = z.int().check(z.nonnegative());
const language = z.enum(['en', 'fr', 'es', 'de']);
const optionValue = z.union([z.boolean(), z.int(), z.string().check(z.maxLength(60))]);

const words = {
  /** The first message of every socket. A token takes back the seat that it holds. */
  hello: z.strictObject({
    kind: z.literal('hello'),
    protocol: z.int(),
    language: z.optional(language),
    token: z.optional(z.string().check(z.maxLength(100))),
  }),
  /** Opens a table with bots on all other seats; who sat at another one leaves it. */
  open: z.strictObject({
    kind: z.literal('open'),
    id,
    game: z.string().check(z.maxLength(40)),
    seats: z.int(),
    options: z.record(z.string().check(z.maxLength(40)), optionValue),
    name: z.string().check(z.maxLength(100)),
    /** About how long bots think, in milliseconds. */
    thinking: z.int().check(z.nonnegative(), z.maximum(LONGEST_THINKING)),
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
  leave: z.strictObject({ kind: z.literal('leave') }),
  ping: z.strictObject({ kind: z.literal('ping'), n: z.int() }),
} as const;

const message = z.discriminatedUnion('kind', [
  words.hello,
  words.open,
  words.answer,
  words.interrupt,
  words.leave,
  words.ping,
]);

export type ClientMessage = z.infer<typeof message>;
export type ClientWord = ClientMessage['kind'];

export const CLIENT_WORDS = Object.keys(words) as ClientWord[];

/** A message of a stranger, or the code that says what is wrong with it. */
export function parseClientMessage(text: string): { message: ClientMessage } | { error: ErrorCode } {
  if (text.length > LONGEST_MESSAGE) return { error: 'too-large' };
  const value = asJson(text);
  if (isForeignHello(value)) return { error: 'wrong-protocol' };
  const parsed = message.safeParse(value);
  return parsed.success ? { message: parsed.data } : { error: 'malformed' };
}

/** A page of another version may say hello in words we do not know; it is told to reload all the same. */
const foreignHello = z.looseObject({ kind: z.literal('hello'), protocol: z.int() });

function isForeignHello(value: unknown): boolean {
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
