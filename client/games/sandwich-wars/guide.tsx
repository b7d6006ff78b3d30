/** The way into each part of a turn, with pictures of cards: what the rules page shows above the rules. */
import type { ReactNode } from 'react';
import { game, ingredients } from '#games/sandwich-wars';
import type { Language, Wording } from '#kernel';
import type { Face } from '../../board.ts';
import type { Chapter } from '../../screens/rules/guides.ts';
import { Card } from '../../widgets/card.tsx';
import { address } from './art.sprite';
import type { Ways } from './guide-words.ts';
import { PHASES, ways } from './guide-words.ts';
import { kitOf } from './scene.ts';

export async function loadGuide(language: Language): Promise<Readonly<Record<string, Chapter>>> {
  const { text } = await game.texts[language]();
  const pictures = picturesOf(text);
  return Object.fromEntries(
    PHASES.map((phase): [string, Chapter] => {
      const { lead, caption, steps } = ways[language][phase];
      const picture = pictures[phase];
      const list = steps.map(([sign, bold, rest]) => ({ sign, bold, rest }));
      return [phase, { lead, steps: list, ...(caption === undefined ? {} : { caption, picture }) }];
    }),
  );
}

type Ingredient = (typeof ingredients)[number]['id'];

const picturesOf = (text: Pick<Wording, 'card'>): Partial<Record<keyof Ways, ReactNode>> => ({
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
