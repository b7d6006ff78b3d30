/** My four places: open sandwiches from the side with what is staged on them, and what each lacks for the nearest order. */
import type { ReactNode } from 'react';
import type { Slot } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { cardName } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import type { Holding } from '../../widgets/hand/use-hand.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Coin, Hidden } from '../../widgets/pieces.tsx';
import { placeOf } from './claims.ts';
import { openCompare } from './compare.tsx';
import { orderName, pictureOf } from './faces.ts';
import { FitLine } from './fit-words.tsx';
import { nearest, ordersFor, payOf } from './fits.ts';
import { Here } from './others.tsx';
import type { Plan } from './plan.ts';
import { hasPlan, isPlayable, keeperOf, NOTHING, numberOf, planOf, put, spotPlace, stagedAt } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { openOf, orderAt, SLOT_LIST, stackAt } from './scene.ts';
import { Stack } from './stack.tsx';
import './mine.css';

export function Mine({ scene }: SceneProps): ReactNode {
  const { words, seat } = scene;
  return (
    <section className="m-mine" aria-label={words.yourSandwiches} data-part="mine">
      <div className="m-head">
        <h2>{words.yourSandwiches}</h2>
        <span className="tray__count">{words.openOf(openOf(scene, seat).length)}</span>
        <Purse scene={scene} />
      </div>
      <Places scene={scene} />
    </section>
  );
}

/** What I have, and what ends the game. */
export function Purse({ scene }: SceneProps): ReactNode {
  const { look, seat } = scene;
  return (
    <span className="purse m-purse">
      <Coin n={look.view.money[seat]} label={`${look.view.money[seat]} Noshdosh`} />
      <span className="m-goal">{goalOf(scene)}</span>
    </span>
  );
}

function goalOf({ match, look, words }: OwnScene): string {
  const { end, target, rounds, minutes } = match.options;
  if (look.view.lastRound) return words.lastRound;
  if (end === 'target') return words.goal.target(target);
  return end === 'rounds' ? words.goal.rounds(Math.max(1, look.view.round), rounds) : words.goal.clock(minutes);
}

function Places({ scene }: SceneProps): ReactNode {
  const isPlanning = hasPlan(scene);
  const plan = planOf(scene);
  const hold = useHand((thing, place) => put(scene, plan, thing, place), keeperOf(scene, plan));
  return (
    <Zone as="ol" label={scene.words.yourSandwiches} className="mine4" asked={isPlanning && scene.asked}>
      {SLOT_LIST.map((slot) => (
        <li key={slot}>
          <Column scene={scene} slot={slot} plan={isPlanning ? plan : undefined} hold={hold} />
        </li>
      ))}
    </Zone>
  );
}

interface ColumnProps {
  readonly scene: OwnScene;
  readonly slot: Slot;
  readonly plan: Plan | undefined;
  readonly hold: Holding;
}

function Column({ scene, slot, plan, hold }: ColumnProps): ReactNode {
  const { words, seat, asked } = scene;
  const cards = stagedAt(scene, seat, slot);
  const label = words.sandwich(slot + 1);
  const isHolding = plan !== undefined && plan.held !== NOTHING && asked;
  const here = isHolding ? <Here scene={scene} plan={plan} seat={seat} slot={slot} label={label} /> : undefined;
  if (cards.length === 0)
    return (
      <div className="m-place m-place--free" data-place={spotPlace(seat, slot)}>
        <Picture of={pictureOf('sliced-bread')} />
        <span>{words.freeSlot}</span>
        {here}
      </div>
    );
  const isClaimed = placeOf(scene, slot) !== undefined;
  const isPicking = plan?.does === 'move' && !isHolding && plan.moved.card === NOTHING && asked;
  return (
    <div
      className={classes('m-place', isStagedOn(scene, plan, slot) && 'is-staged')}
      data-place={spotPlace(seat, slot)}
    >
      <div className="m-pile">
        <Stack
          scene={scene}
          label={label}
          cards={cards}
          top={isClaimed ? 'closed' : 'open'}
          numberOf={plan === undefined ? undefined : (card) => numberOf(plan, card)}
          held={plan === undefined || !asked ? undefined : (card) => grip(scene, plan, hold, slot, card)}
        />
      </div>
      <Fits scene={scene} slot={slot} isCovered={isHolding || isPicking} />
      {here}
      {isPicking ? <PickTop scene={scene} plan={plan} hold={hold} slot={slot} /> : undefined}
    </div>
  );
}

const isStagedOn = (scene: OwnScene, plan: Plan | undefined, slot: Slot): boolean =>
  plan !== undefined && stagedAt(scene, scene.seat, slot).some((card) => numberOf(plan, card) > 0);

/** What is staged and what lies on top can be dragged; where a finger only taps, the columns and the hand are larger. */
function grip(scene: OwnScene, plan: Plan, hold: Holding, slot: Slot, card: CardId): object | undefined {
  const isTop = stackAt(scene, scene.seat, slot).at(-1) === card;
  if (numberOf(plan, card) === 0 && !(isTop && plan.steps.length === 0)) return undefined;
  const { 'aria-pressed': _pressed, ...props } = hold.thing(String(card)) as Record<string, unknown>;
  return props;
}

/** For moving: the top card of this sandwich. */
function PickTop({ scene, plan, hold, slot }: ColumnProps & { readonly plan: Plan }): ReactNode {
  const top = stackAt(scene, scene.seat, slot).at(-1);
  if (top === undefined) return undefined;
  return (
    <button
      type="button"
      className={classes('m-here', isPlayable(scene, plan, top) && 'is-legal')}
      aria-label={scene.words.pickTop(cardName(scene, top), slot + 1)}
      onClick={(hold.thing(String(top)) as { onClick: () => void }).onClick}
    />
  );
}

interface FitsProps extends SceneProps {
  readonly slot: Slot;
  /** The whole place is one target now. */
  readonly isCovered: boolean;
}

/** How the sandwich stands beside the order that is nearest; a tap compares it with all of them. */
function Fits({ scene, slot, isCovered }: FitsProps): ReactNode {
  const { words, seat } = scene;
  const place = placeOf(scene, slot);
  const pair = nearest(ordersFor(scene, seat, slot));
  const order = place === undefined ? pair?.order : orderAt(scene, place);
  if (order === undefined || pair === undefined) return <span className="m-fit m-fit--none" />;
  const tone = place !== undefined || pair.fit.pays > 0 ? 'is-ok' : pair.fit.extra.length > 0 && 'is-much';
  const said = (
    <>
      <span className="m-fit__order">{orderName(scene, order)}</span>
      {place === undefined ? (
        <FitLine scene={scene} fit={pair.fit} />
      ) : (
        <b>
          <Sign of="check" />
          {words.earns(payOf(scene, slot, place))}
        </b>
      )}
    </>
  );
  if (isCovered) return <span className={classes('m-fit', tone)}>{said}</span>;
  return (
    <button
      type="button"
      className={classes('m-fit', tone)}
      onClick={() => openCompare(scene, { is: 'stack', seat, slot })}
    >
      {said}
      <Hidden>, {words.sandwich(slot + 1)}</Hidden>
    </button>
  );
}
