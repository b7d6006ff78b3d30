/** What a table of Sandwich Masters may choose: how it ends, the expansion packs, orders of the players' own, and the clocks. */
// Rules: G-1, SM-30, SM-31, SM-68, SM-35, SM-71.
import type { OptionBook, Refusal } from '#kernel';
import { refusal } from '#kernel';
import type { Edition, Pack } from './cards.ts';
import { NEWEST } from './cards.ts';
import type { OwnOrder } from './rules/own-orders.ts';
import { decodeOrder, encodeOrder, isRefused, LONGEST_CODE, refuseOwnOrders } from './rules/own-orders.ts';

export type Options = {
  end: 'clock' | 'target' | 'rounds';
  minutes: number;
  target: number;
  rounds: number;
  edition: Edition;
  attackPack: boolean;
  orderUp: boolean;
  /** Seat number of the first player, counted from 1; 0 draws the dealer. */
  firstPlayer: number;
  /** Orders of the players' own, as codes; empty for none. */
  order1: string;
  order2: string;
  order3: string;
  order4: string;
  order5: string;
  order6: string;
  turnSeconds: number;
  choiceSeconds: number;
  /** How long a served order and an inspection are shown at most. */
  showSeconds: number;
};

export const OWN_ORDER_OPTIONS = ['order1', 'order2', 'order3', 'order4', 'order5', 'order6'] as const;

/** So many may each player write; the host as many as there is room for. */
export const OWN_ORDERS_EACH = 2;

/** Six orders of ours, as players might write them: a start for the editor, and a variant of its own. */
export const HOUSE_ORDERS: readonly OwnOrder[] = [
  {
    name: 'Midnight Snack',
    picture: 'ghost',
    asks: { kind: 'list', fillings: ['cheese', 'cheese', 'pickle', 'mustard'] },
    price: 15,
  },
  { name: 'Pirate’s Lunch', picture: 'pirate', asks: { kind: 'list', fillings: ['ham', 'onion'] }, price: 8 },
  { name: 'Hot Stuff', picture: 'fire', asks: { kind: 'list', fillings: ['salami', 'salami', 'ketchup'] }, price: 11 },
  { name: 'Royal Dairy', picture: 'crown', asks: { kind: 'variety', variety: 'dairy' }, price: 5 },
  { name: 'Beach Day', picture: 'sun', asks: { kind: 'list', fillings: ['tomato'] }, price: 5 },
  {
    name: 'Rainbow Roll',
    picture: 'rainbow',
    asks: { kind: 'list', fillings: ['butter', 'salami', 'lettuce', 'tomato', 'ketchup'] },
    price: 19,
  },
];

const clock = (standard: number) => ({ kind: 'number', min: 0, max: 86_400, standard }) as const;
const off = { kind: 'switch', standard: false } as const;
const order = { kind: 'words', phrases: [''], standard: '', written: LONGEST_CODE } as const;
const speed = (turnSeconds: number, choiceSeconds: number, showSeconds: number) => ({
  turnSeconds,
  choiceSeconds,
  showSeconds,
});

export const options: OptionBook<Options> = {
  specs: {
    end: { kind: 'choice', values: ['clock', 'target', 'rounds'], standard: 'clock' },
    minutes: { kind: 'number', min: 1, max: 120, standard: 30 },
    target: { kind: 'number', min: 5, max: 500, standard: 50 },
    rounds: { kind: 'number', min: 1, max: 100, standard: 30 },
    edition: { kind: 'choice', values: ['2', '1'], standard: NEWEST, means: 'edition' },
    attackPack: off,
    orderUp: off,
    firstPlayer: { kind: 'number', min: 0, max: 6, standard: 0, means: 'seat' },
    order1: order,
    order2: order,
    order3: order,
    order4: order,
    order5: order,
    order6: order,
    turnSeconds: clock(40),
    choiceSeconds: clock(20),
    showSeconds: clock(4),
  },
  presets: { book: {} },
  standardPreset: 'book',
  variants: {
    'attack-pack': { attackPack: true },
    'order-up': { orderUp: true },
    'house-orders': codesOf(HOUSE_ORDERS),
    target: { end: 'target' },
    rounds: { end: 'rounds' },
    short: { end: 'rounds', rounds: 10 },
    'first-edition': { edition: '1' },
  },
  speeds: {
    unhurried: speed(60, 30, 6),
    normal: speed(40, 20, 4),
    wild: speed(20, 10, 2),
    none: speed(0, 0, 0),
  },
  shared: { names: OWN_ORDER_OPTIONS, each: OWN_ORDERS_EACH },
  settle: (chosen) => chosen,
  forbid: (chosen, seats) => refuseOrders(chosen) ?? refuseFirst(chosen, seats),
  written: (chosen) => ownOrdersOf(chosen).flatMap(({ name }) => (isHouseName(name) ? [] : [name])),
};

const isHouseName = (name: string): boolean => HOUSE_ORDERS.some((order) => order.name === name);

/** Orders of players' own as options of a table. */
export function codesOf(list: readonly OwnOrder[]): Partial<Options> {
  return Object.fromEntries(list.map((own, i) => [OWN_ORDER_OPTIONS[i], encodeOrder(own)]));
}

/** The packs whose cards are in the decks. */
export const packsOf = ({ attackPack, orderUp }: Pick<Options, 'attackPack' | 'orderUp'>): Pack[] => [
  'base',
  ...(attackPack ? (['attack-pack'] as const) : []),
  ...(orderUp ? (['order-up'] as const) : []),
];

const written = (chosen: Options): string[] =>
  OWN_ORDER_OPTIONS.map((name) => chosen[name]).filter((code) => code !== '');

/** Parsed once for each table: rules ask for them often. */
const read = new WeakMap<Options, readonly OwnOrder[]>();

/** The players' own orders of a table that opened, in the order of their cards. */
export function ownOrdersOf(chosen: Options): readonly OwnOrder[] {
  const known = read.get(chosen);
  if (known !== undefined) return known;
  const list = written(chosen).map((code, i) => {
    const own = decodeOrder(code, i + 1, chosen.edition);
    if (isRefused(own)) throw new Error(`a table opened with a broken order: ${code}`);
    return own;
  });
  read.set(chosen, list);
  return list;
}

function refuseOrders(chosen: Options): Refusal | undefined {
  const list: OwnOrder[] = [];
  for (const [i, code] of written(chosen).entries()) {
    const own = decodeOrder(code, i + 1, chosen.edition);
    if (isRefused(own)) return own.refused;
    list.push(own);
  }
  return refuseOwnOrders(list, packsOf(chosen), chosen.edition);
}

const refuseFirst = ({ firstPlayer }: Options, seats: number): Refusal | undefined =>
  firstPlayer > seats ? refusal('no-such-first-player', { chair: firstPlayer, seats }) : undefined;
