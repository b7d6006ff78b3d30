/** What the log shows beside its sentences, and what is heard. */
import type { MastersKinds } from '#games/sandwich-masters';
import { DOOR, isBad, slotAt } from '#games/sandwich-masters';
import type { Logged } from '../../board.ts';
import type { Cue } from '../../sound/cues.ts';
import type { OwnScene } from './scene.ts';

type Told = MastersKinds['event'];

/** A line has room for so many pictures. */
const MOST = 3;

export function loggedAs(event: Told): Logged {
  switch (event.is) {
    case 'opens':
    case 'round':
    case 'last-round':
      return { heading: true };
    case 'played':
    case 'discarded':
    case 'lost':
      return { seat: event.seat, cards: event.cards.slice(0, MOST) };
    case 'moved':
    case 'got':
      return { seat: event.seat, cards: [event.card] };
    case 'claimed':
      return { seat: event.seat, cards: [event.order] };
    case 'ordered':
      return { cards: [event.order] };
    case 'event':
      return { cards: [event.card] };
    case 'inspected':
      return { seat: event.seat, cards: [event.inspector] };
    case 'bribed':
    case 'spared':
    case 'passed':
    case 'drew':
      return { seat: event.seat };
    case 'bar-cleared':
      return { cards: event.orders.slice(0, MOST) };
    default:
      return {};
  }
}

export function cueOf(event: Told, { match }: OwnScene): Cue | undefined {
  switch (event.is) {
    case 'played':
      if (event.to.some((spot) => slotAt(spot) === DOOR)) return 'cloche';
      return event.cards.some((card) => isBad(match.faces[card])) ? 'squelch' : 'slap';
    case 'moved':
    case 'got':
      return 'slap';
    case 'discarded':
      return 'flick';
    case 'claimed':
      return 'crunch';
    case 'bribed':
    case 'paid':
      return 'till';
    case 'event':
      return 'bell';
    case 'lost':
      return 'thud';
    default:
      return undefined;
  }
}
