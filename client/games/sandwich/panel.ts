/** Sandwich on the page: which picture belongs to which question. */
import type { Asks, SandwichKinds } from '#games/sandwich';
import type { Child } from '../../dom.ts';
import type { Panel } from '../../panel.ts';
import { pictures } from './cards.ts';
import { composing, trayToCompose } from './compose.ts';
import { addressing, placing } from './express.ts';
import { gathered, market } from './market.ts';
import type { SandwichScene } from './scene.ts';
import { pitching, ranking, speaking, verdicts } from './tasting.ts';
import { trading, wishing } from './trade.ts';
import './style.css';

interface Picture {
  readonly sheet: (scene: SandwichScene) => Child;
  readonly mine: (scene: SandwichScene) => Child;
}

const nothing = (): undefined => undefined;

const byQuestion: Readonly<Record<keyof Asks, Picture>> = {
  flip: { sheet: market, mine: gathered },
  grab: { sheet: market, mine: gathered },
  pick: { sheet: market, mine: gathered },
  place: { sheet: placing, mine: nothing },
  address: { sheet: addressing, mine: nothing },
  trade: {
    sheet: composing,
    mine: (scene) => [trayToCompose(scene), trading(scene), wishing(scene)],
  },
  compose: { sheet: composing, mine: trayToCompose },
  pitch: { sheet: pitching, mine: nothing },
  speak: { sheet: speaking, mine: nothing },
  rank: { sheet: ranking, mine: nothing },
  again: { sheet: (scene) => scene.plain(), mine: nothing },
};

export const panel: Panel<SandwichKinds> = {
  table(scene) {
    const picture = byQuestion[scene.top?.ask as keyof Asks];
    return { sheet: picture.sheet(scene), mine: picture.mine(scene) };
  },
  seat: ({ look }, seat) => ({ points: look.view.points[seat], note: '' }),
  ending: verdicts,
  pictures,
};
