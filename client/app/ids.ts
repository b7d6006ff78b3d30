/** Names that this page makes: of commands, and of people who have not said theirs. Plain http has no randomUUID. */

export const anyFrom = <T>(list: readonly T[]): T => list[anyOf(list.length)];

/** Names of commands must differ from those that this page used before it was loaded again. */
const [load] = crypto.getRandomValues(new Uint32Array(1));
let commands = 0;
export const commandId = (): string => `${load.toString(36)}-${++commands}`;

/** Names of wishes whose answer may get lost: nobody may guess them, for whoever knows one gets the seat. */
export const wishId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A whole number from 0 to n − 1, for things that nobody plays for. */
const anyOf = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0] % n;
