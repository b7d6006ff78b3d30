/** Why the server does not do something: a sentence for every code of rooms, lines and requests. Games and the kernel word their own. */
import type { ErrorCode, HttpCode, RoomCode } from '#protocol';

export type ServerCode = ErrorCode | RoomCode | HttpCode;

export type Facts = Readonly<Record<string, string | number>>;

/** A sentence, or how it is made of the facts that come with the code. */
export type Sentence = string | ((facts: Facts) => string);

export type Refusals = Readonly<Record<ServerCode, Sentence>>;
