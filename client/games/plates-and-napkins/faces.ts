/** How a card looks: picture, name, kind, and what it is worth or does. */
import type { Kind } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { cardName } from '../../asking.ts';
import type { Face } from '../../board.ts';
import { address } from './art.sprite';
import type { OwnScene } from './scene.ts';
import { effectOf, rowOf, signed } from './scene.ts';

export const pictureOf = (id: string): string => `${address}#${id}`;

/** The categories of the kit that our ingredients belong to. */
export const CATEGORIES: Readonly<Partial<Record<Kind, string>>> = {
  bread: 'bread',
  meat: 'meat',
  cheese: 'cheese-dairy',
  extra: 'extra',
};

export function faceOf(scene: OwnScene, card: CardId): Face {
  const { words } = scene;
  const { id, kind, points } = rowOf(scene, card);
  const name = seamed(cardName(scene, card));
  if (kind === 'napkin')
    return { picture: pictureOf('piece-napkin'), name, kind, more: words.kinds.napkin, text: effectOf(scene, card) };
  if (kind === 'bid') {
    const value = signed(points);
    return { picture: pictureOf('label'), name: words.bidCard, kind, more: value, text: `${value} · ${words.bidText}` };
  }
  const worth = words.points(points);
  const category = CATEGORIES[kind] ?? 'extra';
  return {
    picture: pictureOf(id),
    name,
    category,
    more: `${words.kinds[kind]}, ${worth}`,
    text: `${words.kinds[kind]} · ${signed(points)}`,
  };
}

/** With soft hyphens where a long compound may be broken on a small card, since not every browser knows how to. */
export const seamed = (name: string): string => name.replace(SEAMS, '\u00AD');

const SEAMS =
  /(?<=^(?:Burger|Butter|Scheiben|Ziegen|Stinke(?=so)|Stin(?=ken)|Kopf|Morta|Brat|Weiter|Wegge|Platz|Toast|Roggen|Schin|Crois|Ba(?=gue))(?=\p{Ll}{3})|\b(?:[Hh]ambur(?=gue)|Mozza(?=rel)|Salchi(?=ch)|mante(?=qui)|Chaus(?=set)|apes(?=toso)|Mordis(?=qui)|Sup(?=plé)|musi(?=cal)|Grigno(?=tage)|Emmen(?=ta)|Camem(?=bert)))/gu;
