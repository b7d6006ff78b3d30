/** Side by side in a dialog: a sandwich with every order, an order with every open sandwich, or what was discarded. */
import type { ReactNode } from 'react';
import type { Place, Slot } from '#games/sandwich-masters';
import { WHITE_DISCARDS } from '#games/sandwich-masters';
import type { CardId, Seat } from '#kernel';
import { nameOf, seenIn } from '../../asking.ts';
import { Card } from '../../widgets/card.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { faceOf, orderName } from './faces.ts';
import { WholeFit } from './fit-words.tsx';
import type { Pair } from './fits.ts';
import { mineFirst, ordersFor, recipeAt, sandwichesFor } from './fits.ts';
import { stagedAt } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { orderAt } from './scene.ts';
import { Stack } from './stack.tsx';
import './compare.css';

type Compared =
  | { readonly is: 'nothing' }
  | { readonly is: 'order'; readonly place: Place }
  | { readonly is: 'stack'; readonly seat: Seat; readonly slot: Slot }
  | { readonly is: 'discards' };

const draftOf = (scene: OwnScene): { shown: Compared } =>
  scene.draft<{ shown: Compared }>('compare', () => ({ shown: { is: 'nothing' } }));

export function openCompare(scene: OwnScene, shown: Compared): void {
  draftOf(scene).shown = shown;
  scene.refresh();
}

export function Compare({ scene }: SceneProps): ReactNode {
  const { shown } = draftOf(scene);
  const close = (): void => openCompare(scene, { is: 'nothing' });
  if (shown.is === 'order') return <OrderDialog scene={scene} place={shown.place} onClose={close} />;
  if (shown.is === 'stack') return <StackDialog scene={scene} seat={shown.seat} slot={shown.slot} onClose={close} />;
  return shown.is === 'discards' ? <DiscardsDialog scene={scene} onClose={close} /> : undefined;
}

interface DialogProps extends SceneProps {
  readonly onClose: () => void;
}

const sandwichName = (scene: OwnScene, seat: Seat, slot: Slot): string =>
  seat === scene.seat ? scene.words.sandwich(slot + 1) : scene.words.theirs(nameOf(scene, seat), slot + 1);

function OrderDialog({ scene, place, onClose }: DialogProps & { readonly place: Place }): ReactNode {
  const order = orderAt(scene, place);
  if (order === undefined) return undefined;
  const pairs = sandwichesFor(scene, place, mineFirst(scene));
  return (
    <Dialog title={orderName(scene, order)} onClose={onClose} className="m-compare">
      <p>{scene.words.paysWhole(recipeAt(scene, order).pays)}</p>
      {pairs.length === 0 ? <p>{scene.words.nothingStarted}</p> : undefined}
      <ul className="pairs">
        {pairs.map((pair) => (
          <PairRow key={`${pair.seat} ${pair.slot}`} scene={scene} pair={pair}>
            {sandwichName(scene, pair.seat, pair.slot)}
          </PairRow>
        ))}
      </ul>
    </Dialog>
  );
}

interface StackDialogProps extends DialogProps {
  readonly seat: Seat;
  readonly slot: Slot;
}

function StackDialog({ scene, seat, slot, onClose }: StackDialogProps): ReactNode {
  const cards = stagedAt(scene, seat, slot);
  if (cards.length === 0) return undefined;
  const name = sandwichName(scene, seat, slot);
  return (
    <Dialog title={name} onClose={onClose} className="m-compare">
      <Stack scene={scene} label={name} cards={cards} size="wide" still />
      <ul className="pairs">
        {ordersFor(scene, seat, slot).map((pair) => (
          <PairRow key={pair.place} scene={scene} pair={pair}>
            {orderName(scene, pair.order)}
          </PairRow>
        ))}
      </ul>
    </Dialog>
  );
}

function PairRow({ scene, pair, children }: SceneProps & { pair: Pair; children: ReactNode }): ReactNode {
  return (
    <li className="pair">
      <b>{children}</b>
      <WholeFit scene={scene} fit={pair.fit} />
    </li>
  );
}

/** The last one first. */
function DiscardsDialog({ scene, onClose }: DialogProps): ReactNode {
  const cards: CardId[] = seenIn(scene, WHITE_DISCARDS).reverse();
  return (
    <Dialog title={scene.words.discards} onClose={onClose} className="m-compare">
      {cards.length === 0 ? <p>{scene.words.noDiscards}</p> : undefined}
      <ul className="m-discards">
        {cards.map((card) => (
          <li key={card}>
            <Card face={faceOf(scene, card)} shape="flat" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
