/** What lies on the sheet: what I am asked about, or else what goes on. */
import type { ReactNode } from 'react';
import { askOf } from '../../asking.ts';
import { Counted } from './count.tsx';
import { Drawn } from './drawn.tsx';
import { Bidding, Players } from './mats.tsx';
import { Passing } from './passing.tsx';
import { Plates } from './plates.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { Trading } from './unseen.tsx';
import './sheet.css';

export function Sheet({ scene }: SceneProps): ReactNode {
  const Part = screenOf(scene);
  return <Part scene={scene} />;
}

function screenOf(scene: OwnScene): (props: SceneProps) => ReactNode {
  const ask = askOf(scene);
  const { stage } = scene.look.view;
  if (!scene.watching && ask === 'pass') return Passing;
  if (scene.asked && ask === 'keep') return Drawn;
  if (scene.asked && ask === 'choosePlate') return Plates;
  if (scene.asked && ask === 'trade') return Trading;
  if (scene.asked && (ask === 'swap' || ask === 'choosePlayer')) return Players;
  if (stage === 'building') return Plates;
  return stage === 'count' ? Counted : Bidding;
}
