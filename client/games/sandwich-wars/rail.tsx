/** The orders, clipped on a rail: what each wants, brings, and what my zone still lacks for it. */
import type { ReactNode } from 'react';
import { lackingFor, qualityTogether } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import { aboutOf, askOf, cardName, isMine, raised } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { Coin, Hidden, Point } from '../../widgets/pieces.tsx';
import { showOrder } from './order-draft.ts';
import { Apronlet, bandOf, CategoryDot, MiniCard, OrderStack, Quality } from './parts.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { orderOf, rowOf, sandwichName, wordingOf } from './scene.ts';
import './rail.css';

export function Rail({ scene }: SceneProps): ReactNode {
  const { words, match, look } = scene;
  return (
    <>
      <p className="rail-note">
        <b>{words.roundNow(look.view.round)}</b> · {words.firstTo(match.options.orders)}
        {look.view.last < 0 ? undefined : <span className="badge badge--mustard">{words.lastRound}</span>}
      </p>
      <Zone label={words.orders} className="rail" asked={scene.asked && askOf(scene) === 'turn'}>
        {rowOf(scene).map((order) => (
          <li key={order}>
            <Ticket scene={scene} order={order} />
          </li>
        ))}
      </Zone>
      {rowOf(scene).length === 0 ? <p className="taken-now small">{words.noOrders}</p> : undefined}
    </>
  );
}

interface TicketProps extends SceneProps {
  readonly order: CardId;
}

function Ticket({ scene, order }: TicketProps): ReactNode {
  const { size, points } = orderOf(scene, order);
  const details = `${cardName(scene, order)}: ${wordingOf(scene).details(scene.match.faces[order])}`;
  const inside = (
    <span className="ticket order" style={bandOf(size)} aria-hidden="true">
      <span className="order__top">
        <span className="order__type">{size}</span>
        <span className="order__name">{sandwichName(scene, size)}</span>
        <Point n={points} />
      </span>
      <Wants scene={scene} order={order} />
      {scene.watching ? undefined : <Lacks scene={scene} order={order} />}
    </span>
  );
  if (scene.watching)
    return (
      <span className="ticket-clip" data-flip={order}>
        <Hidden>{details}</Hidden>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={classes('ticket-clip', canTake(scene, order) && 'is-able')}
      data-flip={order}
      onClick={() => showOrder(scene, order)}
    >
      <Hidden>
        {details} {lackWords(scene, order)}
      </Hidden>
      {inside}
    </button>
  );
}

/** Could I complete it right now? */
function canTake(scene: OwnScene, order: CardId): boolean {
  if (!scene.asked || askOf(scene) !== 'turn' || aboutOf(scene, 'turn').actions === 0) return false;
  return isReady(scene, order);
}

export function isReady({ world, seat }: OwnScene, order: CardId): boolean {
  const { ingredients, quality } = lackingFor(world, seat, order);
  return ingredients === 0 && quality === 0;
}

function Wants({ scene, order }: TicketProps): ReactNode {
  const { words } = scene;
  const { size, quality, listed, reward } = orderOf(scene, order);
  return (
    <>
      <span className="order__need">
        <OrderStack size={size} />
        <span className="order__what">
          <b className="order__q">
            <span>★</span>
            {quality}
          </b>
          <span className="order__n">{words.ingredientsShort(size)}</span>
        </span>
      </span>
      <span className="order__row">
        <span className="order__k">{words.twoEach}</span>
        {listed.map((category) => (
          <CategoryDot key={category} scene={scene} category={category} />
        ))}
      </span>
      <span className="order__row">
        <span className="order__k">{words.reward}</span>
        {reward === 'assistant' ? (
          <span className="order__r">
            <Apronlet />
            <Or scene={scene} />
            <Point n={2} size="s" />
          </span>
        ) : (
          <span className="order__r">
            <b className="num">{reward}×</b>
            <Coin size="s" />
            <Or scene={scene} />
            <MiniCard />
          </span>
        )}
      </span>
    </>
  );
}

/** A stroke where the word has no room. */
const Or = ({ scene }: SceneProps): ReactNode => (
  <span className="order__or">
    <span className="order__word">{scene.words.or}</span>
  </span>
);

/** Ready, with the best there is; or what is missing. */
function Lacks({ scene, order }: TicketProps): ReactNode {
  const { words, world, seat } = scene;
  const { ingredients, quality, best } = lackingFor(world, seat, order);
  if (ingredients === 0 && quality === 0)
    return (
      <span className="order__me is-ok">
        <Sign of="check" className="icon" />
        <span>
          {words.ready} <Quality n={qualityTogether(world, seat, best)} />
        </span>
      </span>
    );
  return (
    <span className="order__me">
      <Sign of="minus" className="icon" />
      <span>
        <span className="order__word">{words.missing} </span>
        {ingredients === 0 ? undefined : <b>{words.ingredientsShort(ingredients)}</b>}
        {ingredients > 0 && quality > 0 ? ' + ' : ''}
        {quality === 0 ? undefined : <b className="num">★{quality}</b>}
      </span>
    </span>
  );
}

function lackWords(scene: OwnScene, order: CardId): string {
  const { words, world, seat } = scene;
  const { ingredients, quality } = lackingFor(world, seat, order);
  if (ingredients === 0 && quality === 0) return `${words.ready}.`;
  const parts = [
    ingredients === 0 ? '' : words.ingredients(ingredients),
    quality === 0 ? '' : words.qualityOf(quality),
  ].filter((part) => part !== '');
  return `${words.missing}: ${parts.join(', ')}.`;
}

/** Which order was just taken, for those who look on while its reward is chosen. */
export function TakenNow({ scene }: SceneProps): ReactNode {
  if (askOf(scene) !== 'reward' || isMine(scene)) return undefined;
  const { order, cards } = aboutOf(scene, 'reward');
  return (
    <p className="taken-now small">
      <b>{raised(cardName(scene, order))}</b> · {cards.map((card) => cardName(scene, card)).join(', ')}
    </p>
  );
}
