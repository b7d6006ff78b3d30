/** What the log shows beside its sentences, and what is heard. */
import type { WarsKinds } from '#games/sandwich-wars';
import type { Logged } from '../../board.ts';
import type { Cue } from '../../sound/cues.ts';

type Told = WarsKinds['event'];

export function loggedAs(event: Told): Logged {
  switch (event.is) {
    case 'opens':
    case 'turn':
    case 'last-round':
    case 'game-over':
      return { heading: true };
    case 'hand':
      return { cards: event.cards };
    case 'replaced':
      return { seat: event.seat, cards: [event.out, event.card] };
    case 'completed':
    case 'replenished':
    case 'discarded':
      return { seat: event.seat, cards: event.cards };
    case 'played':
    case 'extra-action':
    case 'kept':
    case 'used':
      return { seat: event.seat, cards: [event.card] };
    case 'shuffled':
    case 'refilled':
    case 'scored':
      return {};
    default:
      return { seat: event.seat };
  }
}

export function cueOf(event: Told): Cue | undefined {
  switch (event.is) {
    case 'played':
    case 'replaced':
      return 'slap';
    case 'coins':
    case 'earned':
    case 'two-points':
    case 'paid':
      return 'till';
    case 'drew':
    case 'replenished':
    case 'refilled':
    case 'discarded':
      return 'flick';
    case 'completed':
      return 'crunch';
    case 'hired':
    case 'used':
    case 'boosted':
    case 'last-round':
      return 'bell';
    case 'broke':
      return 'thud';
    default:
      return undefined;
  }
}
