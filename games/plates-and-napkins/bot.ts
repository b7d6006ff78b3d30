/** A bot's taste in Plates & Napkins: it builds what it can win or force on others, bids by what the meal means to it, and bluffs. */
import type { Frame, Look, Taste } from '#kernel';
import { printed } from '#kernel';
import { chooseBid } from './bot/bidding.ts';
import { chooseBuild, chooseKept, chooseTrimmed } from './bot/building.ts';
import { choosePassed, choosePlate, choosePlayer, chooseSwap, chooseTrade, wantedNapkin } from './bot/napkins.ts';
import type { Mind } from './bot/thinking.ts';
import type { Asks, PlatesKinds } from './state.ts';

type Answers = { readonly [Q in keyof Asks]: (mind: Mind, about: Asks[Q]['about']) => Asks[Q]['answer'] };

const answers: Answers = {
  build: (mind) => chooseBuild(mind),
  keep: (mind) => chooseKept(mind),
  trim: (mind) => chooseTrimmed(mind),
  bid: (mind, { last }) => chooseBid(mind, last),
  count: () => 'wave',
  napkin: () => 'wave',
  trade: (mind, { card }) => chooseTrade(mind, printed(mind.w, card).amount),
  pass: (mind, { card }) => choosePassed(mind, printed(mind.w, card).amount),
  swap: (mind) => chooseSwap(mind),
  choosePlate: (mind, { card }) => choosePlate(mind, card),
  choosePlayer: (mind) => choosePlayer(mind),
};

const tasteOf = (bluffs: Mind['bluffs']): Taste<PlatesKinds> => ({
  answer(look: Look<PlatesKinds>, w, frame: Frame, persona, dice) {
    const answer = answers[frame.ask as keyof Asks] as (mind: Mind, about: unknown) => unknown;
    return answer({ w, seat: look.seat, persona, dice, bluffs }, frame.about);
  },
  interrupt: (look, w, persona, dice) => wantedNapkin({ w, seat: look.seat, persona, dice, bluffs }),
});

export const taste = tasteOf('bluffs');

/** The same without bluffs, to see what they are good for. */
export const honestTaste = tasteOf('never-bluffs');
