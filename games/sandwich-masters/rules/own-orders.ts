/** Orders that players write themselves: whether they can be made, what they should pay, and how they travel in options, files and links. */
// Rules: SM-35, SM-71, SM-72, SM-73, SM-74, SM-85.
import type { Refusal, Speakers } from '#kernel';
import { refusal } from '#kernel';
import type { Asks, Edition, Filling, Order, Pack, Picture, Variety } from '../cards.ts';
import { NEWEST, orders, pictures, symbols, varieties } from '../cards.ts';
import { BREAD, copiesOf, FILLINGS, indexOf } from './faces.ts';
import { recipeFor } from './matching.ts';

/** An order of the players' own: what the editor edits. */
export interface OwnOrder {
  /** As it is read, or at a table the id of the words in which somebody wrote it. */
  readonly name: string;
  readonly picture: Picture;
  readonly asks: Asks;
  readonly price: number;
}

export type Read<Value> = Value | { readonly refused: Refusal };

export const MOST_OWN_ORDERS = 6;
export const LONGEST_NAME = 24;
export const MOST_FILLINGS = 24;
export const HIGHEST_PRICE = 99;
/** A code never gets longer than this, so that an option of a table can carry it. */
export const LONGEST_CODE = 60;
/** A file of orders is small; what is longer is none. */
export const LONGEST_FILE = 20_000;

const FORMAT = 'breadboard-orders';
const VERSION = 1;
const FIRST_LETTER = 'a'.charCodeAt(0);

export const isRefused = <V extends object>(read: Read<V>): read is { readonly refused: Refusal } => 'refused' in read;

/** Why this order cannot be played, if it cannot. `number` says which one is meant, counted from 1. */
export function refuseOwnOrder(own: OwnOrder, number = 1, edition: Edition = NEWEST): Refusal | undefined {
  const { name, asks, price } = own;
  if (!isName(name)) return refusal('own-order-name', { number, longest: LONGEST_NAME });
  if (!Number.isInteger(price) || price < 1 || price > HIGHEST_PRICE)
    return refusal('own-order-price', { number, highest: HIGHEST_PRICE });
  return asks.kind === 'list' ? refuseList(asks.fillings, number, edition) : undefined;
}

/** All orders of a table together: each one possible, none the same as another one in the deck. */
export function refuseOwnOrders(
  list: readonly OwnOrder[],
  chosen: readonly Pack[],
  edition: Edition = NEWEST,
): Refusal | undefined {
  if (list.length > MOST_OWN_ORDERS) return refusal('own-orders-many', { count: list.length, most: MOST_OWN_ORDERS });
  const isIn = ({ pack, copies = [1, 1] }: Order): boolean =>
    chosen.includes(pack) && copies[edition === '1' ? 0 : 1] > 0;
  const printed = orders.filter(isIn).map(({ asks }) => keyOf(asks));
  for (const [i, own] of list.entries()) {
    const number = i + 1;
    const refused = refuseOwnOrder(own, number, edition);
    if (refused !== undefined) return refused;
    const before = list.slice(0, i).map(({ asks }) => keyOf(asks));
    if ([...printed, ...before].includes(keyOf(own.asks))) return refusal('own-order-same', { number });
  }
  return undefined;
}

/** One letter, digit or mark after another, as everybody at the table reads it. */
function isName(name: string): boolean {
  if (isNameId(name)) return true;
  return (
    name.length <= LONGEST_NAME &&
    /^[\p{L}\p{M}\p{N}'’\-.,!?& ]+$/u.test(name) &&
    /[\p{L}\p{N}]/u.test(name) &&
    !/^ | $| {2}|\p{M}{3}|\p{Default_Ignorable_Code_Point}/u.test(name)
  );
}

/** At a table a name is kept beside the log as own words are, and the order has its id. */
export const isNameId = (name: string): boolean => /^w:[0-9a-f]{20}$/.test(name);

/** A name as it may be read by whoever asks: nothing where it is hidden or was erased. */
export const readName = (name: string, who: Speakers): string =>
  isNameId(name) ? [...who.words(name)].slice(0, LONGEST_NAME).join('') : name;

/** There must be enough cards for it, Special Sauce included, with Bread at both ends. */
function refuseList(fillings: readonly Filling[], number: number, edition: Edition): Refusal | undefined {
  if (fillings.length === 0) return refusal('own-order-empty', { number });
  if (fillings.length > MOST_FILLINGS)
    return refusal('own-order-long', { number, count: fillings.length, most: MOST_FILLINGS });
  const { needs } = recipeFor({ kind: 'list', fillings }, 0);
  let sauces = copiesOf('sauce', edition);
  for (let i = 0; i < FILLINGS; i++) {
    const there = copiesOf(symbols[i], edition) - (i === BREAD ? 2 : 0);
    const lacking = needs[i] - there;
    if (lacking > 0 && i !== BREAD) sauces -= lacking;
    if (sauces < 0 || (lacking > 0 && i === BREAD))
      return refusal('own-order-impossible', { number, symbol: symbols[i], there });
  }
  return undefined;
}

/** Two orders that ask for the same have the same key. */
const keyOf = (asks: Asks): string =>
  asks.kind === 'list'
    ? asks.fillings
        .map(indexOf)
        .sort((a, b) => a - b)
        .join()
    : asks.variety;

// ---- as an option of a table ----

/** Picture, price, ingredients as letters (or * and a variety), and the name: `0.12.bbim.Midnight Snack`. */
export function encodeOrder({ name, picture, asks, price }: OwnOrder): string {
  const recipe = asks.kind === 'list' ? asks.fillings.map(letterOf).join('') : `*${asks.variety}`;
  return `${pictures.indexOf(picture)}.${price}.${recipe}.${name}`;
}

export function decodeOrder(code: string, number = 1, edition: Edition = NEWEST): Read<OwnOrder> {
  const parts = /^(\d)\.(\d{1,4})\.(\*[a-z]+|[a-z]*)\.(.*)$/su.exec(code);
  if (parts === null || code.length > LONGEST_CODE) return { refused: refusal('own-order-broken', { number }) };
  const [, picture, price, recipe, name] = parts;
  const asks = asksOf(recipe);
  if (asks === undefined) return { refused: refusal('own-order-broken', { number }) };
  const own: OwnOrder = { name, picture: pictures[Number(picture)], asks, price: Number(price) };
  const refused = refuseOwnOrder(own, number, edition);
  return refused === undefined ? own : { refused };
}

const letterOf = (filling: Filling): string => String.fromCharCode(FIRST_LETTER + indexOf(filling));

function asksOf(recipe: string): Asks | undefined {
  if (recipe.startsWith('*')) return varietyAsked(recipe.slice(1));
  const fillings = [...recipe].map((letter) => symbols[letter.charCodeAt(0) - FIRST_LETTER]);
  return fillings.every(isFilling) ? { kind: 'list', fillings } : undefined;
}

const isFilling = (symbol: unknown): symbol is Filling => symbols.slice(0, FILLINGS).some((known) => known === symbol);

function varietyAsked(name: unknown): Asks | undefined {
  const variety = varieties.find((known): known is Exclude<Variety, 'bread'> => known === name && known !== 'bread');
  return variety === undefined ? undefined : { kind: 'variety', variety };
}

// ---- as a file ----

export function ordersFile(list: readonly OwnOrder[]): string {
  const rows = list.map(({ name, picture, asks, price }) =>
    asks.kind === 'list'
      ? { name, picture, fillings: asks.fillings, price }
      : { name, picture, variety: asks.variety, price },
  );
  return `${JSON.stringify({ format: FORMAT, version: VERSION, orders: rows }, undefined, 1)}\n`;
}

/** Reads what a stranger may have written; the first fault is the reason why nothing of it is taken. */
export function readOrdersFile(text: string): Read<OwnOrder[]> {
  if (text.length > LONGEST_FILE) return { refused: refusal('orders-too-big', { longest: LONGEST_FILE }) };
  const file = parsed(text);
  if (file === undefined) return { refused: refusal('orders-unreadable') };
  if (file.get('format') !== FORMAT || file.get('version') !== VERSION)
    return { refused: refusal('orders-other-format', { format: FORMAT, version: VERSION }) };
  const rows = file.get('orders');
  if (!Array.isArray(rows) || rows.length === 0) return { refused: refusal('orders-none') };
  return all(rows, rowToOrder);
}

/** A JSON object as a map: what stands in `__proto__` is a field like any other there. */
function parsed(text: string): Map<string, unknown> | undefined {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Map<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : undefined;

function rowToOrder(row: unknown, number: number): Read<OwnOrder> {
  const broken = { refused: refusal('own-order-broken', { number }) };
  const fields = fieldsOf(row);
  if (fields === undefined || fields.size !== 4) return broken;
  const [name, price] = [fields.get('name'), fields.get('price')];
  const picture = pictures.find((known) => known === fields.get('picture'));
  const asks = fields.has('variety') ? varietyAsked(fields.get('variety')) : listAsked(fields.get('fillings'));
  if (typeof name !== 'string' || typeof price !== 'number' || picture === undefined || asks === undefined)
    return broken;
  const own: OwnOrder = { name, picture, asks, price };
  const refused = refuseOwnOrder(own, number);
  return refused === undefined ? own : { refused };
}

function listAsked(value: unknown): Asks | undefined {
  return Array.isArray(value) && value.every(isFilling) ? { kind: 'list', fillings: value } : undefined;
}

/** All of them, or the first refusal. */
function all(rows: readonly unknown[], read: (row: unknown, number: number) => Read<OwnOrder>): Read<OwnOrder[]> {
  if (rows.length > MOST_OWN_ORDERS)
    return { refused: refusal('own-orders-many', { count: rows.length, most: MOST_OWN_ORDERS }) };
  const list: OwnOrder[] = [];
  for (const [i, row] of rows.entries()) {
    const own = read(row, i + 1);
    if (isRefused(own)) return own;
    list.push(own);
  }
  return list;
}

// ---- as a link ----

/** The part of a link behind the #: nothing of it is sent to a server. */
export const ordersLink = (list: readonly OwnOrder[]): string =>
  `orders=${list.map((own) => encodeURIComponent(encodeOrder(own))).join('~')}`;

/** Reads a whole link or what stands behind its #. */
export function readOrdersLink(link: string): Read<OwnOrder[]> {
  if (link.length > LONGEST_FILE) return { refused: refusal('orders-too-big', { longest: LONGEST_FILE }) };
  const found = /(?:^|[#&])orders=([^&#]*)$/u.exec(link);
  if (found === null || found[1] === '') return { refused: refusal('orders-none') };
  return all(found[1].split('~'), (part, number) => {
    const code = decoded(String(part));
    return code === undefined ? { refused: refusal('orders-unreadable') } : decodeOrder(code, number);
  });
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
