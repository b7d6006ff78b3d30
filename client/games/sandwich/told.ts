/** What the log shows beside its sentences, and what is heard. */
import type { SandwichKinds } from '#games/sandwich';
import { ingredients } from '#games/sandwich';
import type { Logged } from '../../board.ts';
import type { Cue } from '../../sound/cues.ts';
import type { OwnScene } from './scene.ts';

type Told = SandwichKinds['event'];

export function loggedAs(event: Told): Logged {
  switch (event.is) {
    case 'round':
    case 'another-game':
    case 'trading':
    case 'given':
    case 'flipped':
      return { heading: true };
    case 'announced':
      return { cards: [event.card] };
    case 'took':
      return { seat: event.seat, cards: [event.card] };
    case 'missed':
      return { seat: event.by, cards: [event.card] };
    case 'offered':
    case 'withdrawn':
    case 'swapped':
      return { seat: event.offer.from, cards: [event.offer.give, event.offer.take] };
    case 'declined':
      return { seat: event.offer.to, cards: [event.offer.give, event.offer.take] };
    case 'praised':
      return { seat: event.cook, cards: event.cards };
    case 'pitched':
      return { seat: event.cook };
    case 'served':
    case 'tasted':
      return { seat: event.taster };
    default:
      return {};
  }
}

export function cueOf(event: Told, { match, seat }: OwnScene): Cue | undefined {
  switch (event.is) {
    case 'flipped':
      return 'flick';
    case 'took':
      return ingredients[match.faces[event.card]].grade === 'odd' ? 'squelch' : 'slap';
    case 'missed':
      return 'thud';
    case 'offered':
      return event.offer.to === seat ? 'bell' : undefined;
    case 'swapped':
      return 'slap';
    case 'given':
      return 'crunch';
    case 'served':
      return 'cloche';
    case 'tasted':
      return 'till';
    default:
      return undefined;
  }
}
