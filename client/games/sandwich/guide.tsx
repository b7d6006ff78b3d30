/** Pictures for the rules pages: cards by the id of their row, and what stands above the rules of a phase. */
import type { ReactNode } from 'react';
import { ingredients } from '#games/sandwich';
import type { Wording } from '#kernel';
import { Shown } from '../../screens/rules/shown.tsx';
import type { CardProps } from '../../widgets/card.tsx';
import { Tag } from '../../widgets/card.tsx';
import { address } from './art.sprite';
import { breakable } from './seams.ts';

export const art = (id: string): string => `${address}#${id}`;

export function show(id: string, text: Pick<Wording, 'card'>): CardProps | undefined {
  const at = ingredients.findIndex((row) => row.id === id);
  if (at === -1) return undefined;
  const { family } = ingredients[at];
  return { face: { picture: art(id), name: breakable(text.card(at)), category: family } };
}

type Ingredient = (typeof ingredients)[number]['id'];

export function picturesOf(text: Pick<Wording, 'card'>): Readonly<Record<string, ReactNode>> {
  const cards = (...ids: Ingredient[]): CardProps[] => ids.flatMap((id) => show(id, text) ?? []);
  const tag = <Tag seat={3} avatar="frog" name="Léo" />;
  const [pickle, spread, tomato, snail] = cards('pickle', 'chocolate-spread', 'tomato', 'snail');
  const market: CardProps[] = [
    pickle,
    spread,
    { ...tomato, state: 'legal' },
    { ...snail, state: 'taken', children: tag },
  ];
  return {
    market: <Shown cards={market} />,
    trade: <Shown cards={[pickle, 'swap', ...cards('camembert')]} />,
    compose: <Shown cards={cards('ham', 'emmental', 'banana')} />,
  };
}
