/** What a seat may know of the state: everything but the tokens of others, which a table may keep hidden until the end. */
// Rules: G-7, SW-43, SW-88.
import type { CardId, Dice, Frame, Look, Seat } from '#kernel';
import { copyPlain, has, holdOne, listSeats, sizeOf, topFrame } from '#kernel';
import { WAGE } from './rules/assistants.ts';
import { isIngredient } from './rules/faces.ts';
import { helpersOf } from './rules/zone.ts';
import type { Asks, State, View, WarsKinds, WarsMatch, WarsWorld } from './state.ts';
import { doneOf, handOf, sources } from './state.ts';

export function view(w: WarsWorld, seat: Seat): View {
  const { state, result } = w.table;
  const open = w.match.options.tokens === 'open' || result.over || topFrame(w)?.ask === 'sheet';
  return {
    round: state.round,
    first: state.first,
    turn: state.turn,
    actions: state.actions,
    completed: state.completed,
    boost: state.boost,
    coins: state.coins,
    tokens: state.tokens.map((list, owner) => (open || owner === seat ? list : [])),
    hired: state.hired,
    last: state.last,
  };
}

/** Looks are read only and may share lists with the table; a state may not. */
export function unview(look: Look<WarsKinds>, _match: WarsMatch): State {
  return copyPlain(look.view);
}

/** What an order brings in tokens, at most as a rule; and so the tokens of others are guessed. */
const TOKENS_PER_ORDER = 5;

/**
 * How many tokens others have: some number that fits their orders, and that pays their assistants where they are being
 * paid. Whoever is asked to put an ingredient down has one.
 */
export function redraw(w: WarsWorld, seat: Seat, dice: Dice): void {
  const top = w.table.stack.at(-1);
  if (top?.ask === 'free' && (top as Frame<Asks['free']['about']>).about.put === 0) {
    const isFood = (card: CardId): boolean => isIngredient(w.match.faces[card]);
    for (const asked of listSeats(top.waiting)) holdOne(w, seat, handOf(w.match.seats, asked), isFood, dice);
  }
  const { tokens } = w.table.state;
  for (const owner of listSeats(w.match.players)) {
    if (tokens[owner].length > 0) continue;
    const orders = sizeOf(w, doneOf(w.match.seats, owner));
    const guess = Math.max(dice.below(1 + TOKENS_PER_ORDER * orders), needed(w, owner));
    tokens[owner] = sources.map((source) => (source === 'listed' ? guess : 0));
  }
}

/** Whoever is asked how to pay can pay. */
function needed(w: WarsWorld, owner: Seat): number {
  const top = w.table.stack.at(-1);
  if (top?.ask !== 'upkeep' || !has(top.waiting, owner)) return 0;
  return helpersOf(w, owner).length - Math.floor(w.table.state.coins[owner] / WAGE);
}
