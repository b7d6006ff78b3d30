/** Small things of the table: little cards, aprons, categories, types of orders, quality. */
import type { CSSProperties, ReactNode } from 'react';
import type { Category } from '#games/sandwich-wars';
import { classes } from '../../widgets/classes.ts';
import { art, Picture } from '../../widgets/picture.tsx';
import { CatDot, Hidden, ThinStack } from '../../widgets/pieces.tsx';
import { pictureOf } from './faces.ts';
import type { OwnScene } from './scene.ts';
import { categoryName, kitOf, sandwichName } from './scene.ts';
import './parts.css';

export const MiniCard = (): ReactNode => <span className="minicard" aria-hidden="true" />;

/** A small apron in the colour of its category; of none where it stands for any. */
export const Apronlet = ({ helper }: { readonly helper?: Category | undefined }): ReactNode => (
  <span
    className="apron__shape apronlet"
    data-cat={helper === undefined ? undefined : kitOf(helper)}
    aria-hidden="true"
  >
    <Picture of={pictureOf('piece-apron')} />
    {helper === undefined ? undefined : <Picture of={art(`cat-${kitOf(helper)}`)} className="apron__cat" />}
  </span>
);

export const CategoryDot = ({ scene, category }: { scene: OwnScene; category: Category }): ReactNode => (
  <CatDot category={kitOf(category)} label={categoryName(scene, category)} />
);

/** By number of ingredients: the colour of an order. */
const BANDS = ['#9a5b1e', '#1b6483', '#2c6336', '#5b3a9c', '#8f1d57'] as const;

export const bandOf = (size: number): CSSProperties => ({ '--band': BANDS[size - 1] }) as CSSProperties;

/** The type of an order by its number, with its points where they matter. */
export function TypeChip({ scene, size, points }: { scene: OwnScene; size: number; points?: number }): ReactNode {
  return (
    <span className={classes('tchip', points !== undefined && 'tchip--points')} style={bandOf(size)}>
      <Hidden>{sandwichName(scene, size)} </Hidden>
      {size}
      {points === undefined ? undefined : (
        <b>
          <Hidden>, {scene.words.points(points)}</Hidden>
          <span aria-hidden="true">{points}</span>
        </b>
      )}
    </span>
  );
}

/** So many layers between two slices. */
export const OrderStack = ({ size }: { readonly size: number }): ReactNode => (
  <ThinStack layers={Array.from({ length: size })} />
);

/** Quality with its star; raised above what is printed it has a ring. */
export const Quality = ({ n, printed }: { readonly n: number; readonly printed?: number }): ReactNode => (
  <span
    className={classes(
      'q',
      printed !== undefined && n > printed && 'is-up',
      printed !== undefined && n < printed && 'is-down',
    )}
    aria-hidden="true"
  >
    <span className="q__star">★</span>
    {n}
  </span>
);

/** One line of a bill: what it is for, and what it brings. */
export function BillLine({ picture, text, n }: { picture: ReactNode; text: ReactNode; n: number }): ReactNode {
  return (
    <li className={classes(n === 0 && 'is-nil')}>
      {picture}
      <span>{text}</span>
      <b className="num">{signed(n)}</b>
    </li>
  );
}

/** A gain with its plus, a loss with a real minus. */
export const signed = (n: number): string => {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
};
