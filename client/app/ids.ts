/** Names that this page makes up. Plain http has no randomUUID. */

export const anyFrom = <T>(list: readonly T[]): T => list[anyOf(list.length)];

/** Nobody can guess it: of this page load, and of wishes whose answer may get lost, for whoever knows one gets the seat. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(15)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A whole number from 0 to n − 1, for things that nobody plays for. */
const anyOf = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0] % n;
