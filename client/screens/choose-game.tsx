/** Which game: the whole shelf, with what each is like, and why one cannot be played by those who sit here. */
import type { ReactNode } from 'react';
import type { Shelved } from '#games';
import { games } from '#games';
import { sentenceOf } from '../app/commands.ts';
import { app } from '../app/store.ts';
import { frontOf } from '../boards.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { backStyle } from './back-style.ts';

export interface ChooseGameProps {
  readonly title: string;
  readonly onChoose: (game: Shelved) => void;
  readonly onClose: () => void;
  /** What is played here now. */
  readonly current?: string | undefined;
  /** How many sit here. */
  readonly taken?: number | undefined;
}

export function ChooseGame({ title, onChoose, onClose, current, taken = 0 }: ChooseGameProps): ReactNode {
  const choose = (game: Shelved): void => {
    onClose();
    onChoose(game);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <ul className="shelf">
        {games.map((game) => (
          <li key={game.id}>
            <button
              type="button"
              className="gamepick"
              style={backStyle(game.id)}
              disabled={taken > game.players[1]}
              onClick={() => choose(game)}
            >
              <span className="card card--back" aria-hidden="true" />
              <span>
                <b>{game.title}</b>
                <small>{game.id === current ? app.words.sameAgain : app.words.fronts[game.id]?.line}</small>
                <small>{whyNot(game, taken) ?? factsOf(game)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function factsOf({ id, players: [min, max] }: Shelved): string {
  const { words } = app;
  const minutes = frontOf(id)?.minutes;
  return [words.playersFromTo(min, max), ...(minutes === undefined ? [] : [words.minutes(minutes)])].join(', ');
}

const whyNot = ({ players: [, most] }: Shelved, taken: number): string | undefined =>
  taken > most ? sentenceOf({ code: 'too-many', facts: { most, taken } }) : undefined;
