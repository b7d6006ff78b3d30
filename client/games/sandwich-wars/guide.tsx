/** Pictures for the rules pages: ingredients by the id of their row, and what stands above the rules of a part of the turn. */
import type { ReactNode } from 'react';
import { ingredients } from '#games/sandwich-wars';
import type { Wording } from '#kernel';
import { Shown } from '../../screens/rules/shown.tsx';
import type { CardProps } from '../../widgets/card.tsx';
import { address } from './art.sprite';
import { seamed } from './faces.ts';
import { kitOf } from './scene.ts';

export const art = (id: string): string => `${address}#${id}`;

export function show(id: string, text: Pick<Wording, 'card'>): CardProps | undefined {
  const at = ingredients.findIndex((row) => row.id === id);
  if (at === -1) return undefined;
  const { category, cost, quality } = ingredients[at];
  const children = (
    <>
      <span className="card__cost" aria-hidden="true">
        {cost}
      </span>
      <span className="card__quality" aria-hidden="true">
        {quality}
      </span>
    </>
  );
  return { face: { picture: art(id), name: seamed(text.card(at)), category: kitOf(category) }, children };
}

type Ingredient = (typeof ingredients)[number]['id'];

export function picturesOf(text: Pick<Wording, 'card'>): Readonly<Record<string, ReactNode>> {
  const shown = (...ids: Ingredient[]): ReactNode => <Shown cards={ids.flatMap((id) => show(id, text) ?? [])} />;
  return {
    play: shown('fried-egg', 'tomato', 'ham'),
    complete: shown('steak', 'emmental', 'lettuce'),
  };
}
