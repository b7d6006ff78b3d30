/** All cards for the rules pages: a table for each kind. */
import type { PlatesText } from '#games/plates-and-napkins';
import { cards, kinds } from '#games/plates-and-napkins';
import type { Art } from '../../screens/rules/guides.ts';
import { named, said } from '../../screens/rules/guides.ts';
import type { Row } from '../../screens/rules/rulebook.ts';
import { signed } from './scene.ts';

export const tablesOf = (text: PlatesText, _words: unknown, art: Art): readonly Row[][] =>
  kinds.map((kind) =>
    cards.flatMap(({ kind: own, id, points, copies }, face): Row[] => {
      if (own !== kind) return [];
      const picture = art(PICTURES[kind] ?? id);
      const does = kind === 'napkin' ? text.effect(face) : signed(points);
      return [[named(picture, text.card(face)), said(does), said(copies)]];
    }),
  );

/** Bids and napkins have no pictures of their own. */
export const PICTURES: Readonly<Record<string, string>> = { bid: 'label', napkin: 'piece-napkin' };
