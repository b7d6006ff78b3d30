/** What happened, the newest first: a dot for who, a sentence, the cards; of all players or of one. */
import type { ReactNode } from 'react';
import { memo, useDeferredValue, useRef, useState } from 'react';
import type { GameEvent, Seat } from '#kernel';
import { isTimeUp, listSeats } from '#kernel';
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

/** Follows what happens as soon as there is time: cards and plates are drawn first. */
export function Log({ scene, ...more }: LogProps): ReactNode {
  const told = useDeferredValue<Scene | undefined>(scene, undefined);
  return told === undefined ? undefined : <Lines {...more} scene={told} />;
}

const Lines = memo(DrawnLog, (old, now) => old.scene === now.scene && old.board === now.board);

function DrawnLog({ scene, board, moments }: LogProps): ReactNode {
  const [only, setOnly] = useState<Seat>();
  const lines = useLines({ scene, board, moments }, only);
  return (
    <>
      {board.logged === undefined ? undefined : <Filter scene={scene} only={only} onChoose={setOnly} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keys. */}
      <ol className="log" tabIndex={0} aria-label={app.words.log}>
        {lines}
      </ol>
    </>
  );
}

/** What was said stays said: a line is drawn once, and again only when it reads otherwise or can be tapped. */
function useLines(props: LogProps, only: Seat | undefined): ReactNode[] {
  const { scene, board, moments } = props;
  const latest = useRef(moments);
  latest.current = moments;
  const [drawn] = useState(() => new Map<GameEvent, { readonly stamp: string; readonly line: ReactNode }>());
  const lines: ReactNode[] = [];
  for (let i = scene.log.length - 1; i >= 0 && lines.length < MOST; i--) {
    const event = scene.log[i];
    const logged = isTimeUp(event) ? { seat: event.seat } : (board.logged?.(event, scene) ?? {});
    if (only !== undefined && logged.seat !== only) continue;
    const isTapped = moments?.has(i) === true;
    const stamp = `${i} ${isTapped} ${scene.text.event(event, scene.match, scene.who)}`;
    const old = drawn.get(event);
    if (old?.stamp === stamp) {
      lines.push(old.line);
      continue;
    }
    const onTap = isTapped ? () => latest.current?.show(i) : undefined;
    const line = (
      <Line key={i} number={i + 1} event={event} logged={logged} scene={scene} board={board} onTap={onTap} />
    );
    drawn.set(event, { stamp, line });
    lines.push(line);
  }
  return lines;
}

const namesAt = ({ match, who }: Scene): string[] =>
  listSeats(match.players)
    .map((seat) => who.seat(seat))
    .filter((name) => name !== '');

/** Names stand out of a sentence. */
function Sentence({ text, scene }: { readonly text: string; readonly scene: Scene }): ReactNode {
  // The longest first: "Mia" is also in "Mia 2".
  const names = namesAt(scene).sort((a, b) => b.length - a.length);
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`(${names.map(escaped).join('|')})`, 'u'));
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name than their place.
  return parts.map((part, i) => (names.includes(part) ? <b key={i}>{part}</b> : part));
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

interface LineProps extends LogProps {
  /** Its place in the whole log, from 1: the newest comes first, and the oldest may not be drawn. */
  readonly number: number;
  readonly event: GameEvent;
  readonly logged: Logged;
  readonly onTap: (() => void) | undefined;
}

function Line(props: LineProps): ReactNode {
  const { number, event, logged, onTap } = props;
  const { seat, heading } = logged;
  const isTapped = onTap !== undefined && heading !== true;
  return (
    <li
      value={number}
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
