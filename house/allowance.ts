/** How much work somebody may cause: a bucket each that fills steadily, and from which everything takes its cost. Bursts are fine, floods are not. */
import type { ClientWord } from '#protocol';
import type { Table } from './table.ts';

export interface Rate {
  /** What a full bucket holds. */
  readonly most: number;
  /** What comes back by itself; 0 where it is given back. */
  readonly perSecond: number;
  /** A refusal is work too: a tenth of what was refused, or one. With so much that was not paid for it is a flood. */
  readonly patience: number;
}

/** Refused: there is not enough in the bucket. A flood is not worth an answer. */
export type Verdict = 'taken' | 'refused' | 'flood';

interface Bucket {
  left: number;
  /** When that was counted. */
  at: number;
}

/** Buckets that are full are looked for when there are more than so many. */
const MANY = 1_000;

/** Whoever is not known has a full bucket. */
export class Allowances<Who> {
  readonly rate: Rate;
  readonly #buckets = new Map<Who, Bucket>();
  #most = MANY;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(who: Who, cost: number, at: number): Verdict {
    const bucket = this.#bucket(who, at);
    if (bucket.left >= cost) {
      bucket.left -= cost;
      return 'taken';
    }
    const { patience, perSecond } = this.rate;
    if (perSecond > 0) bucket.left = Math.max(-patience - 1, bucket.left - Math.max(1, cost / 10));
    return bucket.left < -patience ? 'flood' : 'refused';
  }

  giveBack(who: Who, cost: number): void {
    const bucket = this.#buckets.get(who);
    if (bucket === undefined) return;
    bucket.left += cost;
    if (bucket.left >= this.rate.most) this.#buckets.delete(who);
  }

  /** Seconds until so much is there. */
  wait(who: Who, cost: number, at: number): number {
    return Math.ceil((cost - this.#bucket(who, at).left) / this.rate.perSecond);
  }

  forget(who: Who): void {
    this.#buckets.delete(who);
  }

  #bucket(who: Who, at: number): Bucket {
    const known = this.#buckets.get(who);
    if (known !== undefined) return this.#fill(known, at);
    if (this.#buckets.size >= this.#most) this.#forgetFull(at);
    const made = { left: this.rate.most, at };
    this.#buckets.set(who, made);
    return made;
  }

  #fill(bucket: Bucket, at: number): Bucket {
    const passed = Math.max(0, at - bucket.at);
    bucket.left = Math.min(this.rate.most, bucket.left + (passed * this.rate.perSecond) / 1_000);
    bucket.at += passed;
    return bucket;
  }

  #forgetFull(at: number): void {
    for (const [who, bucket] of this.#buckets) if (this.#fill(bucket, at).left >= this.rate.most) this.forget(who);
    this.#most = 2 * this.#buckets.size + MANY;
  }
}

/** The unit is a short message: some fifty microseconds of a processor. Long ones cost by their length. */
export const costOf = (length: number): number => 1 + byteCost(length);
export const byteCost = (length: number): number => length / 512;

/** What a command costs besides: a change of the room is a row that everybody is told of, and a replay is long. */
const PRICES: Partial<Record<ClientWord, number>> = { answer: 0, interrupt: 0, replay: 60 };
const CHANGE = 9;

export const priceOf = (command: ClientWord): number => PRICES[command] ?? CHANGE;

/** Whoever only watches has little to say: everything costs them so many times as much. */
export const WATCHING = 10;

export const payerOf = (table: string, person: number): string => `${table} ${person}`;

const USUAL_MESSAGES = 30;

/** All sessions of a person at a table share one bucket: ten seconds' worth may be said at once. */
export const personRate = (messagesPerSecond = USUAL_MESSAGES): Rate => ({
  most: 10 * messagesPerSecond,
  perSecond: messagesPerSecond,
  patience: 1_000,
});

/** Sessions that one person may have at a table: a few devices with a few windows each. */
export const MOST_SESSIONS = 8;

/** Whoever opens one session more goes on with the newest ones: an old one may be of a page that is dead already. */
export function endOldest({ sessions }: Table, person: number): void {
  const own = [...sessions].filter((session) => session.person === person);
  for (const session of own.slice(0, Math.max(0, own.length - MOST_SESSIONS))) session.end('too-many-sessions');
}
