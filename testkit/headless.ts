/** A page without a screen: keeps its cookie, hears what its seat is told, plays like a bot, and goes on where it was after a cut. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Bot } from '#bots';
import { random } from '#bots';
import { findGame } from '#games';
import type { GameEvent, Kinds, Look, Match } from '#kernel';
import { fastDice, matchOf, myQuestion } from '#kernel';
import type { ClientMessage, ServerMessage, ServerWord } from '#protocol';
import { PROTOCOL, parseServerMessage, patchLook } from '#protocol';

export type Said<W extends ServerWord> = Extract<ServerMessage, { kind: W }>;
/** A command before it has an id. */
export type Wish = DistributiveOmit<Extract<ClientMessage, { id: string }>, 'id'>;
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Answered = Said<'taken'> | Said<'refused'> | Said<'replay'> | Said<'error'>;

/** Cookies of one browser, by name. */
export type Jar = Map<string, string>;

export interface Ticket {
  readonly table: string;
  readonly code: string;
  readonly jar: Jar;
}

/** What a page knows of its table. */
export interface Known {
  person: number;
  room: Said<'room'> | undefined;
  game: Said<'game'> | undefined;
  look: Look | undefined;
  seq: number;
  events: GameEvent[];
  words: Record<string, string>;
  over: Said<'over'> | undefined;
}

export interface Headless {
  readonly ticket: Ticket;
  readonly known: Known;
  /** Everything the server said on all sockets, in order, and the same as texts. */
  readonly heard: ServerMessage[];
  readonly frames: string[];
  /** Ids of commands that the server said it took. */
  readonly acknowledged: Set<string>;
  /** Ids of commands without an answer so far. */
  readonly unanswered: Map<string, ClientMessage>;
  say(message: ClientMessage): void;
  sayRaw(text: string | Buffer): void;
  /** Says a command and waits for what becomes of it, over cuts and new sockets. */
  ask(wish: Wish): Promise<Answered>;
  /** The first message of this kind after the first `skip` messages, now or when it comes. */
  next<W extends ServerWord>(word: W, skip?: number): Promise<Said<W>>;
  /** Resolves when this is so, now or after some message. */
  until(isSo: (known: Known) => unknown): Promise<void>;
  /** From now on messages are believed and passed on instead of checked and kept: for many pages in one process. */
  follow(hear: (message: ServerMessage) => void): void;
  /** Cuts the socket without a goodbye. */
  cut(): Promise<void>;
  /** A new socket, perhaps to a server that is elsewhere now; asks for what was missed and says unanswered commands again. */
  resume(origin?: string): Promise<void>;
  /** The code with which the last socket was closed. */
  closed(): Promise<number>;
  leave(): void;
  readonly socket: () => WebSocket;
}

export interface ConnectOptions {
  readonly as?: 'seat' | 'watch';
  /** Wait for the welcome; otherwise the hello is left to the test. */
  readonly greet?: 'greet' | 'silent';
  readonly headers?: Record<string, string>;
  /** With what the ids of its commands begin; they must differ from those of all other sockets of the seat. */
  readonly first?: string;
}

interface Wire {
  origin: string;
  readonly options: ConnectOptions;
  readonly waiting: Set<() => void>;
  follower: ((message: ServerMessage) => void) | undefined;
  socket: WebSocket;
  closing: Promise<number>;
  commands: number;
}

/** Connected and greeted, unless told to be silent. */
export async function connect(origin: string, ticket: Ticket, options: ConnectOptions = {}): Promise<Headless> {
  const { socket, closing } = await dial(origin, ticket, options);
  const wire: Wire = { origin, options, waiting: new Set(), follower: undefined, socket, closing, commands: 0 };
  const page = pageOn(wire, ticket, options.first ?? randomBytes(6).toString('hex'));
  attach(wire, page);
  if (options.greet !== 'silent') await greet(page, options);
  return page;
}

/** A ticket for somebody who only knows the table. */
export const stranger = (table: string): Ticket => ({ table, code: '', jar: new Map() });

/** Reads Set-Cookie headers into a jar. */
export function keepCookies(jar: Jar, headers: readonly string[]): void {
  for (const header of headers) {
    const found = /^([^=;]+)=([^;]*)/.exec(header);
    if (found !== null) jar.set(found[1], found[2]);
  }
}

export const cookieHeader = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

async function dial(
  origin: string,
  { table, jar }: Ticket,
  { headers = {} }: ConnectOptions,
): Promise<{ socket: WebSocket; closing: Promise<number> }> {
  const cookies = jar.size === 0 ? {} : { cookie: cookieHeader(jar) };
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/socket/${table}`, {
    headers: { ...cookies, ...headers },
  });
  socket.on('upgrade', (response) => keepCookies(jar, response.headers['set-cookie'] ?? []));
  const closing = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('error', () => undefined);
  return { socket, closing };
}

function pageOn(wire: Wire, ticket: Ticket, first: string): Headless {
  const page: Headless = {
    ticket,
    known: nothing(),
    heard: [],
    frames: [],
    acknowledged: new Set(),
    unanswered: new Map(),
    say: (message) => page.sayRaw(JSON.stringify(message)),
    sayRaw: (text) => wire.socket.send(text, () => undefined),
    ask: (wish) => ask(wire, page, { ...wish, id: `${first}${++wire.commands}` } as ClientMessage & { id: string }),
    next: (word, skip = 0) => whenFound(wire, () => found(page, word, skip)),
    until: async (isSo) => {
      await whenFound(wire, () => (isSo(page.known) ? true : undefined));
    },
    follow: (hear) => {
      wire.follower = hear;
    },
    cut: async () => {
      wire.socket.terminate();
      await wire.closing;
    },
    resume: (there = wire.origin) => resume(wire, page, there),
    closed: () => wire.closing,
    leave: () => wire.socket.close(),
    socket: () => wire.socket,
  };
  return page;
}

const nothing = (): Known => ({
  person: 0,
  room: undefined,
  game: undefined,
  look: undefined,
  seq: 0,
  events: [],
  words: {},
  over: undefined,
});

function attach(wire: Wire, page: Headless): void {
  const { socket } = wire;
  socket.on('message', (data) => {
    const text = String(data);
    if (wire.follower !== undefined) return passOn(page, JSON.parse(text) as ServerMessage, wire.follower);
    const message = parseServerMessage(text);
    if (message === undefined) throw new Error(`not in the protocol: ${text}`);
    page.frames.push(text);
    page.heard.push(message);
    learn(page, message);
    for (const look of [...wire.waiting]) look();
  });
}

function passOn(page: Headless, message: ServerMessage, follower: (message: ServerMessage) => void): void {
  learn(page, message);
  if (page.known.events.length > 0) page.known.events.length = 0;
  if (page.acknowledged.size > 0) page.acknowledged.clear();
  follower(message);
}

const found = <W extends ServerWord>({ heard }: Headless, word: W, skip: number): Said<W> | undefined =>
  heard.find((message, i): message is Said<W> => i >= skip && message.kind === word);

/** Resolves when the search finds something, now or after some message. */
function whenFound<T>({ waiting }: Wire, search: () => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = (): void => {
      const result = search();
      if (result === undefined) return;
      waiting.delete(look);
      resolve(result);
    };
    waiting.add(look);
    look();
  });
}

async function ask(wire: Wire, page: Headless, message: ClientMessage & { id: string }): Promise<Answered> {
  page.unanswered.set(message.id, message);
  const skip = page.heard.length;
  page.say(message);
  return whenFound(wire, () => page.heard.slice(skip).find((said): said is Answered => answers(said, message.id)));
}

const answers = (said: ServerMessage, id: string): boolean => 'id' in said && said.id === id;

async function greet(page: Headless, { as }: ConnectOptions): Promise<void> {
  const { game, seq } = page.known;
  const skip = page.heard.length;
  const after = game === undefined ? {} : { after: { game: game.n, seq } };
  page.say({ kind: 'hello', protocol: PROTOCOL, ...(as === undefined ? {} : { as }), ...after });
  await Promise.race([page.next('welcome', skip), page.next('error', skip)]);
}

async function resume(wire: Wire, page: Headless, origin: string): Promise<void> {
  const { socket, closing } = await dial(origin, page.ticket, wire.options);
  wire.origin = origin;
  wire.socket = socket;
  wire.closing = closing;
  attach(wire, page);
  await greet(page, wire.options);
  for (const message of page.unanswered.values()) page.say(message);
}

function learn(page: Headless, message: ServerMessage): void {
  const { known } = page;
  switch (message.kind) {
    case 'welcome':
      known.person = message.person;
      return;
    case 'room':
      known.room = message;
      if (message.stage === 'lobby') Object.assign(known, { game: undefined, look: undefined, over: undefined });
      return;
    case 'game':
      if (known.game?.n !== message.n) Object.assign(known, { look: undefined, seq: 0, events: [], over: undefined });
      known.game = message;
      return;
    case 'look':
      Object.assign(known, { look: message.look, seq: message.seq, events: [...message.events] });
      return;
    case 'change':
      return change(known, message);
    case 'over':
      known.over = message;
      return;
    case 'words':
      Object.assign(known.words, message.words);
      return;
    case 'taken':
    case 'refused':
    case 'replay':
    case 'error':
      if (message.id !== undefined) page.unanswered.delete(message.id);
      if (message.kind === 'taken') page.acknowledged.add(message.id);
  }
}

function change(known: Known, { seq, patch, events }: Said<'change'>): void {
  if (known.look === undefined || seq !== known.seq + 1) throw new Error(`a change ${seq} after ${known.seq}`);
  known.look = patchLook(known.look, patch);
  known.seq = seq;
  known.events.push(...events);
}

export async function matchFor({ game, seats, options }: Said<'game'>): Promise<Match> {
  const shelved = findGame(game);
  if (shelved === undefined) throw new Error(`no game ${game}`);
  const made = matchOf<Kinds>((await shelved.load()).game, { seats, options });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.match;
}

export interface Playing {
  readonly bot?: Bot;
  /** Stops before the end when this is so. */
  readonly enough?: (known: Known) => boolean;
}

/** The first game of which it has a look, now or later: by the time that somebody hears of it, it may be over and put away. */
async function gameAt(page: Headless): Promise<Said<'game'>> {
  const begun: Said<'game'>[] = [];
  await page.until(({ look, game }) => look !== undefined && game !== undefined && begun.push(game) > 0);
  return begun[0];
}

/** Answers whatever its seat is asked until the game is over. What came too late is refused, and that is fine. */
export async function play(page: Headless, { bot = random, enough = () => false }: Playing = {}): Promise<void> {
  const { known } = page;
  const match = await matchFor(await gameAt(page));
  const mind = { persona: known.person, dice: fastDice(known.person, 1) };
  const isDone = (): boolean => known.over !== undefined || enough(known);
  while (!isDone()) {
    const { seq, look, game } = known;
    const question = look === undefined || game === undefined ? undefined : myQuestion(look);
    if (question === undefined || look === undefined) {
      await page.until(() => known.seq !== seq || known.game !== game || isDone());
      continue;
    }
    const answer = bot.answer(match, look, mind);
    await page.ask({ kind: 'answer', frame: question.id, answer, reaction: 1 });
    const isStill = (): boolean => known.seq === seq && !isDone();
    if (isStill() && known.look === look) await page.until(() => !isStill());
  }
}
