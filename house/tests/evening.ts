/** A house in memory on a clock that is moved by hand, and pages at one table of it: for what needs sessions, but no server. */
import type { Look } from '#kernel';
import { namedDice, sha256Hex } from '#kernel';
import type { ClientDoors, DealShelf, Dial, KeptDeal, ServerMessage, ServerWord, Wish } from '#protocol';
import { Client } from '#protocol';
import type { ManualClock } from '#server/tests/trials/manual-clock';
import { manualClock } from '#server/tests/trials/manual-clock';
import type { House, SeatGiven } from '../api.ts';
import { openHouse } from '../house.ts';
import type { Chosen, Deed } from '../room/room.ts';
import { tableId } from '../store.ts';
import { openMemoryStore } from './memory-store.ts';

export type Said<W extends ServerWord> = Extract<ServerMessage, { kind: W }>;

/** What a page may be like besides the usual. */
export interface PageOptions {
  readonly deals?: NonNullable<ClientDoors['deals']>;
  /** The round trip of its connection in milliseconds. */
  readonly roundTrip?: number;
}

export class Evening {
  readonly clock: ManualClock = manualClock();
  readonly store = openMemoryStore();
  readonly #dice;
  readonly #alive = new Set<string>();
  house: House;
  table = '';
  /** What the house logged: something broke. */
  readonly faults: string[] = [];

  constructor(seed = 'evening') {
    this.#dice = namedDice(seed);
    this.house = this.node('node-1');
  }

  /** Another server on the same store. */
  node(name: string): House {
    this.#alive.add(name);
    return openHouse({
      store: this.store,
      clock: this.clock,
      chance: (bytes) => Uint8Array.from({ length: bytes }, () => this.#dice.below(256)),
      think: async () => undefined,
      node: name,
      lives: (other) => this.#alive.has(other),
      messagesPerSecond: 1e6,
      log: (line) => this.faults.push(line),
    });
  }

  /** The server stops in good order, and another one opens the same store. */
  async restart(): Promise<void> {
    const stopping = this.house.stop();
    await this.clock.pass(10);
    await stopping;
    this.#alive.clear();
    this.house = this.node(`node-again-${this.clock.now()}`);
    await this.clock.pass(1_100);
  }

  async open(options: Chosen, chairs: number, more: PageOptions = {}, game = 'sandwich'): Promise<Page> {
    const made = await this.house.createTable({ game, name: 'Mia', avatar: 'fox', chairs, options });
    if ('refused' in made) throw new Error(made.refused.code);
    this.table = made.table;
    return this.page(made, more);
  }

  async join(name: string, more: PageOptions = {}): Promise<Page> {
    const joining = this.house.joinTable(this.table, { name, avatar: 'owl' });
    await this.clock.pass(1);
    const given = await joining;
    if ('refused' in given) throw new Error(given.refused.code);
    return this.page(given, more);
  }

  /** A page with this seat; the same one may have several. */
  async page(given: Pick<SeatGiven, 'token'>, more: PageOptions = {}, house = this.house): Promise<Page> {
    const page = new Page(this, given.token, more, house);
    await this.clock.pass(5);
    return page;
  }

  async deeds(): Promise<Deed[]> {
    const rows = await this.store.read(tableId(this.table), 0, 10_000);
    return rows.map(({ payload }) => JSON.parse(payload) as Deed);
  }
}

export class Page {
  readonly heard: ServerMessage[] = [];
  token: string;
  room: Said<'room'> | undefined;
  game: Said<'game'> | undefined;
  look: Look | undefined;
  over: Said<'over'> | undefined;
  readonly #evening: Evening;
  readonly #client: Client;
  #commands = 0;
  #cut: () => void = () => undefined;

  constructor(evening: Evening, token: string, { deals, roundTrip }: PageOptions, house: House) {
    this.#evening = evening;
    this.token = token;
    this.#client = new Client({
      load: `load-of-${pages++}-of-a-page`,
      number: () => ++this.#commands,
      dial: this.#dial(house, roundTrip),
      later: (millis, call) => evening.clock.wake(evening.clock.now() + millis, call),
      hello: () => ({}),
      heard: (message, look) => this.#hear(message, look),
      state: () => undefined,
      ...(deals === undefined ? {} : { deals }),
    });
  }

  /** Says it, and what became of it when a moment has passed. */
  async say(wish: Wish): Promise<Said<'taken'> | Said<'refused'> | undefined> {
    const n = this.send(wish);
    await this.#evening.clock.pass(2);
    return this.heard.find(
      (said): said is Said<'taken'> | Said<'refused'> => 'n' in said && said.n === n && 'last' in said,
    );
  }

  send(wish: Wish): number {
    return this.#client.send(wish);
  }

  close(): void {
    this.#client.close();
  }

  /** Its connection breaks; it comes back by itself. */
  cut(): void {
    this.#cut();
  }

  #hear(message: ServerMessage, look: Look | undefined): void {
    this.heard.push(message);
    this.look = look;
    if (message.kind === 'room') this.room = message;
    if (message.kind === 'game') this.game = message;
    if (message.kind === 'over') this.over = message;
  }

  #dial(house: House, roundTrip: number | undefined): Dial {
    return (events) => {
      const admitting = house.admit(this.#evening.table, this.token);
      let isOpen = true;
      const end = (): void => {
        isOpen = false;
        events.closed('cut');
      };
      const connecting = admitting.then((admitted) => {
        this.token = admitted.setToken ?? this.token;
        const connection = {
          send: (text: string) => isOpen && events.received(text),
          unsent: () => 0,
          roundTrip: () => roundTrip,
          close: end,
        };
        const session = house.connect(this.#evening.table, admitted, connection);
        this.#cut = () => {
          end();
          session.gone();
        };
        events.opened();
        return session;
      });
      return {
        send: (text) => connecting.then((session) => isOpen && session.receive(text)),
        close: () => {
          end();
          connecting.then((session) => session.gone());
        },
      };
    };
  }
}

/** Keeps what a browser would keep over reloads. */
export function shelfOf(name: string): DealShelf & { readonly all: KeptDeal[] } {
  const all: KeptDeal[] = [];
  return {
    all,
    hash: sha256Hex,
    nonce: () => sha256Hex(`${name} ${all.length}`),
    keep: (deal) => {
      all.push(deal);
    },
    kept: () => all.at(-1),
  };
}

let pages = 1;
