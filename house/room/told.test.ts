/** A story is cut now and then, and whoever comes late finds the same as if it had never been. */
import { expect, it } from 'vitest';
import type { Told } from '#kernel';
import { fastDice } from '#kernel';
import { keptStory, LONGEST_STORY, lately } from './told.ts';

const SEATS = 4;

/** How many of three events are for one seat alone, by their number. */
const secrets = {
  'where some is told to one': () => 1,
  'where all is told to all': () => 0,
  'where secrets come late': (n: number) => (n < 4 * LONGEST_STORY ? 0 : 1),
  'where secrets come first': (n: number) => (n < LONGEST_STORY ? 1 : 0),
};

it.each(Object.entries(secrets))(
  'H4-03 keeps for each seat the last part of what it heard, and little besides: %s',
  (_, of) => {
    const dice = fastDice(7);
    let whole: Told[] = [];
    let kept: Told[] = [];
    for (let n = 0; n < 6 * LONGEST_STORY; n++) {
      const audience = dice.below(3) < of(n) ? 1 << dice.below(SEATS) : (1 << SEATS) - 1;
      const now = n % 10 === 0 ? [] : [{ audience, event: { is: 'said', n } }];
      whole = whole.concat(now);
      kept = keptStory(kept, now);
      if (n % 100 !== 0) continue;
      for (let seat = 0; seat < SEATS; seat++)
        expect(JSON.stringify(lately(seat, kept))).toBe(JSON.stringify(lately(seat, whole)));
    }
    expect(kept.length).toBeLessThan(2 * LONGEST_STORY);
  },
);
