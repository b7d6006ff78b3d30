/** The checksum that chains a table's rows: each covers its row and all before it, so that a row that rotted, went missing or was put elsewhere shows. */
import { storeError, trouble } from './store.ts';

/** Before the first row. */
export const NO_SUM = 0;

export const NO_ROW = { seq: 0, sum: NO_SUM } as const;

export interface Summed {
  readonly seq: number;
  readonly at: number;
  readonly payload: string;
}

/** 53 bits, good against damage; whoever can write the store can make it anew. */
export function chain(before: number, { seq, at, payload }: Summed): number {
  const text = `${before} ${seq} ${at} ${payload}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = mixed(high, low);
  low = mixed(low, high);
  return 2 ** 32 * (0x1fffff & low) + (high >>> 0);
}

/** Throws what `isDamage` knows unless this is the row that was written after that one. */
export function checkRow(before: { readonly seq: number; readonly sum: number }, row: Summed & { sum: number }): void {
  if (row.seq !== before.seq + 1) throw damagedRow(before.seq + 1, 'it is missing');
  if (chain(before.sum, row) !== row.sum) throw damagedRow(row.seq, 'its checksum is wrong');
}

export const damagedRow = (seq: number, why: string) => storeError(trouble('damaged', `row ${seq} is damaged: ${why}`));

const mixed = (a: number, b: number): number =>
  Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
