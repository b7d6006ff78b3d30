/** The figures of the engine bench as a person reads them: beside what we promised and what we aim for. */
import type { Figures, Plan } from './run.ts';

interface Row {
  readonly what: string;
  readonly is: number;
  readonly promise: string;
  readonly kept: boolean | undefined;
  readonly aim: string;
}

export function report(figures: Figures, plan: Plan): string {
  const rows = rowsOf(figures);
  const lines = rows.map(({ what, is, promise, kept, aim }) => [what, number(is), promise, aim, mark(kept)]);
  const micros = Object.entries(figures.micros).map(([name, us]) => `${name} ${us.toFixed(2)}`);
  return [
    `node ${process.version}, ${plan.rounds} rounds of ${plan.ms} ms; medians of the ratios of each round`,
    '',
    table([['measure', 'is', 'promised', 'aim', ''], ...lines]),
    '',
    `µs of CPU for one: ${micros.join(' · ')}`,
  ].join('\n');
}

function rowsOf(figures: Figures): Row[] {
  const games = Object.entries(figures.games).map(([id, is]) => free(`random games of ${id}, × plain`, is));
  const bytes = Object.entries(figures.tableBytes).map(([at, is]) => atMost(`table of ${at}, bytes`, is, LIMITS[at]));
  return [
    atLeast('in place, × plain reducer', figures.inPlaceVsPlain, 0.4, 0.6),
    atLeast('in place, × boardgame.io', figures.inPlaceVsBoardgameio, 80),
    atLeast('checked, × plain reducer', figures.checkedVsPlain, 0.15, 0.22),
    atLeast('checked, × boardgame.io', figures.checkedVsBoardgameio, 30),
    atMost('look, plain moves', figures.lookInMoves, 8),
    atMost('look as JSON, plain moves', figures.lookJsonInMoves, 30),
    atMost('imagine from a look, plain moves', figures.imagineInMoves, 25),
    atMost('deal an owned world anew, plain moves', figures.redealInMoves, 15),
    ...games,
    ...bytes,
    free('last 100 steps to first 100, 12 players', figures.stepGrowth),
  ];
}

const LIMITS: Readonly<Record<string, number>> = { 'sandwich/6': 5000, 'sandwich/12': 8000 };

function atLeast(what: string, is: number, floor: number, aim?: number): Row {
  return { what, is, promise: `≥ ${floor}`, kept: is >= floor, aim: aim === undefined ? '' : `${aim}` };
}

const atMost = (what: string, is: number, limit: number): Row => ({
  what,
  is,
  promise: `≤ ${limit}`,
  kept: is <= limit,
  aim: '',
});

const free = (what: string, is: number): Row => ({ what, is, promise: '', kept: undefined, aim: '' });

function mark(kept: boolean | undefined): string {
  if (kept === undefined) return '';
  return kept ? 'ok' : 'MISSED';
}

function number(x: number): string {
  return x >= 100 ? x.toFixed(0) : x.toPrecision(3);
}

function table(lines: readonly (readonly string[])[]): string {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
