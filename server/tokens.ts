/** Secrets that hold seats: unguessable, kept only as hashes. */
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(24).toString('base64url');

/** A table's id is a name, not a secret of anybody, but nobody can guess it. */
export const newTableId = (): string => randomBytes(12).toString('base64url');

/** The same id for the same wish, so that a table is opened once; as hard to guess as the wish's own id. */
export const tableIdOf = (wish: string): string =>
  createHash('sha256').update(`table ${wish}`).digest('base64url').slice(0, 16);

/** How a seed names its table: whoever is there can check it, and whoever only gets the replay finds no way in by it. */
export const tableNameOf = (id: string): string => createHash('sha256').update(`name ${id}`).digest('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Ids of players' own words, of the form that the kernel takes. */
export const newWordsId = (): string => `w:${randomBytes(10).toString('hex')}`;
