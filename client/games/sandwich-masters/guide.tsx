/** Pictures for the rules pages: ingredients by the id of their row, and what stands above the rules of a phase. */
import type { ReactNode } from 'react';
import { FIRST_INSPECTOR, ingredients, inspectors } from '#games/sandwich-masters';
import type { Wording } from '#kernel';
import { Shown } from '../../screens/rules/shown.tsx';
import type { CardProps } from '../../widgets/card.tsx';
import { CATEGORIES, pictureOf } from './faces.ts';
import { Corner } from './parts.tsx';

export { pictureOf as art } from './faces.ts';

/** A good one, unless there are only bad ones. */
export function show(id: string, text: Pick<Wording, 'card'>): CardProps | undefined {
  const row = ingredients.findIndex((one) => one.id === id);
  if (row === -1) return undefined;
  return ingredients[row].good > 0 ? { face: faceOf(row, text.card(2 * row)) } : bad(row, text);
}

const faceOf = (row: number, name: string): CardProps['face'] => ({
  picture: pictureOf(ingredients[row].id),
  name,
  category: CATEGORIES[ingredients[row].variety],
});

const bad = (row: number, text: Pick<Wording, 'card'>): CardProps => ({
  face: { ...faceOf(row, text.card(2 * row + 1)), kind: 'bad' },
  children: <Corner of="flies" />,
});

export function picturesOf(text: Pick<Wording, 'card'>): Readonly<Record<string, ReactNode>> {
  const lettuce = ingredients.findIndex(({ id }) => id === 'lettuce');
  const visitor = (_: unknown, at: number): CardProps => ({
    face: { picture: pictureOf('inspector'), name: text.card(FIRST_INSPECTOR + at), kind: 'inspector' },
  });
  const played = [show('lettuce', text), bad(lettuce, text), show('hot-sauce', text)];
  return {
    play: <Shown cards={played.flatMap((card) => card ?? [])} />,
    inspectors: <Shown cards={inspectors.map(visitor)} />,
  };
}
