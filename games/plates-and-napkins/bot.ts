/** A bot's taste in Plates & Napkins: it builds what it can win or force on others, bids by what the meal means to it, and bluffs. */
import type { Frame, Taste } from '#kernel';
import { printed } from '#kernel';
import { bids } from './bot/bidding.ts';
import { builds, kept, trimmed } from './bot/building.ts';
import type { Manner } from './bot/manner.ts';
import { FIRST, NOW } from './bot/manner.ts';
import { passed, plates, players, swapped, trades } from './bot/napkin-choices.ts';
import { wantedNapkin } from './bot/napkins.ts';
import type { Mind } from './bot/thinking.ts';
import type { Weighed } from './bot/weighed.ts';
import { bestOf, inOrder } from './bot/weighed.ts';
import type { Asks, PlatesKinds } from './state.ts';

type Options = { readonly [Q in keyof Asks]: (mind: Mind, about: Asks[Q]['about']) => Weighed<Asks[Q]['answer']>[] };

const wave = (): Weighed<'wave'>[] => [{ answer: 'wave', value: 0, like: 'wave' }];

/** By question: what it might answer. */
const options: Options = {
  build: (mind) => builds(mind),
  keep: (mind) => kept(mind),
  trim: (mind) => trimmed(mind),
  bid: (mind, { last }) => bids(mind, last),
  count: wave,
  meal: () => [{ answer: 'on', value: 0, like: 'on' }],
  napkin: wave,
  trade: (mind, { card }) => trades(mind, printed(mind.w, card).amount),
  pass: (mind, { card }) => passed(mind, printed(mind.w, card).amount),
  swap: (mind) => swapped(mind),
  choosePlate: (mind, { card }) => plates(mind, card),
  choosePlayer: (mind) => players(mind),
};

const optionsFor = (mind: Mind, { ask, about }: Frame): Weighed<unknown>[] =>
  (options[ask as keyof Asks] as (mind: Mind, about: unknown) => Weighed<unknown>[])(mind, about);

const tasteOf = (manner: Manner): Taste<PlatesKinds> => ({
  answer: (w, seat, frame, persona, dice) => bestOf(optionsFor({ w, seat, persona, dice, manner }, frame)),
  ranked: (w, seat, frame, persona, dice) => inOrder(optionsFor({ w, seat, persona, dice, manner }, frame)),
  interrupt: (w, seat, persona, dice) => wantedNapkin({ w, seat, persona, dice, manner }),
  horizon: HORIZON,
});

/** About two sandwiches. */
const HORIZON = 12;

export const taste = tasteOf(NOW);
export const firstTaste = tasteOf(FIRST);

/** The same without bluffs, to see what they are good for. */
export const honestTaste = tasteOf({ ...NOW, bluffs: 'never-bluffs' });
