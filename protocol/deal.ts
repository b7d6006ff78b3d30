/** A page's part in the deal: it gives the hash of a nonce, then the nonce, and keeps both, so that it can check the seed at the end. */
import type { Seed } from '#kernel';
import type { ServerMessage } from './server-words.ts';

type Room = Extract<ServerMessage, { kind: 'room' }>;

/** What a page keeps of the deal of a game, over reloads. */
export interface KeptDeal {
  /** Which game of the room, and which attempt to deal it. */
  readonly game: number;
  readonly id: number;
  /** What the server had promised before the page gave anything. */
  readonly commitment: string;
  readonly nonce: string;
  /** All hashes, as they were shown before the page gave its nonce; empty until then. */
  readonly hashes: readonly string[];
}

export interface DealShelf {
  /** SHA-256 as 64 hexadecimal digits. */
  hash(text: string): string;
  /** 256 bits that nobody can guess, as 64 hexadecimal digits. */
  nonce(): string;
  keep(deal: KeptDeal): void;
  kept(): KeptDeal | undefined;
}

/** What this page has to say to the deal that the room tells of, if anything. */
export function dealWish(
  { deal, commitment }: Room,
  person: number,
  shelf: DealShelf,
): { kind: 'commit'; hash: string } | { kind: 'reveal'; nonce: string } | undefined {
  if (deal === undefined || !deal.asked.includes(person)) return undefined;
  const known = shelf.kept();
  const mine = known?.game === deal.game && known.id === deal.id && known.commitment === commitment ? known : undefined;
  if (deal.phase === 'hashes') {
    const kept = mine ?? { game: deal.game, id: deal.id, commitment, nonce: shelf.nonce(), hashes: [] };
    if (mine === undefined) shelf.keep(kept);
    return { kind: 'commit', hash: shelf.hash(kept.nonce) };
  }
  // Another window of this person was quicker, or this one too late.
  if (mine === undefined || !deal.hashes.includes(shelf.hash(mine.nonce))) return undefined;
  shelf.keep({ ...mine, hashes: deal.hashes });
  return { kind: 'reveal', nonce: mine.nonce };
}

/** `in`: this page's nonce is in the seed; `without`: it gave none, or was left out; `wrong`: the seed is not what was agreed. */
export type DealCheck = 'in' | 'without' | 'wrong';

export interface DealtGame {
  readonly kept: KeptDeal | undefined;
  readonly game: { readonly n: number; readonly commitment: string };
  readonly seed: Seed;
  /** Was this page silent, and named for it? */
  readonly left: 'in' | 'out';
}

/** Is the seed made of what the server promised and of the nonces whose hashes were shown before? */
export function checkDeal({ kept, game, seed, left }: DealtGame, hash: DealShelf['hash']): DealCheck {
  if (kept === undefined || kept.game !== game.n) return 'without';
  if (kept.commitment !== game.commitment) return 'wrong';
  if (!kept.hashes.includes(hash(kept.nonce))) return 'without';
  if (seed.nonces.some((nonce) => !kept.hashes.includes(hash(nonce)))) return 'wrong';
  if (seed.nonces.includes(kept.nonce)) return 'in';
  return left === 'out' ? 'without' : 'wrong';
}
