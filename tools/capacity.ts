// `npm run capacity`: how many machines so many players need, by what was measured, and how long a move takes there, by simulation.

import { digitsFor } from '#house/codes';

/** Processor time as `npm run bench -- cluster` measured it; of the rows, half of what a PostgreSQL with a processor of its own did. */
const MEASURED = {
  /** Seconds of a processor for a move at the node that takes it, and for the same move at another node that tells it. */
  move: 1 / 2_400,
  echo: 1 / 2_900,
  /** Rows a second that one PostgreSQL makes durable, and seconds that a flush takes besides its rows. */
  rows: 20_000,
  flush: 0.002,
  /** Messages a second through one NATS. */
  messages: 39_800,
  /** Bytes of a row with its place in the indexes. */
  row: 500,
};

/** How people play: five at a table, an input of each every eight seconds, and a quarter as many by clocks and bots. For an hour; then they walk away, and the table keeps its code for a day. */
const PLAYED = { seats: 5, every: 8, besides: 1.25, left: 24 };

/** No node is planned to be busier than this, and no PostgreSQL. A node is a process: one processor for moves, others for bots. */
const BUSY = { node: 0.6, rows: 0.5 };

export interface Need {
  readonly players: number;
  readonly moves: number;
  /** Where the people of a table come to one node, and where they come to any. */
  readonly nodes: number;
  readonly nodesAnywhere: number;
  readonly databases: number;
  readonly nats: number;
  readonly gigabytesADay: number;
  /** Digits of a new join code. */
  readonly digits: number;
  /** Milliseconds from a command to everybody told, where the people of a table come to one node. */
  readonly p50: number;
  readonly p99: number;
}

export function needOf(players: number): Need {
  const moves = (players / PLAYED.every) * PLAYED.besides;
  const nodes = nodesFor(moves, () => 1);
  const nodesAnywhere = nodesFor(moves, nodesOfTable);
  const databases = Math.ceil(moves / (BUSY.rows * MEASURED.rows));
  const { p50, p99 } = simulate(moves / nodes, Math.ceil(nodes / databases));
  return {
    players,
    moves,
    nodes,
    nodesAnywhere,
    databases,
    p50,
    p99,
    nats: Math.ceil(moves / (BUSY.node * MEASURED.messages)),
    gigabytesADay: (moves * MEASURED.row * 86_400) / 1e9,
    digits: digitsFor((players / PLAYED.seats) * (1 + PLAYED.left)),
  };
}

/** As many as are needed for what as many nodes cause: every other node of a table tells the move as well. */
function nodesFor(moves: number, spread: (nodes: number) => number): number {
  for (let nodes = 1; ; nodes++) {
    const load = moves * (MEASURED.move + (spread(nodes) - 1) * MEASURED.echo);
    if (load <= nodes * BUSY.node) return nodes;
  }
}

/** At how many of so many nodes the people of a table are, if they come to any. */
const nodesOfTable = (nodes: number): number => nodes * (1 - (1 - 1 / nodes) ** PLAYED.seats);

const SECONDS = 5;

/** One database with its nodes: moves come by chance, wait for a processor, then for the node's next flush, which the database serves in turn. */
export function simulate(perNode: number, nodes: number, seed = 1): { p50: number; p99: number } {
  const chance = dice(seed);
  const times: number[] = [];
  const flushes: { at: number; came: number[] }[] = [];
  for (let node = 0; node < nodes; node++) flushes.push(...flushesOf(decidedAt(perNode, chance)));
  let free = 0;
  for (const { at, came } of flushes.sort((a, b) => a.at - b.at)) {
    const work = came.length / MEASURED.rows;
    free = Math.max(free, at) + work;
    for (const began of came) times.push(free + MEASURED.flush - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => 1_000 * times[Math.min(times.length - 1, Math.floor(share * times.length))];
  return { p50: at(0.5), p99: at(0.99) };
}

/** When each move came, and when the node had decided on it. */
function decidedAt(perSecond: number, chance: () => number): { came: number; done: number }[] {
  let free = 0;
  const moves: { came: number; done: number }[] = [];
  for (let now = 0; now < SECONDS; ) {
    now += -Math.log(1 - chance()) / perSecond;
    free = Math.max(free, now) + MEASURED.move;
    moves.push({ came: now, done: free });
  }
  return moves;
}

/** What was decided while one flush was under way waits for the next. */
function flushesOf(moves: readonly { came: number; done: number }[]): { at: number; came: number[] }[] {
  const flushes: { at: number; came: number[] }[] = [];
  let free = 0;
  for (let i = 0; i < moves.length; ) {
    const at = Math.max(free, moves[i].done);
    const came: number[] = [];
    for (; i < moves.length && moves[i].done <= at; i++) came.push(moves[i].came);
    flushes.push({ at, came });
    free = at + MEASURED.flush + came.length / MEASURED.rows;
  }
  return flushes;
}

/** The same numbers for the same seed, from 0 to below 1. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const POPULATIONS = [300, 3_000, 30_000, 300_000, 3_000_000];

/** A table as docs/operations.md has it. */
export function capacityTable(): string {
  const whole = (n: number): string => Math.round(n).toLocaleString('en');
  const lines = POPULATIONS.map(needOf).map((need) => [
    ...[need.players, need.moves, need.nodes, need.nodesAnywhere, need.databases, need.nats].map(whole),
    need.gigabytesADay.toFixed(need.gigabytesADay < 10 ? 1 : 0),
    `${need.p50.toFixed(0)} / ${need.p99.toFixed(0)}`,
    String(need.digits),
  ]);
  return [
    '| players at once | moves a second | nodes, by table | nodes, anyhow | PostgreSQL | NATS | GB a day | p50 / p99 ms | digits of a code |',
    '|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

if (import.meta.main) console.log(capacityTable());
