/** The way into each phase of a round, with pictures of cards: what the rules page shows above the rules. */
import type { ReactNode } from 'react';
import { ingredients } from '#games/sandwich';
import type { Wording } from '#kernel';
import type { Face } from '../../board.ts';
import type { CardProps } from '../../widgets/card.tsx';
import { Card, Tag } from '../../widgets/card.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { address } from './art.sprite';
import { breakable } from './seams.ts';

type Ingredient = (typeof ingredients)[number]['id'];

function faceOf(id: Ingredient, text: Pick<Wording, 'card'>): Face {
  const at = ingredients.findIndex((row) => row.id === id);
  return { picture: `${address}#${id}`, name: breakable(text.card(at)), category: ingredients[at].family };
}

export function picturesOf(text: Pick<Wording, 'card'>): Readonly<Record<string, ReactNode>> {
  const face = (id: Ingredient): Face => faceOf(id, text);
  const tag = <Tag seat={3} avatar="frog" name="Léo" />;
  return {
    market: onSheet([
      { face: face('pickle') },
      { face: face('chocolate-spread') },
      { face: face('tomato'), state: 'legal' },
      { face: face('snail'), state: 'taken', children: tag },
    ]),
    trade: onSheet([{ face: face('pickle') }, 'swap', { face: face('camembert') }]),
    compose: onSheet([{ face: face('ham') }, { face: face('emmental') }, { face: face('banana') }]),
  };
}

/** Cards that only show something: nothing here travels or is tapped. */
function onSheet(cards: readonly (CardProps | 'swap')[]): ReactNode {
  return (
    <div className="sheet-frame">
      <div className="sheet" />
      <div className="sheet-frame__content">
        <ul className="market market--shown">
          {cards.map((card, index) => (
            <li key={card === 'swap' ? 'swap' : card.face.name}>
              {card === 'swap' ? <Sign of="swap" className="icon" /> : <Card {...card} turn style={turned(index)} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const turned = (index: number): object => ({ '--turn': `${[-1.5, 1.2, -0.8, 1.4][index % 4]}deg` });
