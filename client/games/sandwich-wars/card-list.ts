/** All cards for the rules pages: ingredients by category, opportunities, orders by sandwich. */
import type { WarsWording } from '#games/sandwich-wars';
import { categories, ingredients, opportunities, orders, sandwiches } from '#games/sandwich-wars';
import { raised } from '../../asking.ts';
import type { Art } from '../../screens/rules/guides.ts';
import { named, said } from '../../screens/rules/guides.ts';
import type { Row } from '../../screens/rules/rulebook.ts';
import { CHANCE_PICTURES } from './scene.ts';

interface Words {
  ingredients(n: number): string;
}

const FIRST_CHANCE = ingredients.length;
const FIRST_ORDER = FIRST_CHANCE + opportunities.length;

export function tablesOf(text: WarsWording, words: Words, art: Art): readonly Row[][] {
  const food = ingredients.map((row, face) => ({ ...row, face }));
  const asked = orders.map((row, at) => ({ ...row, face: FIRST_ORDER + at }));
  const does = (face: number): Row[number] => said(raised(text.effect(face)));
  return [
    categories.flatMap((category): Row[] => [
      [said(text.category(category))],
      ...food
        .filter((row) => row.category === category)
        .map(({ id, face, cost, quality }) => [named(art(id), text.card(face)), said(cost), said(quality), does(face)]),
    ]),
    opportunities.map((row, at) => [
      named(art(CHANCE_PICTURES[row.does]), text.card(FIRST_CHANCE + at)),
      does(FIRST_CHANCE + at),
    ]),
    sandwiches.flatMap((_, at): Row[] => [
      [said(`${text.sandwich(at + 1)}: ${words.ingredients(at + 1)}`)],
      ...asked
        .filter(({ size }) => size === at + 1)
        .map(({ listed, quality, points, face }) => [
          said(listed.map((category) => text.category(category)).join(', ')),
          said(quality),
          said(points),
          said(raised(text.effect(face).replace(/^[^:]*:\s*/u, ''))),
        ]),
    ]),
  ];
}
