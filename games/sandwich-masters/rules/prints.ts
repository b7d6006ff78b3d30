/** The cards as rows by face, and what rules read of them: a game may be played with other rows. */
// Rules: SM-43, SM-47, SM-48, SM-71.
import type { CardId } from '#kernel';
import type { BarEvent, Effect, Inspector, Order, Pack, Punishment } from '../cards.ts';
import { barEvents, ingredients, inspectors, orders } from '../cards.ts';
import type { MastersMatch } from '../state.ts';
import { FIRST_ORDER, FIRST_OWN } from './faces.ts';
import type { Recipe } from './matching.ts';
import { recipeFor, suggestedPrice } from './matching.ts';

interface Food {
  readonly id: string;
  readonly pack: Pack;
  /** In one white deck. */
  readonly copies: number;
}

/** With its price: for the whole list, or for each ingredient of a variety. */
type PricedOrder = Order & { readonly pays: number };

export type Row = Food | Inspector | PricedOrder | Omit<BarEvent, 'picture'>;

/** By face: good and bad ingredients in turn, inspectors, orders, events. */
export const cards: readonly Row[] = [
  ...ingredients.flatMap(({ id, pack, good, bad }) => [
    { id, pack, copies: good },
    { id: `bad ${id}`, pack, copies: bad },
  ]),
  ...inspectors,
  ...orders.map(({ id, pack, asks }) => ({ id, pack, asks, pays: suggestedPrice(asks) })),
  ...barEvents.map(({ id, pack, effect }) => ({ id, pack, effect })),
];

/** What a card says. All have one shape: what a kind of card has not is there and means nothing. */
export interface Printed {
  readonly id: string;
  /** None for inspectors, who are always there. */
  readonly pack: Pack;
  readonly copies: number;
  /** Further copies in the Attack Pack. */
  readonly more: number;
  readonly punishment: Punishment;
  readonly bribe: number;
  readonly recipe: Recipe;
  readonly effect: Effect;
}

/** Made once for a game with these rows. */
export const printedOf = (rows: readonly Row[]): Printed[] =>
  rows.map((row) => ({
    id: row.id,
    pack: 'pack' in row ? row.pack : 'base',
    copies: 'copies' in row ? row.copies : 1,
    more: 'more' in row ? row.more : 0,
    punishment: 'punishment' in row ? row.punishment : 'bad-card',
    bribe: 'bribe' in row ? row.bribe : 0,
    recipe: 'asks' in row ? recipeFor(row.asks, row.pays) : NO_RECIPE,
    effect: 'effect' in row ? row.effect : NO_EFFECT,
  }));

const NO_RECIPE = recipeFor({ kind: 'list', fillings: [] }, 0);
const NO_EFFECT: Effect = { do: 'clear-bar' };

/** By face, at this table. */
export const printsOf = ({ game }: MastersMatch): readonly Printed[] => game.cards as readonly Printed[];

export const printOf = (match: MastersMatch, card: CardId): Printed => printsOf(match)[match.faces[card]];

// ---- the decks ----

/** The faces of one white deck. */
export function whiteFaces(prints: readonly Printed[], chosen: readonly Pack[]): number[] {
  const extra = chosen.includes('attack-pack');
  return prints.slice(0, FIRST_ORDER).flatMap(({ pack, copies, more }, face) => {
    const count = extra ? copies + more : copies;
    return chosen.includes(pack) ? new Array<number>(count).fill(face) : [];
  });
}

/** The faces of the black deck, with so many orders of the players' own. */
export function blackFaces(prints: readonly Printed[], chosen: readonly Pack[], own: number): number[] {
  const within = prints.flatMap(({ pack }, face) => (face >= FIRST_ORDER && chosen.includes(pack) ? [face] : []));
  return [...within, ...Array.from({ length: own }, (_, k) => FIRST_OWN + k)];
}
