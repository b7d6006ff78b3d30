/** The way into each phase of Sandwich Masters, with pictures of cards: what the rules page shows above the rules. */
import type { ReactNode } from 'react';
import { FIRST_INSPECTOR, ingredients, inspectors } from '#games/sandwich-masters';
import type { Wording } from '#kernel';
import type { Face } from '../../board.ts';
import { Card } from '../../widgets/card.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { CATEGORIES, pictureOf } from './faces.ts';
import './style.css';

interface Shown extends Face {
  readonly corner?: string;
}

export function picturesOf(text: Pick<Wording, 'card'>): Readonly<Record<string, ReactNode>> {
  const food = (id: string, quality: 'good' | 'bad'): Shown => {
    const row = ingredients.findIndex((one) => one.id === id);
    const common = { picture: pictureOf(id), category: CATEGORIES[ingredients[row].variety] };
    if (quality === 'good') return { ...common, name: text.card(2 * row) };
    return { ...common, name: text.card(2 * row + 1), kind: 'bad', corner: 'flies' };
  };
  const visitor = (at: number): Shown => ({
    picture: pictureOf('inspector'),
    name: text.card(FIRST_INSPECTOR + at),
    kind: 'inspector',
  });
  return {
    play: onSheet([food('lettuce', 'good'), food('lettuce', 'bad'), food('hot-sauce', 'bad')]),
    inspectors: onSheet(inspectors.map((_, at) => visitor(at))),
  };
}

/** Cards that only show something: nothing here travels or is tapped. */
function onSheet(faces: readonly Shown[]): ReactNode {
  return (
    <div className="sheet-frame">
      <div className="sheet" />
      <div className="sheet-frame__content">
        <ul className="market market--shown">
          {faces.map((face) => (
            <li key={face.name}>
              <Card face={face}>
                {face.corner === undefined ? undefined : (
                  <span className="card__corner badc">
                    <Picture of={pictureOf(face.corner)} />
                  </span>
                )}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
