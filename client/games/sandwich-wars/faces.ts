/** How a card looks: picture, name, category, and what it does in words. */
import { isIngredient, isOpportunity, opportunityAt } from '#games/sandwich-wars';
import type { CardId } from '#kernel';
import { cardName } from '../../asking.ts';
import type { Face } from '../../board.ts';
import { address } from './art.sprite';
import type { OwnScene } from './scene.ts';
import { CHANCE_PICTURES, ingredientOf, kitOf, wordingOf } from './scene.ts';

export const pictureOf = (id: string): string => `${address}#${id}`;

export function faceOf(scene: OwnScene, card: CardId): Face {
  const face = scene.match.faces[card];
  const text = wordingOf(scene).details(face);
  const common = { name: seamed(cardName(scene, card)), more: text, text };
  if (isIngredient(face)) {
    const { id, category } = ingredientOf(scene, card);
    return { ...common, picture: pictureOf(id), category: kitOf(category) };
  }
  if (isOpportunity(face))
    return { ...common, picture: pictureOf(CHANCE_PICTURES[opportunityAt(face).does]), kind: 'chance' };
  return { ...common, picture: pictureOf('receipt') };
}

export const seamed = (name: string): string => name.replace(SEAMS, '\u00AD');

/** Where a long word may be broken on a small card, since not every browser knows how to hyphenate. */
const SEAMS =
  /(?<=\b(?:Blauschimmel|Blauschim|Blau|Trinkgeld|Hähnchen|Scheiben|Stinken|Räucher|Spiegel|Wachtel|Geheim|Ziegen|Emmen|Essig|Leber|Pizza|Frika|Brat|Hack|Hart|Kopf|Gekoch|Mayon|Mozza|Morta|Camem|Scram|Pine|Meat|Boulet|Concom|Saucis|[Hh]ambur|Salchi|Corni|Pepi|revuel|codor|brouil|pour))(?=\p{Ll}{2})|(?<=\bAlbón)/gu;
