/** What the reader asks of the table, and what becomes of it: done, or refused with a sentence. */
import type { Refusal, Speakers, Wording } from '#kernel';
import type { Wish } from '#protocol';
import { serverSays } from '../words/index.ts';
import { measured } from './last-moment.ts';
import type { Pending } from './pending.ts';
import type { Said, Seated, Visit } from './store.ts';
import { app, changed, notify } from './store.ts';

export type Outcome = { readonly words?: string } | { readonly refused: Refusal };

const waiting = new Map<number, (outcome: Outcome) => void>();

/** Says it, now or when the connection is back; what is refused is explained. */
export function say(wish: Wish): Promise<Outcome> {
  const { visit } = app;
  if (visit?.connection === undefined) return Promise.resolve({});
  const n = visit.connection.send(wish);
  return new Promise<Outcome>((resolve) => waiting.set(n, resolve));
}

/** A move in the game: shown at once as if it were done, until the server answers. */
export function play(seated: Seated, move: Omit<Pending, 'n' | 'sentAt'>, wish: Wish): void {
  const { visit } = app;
  if (visit?.connection === undefined) return;
  seated.pending.push({ ...move, n: visit.connection.send(wish, move.order), sentAt: performance.now() });
  changed();
}

/** The server has answered. */
export function settle(visit: Visit, message: Said<'taken'> | Said<'refused'>): void {
  const { seated } = visit;
  const at = seated?.pending.findIndex(({ n }) => n === message.n) ?? -1;
  const [said] = at < 0 ? [] : (seated?.pending.splice(at, 1) ?? []);
  if (said?.sentAt !== undefined) visit.roundTrips = measured(visit.roundTrips, performance.now() - said.sentAt);
  if (message.kind === 'refused') notify(sentenceOf(message, seated?.text, seated?.who));
  const resolve = waiting.get(message.n);
  waiting.delete(message.n);
  if (message.kind === 'refused') resolve?.({ refused: { code: message.code, facts: message.facts } });
  else resolve?.(message.words === undefined ? {} : { words: message.words });
}

const NOBODY: Speakers = { seat: (seat) => String(seat + 1), words: () => '' };

/** A refusal in the reader's language: the server's by the page, the game's and the kernel's by the game. */
export function sentenceOf(refusal: Refusal, text?: Wording, who: Speakers = NOBODY): string {
  const said = serverSays(app.words.refusals, refusal) ?? text?.refusal(refusal, who);
  return said ?? app.words.unreachable;
}
