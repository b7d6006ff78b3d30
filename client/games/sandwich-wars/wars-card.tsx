/** A card of the market deck as it lies on the table: cost, effect, quality, and the reason where it cannot be used. */
import type { ReactNode } from 'react';
import type { Effect } from '#games/sandwich-wars';
import { KEPT, opportunityAt } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import type { CardProps } from '../../widgets/card.tsx';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { art, Picture, Sign } from '../../widgets/picture.tsx';
import { Coin, Point } from '../../widgets/pieces.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf } from './faces.ts';
import { MiniCard, Quality, signed } from './parts.tsx';
import type { OwnScene } from './scene.ts';
import { ingredientOf, isFood, kitOf } from './scene.ts';
import './wars-card.css';

export interface WarsCardProps extends Omit<CardProps, 'face' | 'card' | 'children'> {
  readonly scene: OwnScene;
  readonly card: CardId;
  /** The quality it has where it lies; what is printed where this is absent. */
  readonly quality?: number | undefined;
  /** What it costs me now, where it is still to be paid for. */
  readonly price?: number | undefined;
  /** Only to be read: keys reach it too. */
  readonly still?: boolean | undefined;
  /** Coins that are missing for it. */
  readonly missing?: number | undefined;
}

export function WarsCard({ scene, card, quality, price, still, missing, style, ...rest }: WarsCardProps): ReactNode {
  const face = faceOf(scene, card);
  return (
    <span className="wcard" style={style} {...(still === true ? { 'data-rove': '', ...zoomProps(face) } : {})}>
      <Card {...rest} face={face} card={card}>
        {isFood(scene, card) ? (
          <FoodMarks scene={scene} card={card} quality={quality} price={price} />
        ) : (
          <ChanceMarks scene={scene} card={card} />
        )}
      </Card>
      {missing === undefined ? undefined : (
        <span className="wcard__dear" aria-hidden="true">
          −{missing}
        </span>
      )}
    </span>
  );
}

function FoodMarks({
  scene,
  card,
  quality,
  price,
}: Pick<WarsCardProps, 'scene' | 'card' | 'quality' | 'price'>): ReactNode {
  const row = ingredientOf(scene, card);
  const cost = price ?? row.cost;
  return (
    <>
      <span className={classes('card__cost', cost < row.cost && 'is-cut')} aria-hidden="true">
        {cost}
      </span>
      <span className="card__row" aria-hidden="true">
        <EffectMark effect={row.effect} />
        <Quality n={quality ?? row.quality} printed={row.quality} />
      </span>
    </>
  );
}

function ChanceMarks({ scene, card }: { readonly scene: OwnScene; readonly card: CardId }): ReactNode {
  const { does, n } = opportunityAt(scene.match.faces[card]);
  return (
    <>
      <Picture of={art('ui-star')} className="card__cat" />
      <span className="card__points" aria-hidden="true">
        {KEPT}
      </span>
      <span className="card__row" aria-hidden="true">
        <span className="fx">{scene.words.chances[does](n)}</span>
      </span>
    </>
  );
}

/** When it happens, how much, and of what; the sentence is on the enlarged card. */
function EffectMark({ effect }: { readonly effect: Effect }): ReactNode {
  const { n, what } = marked(effect);
  return (
    <span className="fx">
      <Sign of={MOMENTS[effect.when]} className="icon fx__when" />
      {n === '' ? undefined : <b>{n}</b>}
      {what}
    </span>
  );
}

const MOMENTS = { play: 'hand', turn: 'refresh', stay: 'clock', use: 'check' } as const;

interface Mark {
  readonly n: string;
  readonly what: ReactNode;
}

function marked(effect: Effect): Mark {
  const n = 'n' in effect ? signed(effect.n) : '';
  switch (effect.does) {
    case 'coins':
    case 'wages':
      return { n, what: <Coin /> };
    case 'cards':
      return { n, what: <MiniCard /> };
    case 'points':
      return { n, what: <Point /> };
    case 'action':
      return { n, what: <Sign of="play" className="icon" /> };
    case 'neighbours':
      return { n, what: <Sign of="swap" className="icon" /> };
    case 'discount':
      return { n: `−${effect.n}`, what: <Cat of={kitOf(effect.of)} /> };
    case 'quality':
    case 'pair':
      return { n, what: <Cat of={kitOf(effect.of)} /> };
    case 'keep':
      return { n, what: <Sign of="undo" className="icon" /> };
    case 'any':
      return { n: '', what: <Sign of="star" className="icon" /> };
  }
}

const Cat = ({ of }: { readonly of: string }): ReactNode => (
  <span className="fx__cat" data-cat={of}>
    <Picture of={art(`cat-${of}`)} className="icon" />
  </span>
);
