/** A game on the shelf: three of its cards, how many play it for how long, a line, its rulebooks. */
import type { ReactNode } from 'react';
import type { Shelved } from '#games';
import { app } from '../app/store.ts';
import { openTable } from '../app/visits.ts';
import type { Front } from '../boards.ts';
import { frontOf } from '../boards.ts';
import { classes } from '../widgets/classes.ts';
import { art, Picture, Sign } from '../widgets/picture.tsx';
import { backStyle } from './back-style.ts';

export function GameCard({ game }: { readonly game: Shelved }): ReactNode {
  const { words } = app;
  const said = words.fronts[game.id];
  const front = frontOf(game.id);
  return (
    <li className="game" style={backStyle(game.id)}>
      <div className="game__cover">
        {front === undefined ? undefined : (
          <>
            <span className="badge game__kind">{said?.kind}</span>
            <Cover front={front} />
          </>
        )}
      </div>
      <div className="game__body">
        <div className="game__head">
          <h3>{game.title}</h3>
          <button
            type="button"
            className="button button--yes"
            aria-label={words.playGame(game.title)}
            onClick={() => openTable(game, {})}
          >
            {words.play}
          </button>
        </div>
        <GameFacts game={game} front={front} />
        <p>{said?.line}</p>
      </div>
      <Editions game={game} front={front} />
    </li>
  );
}

const Cover = ({ front }: { readonly front: Front }): ReactNode => (
  <div className="game__cards" aria-hidden="true">
    {front.cover.map(({ picture, category, kind }) => (
      <div
        key={picture}
        className={classes('card card--picture', kind !== undefined && `card--${kind}`)}
        data-cat={category}
      >
        <Picture of={art(`cat-${category}`)} className="card__cat" />
        <Picture of={picture} className="card__art" />
      </div>
    ))}
  </div>
);

interface PartProps {
  readonly game: Shelved;
  readonly front: Front | undefined;
}

function GameFacts({ game: { players }, front }: PartProps): ReactNode {
  const { words } = app;
  return (
    <ul className="game__facts">
      <li>
        <Sign of="people" />
        <span className="visually-hidden">{words.players}: </span>
        {players[0]}–{players[1]}
      </li>
      {front === undefined ? undefined : (
        <li>
          <Sign of="clock" />
          <span className="visually-hidden">{words.time}: </span>
          {words.minutes(front.minutes)}
        </li>
      )}
    </ul>
  );
}

/** Each opens a table by that rulebook. */
function Editions({ game, front }: PartProps): ReactNode {
  return (
    <div className="game__foot">
      <div className="game__editions">
        {front?.editions.map((choice, at) => (
          <button key={JSON.stringify(choice)} type="button" className="chip" onClick={() => openTable(game, choice)}>
            {app.words.fronts[game.id]?.editions[at]}
          </button>
        ))}
      </div>
    </div>
  );
}
