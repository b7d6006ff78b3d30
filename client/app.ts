/** What the page knows, and how the server's words and the reader's choices change it. */
import { findGame } from '#games';
import type { GameEvent, Language, Look, Match, Replay, Speakers, Wording } from '#kernel';
import { matchOf } from '#kernel';
import type { ClientMessage, ServerMessage } from '#protocol';
import { AVATARS, patchLook } from '#protocol';
import type { Connection, LineState } from './connection.ts';
import type { Panel } from './panel.ts';
import { loadPanel } from './panels.ts';
import type { Words } from './words/index.ts';
import { loadWords } from './words/index.ts';

/** A table for one person, with bots on all other chairs. */
export interface OpenRequest {
  readonly game: string;
  readonly seats: number;
  readonly options: Record<string, string | number | boolean>;
  readonly name: string;
  /** About how long bots think, in milliseconds. */
  readonly thinking: number;
}

type Said<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;

/** The table at which the reader sits. */
export interface Seated {
  readonly table: Said<'game'>;
  readonly match: Match;
  readonly panel: Panel | undefined;
  readonly who: Speakers;
  readonly log: GameEvent[];
  readonly drafts: Map<string, unknown>;
  /** When each question was first shown, for races. */
  readonly shown: Map<number, number>;
  text: Wording;
  look: Look | undefined;
  /** The last telling that was taken in. */
  seq: number;
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
  /** Who sits where at the table, and who the reader is there. */
  room: Said<'room'> | undefined;
  person: number;
  /** Players' own words by id. */
  ownWords: Map<string, string>;
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
  const { seated } = app;
  if (message.kind === 'welcome') greet(app, message);
  if (message.kind === 'room') enter(app, message);
  if (message.kind === 'game') Object.assign(app, { seated: await sitDown(app, message), greeted: true });
  if (message.kind === 'words') for (const [id, text] of Object.entries(message.words)) app.ownWords.set(id, text);
  if (message.kind === 'look' && seated !== undefined) see(seated, message);
  if (message.kind === 'change' && seated !== undefined) seeChange(seated, message);
  if (message.kind === 'over') send(app, { kind: 'replay', id: commandId() });
  if (message.kind === 'replay' && seated !== undefined) seated.replay = message.replay;
  if (message.kind === 'refused') refused(app, message);
  if (message.kind === 'error') err(app, message.code);
  app.changed();
}

/** The page sits nowhere. */
export function idle(app: App): void {
  Object.assign(app, { greeted: true, seated: undefined, room: undefined, person: 0 });
  app.changed();
}

export function notify(app: App, text: string): void {
  app.notice = { text, count: app.notice.count + 1 };
  app.changed();
}

export function send(app: App, message: ClientMessage): void {
  app.connection?.send(message);
}

export async function openTable(app: App, request: OpenRequest): Promise<void> {
  const { game, name, options, seats: chairs } = request;
  app.request = request;
  notify(app, '');
  send(app, { kind: 'leave', id: commandId() });
  const avatar = AVATARS[Math.floor(Math.random() * AVATARS.length)];
  const opened = await app.connection?.open({ game, name, avatar, chairs, options });
  if (opened === 'full' || opened === 'unreachable') notify(app, app.words[opened]);
}

/** Another game with the same seats and options. */
export function playAgain(app: App): void {
  notify(app, '');
  send(app, { kind: 'rematch', id: commandId() });
  send(app, { kind: 'start', id: commandId() });
}

export function leave(app: App): void {
  send(app, { kind: 'leave', id: commandId() });
  app.connection?.leave();
  notify(app, '');
}

/** Names of commands, which must differ from those that this page used before it was loaded again. */
const [load] = crypto.getRandomValues(new Uint32Array(1));
let commands = 0;
export const commandId = (): string => `${load.toString(36)}-${++commands}`;

export const isBot = ({ room }: App, seat: number): boolean => room?.chairs[seat]?.kind === 'bot';

/** While the line was cut, the table's clock may have stood. */
function greet(app: App, { person }: Said<'welcome'>): void {
  app.person = person;
  if (app.seated !== undefined) app.seated.ahead = Number.POSITIVE_INFINITY;
}

/** In the lobby of one's own table bots are asked to sit down on all other chairs, and the game begins at once. */
function enter(app: App, room: Said<'room'>): void {
  const isNew = app.room?.code !== room.code;
  app.room = room;
  if (room.otherVersion || room.stage === 'lobby' || room.stage === 'closed') app.greeted = true;
  if (room.stage !== 'lobby' || room.host !== app.person || !isNew) return;
  const { thinking } = app.request ?? {};
  if (thinking !== undefined) send(app, { kind: 'manners', id: commandId(), manners: { thinking } });
  for (const [chair, { kind }] of room.chairs.entries())
    if (kind === 'empty') send(app, { kind: 'bot', id: commandId(), chair });
  send(app, { kind: 'start', id: commandId() });
}

function nameAt({ room }: App, seat: number): string {
  const chair = room?.chairs[seat];
  return chair === undefined || chair.kind === 'empty' ? '' : chair.name;
}

async function sitDown(app: App, table: Said<'game'>): Promise<Seated | undefined> {
  if (app.seated?.table.commitment === table.commitment) return app.seated;
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
    who: { seat: (seat) => nameAt(app, seat), words: (id) => app.ownWords.get(id) ?? '' },
    log: [],
    drafts: new Map(),
    shown: new Map(),
    text: await textOf(made.match, app.language),
    look: undefined,
    seq: 0,
    ahead: Number.POSITIVE_INFINITY,
    replay: undefined,
  };
}

const textOf = async ({ game }: Match, language: Language): Promise<Wording> => (await game.texts[language]()).text;

function see(seated: Seated, { look, events, at, seq }: Said<'look'>): void {
  seated.log.length = 0;
  take(seated, look, events, at, seq);
}

/** What came twice over a cut is taken in once. */
function seeChange(seated: Seated, { patch, events, at, seq }: Said<'change'>): void {
  if (seated.look !== undefined && seq === seated.seq + 1) take(seated, patchLook(seated.look, patch), events, at, seq);
}

function take(seated: Seated, look: Look, events: readonly GameEvent[], at: number, seq: number): void {
  const stood = seated.look?.paused === true;
  seated.log.push(...events);
  seated.look = look;
  seated.seq = seq;
  seated.ahead = Math.min(stood ? Number.POSITIVE_INFINITY : seated.ahead, performance.now() - at);
}

function refused(app: App, { code, facts }: Said<'refused'>): void {
  if (app.seated !== undefined) notify(app, app.seated.text.refusal({ code, facts }, app.seated.who));
}

function err(app: App, code: Said<'error'>['code']): void {
  app.greeted = true;
  if (code === 'wrong-protocol') app.stale = true;
  if (code === 'table-broken' || code === 'store-broken') notify(app, app.words.broken);
}
