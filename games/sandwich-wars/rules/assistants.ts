/** Assistants: hiring one from the middle, and paying them at the end of a turn. */
// Rules: SW-63, SW-32, SW-28, SW-25, SW-29, SW-26, SW-27, SW-46.
import type { Moves, OneRule, Refusal, Seat } from '#kernel';
import { ask, record, refusal, seconds, tellAll } from '#kernel';
import type { Category } from '../cards.ts';
import { categories } from '../cards.ts';
import type { Asks, Event, WarsKinds, WarsWorld } from '../state.ts';
import { begin } from '../state.ts';
import { indexOf } from './faces.ts';
import { addTokens, tokensOf } from './market.ts';
import { chosen, helperSet } from './sets.ts';
import { countHelpers, helpersOf } from './zone.ts';

/** Coins for hiring one. */
export const HIRE = 5;
/** What each is paid at the end of a turn: so many coins, or one point in tokens. */
export const WAGE = 2;

/** Only an assistant that lies in the middle can be taken. */
export function refuseHelper(w: WarsWorld, helper: Category): Refusal | undefined {
  const seat = w.table.state.hired[indexOf(helper)];
  return seat < 0 ? undefined : refusal('assistant-taken', { helper, seat });
}

export function hire(
  w: WarsWorld,
  seat: Seat,
  helper: Category,
  cost: number,
  why: Extract<Event, { is: 'hired' }>['why'],
): void {
  const { state } = w.table;
  state.coins[seat] -= cost;
  state.hired[indexOf(helper)] = seat;
  tellAll(w, { is: 'hired', seat, helper, cost, why });
}

/** Whoever can pay all of them chooses how, and whom to keep. Whoever cannot pays those they can and loses all. */
export function beginUpkeep(w: WarsWorld, seat: Seat): void {
  const helpers = countHelpers(w, seat);
  const { coins } = w.table.state;
  if (helpers === 0) begin(w, 'after-upkeep');
  else if (Math.floor(coins[seat] / WAGE) + tokensOf(w, seat) >= helpers)
    ask(w, 'upkeep', {}, 1 << seat, seconds(w.match.options.choiceSeconds));
  else {
    const paid = { coins: coins[seat] - (coins[seat] % WAGE), points: tokensOf(w, seat) };
    pay(w, seat, 'broke', paid, helpersOf(w, seat));
  }
}

function pay(
  w: WarsWorld,
  seat: Seat,
  is: 'paid' | 'broke',
  { coins, points }: { coins: number; points: number },
  back: Category[],
): void {
  const { state } = w.table;
  state.coins[seat] -= coins;
  addTokens(w, seat, 'upkeep', -points);
  for (const helper of back) state.hired[indexOf(helper)] = -1;
  tellAll(w, { is, seat, coins, points, back, scores: points === 0 ? [] : [[seat, -points]] });
  begin(w, 'after-upkeep');
}

type Answer = Asks['upkeep']['answer'];

export const upkeep: OneRule<WarsKinds, Asks['upkeep']['about'], Answer> = {
  mode: 'one',
  shape: record<Answer>({ points: helperSet, back: helperSet }),
  check: (w, _frame, seat, answer) => refuseUpkeep(w, seat, answer),
  moves: (w, _frame, seat) => waysToPay(w, seat),
  late(w, _frame, seat) {
    const helpers = helpersOf(w, seat);
    return { points: helpers.slice(Math.floor(w.table.state.coins[seat] / WAGE)), back: [] };
  },
  resolve(w, _frame, seat, { points, back }) {
    const coins = WAGE * (helpersOf(w, seat).length - points.length);
    pay(w, seat, 'paid', { coins, points: points.length }, back);
  },
};

function refuseUpkeep(w: WarsWorld, seat: Seat, { points, back }: Answer): Refusal | undefined {
  const helpers = helpersOf(w, seat);
  const stranger = [...points, ...back].find((helper) => !helpers.includes(helper));
  if (stranger !== undefined) return refusal('not-your-assistant', { helper: stranger });
  const price = WAGE * (helpers.length - points.length);
  const coins = w.table.state.coins[seat];
  if (coins < price) return refusal('wages-in-coins', { price, coins });
  const tokens = tokensOf(w, seat);
  return tokens < points.length ? refusal('wages-in-points', { price: points.length, points: tokens }) : undefined;
}

/** Who gets a point instead of coins, and who goes back: all that the purse allows. */
function waysToPay(w: WarsWorld, seat: Seat): Moves<Answer> {
  const helpers = helpersOf(w, seat);
  const most = tokensOf(w, seat);
  const least = Math.max(0, helpers.length - Math.floor(w.table.state.coins[seat] / WAGE));
  const all = 1 << helpers.length;
  const paying: number[] = [];
  for (let bits = 0; bits < all; bits++) if (SIZES[bits] >= least && SIZES[bits] <= most) paying.push(bits);
  const way = (points: number, back: number): Answer => ({
    points: chosen(helpers, points),
    back: chosen(helpers, back),
  });
  return {
    count: paying.length * all,
    *all() {
      for (const points of paying) for (let back = 0; back < all; back++) yield way(points, back);
    },
    random: (dice) => way(paying[dice.below(paying.length)], dice.below(all)),
  };
}

/** By set of assistants, as bits: its size. */
const SIZES: readonly number[] = Array.from(
  { length: 1 << categories.length },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
);
