/** Composing: my sandwiches side by side, one for each neighbour, built by taps, drags and keys; and what is still to place. */
import type { ReactNode } from 'react';
import type { CardId, Seat } from '#kernel';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { alone, useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { Tray } from '../../widgets/sheet.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { Notes } from './market.tsx';
import type { Plan } from './plan.ts';
import * as planning from './plan.ts';
import { boardPlace, keeperOf, NOTHING, planOf, restOf, sandwichesOf, TRAY } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { askOf, cardName, directionNow, myTray, nameOf, saidOf } from './scene.ts';
import { Stack } from './stack.tsx';
import { CookWords } from './words-chooser.tsx';

export function Composing({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const hold = useHand((thing, place) => planning.put(scene, plan, thing, place), keeperOf(scene, plan));
  const sent = saidOf(scene, 'compose');
  const columns = sent ?? sandwichesOf(plan);
  return (
    <div className="kitchen kitchen--compose">
      <p className="flipno">
        <Notes scene={scene} />
      </p>
      <Columns
        scene={scene}
        to={columns.map(({ to }) => to)}
        onSwap={sent === undefined ? (i) => planning.swapStacks(scene, plan, i) : undefined}
      >
        {(i) =>
          sent === undefined ? (
            <>
              <OpenStack scene={scene} plan={plan} index={i} hold={hold} />
              <Praise scene={scene} plan={plan} index={i} />
            </>
          ) : (
            <Stack
              scene={scene}
              label={scene.words.sandwichFor(nameOf(scene, columns[i].to))}
              cards={columns[i].cards}
              name={scene.words.full}
            />
          )
        }
      </Columns>
    </div>
  );
}

interface ColumnsProps {
  readonly scene: OwnScene;
  readonly to: readonly Seat[];
  /** Exchanges what a column and the next one get. */
  readonly onSwap?: ((index: number) => void) | undefined;
  readonly children: (index: number) => ReactNode;
}

/** A column for each neighbour, with the way to exchange between them. */
export function Columns({ scene, to, onSwap, children }: ColumnsProps): ReactNode {
  return (
    <Zone as="ul" label={scene.words.yours} className={classes('cols', `cols--${to.length}`)} asked={scene.asked}>
      {to.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: with three players a neighbour has two.
        <li key={i} className="col">
          <ForWhom scene={scene} seat={seat} />
          <div className="board">
            {children(i)}
            <span className="dishes" />
          </div>
          {onSwap !== undefined && i + 1 < to.length && to[i + 1] !== seat ? (
            <button
              type="button"
              className="swapbtn"
              aria-label={scene.words.swapFor(nameOf(scene, seat), nameOf(scene, to[i + 1]))}
              onClick={() => onSwap(i)}
            >
              <Sign of="swap" />
            </button>
          ) : undefined}
        </li>
      ))}
    </Zone>
  );
}

/** The neighbour, and how far away. */
function ForWhom({ scene, seat }: { readonly scene: OwnScene; readonly seat: Seat }): ReactNode {
  const { match, words } = scene;
  const way = directionNow(scene);
  const steps = (way === 'left' ? seat - scene.seat : scene.seat - seat) + match.seats;
  return (
    <div className="who">
      <Avatar seat={seat} person={scene.person(seat)} />
      <h2>{words.forWhom(nameOf(scene, seat))}</h2>
      <small>{words.distance[way](steps % match.seats)}</small>
    </div>
  );
}

interface OpenProps {
  readonly scene: OwnScene;
  readonly plan: Plan;
  readonly index: number;
  readonly hold: ReturnType<typeof useHand>;
}

function OpenStack({ scene, plan, index, hold }: OpenProps): ReactNode {
  const { words } = scene;
  const { cards } = plan.stacks[index];
  const name = nameOf(scene, plan.to[index]);
  const room = plan.size - cards.length;
  const held = plan.held === NOTHING ? undefined : cardName(scene, plan.held as CardId);
  const layer = (card: CardId): object => ({
    ...tapped(hold.thing(String(card)), () => planning.tapLayer(scene, plan, card)),
    'aria-pressed': undefined,
    'aria-label': held === undefined ? words.takeOff(cardName(scene, card)) : words.putHere(held, name),
    'data-place': boardPlace(index),
  });
  return (
    <Stack
      scene={scene}
      label={words.sandwichFor(name)}
      cards={cards}
      name={words.full}
      held={layer}
      open={
        room === 0 ? undefined : (
          <button
            type="button"
            className={classes('slot-top', held !== undefined && 'is-legal')}
            aria-label={`${held === undefined ? words.openPlace(name) : words.putHere(held, name)}, ${words.more(room)}`}
            {...hold.place(boardPlace(index))}
          >
            {words.more(room)}
          </button>
        )
      }
    />
  );
}

/** Farther than a finger trembles. */
const FAR = 8;
let touched = { x: 0, y: 0 };

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly detail: number;
}

/** A layer is dragged like any thing, but a tap on it takes it off at once; the click that ends a drag is no tap. */
function tapped(props: object, act: () => void): object {
  const { onPointerDown } = props as { onPointerDown: (event: Pointed) => void };
  return {
    ...props,
    onPointerDown(event: Pointed) {
      touched = { x: event.clientX, y: event.clientY };
      onPointerDown(event);
    },
    onClick({ clientX, clientY, detail }: Pointed) {
      if (detail === 0 || Math.hypot(clientX - touched.x, clientY - touched.y) < FAR) act();
    },
  };
}

/** Words of the chef, where there are any. */
function Praise({ scene, plan, index }: { scene: OwnScene; plan: Plan; index: number }): ReactNode {
  if (!scene.match.options.chef) return undefined;
  const stack = plan.stacks[index];
  return (
    <CookWords
      scene={scene}
      name={nameOf(scene, plan.to[index])}
      chosen={stack.praise}
      onChoose={(praise) => {
        stack.praise = praise;
        scene.refresh();
      }}
    />
  );
}

/** My cards that are on no sandwich yet; while a trade is made, all of them. */
export function Leftover({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const hold = useHand((thing, place) => planning.put(scene, plan, thing, place), keeperOf(scene, plan));
  const { words } = scene;
  if (!scene.asked) return <AllMine scene={scene} />;
  if (plan.deal.isOpen) return <Priced scene={scene} plan={plan} />;
  const rest = restOf(scene, plan);
  const all = myTray(scene).length;
  return (
    <div className="leftover" {...hold.place(TRAY)}>
      <Tray title={words.toPlace} count={words.countOf(rest.length, all)} columns={all % 6 === 0 ? 6 : 5}>
        {rest.map((card, i) => (
          <li key={card}>
            <Card
              face={faceOf(scene, card)}
              card={card}
              shape="flat"
              hand={alone(hold.thing(String(card)))}
              {...(i < 9 ? { hotkey: i + 1 } : {})}
            />
          </li>
        ))}
      </Tray>
    </div>
  );
}

/** All that I have, to give one of it for what I want. */
function Priced({ scene, plan }: { readonly scene: OwnScene; readonly plan: Plan }): ReactNode {
  const { words } = scene;
  const tray = myTray(scene);
  const choose = (card: CardId): void => {
    plan.deal.give = plan.deal.give === card ? NOTHING : card;
    scene.refresh();
  };
  return (
    <Tray title={words.chooseMine} columns={tray.length % 6 === 0 ? 6 : 5}>
      {tray.map((card) => (
        <li key={card}>
          <Card
            face={faceOf(scene, card)}
            card={card}
            shape="flat"
            pressed={plan.deal.give === card}
            label={words.give(cardName(scene, card))}
            onTap={() => choose(card)}
          />
        </li>
      ))}
    </Tray>
  );
}

/** When all is sent, the tray is empty: what I had lies on the sandwiches. */
function AllMine({ scene }: SceneProps): ReactNode {
  return (
    <div className="tray tray--done">
      <div className="tray__head">
        <h2 className="tray__title">{scene.words.isReady}</h2>
        <span className="tray__count">{scene.words.canChange}</span>
      </div>
    </div>
  );
}

/** The one button that counts: serve, or say why not; when it is served, take it back. */
export function Serve({ scene }: SceneProps): ReactNode {
  const { words, asked, said, watching } = scene;
  if (watching) return undefined;
  if (!asked)
    return said.length === 0 ? undefined : (
      <button type="button" className="button serve" data-key="undo" onClick={scene.takeBack}>
        <Sign of="undo" />
        {words.change}
      </button>
    );
  const plan = planOf(scene);
  const sandwiches = sandwichesOf(plan);
  const rest = restOf(scene, plan).length;
  return (
    <div className="serve-acts">
      <Tools scene={scene} plan={plan} rest={rest} />
      <button
        type="button"
        className="button button--main serve"
        aria-disabled={scene.whyNot(sandwiches) !== undefined}
        onClick={() => scene.answer(sandwiches)}
      >
        {askOf(scene) === 'trade' ? words.iAmReady : words.serve}
        {rest > 0 ? <span className="button__note">{words.toPlaceCount(rest)}</span> : undefined}
      </button>
    </div>
  );
}

/** What helps while building: fill up, start over, trade. */
function Tools({ scene, plan, rest }: { scene: OwnScene; plan: Plan; rest: number }): ReactNode {
  const { words } = scene;
  return (
    <>
      {planning.usedIn(plan).length > 0 ? (
        <button type="button" className="tool" data-key="undo" onClick={() => planning.clear(scene, plan)}>
          <Sign of="undo" />
          {words.clear}
        </button>
      ) : undefined}
      {rest > 0 ? (
        <button type="button" className="tool" onClick={() => planning.fillUp(scene, plan)}>
          <Picture of={pictureOf('sandwich')} />
          {words.fill}
        </button>
      ) : undefined}
      {askOf(scene) === 'trade' ? (
        <button type="button" className="tool" onClick={() => planning.openDeal(scene, plan, NOTHING)}>
          <Picture of={pictureOf('handshake')} />
          {words.trade}
        </button>
      ) : undefined}
    </>
  );
}
