/** All cards for the rules pages: ingredients by variety, inspectors, orders and events; those of packs by themselves. */
import type { MastersText, OrderAsks, Variety } from '#games/sandwich-masters';
import {
  barEvents,
  copiesIn,
  FIRST_EVENT,
  FIRST_INSPECTOR,
  FIRST_ORDER,
  ingredients,
  inspectors,
  NEWEST,
  orders,
  varieties,
} from '#games/sandwich-masters';
import { raised } from '../../asking.ts';
import type { Art } from '../../screens/rules/guides.ts';
import { named, said } from '../../screens/rules/guides.ts';
import type { Row } from '../../screens/rules/rulebook.ts';
import type { OwnScene } from './scene.ts';

type Words = OwnScene['words'];

/** The newest edition: older ones differ in counts, prices and events. */
export function tablesOf(text: MastersText, words: Words, art: Art): readonly Row[][] {
  const symbol = (what: string): string => text.card(2 * ingredients.findIndex((row) => row.symbol === what));
  return [
    varieties.flatMap((variety) => [[said(raised(words.varieties[variety]))], ...foodRows(variety, text, art)]),
    inspectors.map(({ bribe, punishment, copies, more }, at) => [
      named(art('inspector'), text.card(FIRST_INSPECTOR + at)),
      said(bribe),
      said(words.punishments[punishment]),
      said(`${copies} (+${more})`),
    ]),
    byPack(text, orders, (row, at) => [
      named(art('receipt'), text.card(FIRST_ORDER + at)),
      said(
        asked(row.asks)
          .map(symbol)
          .join(row.asks.kind === 'list' ? ', ' : ' / '),
      ),
      said(paid(row.asks, row.pays)),
    ]),
    byPack(text, barEvents, ({ picture }, at) => [
      named(art(picture), text.card(FIRST_EVENT + at)),
      said(raised(text.effect(FIRST_EVENT + at))),
    ]),
  ];
}

function foodRows(variety: Variety, text: MastersText, art: Art): Row[] {
  return ingredients.flatMap((one, row): Row[] => {
    const { id, variety: own, pack } = one;
    if (own !== variety) return [];
    const [good, bad] = copiesIn(one, NEWEST);
    const [fresh, rotten] = [text.card(2 * row), text.card(2 * row + 1)];
    const name = pack === 'base' ? fresh : `${fresh} (${packName(text, pack)})`;
    return [[named(art(id), name), said(good), said(bad), said(good === 0 ? '–' : rotten)]];
  });
}

type Pack = (typeof orders | typeof barEvents | typeof ingredients)[number]['pack'];

/** A pack is called as the option that brings it. */
const packName = ({ options }: MastersText, pack: Pack): string =>
  (options as Readonly<Record<string, { label: string }>>)[pack === 'order-up' ? 'orderUp' : 'attackPack'].label;

function byPack<R extends { readonly pack: Pack; readonly copies?: readonly [number, number] }>(
  text: MastersText,
  rows: readonly R[],
  rowOf: (row: R, at: number) => Row,
): Row[] {
  const isIn = ({ copies = [1, 1] }: R): boolean => copies[1] > 0;
  const made = rows.flatMap((row, at) => (isIn(row) ? [{ pack: row.pack, row: rowOf(row, at) }] : []));
  const of = (wanted: Pack): Row[] => made.filter(({ pack }) => pack === wanted).map(({ row }) => row);
  return [...of('base'), [said(packName(text, 'order-up'))], ...of('order-up')];
}

/** Everything of a variety, or the list. */
const asked = (asks: OrderAsks): readonly string[] =>
  asks.kind === 'list'
    ? asks.fillings
    : [...new Set(ingredients.filter(({ variety }) => variety === asks.variety).map(({ symbol }) => symbol))].filter(
        (symbol) => symbol !== 'sauce' && symbol !== 'attack',
      );

const paid = (asks: OrderAsks, pays: number): string =>
  asks.kind === 'list'
    ? String(pays)
    : asked(asks)
        .map((_, at) => pays * (at + 1))
        .join(' / ');
