/** How a card looks: picture, name, family, and what a dead fridge does to it; and what stands for a theme. */
import { ingredients } from '#games/sandwich';
import type { CardId } from '#kernel';
import { cardName } from '../../asking.ts';
import type { Face } from '../../board.ts';
import { address } from './art.sprite';
import type { OwnScene } from './scene.ts';
import { breakable } from './seams.ts';

export const pictureOf = (id: string): string => `${address}#${id}`;

export function faceOf(scene: OwnScene, card: CardId): Face {
  const { words, match } = scene;
  const { id, family, vegetarian } = ingredients[match.faces[card]];
  const { fridge } = match.options;
  const kind = words.families[family];
  const facts = [kind, vegetarian ? words.vegetarian : '', fridge ? words.fridge : ''].filter((fact) => fact !== '');
  return {
    picture: pictureOf(id),
    name: breakable(cardName(scene, card)),
    category: family,
    more: kind,
    text: facts.join(' · '),
    ...(fridge ? { kind: 'spoiled' } : {}),
  };
}

const THEME_PICTURES: Readonly<Record<string, string>> = {
  'p:picnic': 'basket',
  'p:seaside': 'beach',
  'p:farmyard': 'sun',
  'p:midnight': 'star',
  'p:sticky': 'raised-hand',
  'p:healthy': 'leaf',
  'p:goblin': 'skull',
  'p:breakfast': 'sun',
  'p:festive': 'party',
  'p:movie-night': 'tv',
};

/** Own words have a rainbow. */
export const themePicture = (theme: string): string => THEME_PICTURES[theme] ?? 'rainbow';
