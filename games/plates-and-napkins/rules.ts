/** Table of contents: the course of a game, every question and interrupt of Plates & Napkins, and the chapter with its rule. */
// Rules that the kernel keeps: G-2, PL-02, PL-22.
import type { Game } from '#kernel';
import { afterGone, beginBidding, bid } from './rules/bid.ts';
import { beginTurn, build, keep, nextTurn } from './rules/build.ts';
import { choosePlate, choosePlayer, swap } from './rules/choices.ts';
import { beginCount, count, meal } from './rules/eat.ts';
import { pass, trade } from './rules/exchange.ts';
import { napkin, napkinHold, peek } from './rules/napkins.ts';
import { policy } from './rules/policy.ts';
import { trim } from './rules/refill.ts';
import type { Phase, PlatesKinds, PlatesWorld } from './state.ts';

export const phases: Readonly<Record<Phase, (w: PlatesWorld) => void>> = {
  turn: beginTurn,
  'next-turn': nextTurn,
  bidding: beginBidding,
  count: beginCount,
  gone: afterGone,
};

export const questions: Game<PlatesKinds>['questions'] = {
  build,
  keep,
  trim,
  bid,
  count,
  meal,
  napkin: napkinHold,
  trade,
  pass,
  swap,
  choosePlate,
  choosePlayer,
};

export const interrupts: Game<PlatesKinds>['interrupts'] = { napkin, policy, peek };
