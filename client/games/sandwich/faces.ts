/** How a card looks: picture, name, family, and what a dead fridge does to it. */
import { ingredients } from '#games/sandwich';
import type { CardId } from '#kernel';
import type { Face } from '../../board.ts';
import { address } from './art.sprite';
import type { Kitchen } from './kitchen.ts';
import { cardName } from './kitchen.ts';

export const pictureOf = (id: string): string => `${address}#${id}`;

export function faceOf(scene: Kitchen, card: CardId): Face {
  const { words, match } = scene;
  const { id, family, vegetarian } = ingredients[match.faces[card]];
  const { fridge } = match.options;
  const kind = words.families[family];
  const facts = [kind, vegetarian ? words.vegetarian : '', fridge ? words.fridge : ''].filter((fact) => fact !== '');
  return {
    picture: pictureOf(id),
    name: cardName(scene, card).replace(SEAMS, '\u00AD'),
    category: family,
    more: kind,
    text: facts.join(' · '),
    ...(fridge ? { kind: 'spoiled' } : {}),
  };
}

/** Where a long compound may be broken on a small card, since not every browser knows how to hyphenate. */
const SEAMS =
  /(?<=^(?:Blauschimmel|Erdbeer|Erdnuss|Fisch|Gummi|Hähnchen|Katzen|Koch|Leber|Räucher|Scheiben|Schoko|Stinke|Ziegen)(?=\p{Ll}{4})|\b(?:Mante(?=qui)|Mayon(?=[ne])|Cham(?=pi)|Chaus(?=set)|Hambur(?=gue)|[Cc]aca(?=hu)|Mozza(?=rel)|Salchi(?=ch)|Corni(?=ch)|Remo(?=la)|Spa(?=ghet)))/gu;
