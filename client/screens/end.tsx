/** The end: who won, the podium, a rematch in one tap, the proof that the deal was honest, and the game's own reasons. */
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { Seat } from '#kernel';
import { has, listSeats } from '#kernel';
import { say } from '../app/commands.ts';
import { liveMoment } from '../app/live.ts';
import type { Room, Seated, Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import { leave } from '../app/visits.ts';
import type { Board, Scene } from '../board.ts';
import { sceneOf } from '../scene.ts';
import { play } from '../sound/sound.ts';
import { classes } from '../widgets/classes.ts';
import { HeadButton, Header, SoundButton } from '../widgets/header.tsx';
import { Sign } from '../widgets/picture.tsx';
import { Avatar, playerColour } from '../widgets/player.tsx';
import { Reactions } from '../widgets/reactions.tsx';
import { shownAt } from '../widgets/seat-plate.tsx';
import { Zoom } from '../widgets/zoom.tsx';
import { listed } from '../words/index.ts';
import { AnotherGame } from './another-game.tsx';
import { backStyle } from './back-style.ts';
import { LookBack } from './gallery/look-back.tsx';
import { LateSheet } from './on-demand.tsx';
import { Proof } from './proof.tsx';
import { sharePoster } from './share-picture.ts';
import { missingIn, personIn, readyIn } from './wishes.ts';

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
  return (
    <>
      {visit.as === 'sit' ? (
        <section className="panel panel--dark awards">
          {room.muted ? undefined : <Reactions />}
          <Proof visit={visit} seated={seated} />
          <SaveButton seated={seated} />
          <LateSheet room={room} seat={seated.table.seat} />
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
  const isHost = room.host === visit.person && visit.as === 'sit';
  return (
    <section className="acts" aria-label={words.menu}>
      {isHost ? <HostActs room={room} /> : <GuestActs visit={visit} room={room} />}
      <ShareButton scene={scene} board={seated.board} />
      <LookBack id={seated.finished || room.finished.at(-1)} seat={seated.look?.seat ?? 0} />
      <button type="button" className="button" aria-label={words.anotherTable} onClick={leave}>
        <Sign of="door" />
        <span className="wide">{words.anotherTable}</span>
      </button>
    </section>
  );
}

function HostActs({ room }: { readonly room: Room }): ReactNode {
  const { words } = app;
  return (
    <>
      <button type="button" className="button button--main button--big" onClick={() => rematch(room)}>
        <Sign of="refresh" />
        {words.rematch}
      </button>
      <AnotherGame room={room} className="button acts__wide">
        <Sign of="people" />
        {words.anotherGame}
      </AnotherGame>
      <Wishes room={room} />
    </>
  );
}

/** Whoever would like another is ready for it. */
function GuestActs({ visit, room }: Pick<EndProps, 'visit' | 'room'>): ReactNode {
  const { words } = app;
  const ready = personIn(room, visit.person)?.ready === true;
  return (
    <>
      {visit.as === 'sit' ? (
        <button
          type="button"
          className={classes('button button--big acts__wide', !ready && 'button--main')}
          aria-pressed={ready}
          onClick={() => say({ kind: 'ready', ready: !ready })}
        >
          <Sign of={ready ? 'check' : 'refresh'} />
          {words.wantAnother}
        </button>
      ) : undefined}
      <p className="acts__wait">{words.hostRematches(personIn(room, room.host)?.name ?? '')}</p>
      <Wishes room={room} />
    </>
  );
}

function Wishes({ room }: { readonly room: Room }): ReactNode {
  const names = readyIn(room).map(({ name }) => name);
  if (names.length === 0) return undefined;
  return (
    <p className="acts__wait" role="status">
      {app.words.wouldLike(listed(app.settings.language, names), names.length)}
    </p>
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
async function rematch(room: Room): Promise<void> {
  const outcome = await say({ kind: 'rematch' });
  if (!('refused' in outcome) && missingIn(room).length === 0) say({ kind: 'start' });
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
