/** Whole games over real sockets and streams, and what all their readers were told, judged by who has seen what. */
import type { Game, Kinds, Seat } from '#kernel';
import { matchOf } from '#kernel';
import type { Headless, Said } from '#testkit/headless';
import { connect, matchFor, play, stranger } from '#testkit/headless';
import { byStream } from '../stream-socket.ts';
import type { Chosen } from '../table-server.ts';
import type { Door } from './crowd.ts';
import { gather, optionsOf } from './crowd.ts';
import type { NoCards, Reader } from './faces.ts';
import { wrongFaces } from './faces.ts';

export interface LeakReport {
  games: number;
  readers: number;
  messages: number;
  readonly faults: string[];
}

export const noLeaks = (): LeakReport => ({ games: 0, readers: 0, messages: 0, faults: [] });

export interface LeakPlan {
  readonly game: Game<Kinds>;
  readonly games: number;
  /** The first of the set-ups to play; the next game takes the next one. */
  readonly seed: number;
  readonly together: number;
  readonly noCards: NoCards;
}

/** Clocks that nobody has to wait for. */
const QUICK: Chosen = {
  flipMillis: 4,
  windowMillis: 1,
  grabSeconds: 2,
  placeSeconds: 2,
  tradeSeconds: 1,
  composeSeconds: 2,
  pitchSeconds: 2,
  rankSeconds: 2,
  showSeconds: 1,
  turnSeconds: 2,
  bidSeconds: 2,
  chooseSeconds: 2,
  holdMillis: 4,
  goal: 2,
  sandwiches: 1,
};

/** Games whose rounds are short take more of them: at least until their decks are shuffled anew. */
const LENGTHS: Readonly<Record<string, Chosen>> = { 'sandwich-masters': { end: 'rounds', rounds: 20 } };

export async function tryFaces(door: Door, plan: LeakPlan, report: LeakReport): Promise<void> {
  let next = 0;
  const player = async (): Promise<void> => {
    while (next < plan.games) await playOne(door, plan, plan.seed + next++, report);
  };
  await Promise.all(Array.from({ length: plan.together }, player));
}

async function playOne(door: Door, { game, noCards }: LeakPlan, n: number, report: LeakReport): Promise<void> {
  const { people, bots, options } = partyOf(game, n);
  const company = await gather(door, { game: game.id, people, bots, options, thinking: 2 });
  const [host, ...guests] = company.pages;
  const watcher = await connect(door.origin, stranger(company.table));
  const { ticket } = guests.at(-1) ?? host;
  const streamed = await connect(door.origin, { ...ticket, jar: new Map(ticket.jar) }, { open: byStream() });
  await host.ask({ kind: 'start' });
  await Promise.all([host, ...guests].map((page, i) => (i === 0 ? play(page) : playWithCut(page, 5 + ((n + i) % 9)))));
  await Promise.all([streamed, watcher].map((page) => page.until(({ over }) => over)));
  const told = await host.ask({ kind: 'replay' });
  if (told.kind !== 'replay') throw new Error(`no replay: ${told.kind}`);
  const match = await matchFor(host.known.game as Said<'game'>);
  for (const reader of [host, ...guests, watcher, streamed].map(readerOf)) {
    report.readers++;
    report.messages += reader.heard.length;
    const faults = wrongFaces(match, told.replay, reader, noCards);
    report.faults.push(...faults.map((fault) => `game ${n}: ${fault}`));
  }
  report.games++;
  for (const page of [...company.pages, watcher, streamed]) page.leave();
}

/** In the middle it loses its socket and comes back for what it missed. */
async function playWithCut(page: Headless, seq: number): Promise<void> {
  await play(page, { enough: (known) => known.seq >= seq });
  await page.cut();
  await page.resume();
  await play(page);
}

function readerOf({ heard }: Pick<Headless, 'heard'>): Reader {
  const game = heard.find((message): message is Said<'game'> => message.kind === 'game');
  if (game === undefined) throw new Error('this reader heard of no game');
  return { seat: game.seat as Seat, heard };
}

interface Party {
  readonly people: number;
  readonly bots: number;
  readonly options: Chosen;
}

/** Two rounds at most where a round is long, with clocks that nobody has to wait for. */
function partyOf(game: Game<Kinds>, n: number): Party {
  const { seats, options } = setupOf(game, n, { ...QUICK, rounds: 1 + (n % 2), series: false, ...LENGTHS[game.id] });
  return { people: seats - 1, bots: 1, options };
}

/** Every preset, alone and with each variant, with every number of seats up to six; the first set-up from the n-th on that can be played. */
export function setupOf(game: Game<Kinds>, n: number, more: Chosen): { seats: number; options: Chosen } {
  const presets = Object.keys(game.options.presets);
  const variants: object[] = [{}, ...Object.values(game.options.variants)];
  const [min, max] = game.players;
  const counts = Math.min(6, max) - min + 1;
  for (let tries = 0; tries < variants.length * counts; tries++) {
    const seats = min + ((n + tries) % counts);
    const variant = variants[(Math.floor(n / presets.length) + n + tries) % variants.length];
    const options = { preset: presets[n % presets.length], ...variant, ...optionsOf(game, more) } as Chosen;
    if ('match' in matchOf(game, { seats, options })) return { seats, options };
  }
  throw new Error(`${game.id} cannot be played with ${presets[n % presets.length]}`);
}
