/** Whether a finished game was what this page was told: the seed as agreed at the deal, and every look that it had, found again in the replay. */
import type { Look, Match, Replay, Seat } from '#kernel';
import { commitment, fingerprint, has, look, open, sha256Hex, step } from '#kernel';
import type { KeptDeal, LookPatch } from '#protocol';
import { checkDeal, diffLook, patchLook } from '#protocol';

/** One update of the game as it came: a whole look, or what changed in the one before. */
export type Update =
  | { readonly seq: number; readonly look: Look }
  | { readonly seq: number; readonly patch: LookPatch };

/** `provenWithout`: nothing was altered, but this page's own chance is not in the deal. */
export type Verdict = 'proven' | 'provenWithout' | 'notProven';

export interface Evidence {
  readonly match: Match;
  readonly table: { readonly n: number; readonly commitment: string; readonly seat: number };
  readonly told: readonly Update[];
  readonly replay: Replay;
  readonly deal: KeptDeal | undefined;
  /** Was this page silent at the deal, and named for it? */
  readonly left: 'in' | 'out';
}

export function judge({ match, table, told, replay, deal, left }: Evidence): Verdict {
  const dealt = checkDeal({ kept: deal, game: table, seed: replay.seed, left }, sha256Hex);
  if (dealt === 'wrong' || commitment(replay.seed) !== table.commitment) return 'notProven';
  if (!isAsTold(match, replay, table.seat as Seat, told)) return 'notProven';
  return dealt === 'in' ? 'proven' : 'provenWithout';
}

/** Plays the game again and compares, update by update, what this page saw with what its seat sees there. */
function isAsTold(
  match: Match,
  { seed, inputs, fingerprint: end }: Replay,
  seat: Seat,
  told: readonly Update[],
): boolean {
  const updates = new Updates(told);
  let { table } = open(match, seed);
  let seen = look(match, table, seat);
  let seq = 1;
  if (!updates.agree(seq, seen)) return false;
  for (const input of inputs) {
    const stepped = step(match, table, input);
    if ('refused' in stepped) return false;
    table = stepped.table;
    const now = look(match, table, seat);
    const isTold = diffLook(seen, now) !== undefined || stepped.story.some(({ audience }) => has(audience, seat));
    if (!isTold) continue;
    seen = now;
    seq++;
    if (!updates.agree(seq, seen)) return false;
  }
  return updates.isDone && fingerprint(table) === end;
}

class Updates {
  readonly #told: readonly Update[];
  #next = 0;
  #look: Look | undefined;

  constructor(told: readonly Update[]) {
    this.#told = told;
  }

  /** All of them were in the replay too. */
  get isDone(): boolean {
    return this.#next === this.#told.length;
  }

  /** After a cut the same one may have come again, whole; what came before the page was loaded is not known. */
  agree(seq: number, seen: Look): boolean {
    for (; this.#told[this.#next]?.seq === seq; this.#next++) {
      const update = this.#told[this.#next];
      const before = this.#look;
      if ('look' in update) this.#look = update.look;
      else if (before !== undefined) this.#look = patchLook(before, update.patch);
      if (this.#look === undefined || diffLook(this.#look, seen) !== undefined) return false;
    }
    return true;
  }
}
