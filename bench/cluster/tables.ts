/** Tables of four whose seats are spread over the nodes: each sends its next move when all four were told of the last. */
import { setTimeout as wait } from 'node:timers/promises';
import { random } from '#bots';
import type { Kinds, Look, Match } from '#kernel';
import { myQuestion } from '#kernel';
import type { Headless, Jar, Ticket } from '#testkit/headless';
import { connect, keepCookies } from '#testkit/headless';
import { referenceMatch } from '../reference/game.ts';
import { PLAYERS, pickingDice } from '../reference/numbers.ts';
import type { Node } from './nodes.ts';

/** A table that can be played, at any kind of server. */
export interface Playable {
  /** Makes one move; resolves when all seats were told, with the milliseconds until each seat at another node than the mover's was. */
  move(): Promise<number[]>;
  close(): void;
}

export type OpenTable = (nodes: readonly Node[], n: number) => Promise<Playable>;

const match = referenceMatch() as unknown as Match<Kinds>;
const origin = ({ port }: Node): string => `http://127.0.0.1:${port}`;

/** Ours. With one node the seats are all there, and every seat but the mover's counts. */
export const openOurs: OpenTable = async (nodes, n) => {
  const at = (seat: number): Node => nodes[(n + seat) % nodes.length];
  const pages: Headless[] = [];
  const host = await seatBy(at(0), '/api/tables', { game: 'reference', name: 'Mia', avatar: 'fox', chairs: PLAYERS });
  pages.push(await connect(origin(at(0)), host));
  for (let seat = 1; seat < PLAYERS; seat++) {
    const body = { name: `Guest ${seat}`, avatar: 'owl' };
    pages.push(await connect(origin(at(seat)), await seatBy(at(seat), `/api/tables/${host.code}/join`, body)));
    await pages[seat].ask({ kind: 'ready', ready: true });
  }
  await pages[0].until(({ room }) =>
    room?.chairs.every((chair, i) => i === 0 || (chair.kind === 'person' && chair.ready)),
  );
  await pages[0].ask({ kind: 'start' });
  await Promise.all(pages.map((page) => page.until(({ look }) => look)));
  const mind = { persona: n, dice: pickingDice(n + 1) };
  const isFar = (mover: number, seat: number): boolean =>
    nodes.length === 1 ? seat !== mover : at(seat) !== at(mover);
  return {
    move: () => moveOurs(pages, mind, isFar),
    close: () => {
      for (const page of pages) page.leave();
    },
  };
};

async function seatBy(node: Node, path: string, body: object): Promise<Ticket> {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(origin(node) + path, asked);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const jar: Jar = new Map();
  keepCookies(jar, answer.headers.getSetCookie());
  return { ...((await answer.json()) as { table: string; code: string }), jar };
}

async function moveOurs(
  pages: readonly Headless[],
  mind: Parameters<typeof random.answer>[2],
  isFar: (mover: number, seat: number) => boolean,
): Promise<number[]> {
  const mover = pages.findIndex(({ known }) => known.look !== undefined && myQuestion(known.look) !== undefined);
  const look = pages[mover].known.look as Look;
  const frame = look.stack[0].id;
  const answer = random.answer(match, look, mind);
  const sentAt = performance.now();
  const told = pages.map(async (page, seat) => {
    await page.until(({ look: seen, over }) => over !== undefined || seen?.stack[0]?.id !== frame);
    return isFar(mover, seat) ? [performance.now() - sentAt] : [];
  });
  const { kind } = await pages[mover].ask({ kind: 'answer', frame, answer });
  if (kind !== 'taken') throw new Error(`a move was ${kind}`);
  return (await Promise.all(told)).flat();
}

export interface Played {
  readonly moves: number;
  readonly seconds: number;
  /** Microseconds of all nodes. */
  readonly cpu: number;
  readonly latencies: number[];
}

/** Opens so many tables and makes so many moves at each; between two moves of a table passes the pace, or nothing. */
export async function playTables(
  open: OpenTable,
  nodes: readonly Node[],
  { tables, moves, pace }: { tables: number; moves: number; pace: number },
): Promise<Played> {
  const opened: Playable[] = [];
  for (let n = 0; n < tables; n++) opened.push(await open(nodes, n));
  for (const table of opened) for (let i = 0; i < WARM; i++) await table.move();
  const before = await usedBy(nodes);
  const began = performance.now();
  const latencies: number[] = [];
  const dice = pickingDice(7);
  const play = async (table: Playable): Promise<void> => {
    for (let i = 0; i < moves; i++) {
      // Between half and one and a half of the pace, so that tables do not move all at the same moment.
      if (pace > 0) await wait(pace * (0.5 + dice.below(1000) / 1000));
      latencies.push(...(await table.move()));
    }
  };
  await Promise.all(opened.map(play));
  const seconds = (performance.now() - began) / 1_000;
  const cpu = (await usedBy(nodes)) - before;
  for (const table of opened) table.close();
  return { moves: tables * moves, seconds, cpu, latencies };
}

/** Moves of each table that do not count. */
const WARM = 5;

async function usedBy(nodes: readonly Node[]): Promise<number> {
  const used = await Promise.all(nodes.map((node) => node.used()));
  return used.reduce((sum, { cpu }) => sum + cpu, 0);
}
