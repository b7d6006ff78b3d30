/** Table of contents: the course of a round, every question and interrupt of Sandwich, and the chapter with its rule. */
// Rules that the kernel, the house, the bots and the page keep: SA-04, G-2, S4-29, SA-34, SA-47, S4-18, SA-54, SA-56,
// SA-68, SA-85, SA-86, SA-88, S0-04, SA-89, SA-90, SA-91, SA-92, G-6, G-9.
import type { Game } from '#kernel';
import { beginComposing, compose, trade } from './rules/compose.ts';
import { beginRound, deal } from './rules/deal.ts';
import { again, endRound } from './rules/end.ts';
import { address, askAddresses, askPlaces, place } from './rules/express.ts';
import { give } from './rules/give.ts';
import { beginFlip, flip, grab, nextFlip, pick } from './rules/market.ts';
import { show, showRound, tellNext } from './rules/show.ts';
import { beginTasting, pitch, rank, speak } from './rules/taste.ts';
import { beginTheme, theme } from './rules/theme.ts';
import { accept, decline, offer, withdraw } from './rules/trade.ts';
import type { Phase, SandwichKinds, SandwichWorld } from './state.ts';

export const phases: Readonly<Record<Phase, (w: SandwichWorld) => void>> = {
  round: beginRound,
  theme: beginTheme,
  deal,
  flip: beginFlip,
  place: askPlaces,
  'next-flip': nextFlip,
  compose: beginComposing,
  address: askAddresses,
  give,
  taste: beginTasting,
  show: tellNext,
  'round-page': showRound,
  'round-over': endRound,
};

export const questions: Game<SandwichKinds>['questions'] = {
  theme,
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
  show,
  again,
};

export const interrupts: Game<SandwichKinds>['interrupts'] = { offer, accept, decline, withdraw };
