/** Who is ready for a game, who would like another, and for whom the others wait. */
import type { ChairShown } from '#protocol';
import type { Room } from '../app/store.ts';

export type PersonShown = Extract<ChairShown, { kind: 'person' }>;

const peopleIn = ({ chairs }: Pick<Room, 'chairs'>): PersonShown[] =>
  chairs.filter((chair): chair is PersonShown => chair.kind === 'person');

/** Who is here and has not said that they are ready; the host says it by starting. */
export const missingIn = (room: Pick<Room, 'chairs' | 'host'>): PersonShown[] =>
  peopleIn(room).filter(({ away, ready, person }) => !away && !ready && person !== room.host);

export const readyIn = (room: Pick<Room, 'chairs'>): PersonShown[] => peopleIn(room).filter(({ ready }) => ready);

export const personIn = (room: Pick<Room, 'chairs'> | undefined, who: number): PersonShown | undefined =>
  room === undefined ? undefined : peopleIn(room).find(({ person }) => person === who);
