/** What can be done about somebody at the table: by the host, and by anybody. */
import type { ReactNode } from 'react';
import type { Wish } from '../app/commands.ts';
import { say } from '../app/commands.ts';
import { app } from '../app/store.ts';
import { Dialog } from '../widgets/dialog.tsx';
import type { LobbyProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';
import { Entry } from './menu-entry.tsx';

export interface PlaceMenuProps extends LobbyProps {
  readonly seat: number;
  readonly onClose: () => void;
}

interface Offer {
  readonly sign: string;
  readonly label: string;
  readonly wish: Wish;
}

export function PlaceMenu(props: PlaceMenuProps): ReactNode {
  const { room, seat, onClose } = props;
  const chair = room.chairs[seat];
  if (chair === undefined || chair.kind === 'empty') return undefined;
  const offers = chair.kind === 'bot' ? aboutBot(seat) : aboutPerson(props);
  return (
    <Dialog title={chair.name} onClose={onClose}>
      <ul className="menu">
        {offers.map(({ sign, label, wish }) => (
          <Entry
            key={label}
            sign={sign}
            label={label}
            onTap={() => {
              onClose();
              say(wish);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function aboutBot(chair: number): Offer[] {
  const { words } = app;
  return [
    { sign: 'trash', label: words.removeBot, wish: { kind: 'unbot', chair } },
    ...(['greedy', 'random'] as const).map((level) => ({
      sign: 'bot',
      label: `${words.anotherBot}: ${words.levels[level]}`,
      wish: { kind: 'bot', chair, level } as const,
    })),
  ];
}

function aboutPerson(props: PlaceMenuProps): Offer[] {
  const { room, visit, seat: chair } = props;
  const { words } = app;
  const them = room.chairs[chair];
  const me = room.chairs.find((other) => other.kind === 'person' && other.person === visit.person);
  if (them?.kind !== 'person') return [];
  const wantsSwap = me?.kind === 'person' && me.swap === chair;
  const swap: Offer = { sign: 'swap', label: wantsSwap ? words.swapBack : words.swap, wish: { kind: 'swap', chair } };
  if (!isHost(props)) return room.stage === 'lobby' ? [swap] : [];
  return [
    ...(room.stage === 'lobby' ? [swap] : []),
    ...(them.away && room.stage === 'playing'
      ? [{ sign: 'bot', label: words.lend, wish: { kind: 'lend', chair } as const }]
      : []),
    { sign: 'crown', label: words.makeHost, wish: { kind: 'hand-over', chair } },
    {
      sign: them.hidden ? 'eye' : 'eye-off',
      label: them.hidden ? words.showWords : words.hideWords,
      wish: { kind: 'hide', chair, hidden: !them.hidden },
    },
    { sign: 'trash', label: words.remove, wish: { kind: 'remove', chair } },
  ];
}
