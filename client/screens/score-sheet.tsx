/** The score sheet of the evening: what was played at this table, who won, with how many points, each game at the address of its replay. */
import type { ReactNode } from 'react';
import { findGame } from '#games';
import { has, seatOf } from '#kernel';
import type { Score } from '#protocol';
import { momentPath } from '../app/router.ts';
import type { Room } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Link } from '../widgets/header.tsx';
import { Sign } from '../widgets/picture.tsx';
import { listed } from '../words/index.ts';
import { placesOf, winsIn } from './scores.ts';

export interface ScoreSheetProps {
  readonly room: Pick<Room, 'sheet' | 'finished'> | undefined;
  /** As whom a replay is seen. */
  readonly seat: number;
}

/** Nothing where nothing was played. */
export function ScoreSheet({ room, seat }: ScoreSheetProps): ReactNode {
  const { words } = app;
  if (room === undefined || room.sheet.length === 0) return undefined;
  const wins = room.sheet.length > 1 ? winsIn(room.sheet) : [];
  return (
    <section className="evening" aria-label={words.evening}>
      <b>{words.evening}</b>
      {wins.length === 0 ? undefined : (
        <p>
          {words.winsTitle}: {wins.map(([name, count]) => `${name} ${count}`).join(' · ')}
        </p>
      )}
      <ol>
        {room.sheet.map((score) => (
          <li key={score.id}>
            <Line score={score} />
            {room.finished.includes(score.id) ? (
              <Link
                className="button button--quiet button--icon"
                label={words.gallery.title(titleOf(score))}
                to={momentPath(score.id, 0, seat)}
              >
                <Sign of="play" />
              </Link>
            ) : undefined}
          </li>
        ))}
      </ol>
    </section>
  );
}

const titleOf = ({ game }: Score): string => findGame(game)?.title ?? game;

function Line({ score }: { readonly score: Score }): ReactNode {
  const { words, settings } = app;
  const winners = score.names.filter((_, seat) => has(score.winners, seatOf(seat)));
  const how = winners.length === 0 ? words.endedEarly : words.won(listed(settings.language, winners), winners.length);
  return (
    <span>
      <b>{titleOf(score)}</b> {how}
      <small>
        {placesOf(score)
          .map(({ name, points }) => `${name} ${points}`)
          .join(' · ')}
      </small>
    </span>
  );
}
