/** The way into each phase of a round, with pictures of cards: what the rules page shows above the rules. */
import type { ReactNode } from 'react';
import { game, ingredients } from '#games/sandwich';
import type { Language, Wording } from '#kernel';
import type { Face } from '../../board.ts';
import type { Chapter } from '../../screens/rules/guides.ts';
import type { CardProps } from '../../widgets/card.tsx';
import { Card, Tag } from '../../widgets/card.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { address } from './art.sprite';
import type { Ways } from './guide-words.ts';
import { PHASES, ways } from './guide-words.ts';
import { breakable } from './seams.ts';

export async function loadGuide(language: Language): Promise<Readonly<Record<string, Chapter>>> {
  const { text } = await game.texts[language]();
  const pictures = picturesOf((id) => faceOf(id, text));
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

function faceOf(id: Ingredient, text: Pick<Wording, 'card'>): Face {
  const at = ingredients.findIndex((row) => row.id === id);
  return { picture: `${address}#${id}`, name: breakable(text.card(at)), category: ingredients[at].family };
}

function picturesOf(face: (id: Ingredient) => Face): Partial<Record<keyof Ways, ReactNode>> {
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
