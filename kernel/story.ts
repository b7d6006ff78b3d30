/** Telling what happens: each event with its audience. Costs nothing while nobody listens. */
import type { GameEvent, Kinds, Seats, TimeUp, World } from './types.ts';

export function tell<K extends Kinds>(w: World<K>, audience: Seats, event: K['event']): void {
  if (w.story !== undefined) w.story.push({ audience, event });
}

export const tellAll = <K extends Kinds>(w: World<K>, event: K['event']): void => tell(w, w.match.everyone, event);

export const isTimeUp = (event: GameEvent): event is TimeUp => event.is === 'time-up';
