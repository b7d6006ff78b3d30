/** Table of contents: the course of a round, every question and interrupt of Sandwich, and the chapter with its rule. */
import type { Game } from '#kernel';
import { beginComposing, compose, trade } from './rules/compose.ts';
import { beginRound } from './rules/deal.ts';
import { again, endRound } from './rules/end.ts';
import { address, askAddresses, askPlaces, place } from './rules/express.ts';
import { give } from './rules/give.ts';
import { beginFlip, flip, grab, nextFlip, pick } from './rules/market.ts';
import { beginTasting, pitch, rank, speak } from './rules/taste.ts';
import { accept, decline, offer, withdraw } from './rules/trade.ts';
import type { Phase, SandwichKinds, SandwichWorld } from './state.ts';

export const phases: Readonly<Record<Phase, (w: SandwichWorld) => void>> = {
  round: beginRound,
  flip: beginFlip,
  place: askPlaces,
  'next-flip': nextFlip,
  compose: beginComposing,
  address: askAddresses,
  give,
  taste: beginTasting,
  'round-over': endRound,
};

export const questions: Game<SandwichKinds>['questions'] = {
  flip,
  grab,
  pick,
  place,
  trade,
  compose,
  address,
  pitch,
  speak,
  rank,
  again,
};

export const interrupts: Game<SandwichKinds>['interrupts'] = { offer, accept, decline, withdraw };
