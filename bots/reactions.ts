/** How quick bots are in a race: drawn from dice, never measured. */
import type { Dice, Millis } from '#kernel';
import { millis } from '#kernel';

/** About 700 ± 180 ms, like a person who reads cards; nobody is quicker than 250. */
const REACTION = { mean: 700, fastest: 250 };

/** Four even draws make a bell; 313 apart each gives a spread of 180. Whole numbers only, alike on every machine. */
const DRAWS = 4;
const REACH = 313;

/** How long a bot takes from seeing the cards to grabbing one. */
export function reactionTime(dice: Dice): Millis {
  let time = REACTION.mean - (DRAWS * (REACH - 1)) / 2;
  for (let i = 0; i < DRAWS; i++) time += dice.below(REACH);
  return millis(Math.max(REACTION.fastest, time));
}
