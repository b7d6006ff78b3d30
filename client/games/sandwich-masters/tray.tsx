/** My hand: cards to play, numbered as they are staged, or marked to be thrown away. */
import type { ReactNode } from 'react';
import { HAND, WHITE, WHITE_DISCARDS } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { seenIn } from '../../asking.ts';
import type { Sizes } from '../../board.ts';
import { Card } from '../../widgets/card.tsx';
import { Cells } from '../../widgets/cells.tsx';
import type { Holding } from '../../widgets/hand/use-hand.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { openCompare } from './compare.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { Corner } from './parts.tsx';
import type { Plan } from './plan.ts';
import {
  HAND_PLACE,
  hasPlan,
  isPlayable,
  keeperOf,
  NOTHING,
  numberOf,
  planOf,
  put,
  takeBack,
  toggleThrown,
} from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { myHand } from './scene.ts';
import './tray.css';

export function Hand({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const plan = planOf(scene);
  const hold = useHand((thing, place) => put(scene, plan, thing, place), keeperOf(scene, plan));
  const cards = myHand(scene);
  return (
    <section className="m-hand" aria-label={words.yourHand} data-place={HAND_PLACE} data-part="hand">
      <div className="m-head">
        <h2>{words.yourHand}</h2>
        <span className="tray__count">{words.handOf(cards.length)}</span>
        <Piles scene={scene} />
      </div>
      <Cells label={words.yourHand} className="hand7">
        {cards.map((card, i) => (
          <li key={card}>
            <HandCard scene={scene} plan={plan} hold={hold} card={card} index={i} />
          </li>
        ))}
      </Cells>
    </section>
  );
}

/** So many cards have room; a food truck brings more. */
export function handSizes(scene: OwnScene): Sizes {
  const cards = Math.max(HAND, myHand(scene).length);
  return { hand: cards, 'hand-half': Math.ceil(cards / 2) };
}

/** The draw pile and the discards, which lie open. */
function Piles({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  const discards = seenIn(scene, WHITE_DISCARDS);
  return (
    <button
      type="button"
      className="m-piles"
      data-flip-holds={discards.join(' ')}
      onClick={() => openCompare(scene, { is: 'discards' })}
    >
      {words.piles(look.piles[WHITE].length, discards.length)}
    </button>
  );
}

interface CardProps {
  readonly scene: OwnScene;
  readonly plan: Plan;
  readonly hold: Holding;
  readonly card: CardId;
  readonly index: number;
}

function HandCard({ scene, plan, hold, card, index }: CardProps): ReactNode {
  const { words } = scene;
  const face = faceOf(scene, card);
  const number = hasPlan(scene) ? numberOf(plan, card) : 0;
  const isStaged = number > 0;
  return (
    <Card
      face={face}
      card={isStaged && plan.does === 'play' ? undefined : card}
      pressed={isStaged || plan.held === card}
      state={isLegal(scene, plan, card) && !isStaged ? 'legal' : undefined}
      {...deed(scene, plan, hold, card)}
      {...(index < 9 ? { hotkey: index + 1 } : {})}
    >
      {face.sign === undefined ? undefined : <Picture of={pictureOf(face.sign)} className="card__sign" />}
      <Corner of={face.corner} />
      {isStaged ? (
        <>
          <span className="pickno" data-number={number} />
          <Hidden>: {words.takeBack}</Hidden>
        </>
      ) : undefined}
    </Card>
  );
}

const isLegal = (scene: OwnScene, plan: Plan, card: CardId): boolean => {
  if (!hasPlan(scene) || !scene.asked || plan.does === 'move') return false;
  return plan.does === 'discard' || (plan.held === NOTHING && isPlayable(scene, plan, card));
};

/** What a tap does: stage, take back, mark, or say why not now. */
function deed(scene: OwnScene, plan: Plan, hold: Holding, card: CardId): object {
  if (!hasPlan(scene) || !scene.asked) return { onTap: () => explainWait(scene, card) };
  if (plan.does === 'discard') return { onTap: () => toggleThrown(scene, plan, card) };
  if (numberOf(plan, card) > 0) return { onTap: () => takeBack(scene, plan, card) };
  return { hand: hold.thing(String(card)) };
}

function explainWait(scene: OwnScene, card: CardId): void {
  const refused = scene.whyNot({ do: 'discard', cards: [card] });
  if (refused !== undefined) scene.explain(refused);
}
