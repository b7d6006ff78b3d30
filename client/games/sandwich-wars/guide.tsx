/** The way into each part of a turn, with pictures of cards: what the rules page shows above the rules. */
import type { ReactNode } from 'react';
import { ingredients } from '#games/sandwich-wars';
import type { Wording } from '#kernel';
import type { Face } from '../../board.ts';
import { Card } from '../../widgets/card.tsx';
import { address } from './art.sprite';
import { kitOf } from './scene.ts';

type Ingredient = (typeof ingredients)[number]['id'];

export const picturesOf = (text: Pick<Wording, 'card'>): Readonly<Record<string, ReactNode>> => ({
  play: onSheet(text, ['fried-egg', 'tomato', 'ham']),
  complete: onSheet(text, ['burger-patty', 'emmental', 'lettuce']),
});

function faceOf(id: Ingredient, text: Pick<Wording, 'card'>): Face {
  const at = ingredients.findIndex((row) => row.id === id);
  return { picture: `${address}#${id}`, name: text.card(at), category: kitOf(ingredients[at].category) };
}

/** Cards that only show something: nothing here travels or is tapped. */
function onSheet(text: Pick<Wording, 'card'>, cards: readonly Ingredient[]): ReactNode {
  return (
    <div className="sheet-frame">
      <div className="sheet" />
      <div className="sheet-frame__content">
        <ul className="market market--shown">
          {cards.map((id) => (
            <li key={id}>
              <Card face={faceOf(id, text)}>
                <Marks id={id} />
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Marks({ id }: { readonly id: Ingredient }): ReactNode {
  const { cost, quality } = ingredients.find((row) => row.id === id) ?? ingredients[0];
  return (
    <>
      <span className="card__cost" aria-hidden="true">
        {cost}
      </span>
      <span className="card__quality" aria-hidden="true">
        {quality}
      </span>
    </>
  );
}
