/** What the page knows, and how the server's words and the reader's choices change it. */
import { findGame } from '#games';
import type { GameEvent, Language, Look, Match, Replay, Speakers, Wording } from '#kernel';
import { matchOf } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import type { Connection, LineState } from './connection.ts';
import type { Panel } from './panel.ts';
import { loadPanel } from './panels.ts';
import type { Words } from './words/index.ts';
import { loadWords } from './words/index.ts';

export type OpenRequest = Extract<ClientMessage, { kind: 'open' }>;
type TableMessage = Extract<ServerMessage, { kind: 'table' }>;
type LookMessage = Extract<ServerMessage, { kind: 'look' }>;

/** The table at which the reader sits. */
export interface Seated {
  readonly table: TableMessage;
  readonly match: Match;
  readonly panel: Panel | undefined;
  readonly who: Speakers;
  readonly log: GameEvent[];
  readonly drafts: Map<string, unknown>;
  /** When each question was first shown, for races. */
  readonly shown: Map<number, number>;
  text: Wording;
  look: Look | undefined;
  /** The page's clock less the table's. */
  ahead: number;
  replay: Replay | undefined;
}

export interface App {
  language: Language;
  words: Words;
  line: LineState;
  /** A page of another version than the server's can only be loaded again. */
  stale: boolean;
  seated: Seated | undefined;
  /** Has the server said whether we sit somewhere? */
  greeted: boolean;
  /** The last thing that has to be said, such as why something was refused. */
  notice: { readonly text: string; readonly count: number };
  request: OpenRequest | undefined;
  connection: Connection | undefined;
  changed: () => void;
}

export async function speak(app: App, language: Language): Promise<void> {
  app.words = await loadWords(language);
  if (app.seated !== undefined) app.seated.text = await textOf(app.seated.match, language);
  app.language = language;
  app.changed();
}

export async function hear(app: App, message: ServerMessage): Promise<void> {
  if (message.kind === 'welcome') greet(app, message.seated);
  if (message.kind === 'table') app.seated = await sitDown(app, message);
  if (message.kind === 'look' && app.seated !== undefined) see(app.seated, message);
  if (message.kind === 'over' && app.seated !== undefined) app.seated.replay = message.replay;
  if (message.kind === 'refused') refused(app, message);
  if (message.kind === 'error') err(app, message.code);
  app.changed();
}

export function notify(app: App, text: string): void {
  app.notice = { text, count: app.notice.count + 1 };
  app.changed();
}

export function send(app: App, message: ClientMessage): void {
  app.connection?.send(message);
}

export function openTable(app: App, request: OpenRequest): void {
  app.request = request;
  notify(app, '');
  send(app, request);
}

export function leave(app: App): void {
  send(app, { kind: 'leave' });
  app.seated = undefined;
  notify(app, '');
}

/** Names of commands, which only have to differ. */
let commands = 0;
export const commandId = (): string => `c${++commands}`;

function greet(app: App, isSeated: boolean): void {
  app.greeted = true;
  if (!isSeated) app.seated = undefined;
}

async function sitDown(app: App, table: TableMessage): Promise<Seated | undefined> {
  if (app.seated?.table.id === table.id) return app.seated;
  const shelved = findGame(table.game);
  if (shelved === undefined) return undefined;
  const [{ game }, panel] = await Promise.all([shelved.load(), loadPanel(table.game)]);
  const made = matchOf(game, { seats: table.seats, options: table.options });
  if ('refused' in made) return undefined;
  for (const picture of panel?.pictures ?? []) new Image().src = picture;
  return {
    table,
    match: made.match,
    panel,
    who: { seat: (seat) => table.names[seat] ?? '', words: () => '' },
    log: [],
    drafts: new Map(),
    shown: new Map(),
    text: await textOf(made.match, app.language),
    look: undefined,
    ahead: Number.POSITIVE_INFINITY,
    replay: undefined,
  };
}

const textOf = async ({ game }: Match, language: Language): Promise<Wording> => (await game.texts[language]()).text;

function see(seated: Seated, { look, events, fresh, at }: LookMessage): void {
  if (fresh) seated.log.length = 0;
  seated.log.push(...events);
  seated.look = look;
  seated.ahead = Math.min(seated.ahead, performance.now() - at);
}

function refused(app: App, { code, facts }: Extract<ServerMessage, { kind: 'refused' }>): void {
  if (app.seated !== undefined) notify(app, app.seated.text.refusal({ code, facts }, app.seated.who));
}

function err(app: App, code: Extract<ServerMessage, { kind: 'error' }>['code']): void {
  if (code === 'wrong-protocol') app.stale = true;
  if (code === 'full') notify(app, app.words.full);
  if (code === 'table-broken') {
    app.seated = undefined;
    notify(app, app.words.broken);
  }
}
