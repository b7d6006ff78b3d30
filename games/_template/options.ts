/** What a table of Template may choose. */
// Rules: TP-07.
import type { OptionBook } from '#kernel';
import { refusal } from '#kernel';

export type Options = {
  rounds: number;
  hand: number;
  playSeconds: number;
};

/** Cards in the deck, see cards.ts. */
const DECK = 16;

export const options: OptionBook<Options> = {
  specs: {
    rounds: { kind: 'number', min: 1, max: 4, standard: 3 },
    hand: { kind: 'number', min: 1, max: 6, standard: 4 },
    playSeconds: { kind: 'number', min: 0, max: 86_400, standard: 30 },
  },
  presets: { standard: {} },
  standardPreset: 'standard',
  variants: { short: { rounds: 2 }, long: { rounds: 4 } },
  settle: (chosen) => chosen,
  forbid(chosen, seats) {
    const needed = seats * chosen.hand;
    if (needed > DECK) return refusal('too-few-cards', { needed, deck: DECK });
    return chosen.rounds > chosen.hand
      ? refusal('too-many-rounds', { rounds: chosen.rounds, hand: chosen.hand })
      : undefined;
  },
};
