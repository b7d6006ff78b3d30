/** Table of contents: the course of a turn, every question of Sandwich Masters, and the chapter with its rule. */
// Rules that the kernel and the house keep: G-2, G-6, G-9.
import type { Game } from '#kernel';
import { afterEvent, refillBar } from './rules/bar.ts';
import { eventRule } from './rules/events.ts';
import { inspect, visited } from './rules/inspect.ts';
import { served, turn } from './rules/turn.ts';
import type { MastersKinds, MastersWorld, Phase } from './state.ts';

export const phases: Readonly<Record<Phase, (w: MastersWorld) => void>> = {
  bar: refillBar,
};

export const questions: Game<MastersKinds>['questions'] = {
  turn,
  inspect,
  event: eventRule(afterEvent),
  served,
  visited,
};

export const interrupts: Game<MastersKinds>['interrupts'] = {};
