/** What a seat may know of the state: everything but the tokens of others, which a table may keep hidden until the end. */
import type { Dice, Look, Seat } from '#kernel';
import { copyPlain, has, listSeats, sizeOf } from '#kernel';
import { WAGE } from './rules/assistants.ts';
import { helpersOf } from './rules/zone.ts';
import type { State, View, WarsKinds, WarsMatch, WarsWorld } from './state.ts';
import { doneOf, sources } from './state.ts';

export function view(w: WarsWorld, seat: Seat): View {
  const { state, result } = w.table;
  const open = w.match.options.tokens === 'open' || result.over;
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

/** How many tokens others have: some number that fits their orders, and that pays their assistants where they are being paid. */
export function redraw(w: WarsWorld, _seat: Seat, dice: Dice): void {
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
