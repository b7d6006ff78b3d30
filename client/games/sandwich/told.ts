/** What the log shows beside its sentences, and what is heard. */
import type { SandwichKinds } from '#games/sandwich';
import { ingredients } from '#games/sandwich';
import type { CardId } from '#kernel';
import { seatOf } from '#kernel';
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
      return taken(event.seat, event.card);
    case 'missed':
      return taken(event.by, event.card);
    case 'offered':
    case 'withdrawn':
    case 'swapped':
      return { seat: event.offer.from, cards: [event.offer.give, event.offer.take] };
    case 'declined':
      return { seat: event.offer.to, cards: [event.offer.give, event.offer.take] };
    case 'praised':
    case 'pitched':
      return { seat: event.cook, cards: event.cards.toReversed() };
    case 'served':
    case 'tasted':
      return { seat: event.taster };
    default:
      return {};
  }
}

/** In a blind round nobody is named. */
const taken = (seat: number, card: CardId): Logged =>
  seat < 0 ? { cards: [card] } : { seat: seatOf(seat), cards: [card] };

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
