/** What this browser keeps of a table's deal over reloads: the page's nonce and the hashes it was shown before it gave it. */
import { sha256Hex } from '#kernel';
import type { DealShelf, KeptDeal } from '#protocol';
import { keep, keptValue } from './kept.ts';

export function dealShelf(table: string): DealShelf {
  const key = `breadboard-deal-${table}`;
  return {
    hash: sha256Hex,
    nonce: () => Array.from(crypto.getRandomValues(new Uint8Array(32)), twoDigits).join(''),
    keep: (deal) => keep('sessionStorage', key, JSON.stringify(deal)),
    kept: () => readDeal(keptValue('sessionStorage', key)),
  };
}

const twoDigits = (byte: number): string => byte.toString(16).padStart(2, '0');

function readDeal(value: unknown): KeptDeal | undefined {
  const deal = value as KeptDeal | undefined;
  return typeof deal === 'object' && typeof deal.nonce === 'string' && Array.isArray(deal.hashes) ? deal : undefined;
}

/** Of the commitment so much as people compare by reading it aloud. */
export const fingerprintOf = (commitment: string): string => `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;
