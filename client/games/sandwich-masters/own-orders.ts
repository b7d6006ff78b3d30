/** Orders of players' own in the lobby: as options of the table, on the shelf of this device, in links and files. */
import type { OwnOrder, Read } from '#games/sandwich-masters';
import {
  codesOf,
  HOUSE_ORDERS,
  isNameId,
  isRefused,
  OWN_ORDER_OPTIONS,
  ordersFile,
  ordersLink,
  packsOf,
  readOrdersFile,
  readOrdersLink,
  refuseOwnOrders,
} from '#games/sandwich-masters';
import type { Refusal } from '#kernel';
import { keep, keptValue } from '../../app/kept.ts';

type Chosen = Readonly<Record<string, string | number | boolean>>;

/** The orders that the table has now, by their names as ids; none where one of them cannot be read, for then the lobby says why. */
export function ordersIn(chosen: Chosen): OwnOrder[] {
  const codes = OWN_ORDER_OPTIONS.map((name) => String(chosen[name] ?? '')).filter((code) => code !== '');
  const read = readOrdersLink(`orders=${codes.map(encodeURIComponent).join('~')}`);
  return isRefused(read) ? [] : read;
}

/** The options that follow from a list; the others are as the rulebook has them. */
export const changesFor = (list: readonly OwnOrder[]): Record<string, string> =>
  Object.fromEntries(Object.entries(codesOf(list)).map(([name, code]) => [name, String(code)]));

/** The same list with names as they are read: a table has their ids. Hidden ones are a number. */
export const named = (list: readonly OwnOrder[], own: ReadonlyMap<string, string>): OwnOrder[] =>
  list.map((order, i) => (isNameId(order.name) ? { ...order, name: own.get(order.name) || `${i + 1}` } : order));

/** The same list with names as the table keeps them: an id of each that somebody wrote. `known` are the ids that the table has. */
export async function withIds(
  list: readonly OwnOrder[],
  known: ReadonlyMap<string, string>,
  keepWords: (text: string) => Promise<string | undefined>,
): Promise<OwnOrder[] | undefined> {
  const kept: OwnOrder[] = [];
  for (const order of list) {
    const isOurs = HOUSE_ORDERS.some(({ name }) => name === order.name);
    const id = isOurs ? order.name : (known.get(order.name) ?? (await keepWords(order.name)));
    if (id === undefined) return undefined;
    kept.push({ ...order, name: id });
  }
  return kept;
}

/** Why the table could not be played with these, if it could not. */
export const whyNotWith = (chosen: Chosen, list: readonly OwnOrder[]): Refusal | undefined =>
  refuseOwnOrders(list, packsOf({ attackPack: chosen.attackPack === true, orderUp: chosen.orderUp === true }));

const SHELF = 'breadboard-orders';

/** What was written on this device last. */
export function keptOrders(): OwnOrder[] {
  const read = readOrdersFile(JSON.stringify(keptValue('localStorage', SHELF) ?? ''));
  return isRefused(read) ? [] : read;
}

export function keepOrders(list: readonly OwnOrder[]): void {
  if (list.length > 0) keep('localStorage', SHELF, ordersFile(list));
}

const IDS = 'breadboard-order-names';
/** So many names are remembered as this browser's own. */
const MOST_IDS = 60;

const idsHere = (): unknown[] => {
  const ids = keptValue('localStorage', IDS);
  return Array.isArray(ids) ? ids : [];
};

/** Was this name written in this browser? */
export const isWrittenHere = (id: string): boolean => idsHere().includes(id);

export function writtenHere(id: string): void {
  keep('localStorage', IDS, JSON.stringify([...idsHere().filter((other) => other !== id), id].slice(-MOST_IDS)));
}

/** Opens the front page with the orders behind the #: whoever opens a table there finds them in its lobby. */
export const linkTo = (list: readonly OwnOrder[]): string => `${location.origin}/#${ordersLink(list)}`;

/** What a link brought into this lobby, if one did. */
export function broughtOrders(): Read<OwnOrder[]> | undefined {
  return location.hash.includes('orders=') ? readOrdersLink(location.hash) : undefined;
}

/** A link, or the text of a file, as somebody hands it over. */
export const readAny = (text: string): Read<OwnOrder[]> =>
  text.trimStart().startsWith('{') ? readOrdersFile(text) : readOrdersLink(text.trim());

export function saveFile(list: readonly OwnOrder[]): void {
  const href = URL.createObjectURL(new Blob([ordersFile(list)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: 'own-orders.json' }).click();
  URL.revokeObjectURL(href);
}
