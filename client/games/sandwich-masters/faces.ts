/** How a card looks: picture, name, variety, whether it is bad, and the sign in its corner. */
import type { MastersText, Variety } from '#games/sandwich-masters';
import {
  barEvents,
  FIRST_EVENT,
  FIRST_INSPECTOR,
  FIRST_ORDER,
  FIRST_OWN,
  ingredients,
  inspectors,
  isBad,
  ownName,
  ownOrdersOf,
  readName,
  varieties,
} from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { raised } from '../../asking.ts';
import type { Face } from '../../board.ts';
import { address } from './art.sprite';
import type { OwnScene } from './scene.ts';

/** With the signs of this game: in the corner where others have their silhouette, and in the other for what is bad. */
export interface MastersFace extends Face {
  readonly sign?: string;
  readonly corner?: string;
}

export const pictureOf = (id: string): string => `${address}#${id}`;

/** The category of the kit that has the colour and silhouette of a variety. */
export const CATEGORIES: Readonly<Record<Variety, string>> = {
  bread: 'bread',
  dairy: 'cheese-dairy',
  meat: 'meat',
  salad: 'vegetable',
  condiment: 'condiment',
};

export function faceOf(scene: OwnScene, card: CardId): MastersFace {
  const face = scene.match.faces[card];
  if (face < FIRST_INSPECTOR) return foodFace(scene, face);
  if (face < FIRST_ORDER) return inspectorFace(scene, face);
  return face < FIRST_EVENT || face >= FIRST_OWN ? orderFace(scene, face) : eventFace(scene, face);
}

/** The picture of something that is missing or too much: a symbol, or a variety of which any will do. */
export function symbolPicture(what: string): string {
  const row = ingredients.find(({ symbol }) => symbol === what) ?? ingredients.find(({ variety }) => variety === what);
  return pictureOf(row?.id ?? 'sandwich');
}

/** The name of a symbol, or of a variety where any will do. */
export function symbolName({ text, words }: Pick<OwnScene, 'text' | 'words'>, what: string): string {
  const row = ingredients.findIndex(({ symbol }) => symbol === what);
  if (row >= 0) return text.card(2 * row + (ingredients[row].good > 0 ? 0 : 1));
  return words.varieties[varieties.find((variety) => variety === what) ?? 'bread'];
}

/** An order's own name, without quotes. */
export const orderName = ({ text, match, who }: OwnScene, card: CardId): string => {
  const face = match.faces[card];
  const own = readName(ownName(match, face), who);
  return own === '' ? text.card(face).replace(SEAMS, '\u00AD') : own;
};

export const eventDoes = ({ text, match }: OwnScene, card: CardId): string =>
  raised((text as MastersText).effect(match.faces[card]));

function foodFace({ text, words }: OwnScene, face: number): MastersFace {
  const { id, symbol, variety } = ingredients[face >> 1];
  const name = text.card(face).replace(SEAMS, '\u00AD');
  const kinds = [words.kinds[symbol === 'sauce' || symbol === 'attack' ? symbol : variety]];
  const isSpoilt = isBad(face);
  const facts = isSpoilt ? [...kinds, words.bad] : kinds;
  const help = symbol === 'sauce' || symbol === 'attack' ? words.helps[symbol] : undefined;
  return {
    picture: pictureOf(id),
    name,
    more: facts.join(', '),
    text: help ?? facts.join(' · '),
    category: CATEGORIES[variety],
    ...(isSpoilt ? { kind: symbol === 'attack' ? 'attack' : 'bad', corner: CORNERS[symbol] ?? 'flies' } : {}),
    ...(SIGNS[symbol] === undefined ? {} : { sign: SIGNS[symbol] }),
  };
}

const SIGNS: Readonly<Record<string, string>> = { sauce: 'joker', attack: 'bomb' };
const CORNERS: Readonly<Record<string, string>> = { attack: 'skull' };

function inspectorFace({ text, words }: OwnScene, face: number): MastersFace {
  const { bribe, punishment } = inspectors[face - FIRST_INSPECTOR];
  return {
    picture: pictureOf('inspector'),
    name: text.card(face).replace(SEAMS, '\u00AD'),
    more: words.kinds.inspector,
    text: words.inspectorDoes(bribe, words.punishments[punishment]),
    kind: 'inspector',
    sign: 'magnifier',
  };
}

function orderFace({ text, match }: OwnScene, face: number): MastersFace {
  const own = face < FIRST_OWN ? undefined : ownOrdersOf(match.options)[face - FIRST_OWN];
  return { picture: pictureOf(own?.picture ?? 'receipt'), name: own?.name ?? text.card(face) };
}

const eventFace = ({ text }: OwnScene, face: number): MastersFace => ({
  picture: pictureOf(barEvents[face - FIRST_EVENT].picture),
  name: text.card(face),
});

/** Where a long compound may be broken on a small card, since not every browser knows how to hyphenate. */
const SEAMS =
  /(?<=\b(?:Blubber|Essig|Flucht|Matsch|Pelz|Rätsel|Schnecken|Schwitz|Socken|Sonnen|Spezial|Urzeit|Zahn|Katzen|Krusten|Zottel|Paragrafen|Kau|Fleisch|Garten|Soßen|Tomaten|Gurken|Zwiebel|Schinken|Salami|Käse|Speck|Picknick|Mitternachts|Frühstücks|Feinkost|Wolken|Bauern|Ketchup|Burger|Doppel|Drachen|Tränen|Alarm|Jobs|Sky|Sun|Tooth|Mayon|chaus|Inspec|Savon|Moisis|Denti|Mante|burbu|prehis|quisqui|miste)(?=\p{Ll}{4}))/gu;
