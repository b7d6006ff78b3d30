/** Two nodes on one store and pages that reach them over a network that loses, doubles, delays and reorders; everything by chance, and all of it again by the same seed. */

import type { Dice } from '#kernel';
import { namedDice } from '#kernel';
import type { Dial, ServerMessage, TransportEvents, Wish } from '#protocol';
import { Client } from '#protocol';
import type { ManualClock } from '#server/tests/trials/manual-clock';
import { manualClock } from '#server/tests/trials/manual-clock';
import type { Admitted, House, Session } from '../api.ts';
import { openHouse } from '../house.ts';
import type { Store } from '../store.ts';
import { openMemoryStore } from './memory-store.ts';
import { chanceOf } from './toy-house.ts';

/** What is sent one after the other arrives one after the other; what is sent on two ways arrives anyhow. */
type Way = (() => unknown)[];

/** The cookie of one browser at the one table, and whose it is. */
export interface Browser {
  readonly person: string;
  token: string;
}

interface Node {
  readonly name: string;
  readonly house: House;
  /** Connections and requests that break when it dies. */
  readonly broken: Set<() => void>;
  isAlive: boolean;
}

export class UnreliableNet {
  readonly dice: Dice;
  readonly store: Store = openMemoryStore();
  readonly clock: ManualClock = manualClock();
  table = '';
  /** While it is calm nothing is lost and nothing is doubled. */
  isCalm = false;
  readonly #ways = new Set<Way>();
  readonly #nodes: Node[] = [];
  #opened = 0;

  constructor(seed: string) {
    this.dice = namedDice(seed);
    for (const _ of [0, 1]) this.#nodes.push(this.#openNode());
  }

  chance(oneIn: number): boolean {
    return !this.isCalm && this.dice.below(oneIn) === 0;
  }

  node(): Node {
    return this.#nodes[this.dice.below(this.#nodes.length)];
  }

  way(): Way {
    const way: Way = [];
    this.#ways.add(way);
    return way;
  }

  /** Something arrives somewhere, and a little time passes. */
  async step(): Promise<void> {
    const full = [...this.#ways].filter((way) => way.length > 0);
    if (full.length > 0) full[this.dice.below(full.length)].shift()?.();
    await this.clock.pass(this.dice.below(40));
  }

  /** One node dies, or is replaced in good order; another one takes its place. */
  async replaceNode(how: 'kill' | 'stop'): Promise<void> {
    const i = this.dice.below(this.#nodes.length);
    const node = this.#nodes[i];
    this.#nodes[i] = this.#openNode();
    if (how === 'stop') node.house.stop();
    for (let steps = how === 'stop' ? 20 : 0; steps > 0; steps--) await this.step();
    node.isAlive = false;
    for (const breaks of node.broken) breaks();
  }

  #openNode(): Node {
    const name = `node-${++this.#opened}`;
    const isAlive = (): boolean => node.isAlive;
    const house = openHouse({
      store: this.#storeOf(isAlive),
      clock: {
        now: this.clock.now,
        wake: (at, call) => this.clock.wake(at, () => isAlive() && call()),
      },
      chance: chanceOf(this.dice),
      think: async () => undefined,
      node: name,
      lives: (other) => this.#nodes.some((known) => known.name === other && known.isAlive),
      messagesPerSecond: 1e6,
      log: () => undefined,
    });
    const node: Node = { name, house, broken: new Set(), isAlive: true };
    return node;
  }

  /** Slow, with news that may get lost; a node that died stores nothing more, but what was on its way may be there or not. */
  #storeOf(isAlive: () => boolean): Store {
    const { store } = this;
    const disk = this.way();
    const slowly = <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve) => {
        disk.push(async () => {
          if (!isAlive()) return;
          const done = await work();
          disk.unshift(() => isAlive() && resolve(done));
        });
      });
    return {
      ...store,
      append: (rows) => slowly(() => store.append(rows)),
      news: (listener) => store.news((...told) => isAlive() && !this.chance(4) && listener(...told)),
    };
  }
}

/** What became of a command, as far as its page knows. */
export interface Given {
  readonly wish: Wish;
  answer: 'none' | 'taken' | 'refused';
}

export class Page {
  readonly load: string;
  readonly given = new Map<number, Given>();
  readonly browser: Browser;
  readonly #net: UnreliableNet;
  readonly #client: Client;
  #cut: () => void = () => undefined;

  constructor(net: UnreliableNet, browser: Browser, load: string, number: () => number) {
    this.#net = net;
    this.browser = browser;
    this.load = load;
    this.#client = new Client({
      load,
      number,
      dial: net.dice.below(3) === 0 ? this.#byStream : this.#bySocket,
      later: (millis, call) => net.clock.wake(net.clock.now() + millis, call),
      hello: () => ({}),
      heard: (message) => this.#hear(message),
      state: () => undefined,
    });
  }

  get unanswered(): number {
    return this.#client.unanswered.size;
  }

  give(wish: Wish): void {
    this.given.set(this.#client.send(wish), { wish, answer: 'none' });
  }

  cut(): void {
    this.#cut();
  }

  /** It is closed, and whatever it did not hear it will never hear. */
  close(): void {
    this.#client.close();
  }

  #hear(message: ServerMessage): void {
    if (message.kind !== 'taken' && message.kind !== 'refused') return;
    const given = this.given.get(message.n);
    if (given !== undefined) given.answer = message.kind;
  }

  readonly #bySocket: Dial = (events) => {
    const connection = this.#connect(events, (text) => connection.session?.receive(text));
    return connection;
  };

  /** What is said goes to any node, and its answer comes back; where that node dies, the page begins anew. */
  readonly #byStream: Dial = (events) => {
    let isGreeted = false;
    const connection = this.#connect(events, async (text) => {
      if (!isGreeted) connection.session?.receive(text);
      else
        await this.#say(
          text,
          (answer) => connection.told(answer),
          () => connection.close(),
        );
      isGreeted = true;
    });
    return connection;
  };

  async #say(text: string, told: (answer: string) => void, breaks: () => void): Promise<void> {
    const { house, broken } = this.#net.node();
    broken.add(breaks);
    const admitted = await this.#admit(house);
    told(await house.say(this.#net.table, admitted, this.load, text));
    broken.delete(breaks);
  }

  async #admit(house: House): Promise<Admitted> {
    const admitted = await house.admit(this.#net.table, this.browser.token);
    if (admitted.setToken !== undefined) this.browser.token = admitted.setToken;
    return admitted;
  }

  /** One connection: two ways that keep their order, until it is cut; what the page had said may still arrive. */
  #connect(events: TransportEvents, arrive: (text: string) => unknown): Wire {
    const net = this.#net;
    const { house, broken } = net.node();
    const [up, down] = [net.way(), net.way()];
    const wire: Wire = {
      session: undefined,
      told: (text) => down.push(() => events.received(text)),
      send: (text) => {
        up.push(() => arrive(text));
        if (net.chance(5)) this.#stray(text);
      },
      close: () => {
        broken.delete(wire.close);
        down.length = 0;
        if (net.chance(2)) up.length = net.dice.below(up.length + 1);
        up.push(() => wire.session?.gone());
        events.closed('cut');
      },
    };
    up.push(async () => {
      const admitted = await this.#admit(house);
      const connection = { send: wire.told, unsent: () => 0, roundTrip: () => undefined, close: () => wire.close() };
      wire.session = house.connect(net.table, admitted, connection);
      down.push(() => events.opened());
    });
    broken.add(wire.close);
    this.#cut = wire.close;
    return wire;
  }

  /** A copy that comes at any time, to any node, and whose answer nobody hears. */
  #stray(text: string): void {
    if (!text.includes('"after":')) return;
    const way = this.#net.way();
    for (let late = this.#net.dice.below(30); late > 0; late--) way.push(() => undefined);
    way.push(() => this.#say(text, nothing, nothing));
  }
}

const nothing = (): void => undefined;

interface Wire {
  session: Session | undefined;
  told(text: string): void;
  send(text: string): void;
  close(): void;
}
