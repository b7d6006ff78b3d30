/** One line between a page and a table, socket or long poll: its hello, its commands, and what it is told, never faster than it reads. */
import type { FrameId } from '#kernel';
import { commitment } from '#kernel';
import type { ClientMessage, ErrorCode, ServerMessage } from '#protocol';
import { idAhead, PROTOCOL, parseClientMessage } from '#protocol';
import type { Ear } from './hosts/hearing.ts';
import { listen, openTable } from './hosts/host.ts';
import type { Allowance, Hosted, Hosts, News, Outcome } from './hosts/hosted.ts';
import { timeAt } from './hosts/hosted.ts';
import { ofGame } from './hosts/kept-looks.ts';
import { beginToRemember, newestText, seatFor, textsAfter } from './hosts/tellings.ts';
import { isReadOnly, submit, submitAnd } from './hosts/work.ts';
import { replayFor } from './replays.ts';
import { matchFor } from './room/apply.ts';
import { playTime } from './room/decide-play.ts';
import type { PersonRequest } from './room/requests.ts';
import type { Play, Room, Seating } from './room/room.ts';
import { chairOf, personAt } from './room/room.ts';
import type { RoomMessage } from './room/shown.ts';
import { shownRoom } from './room/shown.ts';
import { lately, seenBy } from './room/told.ts';
import type { Admitted, Line, LineDoor } from './rooms-api.ts';
import type { TableId } from './store/store.ts';
import { keepWords, mayNameWords, tellWords, wordsShown } from './words.ts';

export interface Lines {
  readonly hosts: Hosts;
  readonly lines: Set<{ close(): void }>;
}

/** Unsent characters at which a reader gets no more news, but one fresh look when it has caught up. */
const SLOW = 256 * 1024;
/** Unsent characters at which a page that goes on asking without reading is cut. */
const MOST_UNSENT = 16 * SLOW;
/** WebSocket close codes: the server goes away, the page did something wrong, something broke, the reader is too slow. */
const CLOSE = { leaving: 1001, policy: 1008, broken: 1011, slow: 1013 } as const;

/** Lines that one person may have at a table: a few devices with a few windows each. */
export const MOST_LINES = 8;

const USUAL_MESSAGES = 30;
const BURST = 10;

export interface OpenLine {
  readonly hosts: Hosts;
  readonly table: TableId;
  readonly admitted: Admitted;
  readonly door: LineDoor;
  hosted: Hosted | undefined;
  /** Who it is; 0 for somebody who watches. */
  person: number;
  state: 'new' | 'greeting' | 'greeted' | 'closed';
  /** What came between the hello and the welcome. */
  early: { readonly text: string; readonly at: number }[];
  /** The last room it was told, as text. */
  room: string;
  /** The game it was told of. */
  game: number;
  /** Its seat, in this room. */
  seat: number;
  seatedIn: Room | undefined;
  /** Since when it reads too slowly; 0 while it keeps up. */
  behindSince: number;
  readonly toldWords: Set<string>;
  /** How much it may say; all lines of a person at a table share one. */
  allowance: Allowance;
  /** It said that it leaves: it hears what became of that before it ends. */
  isLeaving: boolean;
  hush: () => void;
  end: () => void;
}

export function openLine({ hosts, lines }: Lines, table: TableId, admitted: Admitted, door: LineDoor): Line {
  const line: OpenLine = {
    hosts,
    table,
    admitted,
    door,
    hosted: undefined,
    person: 0,
    state: 'new',
    early: [],
    room: '',
    game: 0,
    seat: 0,
    seatedIn: undefined,
    behindSince: 0,
    toldWords: new Set(),
    allowance: { left: BURST * (hosts.doors.messagesPerSecond ?? USUAL_MESSAGES), countedAt: hosts.doors.clock.now() },
    isLeaving: false,
    hush: () => undefined,
    end: () => {
      callOff();
      lines.delete(entry);
    },
  };
  const callOff = hosts.doors.clock.wake(line.allowance.countedAt + hosts.times.ping, () => {
    hosts.hearing.hearAll();
    if (line.state === 'new') end(line, 'hello-first', CLOSE.policy);
  });
  const entry = { close: () => end(line, 'closing', CLOSE.leaving) };
  lines.add(entry);
  return endOf(line);
}

/** The page's end of a line: what it says is heard in its turn, also when the page is gone by then. */
function endOf(line: OpenLine): Line {
  const { hearing } = line.hosts;
  const ear: Ear = (text, at) => hear(line, text, at);
  return {
    hear: (text) => hearing.say(ear, text),
    drained: () => catchUp(line),
    gone: () => {
      hearing.hearAll();
      part(line);
    },
  };
}

function say(line: OpenLine, message: ServerMessage): void {
  sayText(line, JSON.stringify(message));
}

function sayText({ door, state }: OpenLine, text: string): void {
  if (state !== 'closed') door.send(text);
}

const error = (line: OpenLine, code: ErrorCode, id?: string): void =>
  say(line, id === undefined ? { kind: 'error', code } : { kind: 'error', code, id });

/** Says why, and ends the line. */
function end(line: OpenLine, code: ErrorCode, closing: number): void {
  if (line.state === 'closed') return;
  error(line, code);
  part(line);
  line.door.close(closing);
}

/** The line is gone; when it was the last one of its person here, everybody sees that they are away. */
function part(line: OpenLine): void {
  if (line.state === 'closed') return;
  line.state = 'closed';
  line.hush();
  line.end();
  const { hosted, person, hosts } = line;
  if (hosted === undefined || person === 0 || hosts.stopping || hosted.isGone) return;
  if ([...hosted.listeners].some((other) => other.person === person)) return;
  submit(hosts, hosted, { by: 'door', wants: { kind: 'depart', person } });
}

function hear(line: OpenLine, text: string, at: number): void {
  if (line.state === 'closed') return;
  if (line.door.unsent() > MOST_UNSENT) return cut(line);
  if (!isAllowed(line, at)) return error(line, 'too-fast', idAhead(text));
  if (line.state === 'greeting' || line.early.length > 0) {
    line.early.push({ text, at });
    return;
  }
  const parsed = parseClientMessage(text);
  if ('error' in parsed) {
    if (parsed.error === 'wrong-protocol') return end(line, 'wrong-protocol', CLOSE.policy);
    return error(line, parsed.error);
  }
  const { message } = parsed;
  if (message.kind === 'ping') return say(line, { kind: 'pong', n: message.n });
  if (message.kind === 'hello') return hello(line, message);
  if (line.hosted === undefined) return error(line, 'hello-first', message.id);
  if (line.person === 0) return refuse(line, message.id, 'no-seat');
  command(line, line.hosted, message, at);
}

/** A bucket that fills steadily: bursts are fine, floods are not. */
function isAllowed({ hosts, allowance }: OpenLine, at: number): boolean {
  const { messagesPerSecond = USUAL_MESSAGES } = hosts.doors;
  const passed = Math.max(0, at - allowance.countedAt);
  const filled = allowance.left + (passed * messagesPerSecond) / 1_000;
  allowance.left = Math.min(BURST * messagesPerSecond, filled) - 1;
  allowance.countedAt += passed;
  if (allowance.left >= 0) return true;
  allowance.left = 0;
  return false;
}

/** More lines do not say more: what this one said so far is taken from what the person may say. */
function shareAllowance(line: OpenLine, allowances: Map<number, Allowance>): void {
  const shared = allowances.get(line.person) ?? line.allowance;
  shared.left = Math.min(shared.left, line.allowance.left);
  allowances.set(line.person, shared);
  line.allowance = shared;
}

type Hello = Extract<ClientMessage, { kind: 'hello' }>;

function hello(line: OpenLine, message: Hello): void {
  if (line.state !== 'new') return error(line, 'hello-twice');
  line.state = 'greeting';
  greet(line, message)
    .then(() => {
      for (const { text, at } of line.early.splice(0)) hear(line, text, at);
    })
    .catch((reason: unknown) => {
      line.hosts.doors.log(`a hello: ${reason instanceof Error ? reason.stack : reason}`);
      end(line, 'table-broken', CLOSE.broken);
    });
}

/** First everybody learns that the person is back, then the page learns everything. */
async function greet(line: OpenLine, { as, after }: Hello): Promise<void> {
  const { hosts, table, admitted } = line;
  const hosted = await openTable(hosts, table);
  if (hosted === undefined) return end(line, 'no-table', CLOSE.policy);
  const { room } = hosted.seating;
  const person = as === 'watch' ? 0 : (admitted.person ?? 0);
  if (person === 0 && !room.manners.watching) return end(line, 'no-watching', CLOSE.policy);
  if (isClosed(line)) return;
  line.person = person;
  line.hosted = hosted;
  if (person !== 0) shareAllowance(line, hosted.allowances);
  const hush = listen(hosts, hosted, {
    person,
    happened: (news) => tell(line, hosted, news),
    settled: () => line.door.letGo?.(),
    lost: (code) => end(line, code, code.endsWith('-broken') ? CLOSE.broken : CLOSE.policy),
  });
  line.hush = hush;
  if (person !== 0) endOldest(hosted, person);
  if (person !== 0 && room.stage !== 'closed')
    await submit(hosts, hosted, { by: 'door', wants: { kind: 'arrive', person } });
  if (isClosed(line)) return;
  line.state = 'greeted';
  say(line, { kind: 'welcome', protocol: PROTOCOL, table, person });
  tellRoom(line, hosted);
  if (isUnseated(line, hosted)) return end(line, 'unseated', CLOSE.policy);
  tellGame(line, hosted, after);
}

/** Whoever opens one line more goes on with the newest ones: an old one may be of a page that is dead already. */
function endOldest({ listeners }: Hosted, person: number): void {
  const own = [...listeners].filter((listener) => listener.person === person);
  for (const listener of own.slice(0, Math.max(0, own.length - MOST_LINES))) listener.lost('too-many-lines');
}

const isUnseated = ({ person }: OpenLine, { seating }: Hosted): boolean =>
  person !== 0 && chairOf(seating.room, person) < 0;

/** Read through a function, so that what happened during a wait is seen. */
const isClosed = ({ state }: OpenLine): boolean => state === 'closed';

function tellRoom(line: OpenLine, hosted: Hosted): void {
  const text = JSON.stringify(shownRoom(hosted.seating, otherVersion(hosted)));
  if (text === line.room) return;
  line.room = text;
  sayWithWords(line, hosted, text);
}

function otherVersion(hosted: Hosted): RoomMessage['otherVersion'] {
  const { play } = hosted.seating;
  if (play === undefined || !isReadOnly(hosted)) return undefined;
  return { kernel: play.kernel, version: play.version, shown: ofGame(hosted.kept, play) !== undefined };
}

/** A game of another version as its seat saw it last, where that was kept. */
function tellKept(line: OpenLine, hosted: Hosted, play: Play): void {
  const { room } = hosted.seating;
  const kept = ofGame(hosted.kept, play);
  const seat = seatFor(hosted.seating, line.person);
  const { seats } = play.setup;
  if (kept !== undefined) {
    const options = { ...kept.options };
    const { version, told, story } = play;
    const look = kept.looks[seat];
    const pinned = { version, seats, options, seat, commitment: commitment(play.seed) };
    say(line, { kind: 'game', n: room.games, game: room.game, ...pinned });
    const events = lately(seat, story);
    sayWithWords(line, hosted, JSON.stringify({ kind: 'look', seq: told[seat], at: look.now, look, events }));
  }
  if (room.stage !== 'playing') sayOver(line, hosted, play);
}

/** A game whose table was closed in its middle was never finished, and is kept nowhere. */
function sayOver(line: OpenLine, { seating }: Hosted, { seed, id }: Play): void {
  say(line, { kind: 'over', seed, game: seating.room.finished.includes(id) ? id : '' });
}

/** The game from its beginning or from where the page stopped: what it missed if that is known, else a fresh look. */
function tellGame(line: OpenLine, hosted: Hosted, after: Hello['after']): void {
  const { room, play } = hosted.seating;
  line.game = play === undefined ? 0 : room.games;
  if (play === undefined) return;
  if (isReadOnly(hosted)) return tellKept(line, hosted, play);
  const match = matchFor(hosted.game, play.setup);
  const seat = seatFor(hosted.seating, line.person);
  const { id: game, version } = match.game;
  const options = { ...match.options };
  say(line, {
    kind: 'game',
    n: room.games,
    game,
    version,
    seats: match.seats,
    options,
    seat,
    commitment: commitment(play.seed),
  });
  beginToRemember(hosted.tellings, hosted.seating, seat);
  const missed = after?.game === room.games ? textsAfter(hosted.tellings, seat, after.seq, play.told[seat]) : undefined;
  if (missed === undefined) freshLook(line, hosted);
  else for (const text of missed) sayWithWords(line, hosted, text);
  if (room.stage !== 'playing') sayOver(line, hosted, play);
}

function freshLook(line: OpenLine, hosted: Hosted): void {
  const { play } = hosted.seating;
  if (play === undefined) return;
  const seat = seatFor(hosted.seating, line.person);
  const look = seenBy(matchFor(hosted.game, play.setup), play, seat);
  const at = playTime(play, timeAt(line.hosts, hosted));
  const events = lately(seat, play.story);
  sayWithWords(line, hosted, JSON.stringify({ kind: 'look', seq: play.told[seat], at, look, events }));
}

function sayWithWords(line: OpenLine, hosted: Hosted, text: string): void {
  if (mayNameWords(hosted, text))
    tellWords(line.hosts, hosted, text, line.toldWords, (words) => say(line, { kind: 'words', words }));
  sayText(line, text);
}

function tell(line: OpenLine, hosted: Hosted, news: News): void {
  if (line.state !== 'greeted' || isTooSlow(line)) return;
  const { deed, applied } = news;
  if (deed.is === 'input' && isFollowing(line, applied.seating)) return tellSeat(line, hosted, news);
  if (deed.is !== 'input') tellRoom(line, hosted);
  if (deed.is === 'reacted') say(line, { kind: 'reaction', chair: deed.chair, key: deed.key as never });
  if (deed.is === 'hidden') sayHidden(line, hosted, deed.chair);
  const { room, play } = applied.seating;
  const over = whyOver(line, hosted);
  if (over === 'unseated' && line.isLeaving) return;
  if (over !== undefined) return end(line, over, CLOSE.policy);
  if (line.game !== (play === undefined ? 0 : room.games)) return tellGame(line, hosted, undefined);
  tellSeat(line, hosted, news);
}

/** An input unseats nobody and closes nothing: who hears of this game already hears on. */
const isFollowing = (line: OpenLine, { room, play }: Seating): boolean =>
  !line.isLeaving && play !== undefined && line.game === room.games;

/** Why this line has nothing more to hear, if it has not. */
function whyOver(line: OpenLine, hosted: Hosted): 'unseated' | 'no-watching' | 'no-table' | undefined {
  const { manners, stage } = hosted.seating.room;
  if (isUnseated(line, hosted)) return 'unseated';
  if (line.person === 0 && !manners.watching) return 'no-watching';
  return stage === 'closed' ? 'no-table' : undefined;
}

function tellSeat(line: OpenLine, hosted: Hosted, { deed, applied }: News): void {
  const { room, play } = applied.seating;
  const seat = seatOfLine(line, applied.seating);
  if (applied.told[seat] !== undefined) tellNewest(line, hosted, seat);
  const ended = deed.is === 'ended' || (deed.is === 'input' && room.stage === 'over');
  if (!ended || play === undefined) return;
  tellRoom(line, hosted);
  sayOver(line, hosted, play);
}

/** Looked for once in each room: inputs leave it as it is. */
function seatOfLine(line: OpenLine, seating: Seating): number {
  if (line.seatedIn !== seating.room) {
    line.seatedIn = seating.room;
    line.seat = seatFor(seating, line.person);
  }
  return line.seat;
}

/** What nobody remembers is in a fresh look. */
function tellNewest(line: OpenLine, hosted: Hosted, seat: number): void {
  const text = newestText(hosted.tellings, seat);
  if (text === undefined) freshLook(line, hosted);
  else sayWithWords(line, hosted, text);
}

function sayHidden(line: OpenLine, hosted: Hosted, chair: number): void {
  const owner = personAt(hosted.seating.room, chair)?.person;
  const own = [...line.toldWords].filter((id) => hosted.seating.room.words[id] === owner);
  if (own.length > 0) say(line, { kind: 'words', words: wordsShown(hosted, own) });
}

/** Nothing is queued for a reader that does not keep up: it gets one fresh look when it has read what it was sent. */
function isTooSlow(line: OpenLine): boolean {
  const { door, hosts } = line;
  if (line.behindSince === 0 && door.unsent() <= SLOW) return false;
  const now = hosts.doors.clock.now();
  line.behindSince ||= now;
  if (now - line.behindSince >= hosts.times.ping) cut(line);
  return true;
}

/** It does not read, so it is not told why. */
function cut(line: OpenLine): void {
  part(line);
  line.door.close(CLOSE.slow);
}

function catchUp(line: OpenLine): void {
  const { hosted } = line;
  if (line.behindSince === 0 || hosted === undefined || line.state !== 'greeted') return;
  line.behindSince = 0;
  line.room = '';
  const { room, play } = hosted.seating;
  const over = whyOver(line, hosted);
  if (over !== undefined) return end(line, over, CLOSE.policy);
  tellRoom(line, hosted);
  if (line.game !== (play === undefined ? 0 : room.games)) return tellGame(line, hosted, undefined);
  if (isReadOnly(hosted)) return;
  freshLook(line, hosted);
  if (room.stage === 'over' && play !== undefined) sayOver(line, hosted, play);
}

type Command = Exclude<ClientMessage, { kind: 'hello' | 'ping' }>;

function refuse(line: OpenLine, id: string, code: string, facts: Readonly<Record<string, string | number>> = {}): void {
  line.hosts.doors.count?.refused(code);
  say(line, { kind: 'refused', id, code, facts });
}

function command(line: OpenLine, hosted: Hosted, message: Command, at: number): void {
  if (message.kind === 'words') return ownWords(line, hosted, message);
  if (message.kind === 'replay') return tellReplay(line, hosted, message.id);
  const { hosts, person } = line;
  const { id, kind } = message;
  const wants = requestOf(message, line.door.roundTrip());
  line.isLeaving ||= kind === 'leave';
  submitAnd(hosts, hosted, { by: 'person', person, wants }, commandName(line, id), at, (outcome) => {
    if (isTaken(line, id, outcome)) {
      hosts.doors.count?.taken(kind, hosts.doors.clock.now() - at);
      sayTaken(line, id);
    }
    if (kind === 'leave' && isUnseated(line, hosted)) end(line, 'unseated', CLOSE.policy);
  });
}

/** Said after every command: an id that passed needs no quotes of its own. */
const sayTaken = (line: OpenLine, id: string): void => sayText(line, `{"kind":"taken","id":"${id}"}`);

/** Ids of commands are chosen by pages, so each person has a space of their own. */
const commandName = ({ person }: OpenLine, id: string): string => `${person}:${id}`;

/** Whoever asked is told why not, where it was not. */
function isTaken(line: OpenLine, id: string, outcome: Outcome): boolean {
  if ('failed' in outcome) error(line, outcome.failed, id);
  else if ('refused' in outcome) refuse(line, id, outcome.refused.code, outcome.refused.facts);
  else return true;
  return false;
}

function requestOf(
  message: Exclude<Command, { kind: 'words' | 'replay' }>,
  roundTrip: number | undefined,
): PersonRequest {
  switch (message.kind) {
    case 'answer': {
      const { kind, answer: given, reaction: claimed } = message;
      return { kind, frame: message.frame as FrameId, answer: given, claimed, roundTrip };
    }
    case 'interrupt':
      return { ...message, frame: message.frame as FrameId };
    case 'bot':
      return { kind: 'bot', chair: message.chair, level: message.level ?? 'greedy' };
    case 'manners':
      return { kind: 'manners', manners: definedOnly(message.manners) };
    default:
      return message;
  }
}

/** JSON has no undefined, and a manner that was not mentioned stays. */
const definedOnly = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

function ownWords(line: OpenLine, hosted: Hosted, { id, text }: Extract<Command, { kind: 'words' }>): void {
  keepWords(line.hosts, hosted, line.person, text, commandName(line, id)).then(
    (kept) => {
      if (typeof kept !== 'string') {
        if (isTaken(line, id, kept)) sayTaken(line, id);
        return;
      }
      line.toldWords.add(kept);
      say(line, { kind: 'taken', id, words: kept });
    },
    (reason: unknown) => {
      line.hosts.doors.log(`words: ${reason}`);
      error(line, 'store-broken', id);
    },
  );
}

function tellReplay(line: OpenLine, hosted: Hosted, id: string): void {
  replayFor(line.hosts, hosted).then(
    (replay) => (replay === undefined ? refuse(line, id, 'not-over') : say(line, { kind: 'replay', id, replay })),
    (reason: unknown) => {
      line.hosts.doors.log(`a replay: ${reason}`);
      error(line, 'store-broken', id);
    },
  );
}
