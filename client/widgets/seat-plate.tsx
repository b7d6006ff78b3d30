/** The plate of a player: animal, number, name, points, and what they do now. */
import type { ReactNode } from 'react';
import type { Seat } from '#kernel';
import { has } from '#kernel';
import type { Remark } from '../app/store.ts';
import { app, notify } from '../app/store.ts';
import type { Board, Person, Scene, Shown } from '../board.ts';
import { classes } from './classes.ts';
import { art, Picture, Sign } from './picture.tsx';
import { Coin } from './pieces.tsx';
import { Avatar, playerColour } from './player.tsx';
import { Said } from './reactions.tsx';

export interface PlateProps {
  readonly scene: Scene;
  readonly board: Board;
  readonly seat: Seat;
  readonly remark?: Remark | undefined;
}

export function SeatPlate({ scene, board, seat, remark }: PlateProps): ReactNode {
  const shown = shownAt(board, scene, seat);
  const person = scene.person(seat);
  // Where all are asked at once nobody's turn stands out; who is done is flagged.
  const isActive = scene.top?.mode === 'one' && has(scene.top.waiting, seat);
  const className = classes(
    'seat',
    isActive && 'is-active',
    person.isYou && 'is-you',
    person.isAway && 'is-away',
    (person.isBot || person.isLent) && 'is-bot',
    flagOf(scene, seat, shown) !== undefined && 'is-ready',
    shown.wide !== undefined && 'seat--wide',
  );
  return (
    <li className={className} data-seat={seat} data-flip-holds={shown.holds?.join(' ')} {...playerColour(seat)}>
      <Inside scene={scene} person={person}>
        <Avatar seat={seat} person={person} />
        <div className="seat__text">
          <span className="seat__name">{person.name}</span>
          <Facts scene={scene} seat={seat} shown={shown} />
        </div>
        <Score shown={shown} />
        {shown.wide === undefined ? undefined : <div className="seat__wide">{shown.wide}</div>}
      </Inside>
      <Flag scene={scene} seat={seat} shown={shown} />
      {remark === undefined ? undefined : <Said remark={remark} />}
    </li>
  );
}

interface InsideProps {
  readonly scene: Scene;
  readonly person: Person;
  readonly children: ReactNode;
}

/** Among more players the plates of a phone are too narrow to be tapped. */
const CALM = 8;

/** The plate of a guest who has a character tells it on a tap, or under a pointer. */
function Inside({ scene, person, children }: InsideProps): ReactNode {
  const character = person.persona === undefined ? undefined : scene.text.guest?.(person.persona);
  if (character === undefined) return <div className="seat__in">{children}</div>;
  const told = app.words.isLike(person.name, character);
  if (scene.match.seats > CALM)
    return (
      <div className="seat__in" title={told}>
        {children}
      </div>
    );
  return (
    <button type="button" className="seat__in" title={told} onClick={() => notify(told, 'news')}>
      {children}
    </button>
  );
}

export const shownAt = (board: Board, scene: Scene, seat: Seat): Shown =>
  board.seat?.(scene, seat) ?? { points: scene.look.result.points[seat] ?? 0 };

function Score({ shown: { points, score } }: Pick<PartProps, 'shown'>): ReactNode {
  if (score === 'none') return undefined;
  if (score === 'coins') return <Coin n={points} label={app.words.points(points)} />;
  return (
    <span className="seat__score">
      {points}
      <small>{app.words.pts}</small>
    </span>
  );
}

interface PartProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly shown: Shown;
}

function Facts({ scene, seat, shown }: PartProps): ReactNode {
  const { isAway, isBot, isYou, isLent, seenBy = [] } = scene.person(seat);
  const notes = shown.notes ?? [];
  if (isAway && !isLent)
    return (
      <span className="seat__facts">
        <span>
          <Sign of="signal-off" />
          {app.words.away}
        </span>
      </span>
    );
  return (
    <span className="seat__facts">
      {notes.map((note, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name than their place.
        <span key={i}>{note}</span>
      ))}
      {notes.length === 0 && isYou ? <span>{app.words.you}</span> : undefined}
      {seenBy.length === 0 ? undefined : <span>{app.words.seenBy(seenBy.join(', '))}</span>}
      {isBot || isLent ? (
        <span>
          <Picture of={art('ui-bot')} />
          <span className={notes.length === 0 ? 'seat__word' : 'visually-hidden'}>{app.words.bot}</span>
        </span>
      ) : undefined}
    </span>
  );
}

/** What the board says, or that the answer is in. */
function flagOf({ top }: Scene, seat: Seat, { flag }: Shown): string | undefined {
  if (flag !== undefined) return flag;
  const isDone = top !== undefined && top.mode !== 'hold' && has(top.asked, seat) && !has(top.waiting, seat);
  return isDone && top.mode === 'sealed' ? app.words.ready : undefined;
}

function Flag({ scene, seat, shown }: PartProps): ReactNode {
  const flag = flagOf(scene, seat, shown);
  if (flag === undefined) return undefined;
  return (
    <span className="seat__flag">
      <Sign of="check" />
      <span className="seat__flag-text">{flag}</span>
    </span>
  );
}
