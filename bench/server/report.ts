/** The figures of the server bench as a person reads them: everybody beside everybody, then what we promised. */
import { wanted } from '../peers.ts';
import type { Row } from '../table.ts';
import { atLeast, atMost, columns, number, promises } from '../table.ts';
import type { PeerFigures, ServerFigures, Traffic } from './figures.ts';
import type { PeerId } from './peers.ts';
import type { ServerPlan } from './run.ts';

export function reportServer(figures: ServerFigures, traffic: ReadonlyMap<PeerId, Traffic>, plan: ServerPlan): string {
  const versions = Object.entries(wanted()).map(([name, version]) => `${name} ${version}`);
  return [
    `node ${process.version}, ${plan.rounds} rounds of ${plan.seconds} s, 4 seats a table; medians`,
    versions.join(' · '),
    '',
    columns([
      [
        'server',
        ...plan.tables.map((count) => `moves/CPU-s at ${count}`),
        'B in',
        'B out',
        'p50 ms',
        'p99 ms',
        'B/table',
      ],
      ...Object.entries(figures.peers).map(([id, own]) => lineOf(id, own, traffic.get(id as PeerId), plan)),
      lineOf('breadboard, folder in memory', { ...NOTHING, ...figures.inMemory }, undefined, plan),
    ]),
    '',
    promises(rowsOf(figures)),
  ].join('\n');
}

const NOTHING: PeerFigures = {
  movesPerCpuSecond: {},
  pacedP50Ms: undefined,
  pacedP99Ms: undefined,
  heapPerTableBytes: undefined,
};

function lineOf(id: string, own: PeerFigures, traffic: Traffic | undefined, { tables }: ServerPlan): string[] {
  const cells = [
    ...tables.map((count) => own.movesPerCpuSecond[count]),
    ...[traffic?.in, traffic?.out, own.pacedP50Ms, own.pacedP99Ms, own.heapPerTableBytes],
  ];
  return [id, ...cells.map((cell) => (cell === undefined ? '' : number(cell)))];
}

function rowsOf({ peers, vsBoardgameio, vsColyseus }: ServerFigures): Row[] {
  const { breadboard: ours, ws } = peers;
  const rows: (Row | undefined)[] = [
    row(vsBoardgameio, (is) => atLeast('moves per CPU-second, × boardgame.io', is, 2.3)),
    row(vsColyseus, (is) => atLeast('moves per CPU-second, × Colyseus', is, 0.9)),
    row(ratio(ours?.pacedP50Ms, ws?.pacedP50Ms), (is) => atMost('paced median, × plain ws', is, 2.5)),
    row(ours?.pacedP99Ms, (is) => atMost('paced p99, ms', is, 25)),
    row(ours?.heapPerTableBytes, (is) => atMost('heap per idle table, bytes', is, 20_000)),
  ];
  return rows.filter((one) => one !== undefined);
}

const row = (is: number | undefined, make: (is: number) => Row): Row | undefined =>
  is === undefined ? undefined : make(is);

const ratio = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a / b;
