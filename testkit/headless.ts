/** A page without a screen: keeps its cookie, hears what its seat is told, plays like a bot, and goes on where it was after a cut. */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Bot } from '#bots';
import { random } from '#bots';
import { findGame } from '#games';
import type { GameEvent, Kinds, Look, Match } from '#kernel';
import { fastDice, matchOf, myQuestion } from '#kernel';
import type { ClientMessage, Dial, ServerMessage, ServerWord, Waiting, Wish } from '#protocol';
import { Client, parseServerMessage } from '#protocol';

export type Said<W extends ServerWord> = Extract<ServerMessage, { kind: W }>;
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
  /** The name of this page load, under which its commands are numbered. */
  readonly load: string;
  /** Numbers of commands that the server said it took. */
  readonly acknowledged: Set<number>;
  /** Commands without an answer so far, by their numbers. */
  readonly unanswered: ReadonlyMap<number, Waiting>;
  /** Says a message as it is, whatever was said before. */
  say(message: ClientMessage): void;
  sayRaw(text: string | Buffer): void;
  /** Says a command under the next number, now or when there is a socket again. */
  send(wish: Wish): number;
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
  /** The name of its page load; made up where absent. */
  readonly load?: string;
  /** What stands in for a socket where the network breaks those. */
  readonly open?: OpenSocket;
}

export type OpenSocket = (origin: string, ticket: Ticket, load: string, headers: Record<string, string>) => WebSocket;

interface Wire {
  readonly ticket: Ticket;
  readonly options: ConnectOptions;
  readonly waiting: Set<() => void>;
  follower: ((message: ServerMessage) => void) | undefined;
  origin: string;
  socket: WebSocket;
  opening: Promise<unknown>;
  closing: Promise<number>;
}

/** Connected and greeted, unless told to be silent. */
export async function connect(origin: string, ticket: Ticket, options: ConnectOptions = {}): Promise<Headless> {
  // The rest comes with the first socket, which the client dials at once.
  const begun: Partial<Wire> = { ticket, options, waiting: new Set(), follower: undefined, origin };
  const wire = begun as Wire;
  const page = pageOn(wire, options.load ?? randomBytes(9).toString('hex'));
  await wire.opening;
  if (options.greet !== 'silent') await greeted(page, 0);
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

const openSocket: OpenSocket = (origin, { table, jar }, _load, headers) => {
  const cookies = jar.size === 0 ? {} : { cookie: cookieHeader(jar) };
  const address = `${origin.replace(/^http/, 'ws')}/socket/${table}`;
  const socket = new WebSocket(address, { headers: { ...cookies, ...headers } });
  return socket.on('upgrade', (response) => keepCookies(jar, response.headers['set-cookie'] ?? []));
};

/** One socket after the other. */
function dialOn(wire: Wire, load: string): Dial {
  return (events) => {
    const { origin, ticket, options } = wire;
    const { open = openSocket, headers = {} } = options;
    const socket = open(origin, ticket, load, headers);
    wire.socket = socket;
    wire.opening = new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    // A socket that fails after its page has dialled again is nobody's error.
    wire.opening.catch(() => undefined);
    wire.closing = new Promise((resolve) => {
      socket.on('close', (code) => {
        events.closed('cut');
        resolve(code);
      });
    });
    socket.on('open', events.opened);
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      events.received(String(data));
      for (const look of [...wire.waiting]) look();
    });
    return { send: (text) => socket.send(text, () => undefined), close: () => socket.close() };
  };
}

function pageOn(wire: Wire, load: string): Headless {
  const client = clientOn(wire, load, () => page);
  const page: Headless = {
    ticket: wire.ticket,
    known: nothing(),
    heard: [],
    frames: [],
    load,
    acknowledged: new Set(),
    unanswered: client.unanswered,
    say: (message) => page.sayRaw(JSON.stringify(message)),
    sayRaw: (text) => wire.socket.send(text, () => undefined),
    send: (wish) => client.send(wish),
    ask: (wish) => {
      const skip = page.heard.length;
      const n = client.send(wish);
      return whenFound(wire, () => page.heard.slice(skip).find((said): said is Answered => answers(said, n)));
    },
    next: (word, skip = 0) => whenFound(wire, () => found(page, word, skip)),
    until: async (isSo) => {
      await whenFound(wire, () => (isSo(page.known) ? true : undefined));
    },
    follow: (hear) => {
      wire.follower = hear;
    },
    cut: () => cut(wire),
    resume: async (there = wire.origin) => {
      await cut(wire);
      wire.origin = there;
      const skip = page.heard.length;
      client.reconnect();
      await wire.opening;
      await greeted(page, skip);
    },
    closed: () => wire.closing,
    leave: () => wire.socket.close(),
    socket: () => wire.socket,
  };
  return page;
}

/** Comes back only when it is told to, and takes every error for an answer. */
function clientOn(wire: Wire, load: string, page: () => Headless): Client {
  let commands = 0;
  const { as, greet } = wire.options;
  return new Client({
    load,
    number: () => ++commands,
    dial: dialOn(wire, load),
    later: () => () => undefined,
    hello: () => (greet === 'silent' ? undefined : { as }),
    heard: (message, look) => learn(page(), message, look, wire.follower),
    state: () => undefined,
    again: () => undefined,
    parse: (text) => (wire.follower === undefined ? kept(page(), text) : (JSON.parse(text) as ServerMessage)),
  });
}

/** Checked and kept, before anything is made of it. */
function kept({ frames, heard, known }: Headless, text: string): ServerMessage {
  const message = parseServerMessage(text);
  if (message === undefined) throw new Error(`not in the protocol: ${text}`);
  if (message.kind === 'change' && message.seq !== known.seq + 1)
    throw new Error(`a change ${message.seq} after ${known.seq}`);
  frames.push(text);
  heard.push(message);
  return message;
}

async function cut({ socket, closing }: Wire): Promise<void> {
  socket.terminate();
  await closing;
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

const answers = (said: ServerMessage, n: number): boolean =>
  'n' in said && said.n === n && ['taken', 'refused', 'replay', 'error'].includes(said.kind);

async function greeted(page: Headless, skip: number): Promise<void> {
  await Promise.race([page.next('welcome', skip), page.next('error', skip)]);
}

function learn(
  page: Headless,
  message: ServerMessage,
  look: Look | undefined,
  follower: ((message: ServerMessage) => void) | undefined,
): void {
  const { known, acknowledged } = page;
  known.look = look;
  know(known, message);
  if (message.kind === 'taken') acknowledged.add(message.n);
  if (follower === undefined) return;
  known.events.length = 0;
  acknowledged.clear();
  follower(message);
}

function know(known: Known, message: ServerMessage): void {
  switch (message.kind) {
    case 'welcome':
      known.person = message.person;
      return;
    case 'room':
      known.room = message;
      if (message.stage === 'lobby') Object.assign(known, { game: undefined, over: undefined });
      return;
    case 'game':
      if (known.game?.n !== message.n) Object.assign(known, { seq: 0, events: [], over: undefined });
      known.game = message;
      return;
    case 'look':
      known.seq = message.seq;
      known.events = [...message.events];
      return;
    case 'change':
      known.seq = message.seq;
      known.events.push(...message.events);
      return;
    case 'over':
      known.over = message;
      return;
    case 'words':
      Object.assign(known.words, message.words);
  }
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
