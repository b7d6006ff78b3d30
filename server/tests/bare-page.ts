/** A page without a wire: its session is the house's own, and its commands are numbered as a page numbers them. */
import { expect } from 'vitest';
import type { House, SeatGiven, Session } from '#house/api';
import type { ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';

/** However slow the machine. */
export const PATIENT = { timeout: 30_000, interval: 10 };

/** Anything, also what no page should say. */
type BareWish = { readonly kind: string } & Readonly<Record<string, unknown>>;

export interface BarePage {
  readonly heard: ServerMessage[];
  readonly session: Session;
  readonly load: string;
  closedWith(): number;
  /** What its connection says that waits to be sent. */
  unsent: number;
  /** Its connection is broken: to send anything fails. */
  isBroken: boolean;
  /** Says a command, with its number. */
  say(wish: BareWish): number;
  /** The same, and what answers it. */
  ask(wish: BareWish): Promise<ServerMessage>;
  room(): Extract<ServerMessage, { kind: 'room' }> | undefined;
}

let loads = 0;

export function connectBare(house: House, table: string, admitted: Awaited<ReturnType<House['admit']>>): BarePage {
  const heard: ServerMessage[] = [];
  let closedWith = 0;
  let n = 0;
  const answers = new Map<number, (said: ServerMessage) => void>();
  const session = house.connect(table, admitted, {
    send: (text) => {
      if (page.isBroken) throw new Error('the connection is broken');
      const said = JSON.parse(text) as ServerMessage;
      heard.push(said);
      if ('n' in said && said.n !== undefined && said.kind !== 'game' && said.kind !== 'pong')
        answers.get(said.n)?.(said);
    },
    unsent: () => page.unsent,
    roundTrip: () => 1,
    close: (code) => {
      closedWith = code;
    },
  });
  const page: BarePage = {
    heard,
    session,
    load: `bare-page-${++loads}`,
    closedWith: () => closedWith,
    unsent: 0,
    isBroken: false,
    say({ kind, ...wish }) {
      const answered = heard.findLast((said) => said.kind === 'taken' || said.kind === 'refused');
      const after = answered?.kind === 'refused' && answered.n === n ? answered.last : n;
      session.receive(JSON.stringify({ kind, n: ++n, after, ...wish }));
      return n;
    },
    ask(wish) {
      return new Promise((resolve) => {
        answers.set(n + 1, resolve);
        page.say(wish);
      });
    },
    room: () => heard.findLast((said) => said.kind === 'room'),
  };
  return page;
}

export function sayHello({ session, load }: BarePage, hello: object = {}): void {
  session.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, load, ...hello }));
}

/** Greeted, and told of its room. */
export async function openBare(
  house: House,
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  hello: object = {},
): Promise<BarePage> {
  const page = connectBare(house, table, await house.admit(table, token));
  sayHello(page, hello);
  await expect.poll(() => page.room(), PATIENT).toBeDefined();
  return page;
}

/** What answered its command of this number, in order. */
export const answersTo = ({ heard }: BarePage, n: number): ServerMessage[] =>
  heard.filter((said) => said.kind !== 'pong' && said.kind !== 'game' && 'n' in said && said.n === n);

export const given = (seat: Awaited<ReturnType<House['createTable']>>): SeatGiven => {
  if ('refused' in seat) throw new Error(seat.refused.code);
  return seat;
};
