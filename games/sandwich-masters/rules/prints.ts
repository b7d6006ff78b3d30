/** The cards as rows by face, and what rules read of them: a game may be played with other rows. */
// Rules: SM-43, SM-47, SM-48, SM-71.
import type { CardId } from '#kernel';
import type { BarEvent, Edition, Effect, Inspector, Order, Pack, Punishment } from '../cards.ts';
import { barEvents, ingredients, inspectors, orders } from '../cards.ts';
import type { MastersMatch } from '../state.ts';
import { copiesIn, FIRST_ORDER, FIRST_OWN } from './faces.ts';
import type { Recipe } from './matching.ts';
import { recipeFor, suggestedPrice } from './matching.ts';

/** What there is in the first edition and in the second. */
type ByEdition<Value> = readonly [first: Value, second: Value];

interface Food {
  readonly id: string;
  readonly pack: Pack;
  /** In one white deck. */
  readonly copies: ByEdition<number>;
}

/** With its price: for the whole list, or for each ingredient of a variety. */
type PricedOrder = Omit<Order, 'pays' | 'copies'> & {
  readonly pays: ByEdition<number>;
  readonly copies: ByEdition<number>;
};

type DealtEvent = Omit<BarEvent, 'picture' | 'copies'> & { readonly copies: ByEdition<number> };

export type Row = Food | Inspector | PricedOrder | DealtEvent;

const ONE: ByEdition<number> = [1, 1];

/** By face: good and bad ingredients in turn, inspectors, orders, events. */
export const cards: readonly Row[] = [
  ...ingredients.flatMap((row) => {
    const [[good, bad], [goodNow, badNow]] = [copiesIn(row, '1'), copiesIn(row, '2')];
    const { id, pack } = row;
    return [
      { id, pack, copies: [good, goodNow] as const },
      { id: `bad ${id}`, pack, copies: [bad, badNow] as const },
    ];
  }),
  ...inspectors,
  ...(orders as readonly Order[]).map((row) => ({
    ...row,
    copies: row.copies ?? ONE,
    pays: [suggestedPrice(row.asks), row.pays] as const,
  })),
  ...(barEvents as readonly BarEvent[]).map(({ id, pack, effect, copies = ONE }) => ({ id, pack, effect, copies })),
];

/** What a card says. All have one shape: what a kind of card has not is there and means nothing. */
export interface Printed {
  readonly id: string;
  /** None for inspectors, who are always there. */
  readonly pack: Pack;
  readonly copies: ByEdition<number>;
  /** Further copies in the Attack Pack. */
  readonly more: number;
  readonly punishment: Punishment;
  readonly bribe: number;
  readonly recipes: ByEdition<Recipe>;
  readonly effect: Effect;
}

/** Made once for a game with these rows. */
export const printedOf = (rows: readonly Row[]): Printed[] =>
  rows.map((row) => ({
    id: row.id,
    pack: 'pack' in row ? row.pack : 'base',
    copies: typeof row.copies === 'number' ? [row.copies, row.copies] : row.copies,
    more: 'more' in row ? row.more : 0,
    punishment: 'punishment' in row ? row.punishment : 'bad-card',
    bribe: 'bribe' in row ? row.bribe : 0,
    recipes: 'asks' in row ? [recipeFor(row.asks, row.pays[0]), recipeFor(row.asks, row.pays[1])] : NO_RECIPES,
    effect: 'effect' in row ? row.effect : NO_EFFECT,
  }));

const NO_RECIPES: Printed['recipes'] = [
  recipeFor({ kind: 'list', fillings: [] }, 0),
  recipeFor({ kind: 'list', fillings: [] }, 0),
];
const NO_EFFECT: Effect = { do: 'clear-bar' };

/** By face, at this table. */
export const printsOf = ({ game }: MastersMatch): readonly Printed[] => game.cards as readonly Printed[];

export const printOf = (match: MastersMatch, card: CardId): Printed => printsOf(match)[match.faces[card]];

/** The place of an edition in what differs by edition. */
const placeOf = (edition: Edition): 0 | 1 => (edition === '1' ? 0 : 1);

/** What a printed order asks for and pays in this edition. */
export const printedRecipe = ({ recipes }: Printed, edition: Edition): Recipe => recipes[placeOf(edition)];

// ---- the decks ----

interface Box {
  readonly packs: readonly Pack[];
  readonly edition: Edition;
}

/** The faces of one white deck. */
export function whiteFaces(prints: readonly Printed[], { packs, edition }: Box): number[] {
  const extra = packs.includes('attack-pack');
  return prints.slice(0, FIRST_ORDER).flatMap(({ pack, copies, more }, face) => {
    const count = copies[placeOf(edition)] + (extra ? more : 0);
    return packs.includes(pack) ? new Array<number>(count).fill(face) : [];
  });
}

/** The faces of the black deck, with so many orders of the players' own. */
export function blackFaces(prints: readonly Printed[], { packs, edition }: Box, own: number): number[] {
  const within = prints.flatMap(({ pack, copies }, face) =>
    face >= FIRST_ORDER && packs.includes(pack) ? new Array<number>(copies[placeOf(edition)]).fill(face) : [],
  );
  return [...within, ...Array.from({ length: own }, (_, k) => FIRST_OWN + k)];
}
