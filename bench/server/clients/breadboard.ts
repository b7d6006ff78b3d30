/** Our own server, by the headless client of the testkit. */
import type { Look } from '#kernel';
import { cardAt, pileOf } from '#kernel';
import type { Headless, Jar, Ticket } from '#testkit/headless';
import { connect, keepCookies } from '#testkit/headless';
import { DECK, DISCARD } from '../../reference/game.ts';
import { PLAYERS, range, SANDWICHES } from '../../reference/numbers.ts';
import type { Seen } from '../seen.ts';
import type { Heard, Seat, ServerClient } from './seat.ts';
import { post } from './seat.ts';

export const breadboard: ServerClient = {
  async open(port, _, heard) {
    const tickets = await seats(port);
    const pages = await Promise.all(tickets.map((ticket) => connect(origin(port), ticket)));
    for (const page of pages.slice(1)) await page.ask({ kind: 'ready', ready: true });
    await pages[0].ask({ kind: 'start' });
    await Promise.all(pages.map((page) => page.until(({ look }) => look)));
    return pages.map((page, seat) => seatOn(page, seat, heard));
  },
  /** Who is away need not be ready, so that one socket is enough to begin. */
  async leave(port) {
    const [ticket] = await seats(port);
    const host = await connect(origin(port), ticket);
    await host.ask({ kind: 'start' });
    await host.until(({ look }) => look);
    host.leave();
    await host.closed();
  },
};

const origin = (port: number): string => `http://127.0.0.1:${port}`;

async function seats(port: number): Promise<Ticket[]> {
  const host = await ask(port, '/api/tables', { game: 'reference', name: 'Mia', avatar: 'fox', chairs: PLAYERS });
  const tickets = [host];
  while (tickets.length < PLAYERS)
    tickets.push(await ask(port, `/api/tables/${host.code}/join`, { name: `Guest ${tickets.length}`, avatar: 'owl' }));
  return tickets;
}

async function ask(port: number, path: string, body: object): Promise<Ticket> {
  const answer = await post(origin(port) + path, body);
  const jar: Jar = new Map();
  keepCookies(jar, answer.headers.getSetCookie());
  return { ...((await answer.json()) as { table: string; code: string }), jar };
}

function seatOn(page: Headless, seat: number, heard: Heard): Seat {
  const { known } = page;
  const look = (): Look => known.look as Look;
  page.follow((message) => {
    if (message.kind === 'change') heard(seat, turnIn(look()));
    else if (message.kind === 'refused' || message.kind === 'error') throw new Error(JSON.stringify(message));
  });
  heard(seat, turnIn(look()));
  return {
    move: (_turn, move) => {
      page.send({ kind: 'answer', frame: look().stack[0].id, answer: move });
    },
    seen: () => seenIn(look(), seat),
    close: () => page.leave(),
  };
}

const turnIn = ({ stack }: Look): number => stack[0].about as number;

function seenIn(look: Look, seat: number): Seen {
  const pile = (n: number): number[] => look.piles[pileOf(n)].map(cardAt);
  const hand = (n: number): number => 2 + SANDWICHES + n;
  const { orders, scores } = look.view as { orders: number[]; scores: number[] };
  return {
    turn: turnIn(look),
    hand: pile(hand(seat)),
    held: range(PLAYERS).map((n) => look.piles[hand(n)].length),
    sandwiches: range(SANDWICHES).map((n) => pile(2 + n)),
    discard: pile(DISCARD),
    deck: look.piles[DECK].length,
    orders,
    scores,
  };
}
