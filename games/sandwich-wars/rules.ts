/** Table of contents: the course of a turn, every question of Sándwich Wars, and the chapter with its rule. */
// Rules that the kernel and the house keep: SW-01, G-2, G-6, G-9.
import type { Game } from '#kernel';
import { upkeep } from './rules/assistants.ts';
import { afterDiscard, afterUpkeep, beginEndOfTurn, discard, goToNext, lastRound } from './rules/end-of-turn.ts';
import { free, helper } from './rules/opportunity.ts';
import { reward } from './rules/order.ts';
import { askTurn, beginTurn, replenish, turn } from './rules/turn.ts';
import { score, sheet } from './scoring.ts';
import type { Phase, WarsKinds, WarsWorld } from './state.ts';

export const phases: Readonly<Record<Phase, (w: WarsWorld) => void>> = {
  turn: beginTurn,
  act: askTurn,
  'end-of-turn': beginEndOfTurn,
  'after-upkeep': afterUpkeep,
  'after-discard': afterDiscard,
  next: goToNext,
  score,
};

export const questions: Game<WarsKinds>['questions'] = {
  turn,
  replenish,
  reward,
  helper,
  free,
  upkeep,
  discard,
  lastRound,
  sheet,
};
