/** Pictures for the rules pages: cards by the id of their row, and what stands above the rules of a part of the game. */
import type { ReactNode } from 'react';
import type { PlatesText } from '#games/plates-and-napkins';
import { cards } from '#games/plates-and-napkins';
import { Shown } from '../../screens/rules/shown.tsx';
import type { CardProps } from '../../widgets/card.tsx';
import { address } from './art.sprite';
import { PICTURES } from './card-list.ts';
import { CATEGORIES, seamed } from './faces.ts';
import { signed } from './scene.ts';

export const art = (id: string): string => `${address}#${id}`;

export function show(id: string, text: Pick<PlatesText, 'card'>): CardProps | undefined {
  const at = cards.findIndex((row) => row.id === id);
  if (at === -1) return undefined;
  const { kind, points } = cards[at];
  const isFood = kind !== 'bid' && kind !== 'napkin';
  const category = CATEGORIES[kind];
  const face = {
    picture: art(PICTURES[kind] ?? id),
    name: seamed(text.card(at)),
    ...(category === undefined ? { kind } : { category }),
  };
  const mark = <span className={isFood ? 'card__points' : 'card__value'}>{signed(points)}</span>;
  return { face, children: kind === 'napkin' ? undefined : mark };
}

type Id = (typeof cards)[number]['id'];

export function picturesOf(text: Pick<PlatesText, 'card'>): Readonly<Record<string, ReactNode>> {
  const shown = (...ids: Id[]): ReactNode => <Shown cards={ids.flatMap((id) => show(id, text) ?? [])} />;
  return {
    build: shown('baguette', 'ham', 'slime', 'croissant'),
    bid: shown('bid-4', 'bid-minus-2', 'tomato'),
    napkins: shown('trade-places', 'wiped-away'),
  };
}
