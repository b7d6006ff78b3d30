/** What a tournament comes to, in figures. */
import { sha256Hex } from '#kernel';
import { shareOf, tidy } from '../balance/statistics.ts';
import type { Duel } from './duel.ts';

export interface Outcome {
  readonly game: string;
  readonly seats: number;
  readonly deals: number;
  readonly games: number;
  /** Wins of the first bot, and the range in which the true share lies 19 times in 20. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Points ahead of the best rival, on average. */
  readonly margin: number;
  readonly cpuMsPerDecision: number;
  /** The share of searched decisions that are not the taste's. */
  readonly changed: number;
  /** Playouts that met an error. */
  readonly broken: number;
  readonly fingerprint: string;
}

/** `busy` is the part of the clock's time that was CPU time. */
export function outcomeOf(game: string, seats: number, duels: readonly Duel[], busy: number): Outcome {
  const sum = (value: (duel: Duel) => number): number => duels.reduce((all, duel) => all + value(duel), 0);
  const {
    n: games,
    mean: share,
    low,
    high,
  } = shareOf(
    sum((duel) => duel.won),
    duels.length,
  );
  const searched = sum((duel) => duel.searched);
  const decisions = searched > 0 ? searched : sum((duel) => duel.decisions);
  return {
    game,
    seats,
    deals: games / seats,
    games,
    share,
    low,
    high,
    margin: tidy(sum((duel) => duel.margin) / games),
    cpuMsPerDecision: rounded((busy * sum((duel) => duel.thinkingMs)) / Math.max(1, decisions)),
    changed: tidy(sum((duel) => duel.changed) / Math.max(1, searched)),
    broken: sum((duel) => duel.broken),
    fingerprint: sha256Hex(duels.map((duel) => duel.fingerprint).join('\n')).slice(0, 32),
  };
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
