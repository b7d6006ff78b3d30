/** The TV: only what everybody may see, to be read from three metres, with the way in until the game begins. */
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { listSeats } from '#kernel';
import { liveMoment, personAt } from '../app/live.ts';
import type { Room, Seated, Visit } from '../app/store.ts';
import { app } from '../app/store.ts';
import type { Board, Scene } from '../board.ts';
import { sceneOf } from '../scene.ts';
import { Banner } from '../widgets/banner.tsx';
import { travel } from '../widgets/flip.ts';
import { Pips } from '../widgets/header.tsx';
import { art, Picture } from '../widgets/picture.tsx';
import { Avatar, playerColour } from '../widgets/player.tsx';
import { Qr } from '../widgets/qr.tsx';
import { Said } from '../widgets/reactions.tsx';
import { shownAt } from '../widgets/seat-plate.tsx';
import { Sheet } from '../widgets/sheet.tsx';
import { shellStyle } from './back-style.ts';
import { EndScreen } from './end.tsx';
import { WaitingScreen } from './problem.tsx';
import { News } from './table.tsx';
import { useTableLink } from './table-link.ts';
import { TurnLine } from './table-view.tsx';
import { useCues } from './use-cues.ts';

export function TvScreen({ visit }: { readonly visit: Visit }): ReactNode {
  const { room, seated } = visit;
  if (room === undefined) return <WaitingScreen />;
  if (room.stage === 'lobby' || seated?.look === undefined) return <TvLobby visit={visit} room={room} />;
  if (room.stage === 'over' || seated.look.result.over) return <EndScreen visit={visit} seated={seated} room={room} />;
  const scene = sceneOf(liveMoment(visit, seated, seated.look));
  return <TvTable visit={visit} seated={seated} scene={scene} />;
}

function TvHead({ code, title, middle }: { code: string; title: string; middle?: ReactNode }): ReactNode {
  const link = useTableLink(code);
  return (
    <header className="header shell__head">
      <h1 className="header__title">
        <Picture of={art('logo')} />
        {title}
      </h1>
      {middle}
      <div className="tv-qr">
        <p>
          {app.words.joinWith}
          <b className="display">{code}</b>
        </p>
        <Qr text={link} label={app.words.qrLabel} />
      </div>
    </header>
  );
}

function TvLobby({ visit, room }: { readonly visit: Visit; readonly room: Room }): ReactNode {
  const link = useTableLink(visit.code);
  const taken = room.chairs.filter(({ kind }) => kind !== 'empty').length;
  return (
    <div className="shell shell--tv cloth">
      <TvHead code={visit.code} title="Breadboard" />
      <main className="shell__table tv-lobby" id="main">
        <Qr text={link} label={app.words.qrLabel} />
        <div>
          <p className="display display--l">{app.words.scan}</p>
          <p className="tv-lobby__code">{visit.code}</p>
          <p className="tv-lobby__link">{link.replace(/^https?:\/\//, '')}</p>
          <p>{app.words.seatsOf(taken, room.chairs.length)}</p>
        </div>
      </main>
      <section className="shell__seats" aria-label={app.words.players}>
        <ul className="tv-seats">
          {room.chairs.map((chair, seat) =>
            chair.kind === 'empty' ? undefined : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
              <li key={seat} className="tv-seat" {...playerColour(seat)}>
                <Avatar seat={seat} person={personAt(visit, seat)} />
                <b>{chair.name}</b>
              </li>
            ),
          )}
        </ul>
      </section>
    </div>
  );
}

function TvTable({ visit, seated, scene }: { visit: Visit; seated: Seated; scene: Scene }): ReactNode {
  const { board } = seated;
  const state = visit.state === 'open' ? 'live' : 'cut';
  const rounds = board.rounds?.(scene);
  useCues(scene, board);
  useLayoutEffect(travel);
  return (
    <div
      className="shell shell--tv cloth"
      data-board={scene.match.game.id}
      data-layout={board.layout === undefined ? undefined : 'stage'}
      style={shellStyle(scene, board)}
    >
      <TvHead
        code={visit.code}
        title={scene.text.title}
        middle={rounds === undefined ? undefined : <Pips {...rounds} />}
      />
      <main className="shell__table" id="main">
        <Banner scene={scene} board={board} state={scene.look.paused && state === 'live' ? 'paused' : state} />
        {board.Band === undefined ? undefined : <board.Band scene={scene} />}
        <Sheet>
          <board.Sheet scene={scene} />
        </Sheet>
      </main>
      <TvSeats visit={visit} scene={scene} board={board} />
      <TurnLine scene={scene} board={board} state={state} />
      <News scene={scene} remark={visit.remarks.at(-1)} />
    </div>
  );
}

function TvSeats({ visit, scene, board }: { visit: Visit; scene: Scene; board: Board }): ReactNode {
  return (
    <section className="shell__seats" aria-label={app.words.players}>
      <ul className="tv-seats">
        {listSeats(scene.match.players).map((seat) => {
          const { points, notes = [], holds } = shownAt(board, scene, seat);
          const remark = visit.remarks.filter(({ chair }) => chair === seat).at(-1);
          return (
            <li key={seat} className="tv-seat" data-flip-holds={holds?.join(' ')} {...playerColour(seat)}>
              <Avatar seat={seat} person={scene.person(seat)} />
              <div>
                <b>{scene.who.seat(seat)}</b>
                <span className="num">{app.words.points(points)}</span>
              </div>
              <span className="tv-seat__note">{notes[0]}</span>
              {remark === undefined ? undefined : <Said remark={remark} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
