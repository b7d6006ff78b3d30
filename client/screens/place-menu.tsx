/** What can be done about somebody at the table: by the host, and by anybody. */
import type { ReactNode } from 'react';
import type { Level, Wish } from '#protocol';
import { say } from '../app/commands.ts';
import type { Room } from '../app/store.ts';
import { app } from '../app/store.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { aboutShares, commonLevel, levelOf, levelOffers } from './levels.ts';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';
import type { Offer } from './menu-entry.tsx';
import { Entry } from './menu-entry.tsx';

export interface PlaceMenuProps extends LobbyProps {
  readonly seat: number;
  /** What a bot is like. */
  readonly character?: string | undefined;
  readonly onClose: () => void;
}

export function PlaceMenu(props: PlaceMenuProps): ReactNode {
  const { room, seat, character, onClose } = props;
  const chair = room.chairs[seat];
  if (chair === undefined || chair.kind === 'empty') return undefined;
  const offers = chair.kind === 'bot' ? aboutBot(room, seat, levelOf(chair.level)) : aboutPerson(props);
  const about = chair.kind === 'bot' ? [character, aboutShares(room.game)] : [];
  return <Offers title={chair.name} about={about} offers={offers} onClose={onClose} />;
}

/** One tap for all bots at the table. */
export function AllBotsMenu({ room, onClose }: { readonly room: Room; readonly onClose: () => void }): ReactNode {
  const change = (level: Level): Wish[] =>
    room.chairs.flatMap((other, chair) =>
      other.kind === 'bot' && other.level !== level ? [{ kind: 'bot', chair, level } as const] : [],
    );
  const offers = levelOffers(room.game, commonLevel(room), change);
  return <Offers title={app.words.allBots} about={[aboutShares(room.game)]} offers={offers} onClose={onClose} />;
}

interface OffersProps {
  readonly title: string;
  readonly about: readonly (string | undefined)[];
  readonly offers: readonly Offer[];
  readonly onClose: () => void;
}

const Offers = ({ title, about, offers, onClose }: OffersProps): ReactNode => (
  <Dialog title={title} onClose={onClose}>
    {about.map((line) => (line === undefined ? undefined : <p key={line}>{line}</p>))}
    <ul className="menu">
      {offers.map(({ wishes, ...shown }) => (
        <Entry
          key={shown.label}
          {...shown}
          onTap={() => {
            onClose();
            for (const wish of wishes) say(wish);
          }}
        />
      ))}
    </ul>
  </Dialog>
);

function aboutBot({ game }: Room, chair: number, level: Level): Offer[] {
  const { words } = app;
  return [
    ...levelOffers(game, level, (other) => [{ kind: 'bot', chair, level: other }]),
    { sign: 'swap', label: words.anotherBot, wishes: [{ kind: 'bot', chair, level }] },
    { sign: 'trash', label: words.removeBot, wishes: [{ kind: 'unbot', chair }] },
  ];
}

function aboutPerson(props: PlaceMenuProps): Offer[] {
  const { room, visit, seat: chair } = props;
  const { words } = app;
  const them = room.chairs[chair];
  const me = room.chairs.find((other) => other.kind === 'person' && other.person === visit.person);
  if (them?.kind !== 'person') return [];
  const wantsSwap = me?.kind === 'person' && me.swap === chair;
  const swap: Offer = {
    sign: 'swap',
    label: wantsSwap ? words.swapBack : words.swap,
    wishes: [{ kind: 'swap', chair }],
  };
  if (!isHost(props)) return room.stage === 'lobby' ? [swap] : [];
  return [
    ...(room.stage === 'lobby' ? [swap] : []),
    ...(them.away && room.stage === 'playing'
      ? [{ sign: 'bot', label: words.lend, wishes: [{ kind: 'lend', chair } as const] }]
      : []),
    { sign: 'crown', label: words.makeHost, wishes: [{ kind: 'hand-over', chair }] },
    {
      sign: them.hidden ? 'eye' : 'eye-off',
      label: them.hidden ? words.showWords : words.hideWords,
      wishes: [{ kind: 'hide', chair, hidden: !them.hidden }],
    },
    { sign: 'trash', label: words.remove, wishes: [{ kind: 'remove', chair }] },
  ];
}
