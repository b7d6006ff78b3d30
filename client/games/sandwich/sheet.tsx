/** What lies on the sheet: the screen of the question on top, or the market where nothing is asked. */
import type { ReactNode } from 'react';
import { askOf } from '../../asking.ts';
import { Standings } from './again.tsx';
import { useAloud } from './aloud.ts';
import { Composing } from './compose.tsx';
import { Addressing, Placing } from './express.tsx';
import { Market } from './market.tsx';
import { Pitching, Speaking } from './pitch.tsx';
import { isDealing } from './plan.ts';
import type { Ask, SceneProps } from './scene.ts';
import { BUILDING } from './scene.ts';
import { Show } from './show.tsx';
import { Tasting } from './tasting.tsx';
import { Themes } from './theme.tsx';
import { Cooks, Dealing } from './trade.tsx';
import './sheet.css';

type Screen = (props: SceneProps) => ReactNode;

const screens: Readonly<Record<Ask, Screen>> = {
  theme: Themes,
  flip: Market,
  grab: Market,
  pick: Market,
  place: Placing,
  address: Addressing,
  trade: ({ scene }) => (isDealing(scene) ? <Dealing scene={scene} /> : <Composing scene={scene} />),
  compose: Composing,
  pitch: Pitching,
  speak: Speaking,
  rank: Tasting,
  show: Show,
  again: Standings,
};

/** Those who build are only watched by those who do not. */
export function Sheet({ scene }: SceneProps): ReactNode {
  useAloud(scene);
  const ask = askOf(scene) ?? 'flip';
  const Part = scene.watching && BUILDING.includes(ask) ? Cooks : screens[ask];
  return <Part scene={scene} />;
}
