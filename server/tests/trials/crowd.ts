/** People without screens at many tables of one server: they sit down, play, begin again, and come back when the server does. */
import type { Dice, Game, Kinds } from '#kernel';
import type { ChairShown } from '#protocol';
import type { Headless, Jar, Known, Ticket } from '#testkit/headless';
import { connect, play } from '#testkit/headless';
import type { Chosen } from '../table-server.ts';
import { askAt } from '../web-server.ts';
import type { Child } from './child.ts';

export interface Company {
  readonly table: string;
  /** The host comes first. */
  readonly pages: readonly Headless[];
}

export interface Seating {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  readonly options: Chosen;
  /** About how long bots think, in milliseconds. */
  readonly thinking: number;
}

/** Those of these options that this game has. */
export const optionsOf = (game: Game<Kinds>, chosen: Chosen): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => Object.hasOwn(game.options.specs, name)));

/** Clocks so short that every table moves by itself, whoever is there. */
export const SHORT: Chosen = {
  flipMillis: 100,
  windowMillis: 20,
  grabSeconds: 1,
  placeSeconds: 1,
  tradeSeconds: 1,
  composeSeconds: 1,
  pitchSeconds: 1,
  rankSeconds: 1,
  turnSeconds: 1,
  choiceSeconds: 1,
  bidSeconds: 1,
  chooseSeconds: 1,
  holdMillis: 100,
  showSeconds: 1,
};

export type Door = Pick<Child, 'port' | 'origin'>;

export async function openTicket({ port }: Door, body: object): Promise<Ticket> {
  const jar: Jar = new Map();
  const answer = await askAt(port)('POST', '/api/tables', { jar, body: { name: 'Mia', avatar: 'fox', ...body } });
  if (answer.status !== 201) throw new Error(answer.text);
  return { ...answer.json<{ table: string; code: string }>(), jar };
}

async function joinTicket({ port }: Door, code: string, name: string): Promise<Ticket> {
  const jar: Jar = new Map();
  const answer = await askAt(port)('POST', `/api/tables/${code}/join`, { jar, body: { name, avatar: 'owl' } });
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...answer.json<{ table: string; code: string }>(), jar };
}

/** A table at which everybody sits and is ready; nothing has begun. */
export async function gather(door: Door, { game, people, bots, options, thinking }: Seating): Promise<Company> {
  const ticket = await openTicket(door, { game, chairs: people + bots, options });
  const host = await connect(door.origin, ticket);
  const pages = [host];
  for (let i = 1; i < people; i++)
    pages.push(await connect(door.origin, await joinTicket(door, ticket.code, `Guest ${i}`)));
  await host.ask({ kind: 'manners', manners: { thinking } });
  for (let chair = people; chair < people + bots; chair++) await host.ask({ kind: 'bot', chair });
  for (const page of pages.slice(1)) await page.ask({ kind: 'ready', ready: true });
  return { table: ticket.table, pages };
}

/** From now on these people play whatever they are asked and begin anew after each game, until their sockets are cut for good. */
export function playOnAndOn({ pages }: Company): void {
  for (const page of pages) {
    answerAlways(page);
    beginAlways(page);
    readyAlways(page);
  }
}

async function answerAlways(page: Headless): Promise<void> {
  for (;;) {
    await play(page);
    await page.until(({ over }) => over === undefined);
  }
}

/** As long as it is the host; that may change when somebody is away for long. */
async function beginAlways(page: Headless): Promise<void> {
  const isReady = (chair: ChairShown): boolean =>
    chair.kind !== 'person' || chair.ready || chair.away || chair.person === page.known.person;
  const canBegin = ({ room, person }: Known): boolean =>
    room?.host === person && (room.stage === 'over' || (room.stage === 'lobby' && room.chairs.every(isReady)));
  for (;;) {
    await page.until(canBegin);
    await page.ask({ kind: page.known.room?.stage === 'over' ? 'rematch' : 'start' });
  }
}

async function readyAlways(page: Headless): Promise<void> {
  const isAsked = ({ room, person }: Known): boolean =>
    room?.stage === 'lobby' &&
    room.host !== person &&
    room.chairs.some((c) => c.kind === 'person' && c.person === person && !c.ready);
  for (;;) {
    await page.until(isAsked);
    await page.ask({ kind: 'ready', ready: true });
  }
}

/** Resolves after so many more messages were heard by these pages. */
export async function hearMore(pages: readonly Headless[], count: number): Promise<void> {
  const heard = (): number => pages.reduce((sum, page) => sum + page.heard.length, 0);
  const enough = heard() + count;
  await Promise.race(pages.map((page) => page.until(() => heard() >= enough)));
}

export const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)];
