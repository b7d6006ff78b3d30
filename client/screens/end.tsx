/** The end: who won, the podium, a rematch in one tap, the proof that the deal was honest, and the game's own reasons. */
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { games } from '#games';
import type { Seat } from '#kernel';
import { has, listSeats } from '#kernel';
import { say } from '../app/commands.ts';
import { liveMoment } from '../app/live.ts';
import type { Room, Seated, Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { leave, openTable } from '../app/visits.ts';
import type { Board, Scene } from '../board.ts';
import { sceneOf } from '../scene.ts';
import { play } from '../sound/sound.ts';
import { CardBack } from '../widgets/card.tsx';
import { classes } from '../widgets/classes.ts';
import { HeadButton, Header, SoundButton } from '../widgets/header.tsx';
import { Sign } from '../widgets/picture.tsx';
import { Avatar, playerColour } from '../widgets/player.tsx';
import { Reactions } from '../widgets/reactions.tsx';
import { shownAt } from '../widgets/seat-plate.tsx';
import { Zoom } from '../widgets/zoom.tsx';
import { listed } from '../words/index.ts';
import { backStyle } from './back-style.ts';
import { EarlierGames } from './earlier-games.tsx';
import { LookBack } from './gallery/look-back.tsx';
import { Proof } from './proof.tsx';
import { sharePoster } from './share-picture.ts';

export interface EndProps {
  readonly visit: Visit;
  readonly seated: Seated;
  readonly room: Room;
}

export function EndScreen({ visit, seated, room }: EndProps): ReactNode {
  const { look, board } = seated;
  if (look === undefined) return undefined;
  const scene = sceneOf(liveMoment(visit, seated, look));
  return (
    <div className="page" data-board={room.game} style={backStyle(room.game)}>
      <Header code={visit.code}>
        <SoundButton />
        <HeadButton sign="door" label={app.words.leave} onTap={leave} />
      </Header>
      <main className={classes('page__main final', board.Ending === undefined && 'final--plain')} id="main">
        <Winners scene={scene} board={board} />
        <Acts visit={visit} seated={seated} room={room} scene={scene} />
        <Reasons scene={scene} board={board} seated={seated} room={room} visit={visit} />
      </main>
      <Zoom />
    </div>
  );
}

interface ReasonsProps extends EndProps {
  readonly scene: Scene;
  readonly board: Board;
}

/** Who only looks on says nothing here and is not given the game with all its secrets. */
function Reasons({ scene, board, seated, room, visit }: ReasonsProps): ReactNode {
  const earlier = room.stage === 'over' ? room.finished.slice(0, -1) : room.finished;
  return (
    <>
      {visit.as === 'sit' ? (
        <section className="panel panel--dark awards">
          {room.muted ? undefined : <Reactions />}
          <Proof visit={visit} seated={seated} />
          <SaveButton seated={seated} />
          <EarlierGames finished={earlier} seat={seated.table.seat} />
        </section>
      ) : undefined}
      {board.Ending === undefined ? undefined : <board.Ending scene={scene} />}
    </>
  );
}

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
}

/** By points as the board shows them, so that a game ended early has some too; who has the same number shares the place. */
function rankingOf({ match, look }: Scene, pointsOf: (seat: Seat) => number): Ranked[] {
  const worth = (seat: Seat): number => pointsOf(seat) + (has(look.result.winners, seat) ? 0.5 : 0);
  const seats = listSeats(match.players).sort((a, b) => worth(b) - worth(a) || a - b);
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => worth(other) > worth(seat)).length,
    points: pointsOf(seat),
  }));
}

const standingsOf = (scene: Scene, board: Board): Ranked[] =>
  rankingOf(scene, (seat) => shownAt(board, scene, seat).points);

/** Who won, as a sentence. */
function titleOf({ look, who }: Scene): string {
  const { words, settings } = app;
  const names = listSeats(look.result.winners).map((seat) => who.seat(seat));
  return names.length === 0 ? words.over : words.won(listed(settings.language, names), names.length);
}

export function Winners({ scene, board }: { readonly scene: Scene; readonly board: Board }): ReactNode {
  const { words } = app;
  const title = titleOf(scene);
  useEffect(() => {
    document.title = `${title} · Breadboard`;
  }, [title]);
  useEffect(() => play('cheer'), []);
  const ranking = standingsOf(scene, board);
  return (
    <section className="winner ending" aria-label={words.ranking}>
      <h1>{title}</h1>
      <p>{scene.text.title}</p>
      <ol className={classes('podium', ranking.length > 4 && 'podium--many')}>
        {ranking.map((ranked) => (
          <Pod key={ranked.seat} scene={scene} {...ranked} />
        ))}
      </ol>
      <div className="shelfline" />
    </section>
  );
}

function Pod({ scene, seat, place, points }: Ranked & { readonly scene: Scene }): ReactNode {
  const { words } = app;
  const person = scene.person(seat);
  return (
    <li className={`pod standing pod--${Math.min(4, place)}`} {...playerColour(seat)}>
      <div className="pod__who">
        <Avatar seat={seat} person={person} {...(place === 1 ? { size: 'l' } : {})} />
        <b>{person.name}</b>
      </div>
      <div className="pod__block">
        <span className="pod__place">{words.place(place)}</span>
        <span className="pod__pts">{words.points(points)}</span>
      </div>
    </li>
  );
}

function Acts({ visit, seated, room, scene }: EndProps & { readonly scene: Scene }): ReactNode {
  const { words } = app;
  const host = room.chairs.find((chair) => chair.kind === 'person' && chair.person === room.host);
  const isHost = room.host === visit.person && visit.as === 'sit';
  return (
    <section className="acts" aria-label={words.menu}>
      {isHost ? (
        <button type="button" className="button button--main button--big" onClick={rematch}>
          <Sign of="refresh" />
          {words.rematch}
        </button>
      ) : (
        <p className="acts__wait">{words.hostRematches(host?.kind === 'person' ? host.name : '')}</p>
      )}
      <ShareButton scene={scene} board={seated.board} />
      <LookBack id={seated.finished || room.finished.at(-1)} seat={seated.look?.seat ?? 0} />
      <button type="button" className="button" aria-label={words.anotherTable} onClick={leave}>
        <Sign of="door" />
        <span className="wide">{words.anotherTable}</span>
      </button>
      {visit.as === 'sit' ? <NextGame current={room.game} /> : undefined}
    </section>
  );
}

function ShareButton({ scene, board }: { readonly scene: Scene; readonly board: Board }): ReactNode {
  const { words } = app;
  const share = (): Promise<void> => {
    const standings = standingsOf(scene, board).map(({ seat, place, points }) => ({
      seat,
      name: scene.who.seat(seat),
      place: words.place(place),
      points: words.points(points),
    }));
    return sharePoster({ title: titleOf(scene), game: scene.text.title, standings });
  };
  return (
    <button type="button" className="button" aria-label={words.sharePicture} onClick={share}>
      <Sign of="share" />
      <span className="wide">{words.sharePicture}</span>
    </button>
  );
}

/** The same chairs again: off at once, or to the lobby until everybody is ready. */
async function rematch(): Promise<void> {
  const outcome = await say({ kind: 'rematch' });
  if (!('refused' in outcome)) say({ kind: 'start' });
}

function SaveButton({ seated: { replay, table } }: { readonly seated: Seated }): ReactNode {
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(replay)], { type: 'application/json' }));
    const download = `${table.game}-${table.commitment.slice(0, 8)}.json`;
    Object.assign(document.createElement('a'), { href: address, download }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" className="button" disabled={replay === undefined} onClick={save}>
      <Sign of="down" />
      {app.words.saveReplay}
    </button>
  );
}

/** Another game of the shelf, at a table of its own. */
function NextGame({ current }: { readonly current: string }): ReactNode {
  const next = games[(games.findIndex(({ id }) => id === current) + 1) % games.length];
  if (next === undefined || next.id === current) return undefined;
  return (
    <button
      type="button"
      className="panel panel--quiet next"
      style={backStyle(next.id)}
      onClick={() => openTable(next, {})}
    >
      <CardBack size="xs" />
      <b>{app.words.next(next.title)}</b>
      <Sign of="arrow" className="icon" />
    </button>
  );
}
