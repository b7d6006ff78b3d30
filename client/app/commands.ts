/** What the reader asks of the table, and what becomes of it: done, or refused with a sentence. */
import type { Refusal, Speakers, Wording } from '#kernel';
import type { ClientMessage } from '#protocol';
import { serverSays } from '../words/refusals/index.ts';
import { commandId } from './ids.ts';
import type { Pending } from './pending.ts';
import type { Said, Seated, Visit } from './store.ts';
import { app, changed, notify } from './store.ts';

type Command = Extract<ClientMessage, { id: string }>;
/** A command before it has a name. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export type Outcome = { readonly words?: string } | { readonly refused: Refusal };

const waiting = new Map<string, (outcome: Outcome) => void>();

/** Says it, now or when the line is back; what is refused is explained. */
export function say(wish: Wish): Promise<Outcome> {
  const { visit } = app;
  if (visit?.connection === undefined) return Promise.resolve({});
  const id = commandId();
  const outcome = new Promise<Outcome>((resolve) => waiting.set(id, resolve));
  visit.connection.send({ ...wish, id } as Command);
  return outcome;
}

/** A move in the game: shown at once as if it were done, until the server answers. */
export function play(seated: Seated, move: Omit<Pending, 'id'>, wish: Wish): void {
  const { visit } = app;
  if (visit?.connection === undefined) return;
  const id = commandId();
  seated.pending.push({ ...move, id });
  visit.connection.send({ ...wish, id } as Command);
  changed();
}

/** The server has answered. */
export function settle(visit: Visit, message: Said<'taken'> | Said<'refused'>): void {
  const { seated } = visit;
  const at = seated?.pending.findIndex(({ id }) => id === message.id) ?? -1;
  if (at >= 0) seated?.pending.splice(at, 1);
  if (message.kind === 'refused') notify(sentenceOf(message, seated?.text, seated?.who));
  const resolve = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'refused') resolve?.({ refused: { code: message.code, facts: message.facts } });
  else resolve?.(message.words === undefined ? {} : { words: message.words });
}

const NOBODY: Speakers = { seat: (seat) => String(seat + 1), words: () => '' };

/** A refusal in the reader's language: the server's by the page, the game's and the kernel's by the game. */
export function sentenceOf(refusal: Refusal, text?: Wording, who: Speakers = NOBODY): string {
  const said = serverSays(app.words.refusals, refusal) ?? text?.refusal(refusal, who);
  return said ?? app.words.unreachable;
}
