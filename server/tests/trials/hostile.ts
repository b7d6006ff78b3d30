/** The hostile trial: attackers with and without seats say nonsense on sockets and by http; the server answers with known codes and keeps nothing of it. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Dice, Game, Kinds } from '#kernel';
import { KERNEL_CODES, namedDice, SETUP_CODES } from '#kernel';
import type { ServerMessage } from '#protocol';
import { ERROR_CODES, HTTP_CODES, PROTOCOL, parseServerMessage, ROOM_CODES } from '#protocol';
import type { Ticket } from '#testkit/headless';
import { cookieHeader } from '#testkit/headless';

import { askAt } from '../web-server.ts';
import type { Child } from './child.ts';
import { metricIn, startChild } from './child.ts';
import { openTicket, pick } from './crowd.ts';
import { nonsense } from './nonsense.ts';

export interface HostilePlan {
  readonly game: Game<Kinds>;
  readonly messages: number;
  readonly attackers: number;
  readonly seed: string;
  readonly folder: string;
}

/** What the attackers of one trial have in common. */
interface Siege {
  readonly child: Child;
  readonly game: string;
  readonly report: HostileReport;
  /** Has the game a sentence of its own for this refusal? */
  readonly isWorded: (code: string, facts: Readonly<Record<string, string | number>>) => boolean;
}

export interface HostileReport {
  messages: number;
  answers: number;
  sockets: number;
  requests: number;
  /** How often each code was said, by `error`, `refused` or http. */
  readonly codes: Record<string, number>;
  heapBefore: number;
  heapAfter: number;
  readonly faults: string[];
}

/** How much more than before may be left in memory. */
export const MOST_GROWTH = 1.1;

/** Attacks once to warm the server up, and once in earnest; between and after, everybody leaves and garbage is collected. */
export async function tryHostile(plan: HostilePlan): Promise<HostileReport> {
  const report: HostileReport = {
    messages: 0,
    answers: 0,
    sockets: 0,
    requests: 0,
    codes: {},
    heapBefore: 0,
    heapAfter: 0,
    faults: [],
  };
  const child = await startChild({
    folder: plan.folder,
    // A game that everybody has left is put away at once.
    times: { idle: 0, sweep: 50, empty: 0 },
  });
  const siege: Siege = { child, game: plan.game.id, report, isWorded: await wordedBy(plan.game) };
  const attacking = attackTwice(siege, plan).catch((error: unknown) => report.faults.push(String(error)));
  await Promise.race([attacking, child.ended]);
  const code = await child.stop();
  if (code !== 0) report.faults.push(`the server ended with ${code}`);
  if (child.complaints() !== '') report.faults.unshift(`the server complained: ${child.complaints().slice(0, 2_000)}`);
  return report;
}

async function attackTwice(siege: Siege, plan: HostilePlan): Promise<void> {
  const { report, child } = siege;
  await attack(siege, { ...plan, messages: Math.min(20_000, plan.messages / 2) }, 'warm');
  report.heapBefore = await heapAtRest(child);
  report.messages = 0;
  await attack(siege, plan, 'hot');
  report.heapAfter = await heapAtRest(child);
}

async function wordedBy(game: Game<Kinds>): Promise<Siege['isWorded']> {
  const { text } = await game.texts('en');
  const who = { seat: String, words: (id: string) => id };
  const unknown = text.refusal({ code: 'no-such-code', facts: {} }, who);
  return (code, facts) => text.refusal({ code, facts }, who) !== unknown;
}

/** When nobody is there and no table is in memory. */
async function heapAtRest(child: Child): Promise<number> {
  for (let figures = await child.figures(); ; figures = await child.figures()) {
    if (['tables', 'sockets', 'streams', 'sessions'].every((name) => metricIn(figures, name) === 0))
      return figures.heap;
    await wait(50);
  }
}

async function attack(siege: Siege, { messages, attackers, seed }: HostilePlan, name: string): Promise<void> {
  const share = Math.ceil(messages / attackers);
  await Promise.all(
    Array.from({ length: attackers }, (_, i) => new Attacker(siege, namedDice(`${seed} ${name} ${i}`)).attack(share)),
  );
}

/** Messages between two of its waits for the server, so that neither side piles up what the other has not read. */
const AT_ONCE = 40;

class Attacker {
  readonly siege: Siege;
  readonly child: Child;
  readonly report: HostileReport;
  readonly dice: Dice;
  readonly tickets: Ticket[] = [];
  readonly said: string[] = [];
  frame = 1;
  /** Of its commands: the last number given, and the newest that was taken. */
  given = 0;
  last = 0;
  pings = 0;
  pongs: (() => void) | undefined;
  socket: WebSocket | undefined;

  constructor(siege: Siege, dice: Dice) {
    this.siege = siege;
    this.child = siege.child;
    this.report = siege.report;
    this.dice = dice;
  }

  async attack(messages: number): Promise<void> {
    for (let left = messages; left > 0; ) {
      const socket = await this.openSocket();
      const burst = Math.min(left, AT_ONCE);
      if (this.dice.below(12) === 0) await this.askNonsense(burst);
      else await this.speak(socket, burst);
      left -= burst;
      this.report.messages += burst;
      if (this.dice.below(30) === 0) socket.terminate();
    }
    this.socket?.terminate();
    for (const ticket of this.tickets) await this.leave(ticket);
  }

  /** The socket it has, or a new one: of a seat of its own, with another seat's cookie, or of nobody. */
  async openSocket(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const ticket = await this.someTicket();
    const other = this.tickets[0] ?? ticket;
    const jar = this.dice.below(5) === 0 ? new Map([[`seat-${ticket.table}`, this.stolen(other)]]) : ticket.jar;
    const socket = await this.dial(ticket.table, jar);
    this.socket = socket;
    const after = { game: this.dice.below(3), seat: this.dice.below(4), seq: this.dice.below(99) - 9 };
    this.last = 0;
    if (this.dice.below(6) > 0)
      socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: this.load(), after }));
    if (this.dice.below(2) === 0) this.begin(socket);
    return socket;
  }

  /** Everything that is needed for a game to begin, if this is the host of a lobby. */
  begin(socket: WebSocket): void {
    const bots = [1, 2, 3, 4].map((chair) => ({ kind: 'bot', chair }));
    for (const message of [...bots, { kind: 'start' }]) {
      const after = this.last;
      this.last = this.next();
      socket.send(JSON.stringify({ ...message, n: this.last, after }));
    }
  }

  next(): number {
    return ++this.given;
  }

  /** Now and then it goes on under the name that it had before. */
  load(): string {
    return `attacker-${this.dice.below(20)}`;
  }

  /** A token of another table, or what looks like one. */
  stolen({ jar }: Ticket): string {
    return this.dice.below(2) === 0 ? ([...jar.values()][0] ?? '') : 'A'.repeat(1 + this.dice.below(60));
  }

  async someTicket(): Promise<Ticket> {
    if (this.tickets.length > 0 && this.dice.below(3) > 0) return pick(this.dice, this.tickets);
    const ticket = await openTicket(this.child, { game: this.siege.game, chairs: 3 + this.dice.below(3) });
    this.tickets.push(ticket);
    return ticket;
  }

  async dial(table: string, jar: Ticket['jar']): Promise<WebSocket> {
    this.report.sockets++;
    const socket = new WebSocket(`${this.child.origin.replace('http', 'ws')}/socket/${table}`, {
      headers: { cookie: cookieHeader(jar) },
    });
    socket.on('message', (data) => this.hear(String(data)));
    socket.on('close', () => this.pongs?.());
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => undefined);
    return socket;
  }

  /** Says so much, then waits until the server has read it or cut the line. */
  async speak(socket: WebSocket, count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const { frame, said, last } = this;
      const message = nonsense(this.dice, { frame, said, last, next: () => this.next() });
      if (typeof message === 'string' && message.length < 500) this.said[this.dice.below(50)] = message;
      socket.send(message, () => undefined);
    }
    const n = 1_000_000 + ++this.pings;
    const answered = new Promise<void>((resolve) => {
      this.pongs = resolve;
    });
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ kind: 'ping', n }), () => undefined);
    await answered;
  }

  hear(text: string): void {
    const message = parseServerMessage(text);
    this.report.answers++;
    if (message === undefined) this.report.faults.push(`not in the protocol: ${text.slice(0, 200)}`);
    else this.learn(message);
  }

  learn(message: ServerMessage): void {
    if (message.kind === 'pong' && message.n === 1_000_000 + this.pings) this.pongs?.();
    if ('last' in message) this.last = message.last;
    if (message.kind === 'look') this.frame = message.look.stack.at(-1)?.id ?? this.frame;
    if (message.kind === 'change') this.frame = Object.values(message.patch.stack ?? []).at(-1)?.id ?? this.frame;
    if (message.kind === 'error') this.count('error', message.code, ERROR_CODES.includes(message.code));
    if (message.kind === 'refused') {
      const { code, facts } = message;
      this.count('refused', code, REFUSALS.has(code) || this.siege.isWorded(code, facts));
    }
  }

  count(way: string, code: string, isKnown: boolean): void {
    const name = `${way} ${code}`;
    this.report.codes[name] = (this.report.codes[name] ?? 0) + 1;
    if (!isKnown) this.report.faults.push(`a code that is not listed: ${name}`);
    if (BREAKS.includes(code)) this.report.faults.push(`something broke: ${name}`);
  }

  /** The same nonsense by http: floods of joins, tables, hand-offs and commands. */
  async askNonsense(count: number): Promise<void> {
    const { table, code, jar } = await this.someTicket();
    const paths = [`/api/tables/${code}/join`, `/api/tables/${table}/hand-off`, `/api/tables/${table}/hand-off/take`];
    const all = [...paths, '/api/tables', `/api/say/${table}`, '/api/tables/FIG-99/join', `/api/games/${table}`];
    const once = `{"id":"wish-of-${this.dice.below(1e3) + 1e9}","name":"Eve","avatar":"fox"}`;
    const bodies = ['{"name":"Eve","avatar":"fox"}', once, '{"load":"attacker-by-http"}'];
    for (let i = 0; i < count; i += 10) {
      const asked = Array.from({ length: 10 }, () => {
        const odd = nonsense(this.dice, { frame: 1, said: [], last: 0, next: () => this.next() });
        const said = JSON.stringify({ load: this.load(), message: String(odd).slice(0, 20_000) });
        const text = pick(this.dice, [...bodies, odd, odd, said, said]);
        return askAt(this.child.port)('POST', pick(this.dice, all), { jar: new Map(jar), text });
      });
      for (const { status, text } of await Promise.all(asked)) this.judgeHttp(status, text);
    }
  }

  judgeHttp(status: number, text: string): void {
    this.report.requests++;
    if (status < 400) return;
    const code = /^\{"error":\{"code":"([\w-]+)"/.exec(text)?.[1] ?? `none (${status})`;
    this.count('http', code, KNOWN_HTTP.has(code));
  }

  /** Its own seat is given up, so that the table is closed and leaves memory. */
  async leave(ticket: Ticket): Promise<void> {
    const socket = await this.dial(ticket.table, ticket.jar);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load: `leaving-${this.next()}` }));
    socket.send(JSON.stringify({ kind: 'leave', n: 1, after: 0 }));
    socket.send(JSON.stringify({ kind: 'hello', protocol: 0 }));
    await closed;
  }
}

const REFUSALS: ReadonlySet<string> = new Set([...ROOM_CODES, ...KERNEL_CODES, ...SETUP_CODES]);
const KNOWN_HTTP: ReadonlySet<string> = new Set([...HTTP_CODES, ...ROOM_CODES, ...SETUP_CODES]);
const BREAKS: readonly string[] = ['table-broken', 'store-broken', 'fault'];
