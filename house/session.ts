/** A page at a table as long as its connection lasts: its hello, its commands, and what it is told, never faster than it reads. */
import { commitment } from '#kernel';
import type { ClientMessage, ErrorCode, ServerMessage } from '#protocol';
import { closingCode, numberAhead, PROTOCOL, parseClientMessage } from '#protocol';
import { costOf, endOldest, payerOf, priceOf, WATCHING } from './allowance.ts';
import type { Admitted, Connection, Session } from './api.ts';
import type { Command } from './commands.ts';
import { takeCommand } from './commands.ts';
import type { News } from './loop.ts';
import { playTime } from './room/decide-play.ts';
import { wordsIn } from './room/own-words.ts';
import type { Play } from './room/room.ts';
import { chairOf, seatFor } from './room/room.ts';
import { shownRoom } from './room/shown.ts';
import { lately } from './room/told.ts';
import type { TableId } from './store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { ToldWords } from './words.ts';

/** Unsent characters at which a reader gets no more news, but one fresh look when it has caught up; and at which one that goes on asking is cut. */
const SLOW = 256 * 1024;
const MOST_UNSENT = 16 * SLOW;

type Hello = Extract<ClientMessage, { kind: 'hello' }>;
type Ended = (session: PageSession) => void;

export class PageSession implements Session {
  readonly #tables: Tables;
  readonly #id: TableId;
  readonly #admitted: Admitted;
  readonly #connection: Connection;
  readonly #ended: Ended;
  readonly #cancelHello: () => void;
  #table: Table | undefined;
  /** Who it is; 0 for somebody who watches. */
  person = 0;
  /** Its page adds its chance to the deal. */
  gives = false;
  #load = '';
  #state: 'new' | 'greeting' | 'greeted' | 'closed' = 'new';
  /** Own words are being kept: what comes behind them waits. */
  #isKeeping = false;
  /** What came between the hello and the welcome, or behind own words. */
  readonly #early: { readonly text: string; readonly at: number }[] = [];
  /** The last room it was told, as text. */
  #room = '';
  /** The game it was told of, and as which seat. */
  #game = 0;
  #seat = 0;
  /** Since when it reads too slowly; 0 while it keeps up. */
  #behindSince = 0;
  readonly #words = new ToldWords((words) => this.#say({ kind: 'words', words }));
  /** Whose allowance it is: all sessions of a person at a table share one, who watches has one each. */
  readonly #payer: string | PageSession;
  /** It said that it leaves: it hears what became of that before it ends. */
  #isLeaving = false;

  constructor(tables: Tables, id: TableId, admitted: Admitted, connection: Connection, ended: Ended) {
    const now = tables.doors.clock.now();
    this.#tables = tables;
    this.#id = id;
    this.#admitted = admitted;
    this.#connection = connection;
    this.#ended = ended;
    this.#payer = admitted.person === undefined ? this : payerOf(id, admitted.person);
    this.#cancelHello = tables.doors.clock.wake(now + tables.times.ping, () => {
      if (this.#state === 'new') this.end('hello-first');
    });
  }

  /** The shortest of its connection; undefined before the first was measured. */
  get roundTrip(): number | undefined {
    return this.#connection.roundTrip();
  }

  receive(text: string): void {
    const at = this.#tables.doors.clock.now();
    if (!this.charge(costOf(text.length))) this.#error('too-fast', numberAhead(text));
    else if (this.#state === 'greeting' || this.#isKeeping) this.#early.push({ text, at });
    else this.#parse(text, at);
  }

  charge(cost: number): boolean {
    if (this.#state === 'closed') return false;
    const price = this.#admitted.person === undefined ? WATCHING * cost : cost;
    const own = this.#tables.allowances.take(this.#payer, price, this.#tables.doors.clock.now());
    const verdicts = [own, this.#connection.charge?.(price) ?? own];
    if (verdicts.includes('flood') || this.#connection.unsent() > MOST_UNSENT) this.#cut();
    return !isClosed(this.#state) && verdicts.every((verdict) => verdict === 'taken');
  }

  drained(): void {
    const table = this.#table;
    if (this.#behindSince === 0 || table === undefined || this.#state !== 'greeted') return;
    this.#behindSince = 0;
    this.#room = '';
    const over = this.#whyOver(table);
    if (over !== undefined) return this.end(over);
    this.#tellRoom(table);
    this.#words.tellAgain(table);
    if (this.#game !== gameOf(table) || this.#seat !== this.#seatAt(table)) return this.#tellGame(table, undefined);
    if (table.isFrozen) return;
    this.#freshLook(table);
    if (table.room.stage === 'over' && table.play !== undefined) this.#sayOver(table, table.play);
  }

  /** The connection is gone; when it was the last one of its person here, everybody sees that they are away. */
  gone(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#cancelHello();
    this.#tables.allowances.forget(this);
    this.#ended(this);
    const table = this.#table;
    if (table === undefined) return;
    table.unsubscribe(this);
    const { person } = this;
    if (person === 0 || this.#tables.isStopping || table.isGone) return;
    if (![...table.sessions].some((other) => other.person === person))
      table.submit({ by: 'door', wants: { kind: 'depart', person } });
  }

  /** Says why, and ends. */
  end(code: ErrorCode): void {
    if (this.#state === 'closed') return;
    this.#error(code);
    this.gone();
    this.#connection.close(closingCode(code));
  }

  /** A deed was stored: what this page is told of it. */
  tell(news: News): void {
    const table = this.#table;
    if (table === undefined || this.#state !== 'greeted' || this.#isTooSlow()) return;
    const { deed } = news;
    if (deed.is !== 'input') this.#tellRoom(table);
    if (deed.is === 'reacted') this.#say({ kind: 'reaction', chair: deed.chair, key: deed.key as never });
    if (deed.is === 'hidden') this.#words.hide(table, deed.chair);
    const over = deed.is === 'input' ? undefined : this.#whyOver(table);
    if (over === 'unseated' && this.#isLeaving) return;
    if (over !== undefined) return this.end(over);
    if (this.#game !== gameOf(table) || this.#seat !== this.#seatAt(table)) return this.#tellGame(table, undefined);
    this.#tellSeat(table, news);
  }

  #parse(text: string, at: number): void {
    const parsed = parseClientMessage(text);
    if ('message' in parsed) this.#hear(parsed.message, at);
    else if (parsed.error === 'wrong-protocol') this.end('wrong-protocol');
    else this.#error(parsed.error);
  }

  #hear(message: ClientMessage, at: number): void {
    if (message.kind === 'ping') this.#say({ kind: 'pong', n: message.n });
    else if (message.kind === 'hello') this.#hello(message);
    else if (this.#table === undefined) this.#error('hello-first', message.n);
    else this.#command(this.#table, message, at);
  }

  #command(table: Table, command: Command, at: number): void {
    const { person } = this;
    if (person === 0) return this.#say({ kind: 'refused', n: command.n, last: 0, code: 'no-seat', facts: {} });
    const isBehind = command.kind === 'replay' && this.#connection.unsent() > SLOW;
    if (isBehind || !this.charge(priceOf(command.kind))) return this.#error('too-fast', command.n);
    this.#isLeaving ||= command.kind === 'leave';
    const isWaitedFor = command.kind === 'words' || command.kind === 'game';
    this.#isKeeping ||= isWaitedFor;
    const speaker = {
      table,
      person,
      load: this.#load,
      roundTrip: () => table.roundTrips.of(person),
      answer: (message: ServerMessage) => {
        if (message.kind === 'taken' && message.words !== undefined) this.#words.know(message.words);
        this.#say(message);
        if (isWaitedFor) this.#goOn();
        if (command.kind !== 'leave') return;
        this.#isLeaving = false;
        if (this.#isUnseated(table)) this.end('unseated');
      },
    };
    takeCommand(speaker, command, at);
  }

  #hello(message: Hello): void {
    if (this.#state !== 'new') return this.#error('hello-twice');
    this.#state = 'greeting';
    this.#greet(message)
      .then(() => this.#goOn())
      .catch((reason: unknown) => this.end(this.#tables.whyBroken('a hello', reason)));
  }

  /** What came meanwhile is heard in its order, until something has to be waited for again. */
  #goOn(): void {
    this.#isKeeping = false;
    if (this.#state !== 'greeted') return;
    for (let next = this.#early.shift(); next !== undefined; next = this.#isKeeping ? undefined : this.#early.shift())
      this.#parse(next.text, next.at);
  }

  /** First everybody learns that the person is back, then the page learns everything. */
  async #greet({ as, after, load, nonces = false }: Hello): Promise<void> {
    const table = await this.#tables.open(this.#id);
    if (table === undefined) return this.end(this.#tables.isStopping ? 'closing' : 'no-table');
    const person = as === 'watch' ? 0 : (this.#admitted.person ?? 0);
    if (person === 0 && !table.room.manners.watching) return this.end('no-watching');
    if (isClosed(this.#state)) return;
    this.person = person;
    this.#load = load;
    this.gives = nonces;
    this.#table = table;
    table.sessions.add(this);
    if (person !== 0) {
      endOldest(table, person);
      if (table.room.stage !== 'closed')
        await table.submit({ by: 'door', wants: { kind: 'arrive', person, gives: nonces } });
    }
    if (isClosed(this.#state)) return;
    if (table.isGone && table.room.stage !== 'closed') return this.end('table-broken');
    this.#state = 'greeted';
    this.#say({ kind: 'welcome', protocol: PROTOCOL, table: this.#id, person });
    this.#tellRoom(table);
    if (this.#isUnseated(table)) return this.end('unseated');
    this.#tellGame(table, after);
  }

  #seatAt({ now }: Table): number {
    return seatFor(now.seating, this.person);
  }

  #isUnseated({ room }: Table): boolean {
    return this.person !== 0 && chairOf(room, this.person) < 0;
  }

  /** Why there is nothing more to hear, if there is not. */
  #whyOver(table: Table): 'unseated' | 'no-watching' | 'no-table' | undefined {
    const { manners, stage } = table.room;
    if (this.#isUnseated(table)) return 'unseated';
    if (this.person === 0 && !manners.watching) return 'no-watching';
    return stage === 'closed' ? 'no-table' : undefined;
  }

  #tellRoom(table: Table): void {
    const message = shownRoom(table.now.seating, table.isFrozen);
    const text = JSON.stringify(message);
    if (text === this.#room) return;
    this.#room = text;
    this.#sayWithWords(table, text, wordsIn(message, table.room));
  }

  /** The game from its beginning or from where the page stopped: what it missed if that is known, else a fresh look. */
  #tellGame(table: Table, after: Hello['after']): void {
    const { room, play } = table;
    const seat = this.#seatAt(table);
    this.#game = gameOf(table);
    this.#seat = seat;
    if (play === undefined) return;
    const { version, setup, options, told } = play;
    if (play.looks.length > 0) {
      const pinned = { version, seats: setup.seats, options: { ...options }, seat, commitment: commitment(play.seed) };
      this.#say({ kind: 'game', n: room.games, game: room.game, ...pinned });
      table.recent.keep(table.now.seating, seat);
      const missed =
        after?.game === room.games && after.seat === seat ? table.recent.after(seat, after.seq, told[seat]) : undefined;
      if (missed === undefined) this.#freshLook(table);
      else this.#words.tell(table, wordsIn([play.looks[seat], lately(seat, play.story)], room));
      for (const { text, words } of missed ?? []) this.#sayWithWords(table, text, words);
    }
    if (room.stage !== 'playing') this.#sayOver(table, play);
  }

  #freshLook(table: Table): void {
    const { play } = table;
    if (play === undefined) return;
    const seat = this.#seatAt(table);
    const look = play.looks[seat];
    const at = table.isFrozen ? look.now : playTime(play, table.time());
    const message = { kind: 'look', seq: play.told[seat], at, look, events: lately(seat, play.story) } as const;
    this.#sayWithWords(table, JSON.stringify(message), wordsIn(message, table.room));
  }

  #tellSeat(table: Table, { deed, seating, told, texts }: News): void {
    const seat = this.#seatAt(table);
    const update = told[seat] === undefined ? undefined : texts.of(seat);
    if (update !== undefined) this.#sayWithWords(table, update.text, update.words);
    const { room, play } = seating;
    const ended = deed.is === 'ended' || (deed.is === 'input' && room.stage === 'over');
    if (!ended || play === undefined) return;
    this.#tellRoom(table);
    this.#sayOver(table, play);
  }

  /** A game whose table was closed in its middle was never finished, and is kept nowhere. */
  #sayOver({ room }: Table, { seed, id }: Play): void {
    this.#say({ kind: 'over', seed, game: room.finished.includes(id) ? id : '' });
  }

  /** After the words whose ids stand in it. */
  #sayWithWords(table: Table, text: string, words: readonly string[]): void {
    this.#words.tellNew(table, words);
    this.#sayText(text);
  }

  /** Nothing is queued for a reader that does not keep up: it gets one fresh look when it has read what it was sent. */
  #isTooSlow(): boolean {
    if (this.#behindSince === 0 && this.#connection.unsent() <= SLOW) return false;
    const now = this.#tables.doors.clock.now();
    this.#behindSince ||= now;
    if (now - this.#behindSince >= this.#tables.times.ping) this.#cut();
    return true;
  }

  /** It does not read, its connection is broken, or it says more than is worth an answer: it is not told why. */
  #cut(): void {
    this.gone();
    this.#connection.close(1013);
  }

  #say(message: ServerMessage): void {
    this.#sayText(JSON.stringify(message));
  }

  #sayText(text: string): void {
    try {
      if (this.#state !== 'closed') this.#connection.send(text);
    } catch (error) {
      this.#tables.doors.log(`a connection: ${error}`);
      this.#cut();
    }
  }

  #error(code: ErrorCode, n?: number): void {
    this.#say(n === undefined ? { kind: 'error', code } : { kind: 'error', code, n });
  }
}

/** Asked of a function, so that what happened during a wait is seen. */
const isClosed = (state: string): boolean => state === 'closed';

/** Which game of the room is shown; 0 for none. */
const gameOf = ({ room, play }: Table): number => (play === undefined ? 0 : room.games);
