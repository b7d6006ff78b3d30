/** Who sits where: people, bots and free seats, with what can be done about each. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ChairShown } from '#protocol';
import { say } from '../app/commands.ts';
import { personAt } from '../app/live.ts';
import { app } from '../app/store.ts';
import { classes } from '../widgets/classes.ts';
import { Sign } from '../widgets/picture.tsx';
import { Avatar, playerColour } from '../widgets/player.tsx';
import { Said } from '../widgets/reactions.tsx';
import { commonLevel, levelOf } from './levels.ts';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';
import { AllBotsMenu, PlaceMenu } from './on-demand.tsx';
import { countsOn } from './options.ts';
import type { Loaded } from './use-game.ts';
import { useGame } from './use-game.ts';

export function Places(props: LobbyProps): ReactNode {
  const { words } = app;
  const { chairs, game, options } = props.room;
  const loaded = useGame(game, app.settings.language);
  const isCounted = loaded !== undefined && countsOn(loaded.game, options, chairs.length);
  const shared = { ...props, loaded, isCounted };
  const [open, setOpen] = useState<number>();
  const taken = chairs.filter(({ kind }) => kind !== 'empty').length;
  return (
    <>
      <div className="head-row">
        <h2 id="places">{words.atTheTable}</h2>
        <p>{words.seatsOf(taken, chairs.length)}</p>
      </div>
      <ol className="places">
        {chairs.map((chair, seat) =>
          chair.kind === 'empty' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
            <FreePlace key={seat} {...props} seat={seat} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its number.
            <Place key={seat} {...shared} seat={seat} chair={chair} onMore={() => setOpen(seat)} />
          ),
        )}
      </ol>
      {isHost(props) && chairs.filter(({ kind }) => kind === 'bot').length > 1 ? <AllBots {...props} /> : undefined}
      {open === undefined ? undefined : (
        <PlaceMenu
          {...props}
          seat={open}
          character={characterOf(loaded, chairs[open])}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Says how well all bots play, or that they differ, and lets the host change it at once. */
function AllBots({ room }: LobbyProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const level = commonLevel(room);
  return (
    <>
      <p className="on-dark">
        <button type="button" className="button button--ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Sign of="bot" />
          {app.words.allBotsAre(level === undefined ? '…' : app.words.levels[level])}
        </button>
      </p>
      {isOpen ? <AllBotsMenu room={room} onClose={() => setOpen(false)} /> : undefined}
    </>
  );
}

/** What a bot is like in this game, if that shows in anything. */
function characterOf(loaded: Loaded | undefined, chair: ChairShown | undefined): string | undefined {
  const character = chair?.kind === 'bot' ? loaded?.text.guest?.(chair.persona) : undefined;
  return character === undefined ? undefined : capital(character);
}

type Taken = Exclude<ChairShown, { kind: 'empty' }>;

interface PlaceProps extends LobbyProps {
  readonly seat: number;
  readonly chair: Taken;
  readonly onMore: () => void;
  /** Do the points of the game before count on? */
  readonly isCounted: boolean;
  readonly loaded: Loaded | undefined;
}

function Place(props: PlaceProps): ReactNode {
  const { visit, seat, chair, onMore, isCounted, loaded } = props;
  const { words } = app;
  const person = personAt(visit, seat);
  const character = characterOf(loaded, chair);
  const remark = visit.remarks.filter((said) => said.chair === seat).at(-1);
  const hasMenu = visit.as === 'sit' && !person.isYou && (chair.kind === 'person' || isHost(props));
  return (
    <li className={classes('place', person.isYou && 'is-you', person.isAway && 'is-away')} {...playerColour(seat)}>
      <Avatar seat={seat} person={person} />
      <div className="place__text">
        <b>{person.name}</b>
        <small>{aboutOf(props)}</small>
        {character === undefined ? undefined : <small>{character}</small>}
        {isCounted && chair.total !== undefined ? <small>{words.soFar(chair.total)}</small> : undefined}
      </div>
      <Ready {...props} />
      {hasMenu ? (
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={words.moreFor(person.name)}
          onClick={onMore}
        >
          <Sign of="more" />
        </button>
      ) : undefined}
      {remark === undefined ? undefined : <Said remark={remark} />}
    </li>
  );
}

/** "You, host", "away", "bot: skilled", or that somebody wants to swap. */
function aboutOf({ visit, room, chair }: PlaceProps): string {
  const { words } = app;
  if (chair.kind === 'bot') return capital(`${words.bot}, ${words.levels[levelOf(chair.level)]}`);
  const me = room.chairs.findIndex((other) => other.kind === 'person' && other.person === visit.person);
  if (chair.swap >= 0 && chair.swap === me) return words.wantsSwap(chair.name);
  const parts = [
    ...(chair.person === visit.person ? [words.you] : []),
    ...(chair.person === room.host ? [words.host] : []),
    ...(chair.away ? [words.away] : []),
  ];
  return capital(parts.length === 0 ? words.person : parts.join(', '));
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function Ready({ room, chair }: PlaceProps): ReactNode {
  const { words } = app;
  // The host is ready by pressing start, and bots always are.
  const isReady = chair.kind === 'bot' || chair.ready || chair.person === room.host;
  if (!isReady) return <span className="badge">{words.notYet}</span>;
  return (
    <span className="badge badge--yes">
      <Sign of="check" />
      {words.ready}
    </span>
  );
}

function FreePlace(props: LobbyProps & { readonly seat: number }): ReactNode {
  const { visit, seat } = props;
  const { words } = app;
  return (
    <li className="place place--free">
      <span className="place__no" aria-hidden="true">
        {seat + 1}
      </span>
      <div className="place__text">
        <b>{words.freeSeat}</b>
        <small>{words.waitingForSomeone}</small>
      </div>
      {visit.as === 'sit' ? (
        <button type="button" className="button button--ghost" onClick={() => say({ kind: 'move', chair: seat })}>
          {words.sitHere}
          <span className="visually-hidden"> {words.onSeat(seat + 1)}</span>
        </button>
      ) : undefined}
      {isHost(props) ? (
        <button type="button" className="button button--ghost" onClick={() => say({ kind: 'bot', chair: seat })}>
          <Sign of="bot" />
          {words.addBot}
          <span className="visually-hidden"> {words.onSeat(seat + 1)}</span>
        </button>
      ) : undefined}
    </li>
  );
}
