/** The host's way to another game at the same table, from its lobby and from the end of a game. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { say } from '../app/commands.ts';
import type { Room } from '../app/store.ts';
import { app } from '../app/store.ts';
import { ChooseGame } from './on-demand.tsx';

export interface AnotherGameProps {
  readonly room: Room;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The same game again leads to its options. */
export function AnotherGame({ room, children, className = 'button' }: AnotherGameProps): ReactNode {
  const [isOpen, open] = useState(false);
  const { game, chairs, stage } = room;
  return (
    <>
      <button type="button" className={className} onClick={() => open(true)}>
        {children}
      </button>
      {isOpen ? (
        <ChooseGame
          title={app.words.anotherGame}
          current={stage === 'lobby' ? undefined : game}
          taken={chairs.filter(({ kind }) => kind !== 'empty').length}
          onChoose={({ id }) =>
            say(id === game && stage !== 'lobby' ? { kind: 'rematch' } : { kind: 'game', game: id })
          }
          onClose={() => open(false)}
        />
      ) : undefined}
    </>
  );
}
