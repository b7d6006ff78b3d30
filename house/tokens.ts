/** Secrets that hold seats: unguessable, kept only as hashes. */
import { sha256, sha256Hex, utf8 } from '#kernel';
import type { Chance } from './api.ts';

export const newSecret = (chance: Chance): string => base64url(chance(24));

/** What a device proves its seat with: a part that stays with the device, and one that turns. */
export const newToken = (chance: Chance, before = ''): string =>
  `${before.includes('.') ? fixedPart(before) : newSecret(chance)}.${newSecret(chance)}`;

/** Of a token, or of what is kept of one; empty where it is of the time when tokens turned as a whole. */
export const fixedPart = (token: string): string => token.slice(0, Math.max(0, token.indexOf('.')));

/** A table's id is a name, not a secret of anybody, but nobody can guess it. */
export const newTableId = (chance: Chance): string => base64url(chance(12));

/** The same id for the same wish, so that a table is opened once; as hard to guess as the wish's own id. */
export const tableIdOf = (wish: string): string => base64url(digest(`table ${wish}`)).slice(0, 16);

/** How a seed names its table: whoever is there can check it, and whoever only gets the replay finds no way in by it. */
export const tableNameOf = (id: string): string => base64url(digest(`name ${id}`));

export const hashOf = (secret: string): string => sha256Hex(secret);

/** What is kept of a token: the hashes of its parts. */
export const keyOf = (token: string): string => token.split('.', 2).map(hashOf).join('.');

/** Unguessable text of so many bytes. */
export const secretText = (chance: Chance, bytes: number): string => hex(chance(bytes));

/** In a time that tells nothing of where they differ. */
export function sameHash(a: string, b: string): boolean {
  let different = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) different |= a.charCodeAt(i) ^ b.charCodeAt(i % (b.length || 1));
  return different === 0;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function digest(text: string): Uint8Array {
  const words = sha256(utf8(text));
  return Uint8Array.from({ length: 4 * words.length }, (_, i) => words[i >> 2] >>> (24 - 8 * (i & 3)));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = Math.min(3, bytes.length - at) + 1;
    for (let n = 0; n < letters; n++) text += LETTERS[(three >> (18 - 6 * n)) & 63];
  }
  return text;
}
