/** A mat for every player: the bids in front of them as folded napkins with who put them there; and the sandwich they are about. */
import type { CSSProperties, ReactNode } from 'react';
import type { CardId, Seat } from '#kernel';
import { askOf, cardName, nameOf, seatsAround } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar, playerColour } from '../../widgets/player.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { LastingPills } from './napkins.tsx';
import type { Plan } from './plan.ts';
import { pickSeat, planOf, seatPlace } from './plan.ts';
import type { OwnScene, Placed, SceneProps } from './scene.ts';
import { handSize, isOut, onPlate, placedAt, rowOf, signed, worthOfCard } from './scene.ts';
import { rowsOf, Stack, Worth } from './stack.tsx';
import './mats.css';

/** More seats than these need every inch of a phone. */
export const FEW = 4;

/** While all bid: the sandwich, and who has what in front of them. */
export function Bidding({ scene }: SceneProps): ReactNode {
  return (
    <div className={classes('upright dining dining--bid', scene.match.seats > FEW && 'dining--many')}>
      <LastingPills scene={scene} />
      <Stake scene={scene} title={scene.words.mustEat} />
      <Recap scene={scene} />
      <Mats scene={scene} />
    </div>
  );
}

/** A napkin asks for players, whatever else is going on. */
export function Players({ scene }: SceneProps): ReactNode {
  return (
    <div className="upright dining dining--players">
      <Mats scene={scene} />
    </div>
  );
}

/** The sandwich that somebody must eat; it may be gone by a napkin. */
export function Stake({ scene, title }: SceneProps & { readonly title?: string }): ReactNode {
  const { words, look } = scene;
  const { plate, worths, finisher } = look.view;
  if (plate < 0) return undefined;
  const cards = onPlate(scene, plate);
  return (
    <section
      className="stake"
      aria-label={words.sandwich(plate + 1)}
      data-part="stake"
      style={{ '--tallest': rowsOf(scene, cards) } as CSSProperties}
    >
      <div className="plate">
        <Stack scene={scene} cards={cards} label={words.sandwich(plate + 1)} />
        <span className="plate__dish" />
      </div>
      <div className="stake__text">
        {title === undefined ? undefined : <h2>{title}</h2>}
        <Worth points={worths[plate]} />
        <p>{words.finishedBy(nameOf(scene, finisher))}</p>
      </div>
    </section>
  );
}

/** Of more than these only the pictures have room in a line. */
const LONG = 5;

/** On small screens the sandwich in one line. */
export function Recap({ scene }: SceneProps): ReactNode {
  const { plate, worths } = scene.look.view;
  if (plate < 0) return undefined;
  const cards = onPlate(scene, plate);
  return (
    <ul className={classes('recap', cards.length > LONG && 'recap--long')} aria-label={scene.words.sandwich(plate + 1)}>
      {cards.map((card) => (
        <li key={card}>
          <Picture of={faceOf(scene, card).picture} />
          <Hidden>{cardName(scene, card)} </Hidden>
          <span className="recap__worth">{signed(worthOfCard(scene, card))}</span>
        </li>
      ))}
      <li>
        <Worth points={worths[plate]} />
      </li>
    </ul>
  );
}

function Mats({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const seats = seatsAround(scene);
  return (
    <Zone as="ul" label={words.onWhom} className="mats" style={matsStyle(seats.length)} asked={scene.asked}>
      {seats.map((seat) => (
        <li key={seat} data-part="mats" {...playerColour(seat)}>
          <Mat scene={scene} seat={seat} />
        </li>
      ))}
    </Zone>
  );
}

/** How many there are, for as many rows as their room has. */
export const matsStyle = (seats: number): CSSProperties =>
  ({ '--seats': seats, '--pairs': Math.ceil(seats / 2) }) as CSSProperties;

interface MatProps {
  readonly scene: OwnScene;
  readonly seat: Seat;
}

const PICKS: readonly (string | undefined)[] = ['bid', 'swap', 'trade', 'choosePlayer'];

function Mat({ scene, seat }: MatProps): ReactNode {
  const className = classes('mat ticks', isOut(scene, seat) && scene.look.view.stage === 'bidding' && 'is-out');
  if (!scene.asked || !PICKS.includes(askOf(scene)))
    return (
      <div className={className}>
        <OnMat scene={scene} seat={seat} />
      </div>
    );
  const plan = planOf(scene);
  const refusal = askOf(scene) === 'trade' ? cannotTrade(scene, plan, seat) : undefined;
  const pick = (): void => (refusal === undefined ? pickSeat(scene, plan, seat) : scene.explain(refusal));
  return (
    <button
      type="button"
      className={classes(className, refusal === undefined && 'is-open')}
      aria-pressed={plan.seats.includes(seat)}
      data-place={seatPlace(seat)}
      onClick={pick}
    >
      <OnMat scene={scene} seat={seat} />
    </button>
  );
}

/** The game says with whom one cannot trade at all; how many cards it takes is another matter. */
function cannotTrade(scene: OwnScene, plan: Plan, to: Seat): ReturnType<OwnScene['whyNot']> {
  const refusal = scene.whyNot({ to, give: plan.cards, take: plan.places });
  return refusal?.code === 'another-player' || refusal?.code === 'empty-hand' ? refusal : undefined;
}

function OnMat({ scene, seat }: MatProps): ReactNode {
  const placed = placedAt(scene, seat);
  return (
    <>
      <span className="mat__head">
        <Avatar seat={seat} person={scene.person(seat)} size="s" />
        <b>{seat === scene.seat ? scene.words.you : nameOf(scene, seat)}</b>
        <State scene={scene} seat={seat} />
      </span>
      {scene.look.view.stage === 'building' ? undefined : (
        <Bids as="span" count={placed.length}>
          {placed.length === 0 ? <span className="nos">{scene.words.nothingYet}</span> : undefined}
          {placed.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hidden card has no other name than its place.
            <Folded key={i} scene={scene} placed={one} flip={one.card ?? bidKey(seat, i)} />
          ))}
        </Bids>
      )}
    </>
  );
}

interface BidsProps {
  readonly as: 'ul' | 'span';
  readonly count: number;
  readonly children: ReactNode;
}

/** What lies in front of a player, in one row however much it is. */
export const Bids = ({ as: List, count, children }: BidsProps): ReactNode => (
  <List className="bids" style={{ '--bids': Math.max(1, count) } as CSSProperties}>
    {children}
  </List>
);

/** A hidden bid travels under the name of its place. */
export const bidKey = (seat: Seat, index: number): string => `bid-${seat}-${index}`;

function State({ scene, seat }: MatProps): ReactNode {
  const { words, look, top } = scene;
  const { stage, bidder } = look.view;
  if (stage !== 'bidding') return <span className="mat__state">{words.cards(handSize(scene, seat))}</span>;
  if (isOut(scene, seat))
    return (
      <span className="mat__state">
        <Sign of="door" />
        <span className="mat__word">{words.optedOut}</span>
      </span>
    );
  if (top?.ask !== 'bid' || bidder !== seat) return <span className="mat__state">{words.stillIn}</span>;
  return <span className="mat__state mat__state--turn">{seat === scene.seat ? words.yourTurn : words.itsTurn}</span>;
}

interface FoldedProps {
  readonly scene: OwnScene;
  readonly placed: Placed;
  readonly flip: CardId | string;
}

/** Face down: a folded napkin; one of my own shows me what it is. */
function Folded({ scene, placed: { card, by }, flip }: FoldedProps): ReactNode {
  const { words } = scene;
  const label = card === undefined ? words.hiddenBid(nameOf(scene, by)) : words.ownBid(cardName(scene, card));
  return (
    <span className={classes('bid', card !== undefined && 'own')} role="img" aria-label={label} data-flip={flip}>
      {card === undefined ? <Picture of={pictureOf('piece-napkin')} /> : <Value scene={scene} card={card} />}
      <By scene={scene} seat={by} />
    </span>
  );
}

export const By = ({ scene, seat }: MatProps): ReactNode => (
  <span className="bid__by">
    <Avatar seat={seat} person={scene.person(seat)} size="xs" />
  </span>
);

/** The number of a bid, or the picture of what is none. */
export function Value({ scene, card }: { readonly scene: OwnScene; readonly card: CardId }): ReactNode {
  const { kind, points } = rowOf(scene, card);
  if (kind !== 'bid') return <Picture of={faceOf(scene, card).picture} className="bid__art" />;
  return (
    <span className="bid__value" aria-hidden="true">
      {signed(points)}
    </span>
  );
}
