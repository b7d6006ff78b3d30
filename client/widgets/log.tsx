/** What happened, the newest first: a dot for who, a sentence, the cards; of all players or of one. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GameEvent, Seat } from '#kernel';
import { listSeats } from '#kernel';
import { app } from '../app/store.ts';
import type { Board, Logged, Scene } from '../board.ts';
import { classes } from './classes.ts';
import { Picture } from './picture.tsx';
import { Avatar, playerColour } from './player.tsx';

/** More lines than these are not drawn. */
const MOST = 120;

export interface LogProps {
  readonly scene: Scene;
  readonly board: Board;
  readonly moments?: Moments | undefined;
}

/** Which lines can be seen again, by their place in the log. */
export interface Moments {
  has(line: number): boolean;
  show(line: number): void;
}

export function Log({ scene, board, moments }: LogProps): ReactNode {
  const [only, setOnly] = useState<Seat>();
  const lines = scene.log
    .map((event, i) => ({ event, i, logged: board.logged?.(event, scene) ?? {} }))
    .filter(({ logged }) => only === undefined || logged.seat === only)
    .slice(-MOST)
    .reverse();
  return (
    <>
      {board.logged === undefined ? undefined : <Filter scene={scene} only={only} onChoose={setOnly} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keys. */}
      <ol className="log" tabIndex={0} aria-label={app.words.log}>
        {lines.map(({ event, i, logged }) => (
          <Line
            key={i}
            {...{ event, logged, scene, board }}
            onTap={moments?.has(i) === true ? () => moments.show(i) : undefined}
          />
        ))}
      </ol>
    </>
  );
}

/** Names stand out of a sentence. */
function Sentence({ text, scene }: { readonly text: string; readonly scene: Scene }): ReactNode {
  const names = listSeats(scene.match.players)
    .map((seat) => scene.who.seat(seat))
    .filter((name) => name !== '');
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`(${names.map(escaped).join('|')})`, 'u'));
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name than their place.
  return parts.map((part, i) => (names.includes(part) ? <b key={i}>{part}</b> : part));
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

interface LineProps extends LogProps {
  readonly event: GameEvent;
  readonly logged: Logged;
  readonly onTap: (() => void) | undefined;
}

function Line(props: LineProps): ReactNode {
  const { event, logged, onTap } = props;
  const { seat, heading } = logged;
  const isTapped = onTap !== undefined && heading !== true;
  return (
    <li
      className={classes(heading === true && 'log__round', heading !== true && !isTapped && 'log__item')}
      data-is={event.is}
      {...(seat === undefined ? {} : playerColour(seat))}
    >
      {isTapped ? (
        <button type="button" className="log__item" onClick={onTap}>
          <Told {...props} />
        </button>
      ) : (
        <Told {...props} />
      )}
    </li>
  );
}

function Told({ event, logged, scene, board }: LineProps): ReactNode {
  const { seat, cards = [] } = logged;
  return (
    <>
      {seat === undefined ? undefined : <span className="log__dot" />}
      <span>
        <Sentence text={scene.text.event(event, scene.match, scene.who)} scene={scene} />
      </span>
      {cards.map((card) => (
        <Picture key={card} of={board.face(scene, card).picture} />
      ))}
    </>
  );
}

interface FilterProps {
  readonly scene: Scene;
  readonly only: Seat | undefined;
  readonly onChoose: (seat: Seat | undefined) => void;
}

function Filter({ scene, only, onChoose }: FilterProps): ReactNode {
  return (
    <div className="log-filter" role="group" aria-label={app.words.logFilter}>
      {listSeats(scene.match.players).map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={only === seat}
          aria-label={scene.who.seat(seat)}
          onClick={() => onChoose(only === seat ? undefined : seat)}
        >
          <Avatar seat={seat} person={scene.person(seat)} size="xs" />
        </button>
      ))}
    </div>
  );
}
