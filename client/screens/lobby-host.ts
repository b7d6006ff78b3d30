/** What every part of the lobby gets, and who may change things there. */
import type { Room, Visit } from '../app/store.ts';
import type { Chosen } from './options.ts';
import type { Loaded } from './use-game.ts';

export interface LobbyProps {
  readonly visit: Visit;
  readonly room: Room;
}

export const isHost = ({ visit, room }: LobbyProps): boolean => visit.as === 'sit' && room.host === visit.person;

/** What is chosen and for how many seats. */
export interface Wanted {
  readonly chosen: Chosen;
  readonly seats: number;
}

export interface ChoosingProps extends LobbyProps, Wanted {
  readonly loaded: Loaded;
  readonly set: (chosen: Chosen, seats?: number) => void;
}
