/** The end of a game as the table saw it, without what one could do then. */
import type { ReactNode } from 'react';
import type { Board, Scene } from '../../board.ts';
import { Zoom } from '../../widgets/zoom.tsx';
import { backStyle } from '../back-style.ts';
import { Winners } from '../end.tsx';

export function Ended({ scene, board, head }: { scene: Scene; board: Board; head: ReactNode }): ReactNode {
  return (
    <div className="page" data-board={scene.match.game.id} style={backStyle(scene.match.game.id)}>
      {head}
      <main className="page__main final" id="main">
        <Winners scene={scene} board={board} />
        {board.Ending === undefined ? undefined : <board.Ending scene={scene} />}
      </main>
      <Zoom />
    </div>
  );
}
