/** What the log shows beside its sentences, and what is heard. */
import type { PlatesKinds } from '#games/plates-and-napkins';
import { cards } from '#games/plates-and-napkins';
import type { Logged } from '../../board.ts';
import type { Cue } from '../../sound/cues.ts';
import type { OwnScene } from './scene.ts';

type Told = PlatesKinds['event'];

/** What begins another part of the story. */
const HEADINGS: readonly Told['is'][] = ['begins', 'counted', 'over'];

export function loggedAs(event: Told): Logged {
  if (HEADINGS.includes(event.is)) return { heading: true };
  const card = 'card' in event ? { cards: [event.card] } : {};
  if (event.is === 'handed') return { seat: event.seat, cards: event.cards };
  if (event.is === 'ate') return { seat: event.eaters[0] };
  return 'seat' in event ? { seat: event.seat, ...card } : card;
}

const CUES: Partial<Readonly<Record<Told['is'], Cue>>> = {
  finished: 'crunch',
  discarded: 'flick',
  kept: 'flick',
  filled: 'flick',
  bid: 'slap',
  napkin: 'bell',
  counted: 'cloche',
  ate: 'till',
  swapped: 'flick',
  traded: 'flick',
  passed: 'flick',
  'new-hands': 'flick',
  cleared: 'squelch',
  nibbled: 'squelch',
  cancelled: 'thud',
};

export function cueOf(event: Told, { match }: OwnScene): Cue | undefined {
  if (event.is === 'started' || event.is === 'added')
    return cards[match.faces[event.card]].points < 0 ? 'squelch' : 'slap';
  return CUES[event.is];
}
