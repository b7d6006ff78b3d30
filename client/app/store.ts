/** What the page knows, in one place, and how components hear that it changed. */
import { useSyncExternalStore } from 'react';
import type { GameEvent, Look, Match, Replay, Speakers, Wording } from '#kernel';
import type { Client, ClientState, Doorplate, ServerMessage } from '#protocol';
import type { Board } from '../board.ts';
import { rememberPlaces } from '../widgets/flip.ts';
import type { ServerCode, Words } from '../words/index.ts';
import type { Past } from './past.ts';
import type { Pending } from './pending.ts';
import type { Update } from './proof.ts';
import type { Route } from './router.ts';
import { routeOf } from './router.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './settings.ts';

export type Said<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;
export type Room = Said<'room'>;

/** The game at which the reader sits or looks on. */
export interface Seated {
  readonly table: Said<'game'>;
  readonly match: Match;
  readonly board: Board;
  readonly who: Speakers;
  readonly log: GameEvent[];
  readonly drafts: Map<string, unknown>;
  /** When each question was first shown, for races; time in which the table stood does not count. */
  readonly shown: Map<number, number>;
  /** Since when the table stands still, on the page's clock. */
  stoodAt: number;
  readonly pending: Pending[];
  text: Wording;
  /** The board's own words. */
  words: unknown;
  look: Look | undefined;
  /** The page's clock less the table's. */
  ahead: number;
  replay: Replay | undefined;
  /** All that the page was told of the game, for the proof at the end. */
  readonly told: Update[];
  /** The last looks, the oldest first: what the log tells can be seen again. */
  readonly past: Past[];
  /** The id under which the finished game is kept; empty until then. */
  finished: string;
}

/** Somebody said something with a face or a ready phrase. */
export interface Remark {
  readonly chair: number;
  readonly key: string;
  readonly count: number;
}

/** The table whose address is open. */
export interface Visit {
  readonly table: string;
  readonly code: string;
  readonly as: 'sit' | 'watch';
  readonly ownWords: Map<string, string>;
  readonly remarks: Remark[];
  /** How long the last moves took to be answered. */
  roundTrips: readonly number[];
  connection: Client | undefined;
  state: ClientState;
  /** Who the reader is in the room; 0 for somebody who watches. */
  person: number;
  room: Room | undefined;
  seated: Seated | undefined;
  /** Done once, with the first word of the room. */
  first: ((room: Room) => void) | undefined;
}

/** Why there is no table to show at this address. */
export type Problem = ServerCode | 'unreachable';

export interface Notice {
  readonly id: number;
  readonly tone: 'why' | 'news';
  readonly text: string;
}

export interface App {
  route: Route;
  settings: Settings;
  words: Words;
  /** A page of another version than the server's can only be loaded again. */
  stale: boolean;
  visit: Visit | undefined;
  /** The table at whose door the reader stands. */
  door: Doorplate | undefined;
  problem: Problem | undefined;
  notices: readonly Notice[];
  dialog: 'settings' | 'rules' | undefined;
}

/** Filled in by `begin` before anything is drawn. */
export const app: App = {
  route: routeOf(location),
  settings: readSettings(),
  words: {} as Words,
  stale: false,
  visit: undefined,
  door: undefined,
  problem: undefined,
  notices: [],
  dialog: undefined,
};

const listeners = new Set<() => void>();
let version = 0;

/** Something in `app` is not as it was. Where cards lie now is remembered, so that they travel from there. */
export function changed(): void {
  rememberPlaces();
  version++;
  for (const listener of listeners) listener();
}

let isDue = false;

/** For what others do: many changes between two frames are drawn as one. Nobody looks at a hidden page, but it must be heard. */
export function changedByOthers(): void {
  if (document.hidden) return changed();
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    changed();
  });
}

/** The page's knowledge; the component is drawn anew with every change of it. */
export function useApp(): App {
  useSyncExternalStore(subscribe, () => version);
  return app;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NOTICE_STAYS = 6_000;
let notices = 0;

/** Says a sentence over the page for a while; the same one is not said twice at once. */
export function notify(text: string, tone: Notice['tone'] = 'why'): void {
  if (text === '') return;
  const id = ++notices;
  app.notices = [...app.notices.filter((notice) => notice.text !== text), { id, tone, text }].slice(-3);
  changed();
  setTimeout(() => dismiss(id), NOTICE_STAYS);
}

export function dismiss(id: number): void {
  if (!app.notices.some((notice) => notice.id === id)) return;
  app.notices = app.notices.filter((notice) => notice.id !== id);
  changed();
}
