/** x */
import type { ReactNode } from 'react';
import type { Room, Visit } from '../app/store.ts';
export const LobbyScreen = ({ visit }: { visit: Visit; room: Room }): ReactNode => <p>{visit.code}</p>;
