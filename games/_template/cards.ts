/** The deck of Template: data only, a row per kind of card. */

export interface Row {
  readonly id: string;
  readonly strength: number;
  /** How many of it are in the deck. */
  readonly copies: number;
}

export const cards = [
  { id: 'crumb', strength: 1, copies: 4 },
  { id: 'slice', strength: 2, copies: 4 },
  { id: 'roll', strength: 3, copies: 4 },
  { id: 'loaf', strength: 4, copies: 4 },
] as const satisfies readonly Row[];

export type CardName = (typeof cards)[number]['id'];
