/** How cards and sandwiches look: a picture and a name on the tint of the family, layers between two slices. */
import { ingredients } from '#games/sandwich';
import type { CardId, Pile } from '#kernel';
import { cardAt, isKnown } from '#kernel';
import type { Child, Props, View } from '../../dom.ts';
import { classes, h } from '../../dom.ts';
import type { SandwichScene } from './scene.ts';

const files = import.meta.glob<string>('../../art/ingredients/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

const pictureOf = (id: string): string => files[`../../art/ingredients/${id}.svg`] ?? '';

export const pictures: readonly string[] = ingredients.map(({ id }) => pictureOf(id));

const ingredientOf = ({ match }: SandwichScene, card: CardId) => ingredients[match.faces[card]];

export const nameOf = ({ text, match }: SandwichScene, card: CardId): string => text.card(match.faces[card]);

/** Where a long compound may be broken on a small card, since not every browser knows how to hyphenate. */
const SEAMS =
  /(?<=^(?:Blauschimmel|Erdbeer|Erdnuss|Fisch|Gummi|Hähnchen|Katzen|Koch|Leber|Räucher|Scheiben|Schoko|Stinke|Ziegen))(?=\p{Ll}{4})/u;

const breakable = (name: string): string => name.replace(SEAMS, '\u00AD');

/** Cards of a pile that this seat can see, bottom first. */
export const seenIn = ({ look }: SandwichScene, pile: Pile): CardId[] => look.piles[pile].filter(isKnown).map(cardAt);

const picture = (scene: SandwichScene, card: CardId): View =>
  h('img', { src: pictureOf(ingredientOf(scene, card).id), alt: '', draggable: 'false' });

/** A card to tap. Its name is the label unless another one says what the tap does. */
export function cardButton(scene: SandwichScene, card: CardId, props: Props, ...more: readonly Child[]): View {
  return h(
    'button',
    {
      type: 'button',
      'data-cat': ingredientOf(scene, card).family,
      'data-card': card,
      ...props,
      class: classes('card', String(props.class ?? '')),
    },
    picture(scene, card),
    h('span', { class: 'card__name' }, breakable(nameOf(scene, card))),
    more,
  );
}

/** A card nobody has to tap. */
export const cardFace = (scene: SandwichScene, card: CardId): View =>
  h(
    'span',
    { class: 'card card--still', 'data-cat': ingredientOf(scene, card).family },
    picture(scene, card),
    h('span', { class: 'card__name' }, breakable(nameOf(scene, card))),
  );

export const cardBack = (label: string): View =>
  h('span', { class: 'card card--back', role: 'img', 'aria-label': label });

/** From the side: the top slice first in reading order, the first layer at the bottom. */
export function sandwich(
  scene: SandwichScene,
  cards: readonly CardId[],
  onTap?: (card: CardId) => void,
  label?: (card: CardId) => string,
): View {
  const layers = cards
    .toReversed()
    .map((card) =>
      h(
        'li',
        { key: card, class: 'layer', 'data-cat': ingredientOf(scene, card).family },
        layer(scene, card, onTap, label),
      ),
    );
  return h('ol', { class: 'stack' }, slice('top'), layers, slice('bottom'));
}

function layer(
  scene: SandwichScene,
  card: CardId,
  onTap?: (card: CardId) => void,
  label?: (card: CardId) => string,
): Child {
  const inside = [picture(scene, card), h('span', {}, breakable(nameOf(scene, card)))];
  if (onTap === undefined) return h('div', { class: 'layer__inside' }, inside);
  const props = { type: 'button', class: 'layer__inside', 'aria-label': label?.(card), onclick: () => onTap(card) };
  return h('button', props, inside);
}

const slice = (where: 'top' | 'bottom'): View =>
  h('li', { key: where, class: `slice slice--${where}`, 'aria-hidden': 'true' });
