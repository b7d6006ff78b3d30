/** What a cook learns of tasters from their rankings: the likes that make what they said most likely, near the crowd's. */
import type { GameEvent, Seat } from '#kernel';
import type { Event, SandwichMatch } from '../state.ts';
import type { Likes } from './palate.ts';
import { CROWD, dot, flavourOf, SPREAD, spoiltIn } from './palate.ts';

/** Of two sandwiches that a taster ranked next to each other: what the better one has more of. */
interface Preference {
  readonly more: Likes;
  /** How much better it is for reasons that are the same for all tasters. */
  readonly anyway: number;
}

/** Two sandwiches whose worth differs by less are ranked almost by chance. */
const DOUBT = 3;
/** Often enough: what is learned hardly changes any more. */
const PASSES = 12;
const HALVINGS = 14;

/** What this taster likes, as far as their rankings have told; the crowd's likes where none was heard. */
export function likesHeard(match: SandwichMatch, heard: readonly GameEvent[], taster: Seat): Likes {
  const rankings = (heard as readonly Event[]).filter((event) => event.is === 'tasted' && event.taster === taster);
  return likesFrom((rankings as Tasted[]).flatMap((ranking) => preferencesIn(match, ranking)));
}

type Tasted = Extract<Event, { is: 'tasted' }>;

function preferencesIn({ faces, options }: SandwichMatch, { sandwiches }: Tasted): Preference[] {
  const kinds = sandwiches.map(({ cards }) => cards.map((card) => faces[card]));
  const flavours = kinds.map(flavourOf);
  const spoilt = kinds.map((made) => (options.fridge ? spoiltIn(made) : 0));
  return flavours.slice(1).map((_, i) => {
    const [best, next] = options.bleah ? [i + 1, i] : [i, i + 1];
    return {
      more: flavours[best].map((amount, k) => amount - flavours[next][k]),
      anyway: spoilt[best] - spoilt[next],
    };
  });
}

/**
 * The most likely likes, if they lie around the crowd's in a bell and a taster errs the less the more two sandwiches
 * differ. Every preference pulls by `pulls` towards what it has more of; each is set in turn to what the others leave.
 */
function likesFrom(preferences: readonly Preference[]): Likes {
  if (preferences.length === 0) return CROWD;
  const likes = [...CROWD];
  const pulls = preferences.map(() => 0);
  const reaches = preferences.map(({ more }) => more.map((amount, k) => amount * SPREAD[k] ** 2));
  const stretch = preferences.map(({ more }, p) => dot(more, reaches[p]));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [p, { more, anyway }] of preferences.entries()) {
      const ahead = dot(likes, more) + anyway;
      const step = pullOf(ahead - stretch[p] * pulls[p], stretch[p]) - pulls[p];
      pulls[p] += step;
      for (let k = 0; k < likes.length; k++) likes[k] += step * reaches[p][k];
    }
  }
  return likes;
}

/** The pull at which a preference that is ahead by so much without it is as surprising as the pull is strong: found by halving. */
function pullOf(ahead: number, stretch: number): number {
  let [low, high] = [0, 1 / DOUBT];
  for (let i = 0; i < HALVINGS; i++) {
    const pull = (low + high) / 2;
    if (DOUBT * pull * (1 + Math.exp((ahead + stretch * pull) / DOUBT)) < 1) low = pull;
    else high = pull;
  }
  return low;
}
