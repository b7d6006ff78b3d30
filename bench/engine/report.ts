/** The figures of the engine bench as a person reads them: beside what we promised and what we aim for. */
import type { Row } from '../table.ts';
import { atLeast, atMost, free, promises } from '../table.ts';
import type { Figures, Plan } from './run.ts';

export function report(figures: Figures, plan: Plan): string {
  const micros = Object.entries(figures.micros).map(([name, us]) => `${name} ${us.toFixed(2)}`);
  return [
    `node ${process.version}, ${plan.rounds} rounds of ${plan.ms} ms; medians of the ratios of each round`,
    '',
    promises(rowsOf(figures)),
    '',
    `µs of CPU for one: ${micros.join(' · ')}`,
  ].join('\n');
}

function rowsOf(figures: Figures): Row[] {
  const games = Object.entries(figures.games).map(([id, is]) =>
    atLeast(`random games of ${id}, × plain`, is, 0.12, 0.3),
  );
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
