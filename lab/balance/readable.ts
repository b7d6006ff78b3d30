/** A report for people at a terminal. */
import { bar } from '../progress.ts';
import type { Change } from './against.ts';
import type { AimFigure, CardFigures, Effect, OwnFigure, Report } from './report.ts';
import type { Spread } from './statistics.ts';

const BAR = 24;

export function readable(report: Report, changes: readonly Change[]): string {
  const { games, game, seats, bots, seed, changedCards } = report;
  const others = Object.keys(changedCards);
  return [
    `${games} games of ${game} with ${seats} seats, bots ${bots.join(', ')}, seed ${seed}`,
    ...(others.length === 0 ? [] : [`with other values for ${others.join(', ')}`]),
    ...section('wins in turn order, with the range for 95 %', winLines(report)),
    ...section('the course of a game: mean, and 10 % · half · 90 % of the games', courseLines(report)),
    ...section('measures of the game', Object.values(report.measures).map(ownLine)),
    ...section('cards: times a game, and wins above a fair share when drawn, played, used', cardLines(report)),
    ...section('aims', report.aims.map(aimLine)),
    ...section('clear changes against the other study', changes.filter(({ clear }) => clear).map(changeLine)),
    '',
    `speed        ${report.decisionMicros} µs a decision, ${(report.cpuMs / games).toFixed(1)} ms of CPU a game`,
    `fingerprint  ${report.fingerprint}`,
  ].join('\n');
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Points of a hundred, with a sign. */
export const points = (share: number): string => `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)}`;

export const plain = (n: number): string => String(Math.round(n * 100) / 100).replace('-', '−');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

function winLines({ wins }: Report): string[] {
  const highest = Math.max(...wins.map(({ mean }) => mean), 1e-9);
  return wins.map(
    ({ mean, low, high }, i) =>
      `${i + 1} ${percent(mean).padStart(7)} (${percent(low)} to ${percent(high)})  ${bar(mean / highest, BAR)}`,
  );
}

function courseLines({ rounds, turns, decisions, decisionsPerTurn, leadChanges, margins }: Report): string[] {
  const line = (name: string, s: Spread): string =>
    `${name.padEnd(18)}${plain(s.mean).padStart(8)}   ${plain(s.p10)} · ${plain(s.median)} · ${plain(s.p90)}`;
  return [
    line('rounds', rounds),
    line('turns', turns),
    line('decisions', decisions),
    line('decisions a turn', decisionsPerTurn),
    line('lead changes', leadChanges),
    line('margin', margins),
  ];
}

const ownLine = (own: OwnFigure): string =>
  own.as === 'share'
    ? `${percent(own.mean).padStart(8)}  ${own.label} (${percent(own.low)} to ${percent(own.high)}; ${own.n} cases)`
    : `${plain(own.mean).padStart(8)}  ${own.label} (${plain(own.p10)} · ${plain(own.median)} · ${plain(own.p90)}; ${own.n} cases)`;

function cardLines({ cards }: Report): string[] {
  const width = Math.max(...cards.map(({ id }) => id.length), 4);
  const effect = ({ n, effect: above }: Effect): string => (n === 0 ? '·' : points(above)).padStart(7);
  const times = (n: number): string => n.toFixed(2).padStart(7);
  const line = (card: CardFigures): string =>
    [
      card.id.padEnd(width),
      ...[card.drawn, card.played, card.used].map(times),
      ...[card.winWhenDrawn, card.winWhenPlayed, card.winWhenUsed].map(effect),
    ].join(' ');
  return cards.map(line);
}

const aimLine = ({ what, wanted, is, met }: AimFigure): string =>
  `${met ? '✓' : '✗'} ${what}: ${wanted}; it is ${wanted.includes('%') ? percent(is) : plain(is)}`;

function changeLine({ what, as, before, now }: Change): string {
  const say = as === 'share' ? percent : plain;
  return `${what}: ${say(before.mean)} → ${say(now.mean)}`;
}
