/** My cards below the sheet: what I have so far, what is still to place, what I could give, and what helps with it. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { askOf, cardName } from '../../asking.ts';
import type { CardProps } from '../../widgets/card.tsx';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { Fit } from '../../widgets/fit.tsx';
import { alone, useHand } from '../../widgets/hand/use-hand.ts';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { faceOf, pictureOf } from './faces.ts';
import type { Plan } from './plan.ts';
import * as planning from './plan.ts';
import { keeperOf, NOTHING, planOf, restOf, TRAY } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { myBoards, myTray, placeOn, roundOf, toPlace } from './scene.ts';
import { Stack } from './stack.tsx';
import './tray.css';

export function Tray({ scene }: SceneProps): ReactNode {
  const Part = screenOf(scene);
  return (
    <section aria-label={scene.words.collected}>
      <Part scene={scene} />
    </section>
  );
}

function screenOf(scene: OwnScene): (props: SceneProps) => ReactNode {
  const ask = askOf(scene);
  if (ask === 'place') return NewCard;
  if (ask === 'trade' || ask === 'compose') return Leftover;
  return scene.match.options.express ? Lines : Collected;
}

interface CardsProps {
  readonly title: string;
  readonly count?: string;
  readonly tools?: ReactNode;
  /** So many have room; those that are gone leave it free, so that no card moves under a finger. */
  readonly room: number;
  readonly cards: readonly CardId[];
  readonly className?: string;
  readonly children: (card: CardId, number: number) => ReactNode;
  /** After them. */
  readonly free?: ReactNode;
}

function Cards({ title, count, tools, room, cards, className, children, free }: CardsProps): ReactNode {
  const gone = Array.from({ length: Math.max(0, room - cards.length) }, (_, i) => i);
  return (
    <div className={classes('tray my-tray', className)} data-part="tray">
      <div className="tray__head">
        <h2 className="tray__title">{title}</h2>
        {count === undefined ? undefined : <span className="tray__count">{count}</span>}
        {tools}
      </div>
      <Fit label={title} count={room} className={classes('my-cards', sizeOf(room))}>
        {cards.map((card, i) => (
          <li key={card}>{children(card, i + 1)}</li>
        ))}
        {free ?? gone.map((i) => <li key={`gone ${i}`} className="gone" aria-hidden="true" />)}
      </Fit>
    </div>
  );
}

/** On a phone two rows of five have room, or one of six. */
function sizeOf(room: number): string | false {
  if (room > 10) return 'my-cards--many';
  return room > 1 && room < 7 && 'my-cards--few';
}

/** What I have so far, and how much room there is. */
function Collected({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const tray = myTray(scene);
  const { cards: room } = roundOf(scene);
  const free = Array.from({ length: Math.max(0, room - tray.length) }, (_, i) => i + tray.length + 1);
  return (
    <Cards
      title={words.collected}
      count={words.countOf(tray.length, room)}
      room={room}
      cards={tray}
      className="my-tray--seen"
      free={free.map((n) => (
        <li key={`free ${n}`} className={classes('slot', n === tray.length + 1 && 'slot--next')}>
          <Hidden>{words.freePlace(n)}</Hidden>
          <span aria-hidden="true">{n}</span>
        </li>
      ))}
    >
      {(card) => (
        // Younger players tap a card to hear its name: the screen around it speaks. A button, so that keyboards reach it too.
        <Card
          face={faceOf(scene, card)}
          card={card}
          shape="flat"
          label={words.readOut(cardName(scene, card))}
          onTap={scene.match.options.younger === 'off' ? undefined : () => {}}
        />
      )}
    </Cards>
  );
}

/** The Express: what lies on my lines. */
function Lines({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  return (
    <div className="tray my-tray">
      <div className="tray__head">
        <h2 className="tray__title">{words.yours}</h2>
      </div>
      <ul className="lines">
        {myBoards(scene).map((cards, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
          <li key={i}>
            <Stack scene={scene} label={words.lineWith(i + 1, cards.length)} cards={cards} size="slim" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The Express: the new card in my hand is dragged to its line, or the line is tapped. */
function NewCard({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const hold = useHand((_, where) => placeOn(scene, Number(where.replace('line-', ''))));
  const cards = scene.asked ? toPlace(scene) : [];
  return (
    <Cards title={words.toPlace} count={words.toPlaceCount(cards.length)} room={1} cards={cards}>
      {(card) => <Card face={faceOf(scene, card)} card={card} shape="flat" hand={hold.thing(String(card))} />}
    </Cards>
  );
}

/** My cards that are on no sandwich yet; while a trade is made, all of them. */
function Leftover({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const hold = useHand((thing, place) => planning.put(scene, plan, thing, place), keeperOf(scene, plan));
  const { words } = scene;
  if (!scene.asked) return <AllServed scene={scene} />;
  if (plan.deal.isOpen) return <Priced scene={scene} plan={plan} />;
  const rest = restOf(scene, plan);
  const room = myTray(scene).length;
  return (
    <div className="leftover" {...hold.place(TRAY)}>
      <Cards
        title={words.toPlace}
        count={words.countOf(rest.length, room)}
        tools={<Tools scene={scene} plan={plan} rest={rest.length} />}
        room={room}
        cards={rest}
      >
        {(card, number) => <Card {...flat(scene, card, number)} hand={alone(hold.thing(String(card)))} />}
      </Cards>
    </div>
  );
}

const flat = (scene: OwnScene, card: CardId, number: number): CardProps => ({
  face: faceOf(scene, card),
  card,
  shape: 'flat',
  ...(number < 10 ? { hotkey: number } : {}),
});

/** All that I have, to give one of it for what I want. */
function Priced({ scene, plan }: { readonly scene: OwnScene; readonly plan: Plan }): ReactNode {
  const { words } = scene;
  const tray = myTray(scene);
  const choose = (card: CardId): void => {
    plan.deal.give = plan.deal.give === card ? NOTHING : card;
    scene.refresh();
  };
  return (
    <Cards title={words.chooseMine} tools={<Back scene={scene} plan={plan} />} room={tray.length} cards={tray}>
      {(card) => (
        <Card
          face={faceOf(scene, card)}
          card={card}
          shape="flat"
          pressed={plan.deal.give === card}
          label={words.give(cardName(scene, card))}
          onTap={() => choose(card)}
        />
      )}
    </Cards>
  );
}

/** To building again. */
const Back = ({ scene, plan }: { readonly scene: OwnScene; readonly plan: Plan }): ReactNode => (
  <div className="tools">
    <button type="button" className="button button--ghost tool" onClick={() => planning.closeDeal(scene, plan)}>
      <Sign of="undo" />
      {scene.words.back}
    </button>
  </div>
);

/** When all is sent, the tray is empty: what I had lies on the sandwiches. */
const AllServed = ({ scene }: SceneProps): ReactNode => (
  <div className="tray my-tray">
    <div className="tray__head">
      <h2 className="tray__title">{scene.words.isReady}</h2>
      <span className="tray__count">{scene.words.canChange}</span>
    </div>
  </div>
);

/** What helps while building: start over, fill up, trade. */
function Tools({ scene, plan, rest }: { scene: OwnScene; plan: Plan; rest: number }): ReactNode {
  const { words } = scene;
  return (
    <div className="tools">
      {planning.usedIn(plan).length > 0 ? (
        <button
          type="button"
          className="button button--ghost tool"
          data-key="undo"
          onClick={() => planning.clear(scene, plan)}
        >
          <Sign of="undo" />
          {words.clear}
        </button>
      ) : undefined}
      {rest > 0 ? (
        <button type="button" className="button button--ghost tool" onClick={() => planning.fillUp(scene, plan)}>
          <Picture of={pictureOf('sandwich')} />
          {words.fill}
        </button>
      ) : undefined}
      {askOf(scene) === 'trade' ? (
        <button
          type="button"
          className="button button--ghost tool"
          onClick={() => planning.openDeal(scene, plan, NOTHING)}
        >
          <Picture of={pictureOf('handshake')} />
          {words.trade}
        </button>
      ) : undefined}
    </div>
  );
}
