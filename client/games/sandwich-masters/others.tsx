/** What others build: their open sandwiches side by side, as places for attack condiments, and their doors for inspectors. */
import type { ReactNode } from 'react';
import type { Slot } from '#games/sandwich-masters';
import { DOOR, spotOf } from '#games/sandwich-masters';
import type { CardId, Seat } from '#kernel';
import { cardName, nameOf, othersOf, seatsAround } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { Coin, Count, Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { openCompare } from './compare.tsx';
import { faceOf, pictureOf } from './faces.ts';
import type { Plan } from './plan.ts';
import {
  hasPlan,
  keeperOf,
  NOTHING,
  numberOf,
  planOf,
  put,
  spotPlace,
  stagedAt,
  visitorsTo,
  whyNotAt,
} from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { badOf, openOf, SLOT_LIST } from './scene.ts';
import { Stack } from './stack.tsx';
import './others.css';

/** As panels on the sheet. */
export function Others({ scene }: SceneProps): ReactNode {
  const seats = scene.watching ? seatsAround(scene) : othersOf(scene);
  return (
    <ul className="others" aria-label={scene.words.others} data-part="others">
      {seats.map((seat) => (
        <li key={seat} {...playerColour(seat)}>
          <p className="others__who">
            <Avatar seat={seat} person={scene.person(seat)} size="s" />
            <b>{nameOf(scene, seat)}</b>
            <Coin n={scene.look.view.money[seat]} label={`${scene.look.view.money[seat]} Noshdosh`} />
          </p>
          <Built scene={scene} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** How many open sandwiches and bad cards somebody has. */
export function Counts({ scene, seat }: SceneProps & { readonly seat: Seat }): ReactNode {
  const { words } = scene;
  const [open, bad] = [openOf(scene, seat).length, badOf(scene, seat)];
  return (
    <span className="count m-counts">
      <Count picture={<Picture of={pictureOf('flies')} />} n={bad} label={`${words.badCards(bad)}, `} />
      <Count picture={<Picture of={pictureOf('sandwich')} />} n={open} label={words.openCount(open)} />
    </span>
  );
}

interface SeatProps {
  readonly scene: OwnScene;
  readonly seat: Seat;
}

/** What somebody builds, with the way to send them an inspector. */
export const Built = (props: SeatProps): ReactNode => (
  <div className="m-built">
    <Slots {...props} />
    <Door {...props} />
  </div>
);

/** The four places of a player. */
function Slots({ scene, seat }: SeatProps): ReactNode {
  const plan = hasPlan(scene) ? planOf(scene) : undefined;
  const shown = scene.watching ? openOf(scene, seat) : SLOT_LIST;
  return (
    <Zone as="div" label={scene.words.sandwichesOf(nameOf(scene, seat))} className="m-slots">
      {shown.map((slot) => (
        <TheirSlot key={slot} scene={scene} seat={seat} slot={slot} plan={plan} />
      ))}
      {shown.length === 0 ? <span className="m-none">{scene.words.noneOpen}</span> : undefined}
    </Zone>
  );
}

interface SlotProps extends SeatProps {
  readonly slot: Slot;
  readonly plan: Plan | undefined;
}

function TheirSlot({ scene, seat, slot, plan }: SlotProps): ReactNode {
  const cards = stagedAt(scene, seat, slot);
  const label = scene.words.theirs(nameOf(scene, seat), slot + 1);
  if (cards.length === 0) return <span className="m-slot m-slot--free" />;
  return (
    <span className="m-slot m-pile">
      <Stack
        scene={scene}
        label={label}
        cards={cards}
        size="slim"
        numberOf={plan === undefined ? undefined : (card) => numberOf(plan, card)}
      />
      <SlotButton scene={scene} seat={seat} slot={slot} plan={plan} label={label} />
    </span>
  );
}

/** To look at it, or to put there what is in my fingers; an inspector is sent to the door in front of it. */
function SlotButton({ scene, seat, slot, plan, label }: SlotProps & { readonly label: string }): ReactNode {
  if (plan !== undefined && plan.held !== NOTHING && scene.asked)
    return maySend(scene, plan, seat) ? undefined : (
      <Here scene={scene} plan={plan} seat={seat} slot={slot} label={label} />
    );
  return (
    <button
      type="button"
      className="m-here m-here--look"
      aria-label={scene.words.compareOf(label)}
      onClick={() => openCompare(scene, { is: 'stack', seat, slot })}
    />
  );
}

const maySend = (scene: OwnScene, plan: Plan, seat: Seat): boolean =>
  whyNotAt(scene, plan, plan.held as CardId, spotOf(seat, DOOR)) === undefined;

interface HereProps extends SeatProps {
  readonly slot: Slot;
  readonly plan: Plan;
  readonly label: string;
}

/** Where the card in my fingers may be put, or else says why not. */
export function Here({ scene, plan, seat, slot, label }: HereProps): ReactNode {
  const hold = useHand((thing, place) => put(scene, plan, thing, place), keeperOf(scene, plan));
  const card = plan.held as CardId;
  const isLegal = whyNotAt(scene, plan, card, spotOf(seat, slot)) === undefined;
  return (
    <button
      type="button"
      className={classes('m-here', isLegal && 'is-legal')}
      aria-label={scene.words.putOn(cardName(scene, card), label)}
      {...hold.place(spotPlace(seat, slot))}
    />
  );
}

/** In front of a player: inspectors that are on their way, and where to send one. */
function Door({ scene, seat }: SeatProps): ReactNode {
  if (!hasPlan(scene) || seat === scene.seat) return undefined;
  const plan = planOf(scene);
  return (
    <span className="m-door">
      {visitorsTo(scene, seat).map((card) => (
        <span key={card} className="badge badge--ink m-visitor">
          <Picture of={faceOf(scene, card).picture} />
          {faceOf(scene, card).name}
        </span>
      ))}
      {plan.held !== NOTHING && scene.asked ? <SendHere scene={scene} plan={plan} seat={seat} /> : undefined}
    </span>
  );
}

function SendHere({ scene, plan, seat }: SeatProps & { readonly plan: Plan }): ReactNode {
  const hold = useHand((thing, place) => put(scene, plan, thing, place), keeperOf(scene, plan));
  if (!maySend(scene, plan, seat)) return undefined;
  const card = plan.held as CardId;
  const { words } = scene;
  const bad = badOf(scene, seat);
  return (
    <button type="button" className="button m-send" {...hold.place(spotPlace(seat, DOOR))}>
      {bad === 0 ? words.sendClean : words.send}
      <Hidden>: {words.sendTo(cardName(scene, card), nameOf(scene, seat), bad)}</Hidden>
    </button>
  );
}
