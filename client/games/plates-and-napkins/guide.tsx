/** The way into each part of the game, with pictures of cards: what the rules page shows above the rules. */
import type { ReactNode } from 'react';
import type { PlatesText } from '#games/plates-and-napkins';
import { cards } from '#games/plates-and-napkins';
import type { Face } from '../../board.ts';
import { Card } from '../../widgets/card.tsx';
import { address } from './art.sprite';
import { CATEGORIES, seamed } from './faces.ts';
import { signed } from './scene.ts';

type Id = (typeof cards)[number]['id'];

interface Example {
  readonly face: Face;
  readonly mark: ReactNode;
}

function shown(id: Id, text: PlatesText): Example {
  const at = cards.findIndex((row) => row.id === id);
  const { kind, points } = cards[at];
  const isFood = kind !== 'bid' && kind !== 'napkin';
  const picture = isFood ? id : 'piece-napkin';
  const category = CATEGORIES[kind];
  const face = {
    picture: `${address}#${picture}`,
    name: seamed(text.card(at)),
    ...(category === undefined ? { kind } : { category }),
  };
  const mark = <span className={isFood ? 'card__points' : 'card__value'}>{signed(points)}</span>;
  return { face, mark: kind === 'napkin' ? undefined : mark };
}

export function picturesOf(text: PlatesText): Readonly<Record<string, ReactNode>> {
  const of = (id: Id): Example => shown(id, text);
  return {
    build: onSheet([of('baguette'), of('ham'), of('slime'), of('croissant')]),
    bid: onSheet([of('bid-4'), of('bid-minus-2'), of('tomato')]),
    napkins: onSheet([of('trade-places'), of('wiped-away')]),
  };
}

/** Cards that only show something: nothing here travels or is tapped. */
function onSheet(examples: readonly Example[]): ReactNode {
  return (
    <div className="sheet-frame">
      <div className="sheet" />
      <div className="sheet-frame__content">
        <ul className="market market--shown">
          {examples.map(({ face, mark }, index) => (
            <li key={face.name}>
              <Card face={face} turn style={turned(index)}>
                {mark}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const turned = (index: number): object => ({ '--turn': `${[-1.5, 1.2, -0.8, 1.4][index % 4]}deg` });
