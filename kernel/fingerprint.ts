/** A short name for a whole table: equal tables, equal fingerprints, on any machine. */
import { sha256Hex } from './sha256.ts';
import type { Table } from './types.ts';

export const fingerprint = (table: Table): string => sha256Hex(JSON.stringify(table)).slice(0, 32);
