/** The published ladder as a page: how often each level wins, with seeds, so that anybody can play it again. */
import type { Outcome } from './outcome.ts';

export interface Rung extends Outcome {
  /** Of the game. */
  readonly version: number;
  readonly bots: readonly [first: string, second: string];
  readonly seed: string;
}

type Step = Pick<Rung, 'game' | 'version' | 'seats' | 'bots'>;

export const isSameStep = (a: Step, b: Step): boolean =>
  a.game === b.game && a.version === b.version && a.seats === b.seats && a.bots.join() === b.bots.join();

/** In place of what was played of this step before, whatever the version was. */
export const withRung = (rungs: readonly Rung[], rung: Rung): Rung[] => [
  ...rungs.filter((other) => !isSameStep({ ...other, version: rung.version }, rung)),
  rung,
];

export function pageOf(rungs: readonly Rung[]): string {
  const games = new Map(rungs.map(({ game, version }) => [game, version]));
  return [
    '# How strong the bots are',
    '',
    'Written by `npm run --silent lab -- ladder`. One bot of the first kind sits among the second; every deal is played once with it in each seat. *Share* is how often it wins, with the range in which the truth lies 19 times in 20; a shared win counts in part, and *fair* is what equal skill would give. *Margin* is points ahead of the best rival. *CPU* is for each decision it searched, or for each decision where it never searches, on the machine that wrote this. *Changed* is how many searched decisions are not what its taste would have said.',
    '',
    '`random` is the Kitchen mouse, `helper` the Apprentice, `greedy` Skilled, `search` the Chef, `master` the Grand master. `greedy-1` is Skilled as it first was: the yardstick that stays.',
    ...[...games].flatMap(([game, version]) => [
      '',
      `## ${game}, version ${version}`,
      '',
      '| seats | first | among | share | fair | margin | CPU | changed | games | seed | fingerprint |',
      '|--:|---|---|---|--:|--:|--:|--:|--:|---|---|',
      ...rungs.filter((rung) => rung.game === game).map(row),
    ]),
    '',
  ].join('\n');
}

function row({
  seats,
  bots,
  share,
  low,
  high,
  margin,
  cpuMsPerDecision,
  changed,
  games,
  seed,
  fingerprint,
}: Rung): string {
  const range = `**${share.toFixed(2)}** [${low.toFixed(2)}, ${high.toFixed(2)}]`;
  const cells = [
    ...[seats, `\`${bots[0]}\``, `\`${bots[1]}\``, range, (1 / seats).toFixed(2), margin.toFixed(1)],
    ...[cpuText(cpuMsPerDecision), changed === 0 ? '' : `${(100 * changed).toFixed(0)} %`, games, seed],
    `\`${fingerprint.slice(0, 8)}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

const cpuText = (ms: number): string => (ms < 1 ? `${Math.round(1000 * ms)} µs` : `${ms.toFixed(0)} ms`);
