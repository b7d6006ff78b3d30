/** All ingredients for the rules pages: a row for each kind of food. */
import { ingredients } from '#games/sandwich';
import type { Wording } from '#kernel';
import type { Art } from '../../screens/rules/guides.ts';
import { said } from '../../screens/rules/guides.ts';
import type { Inline } from '../../screens/rules/inline.ts';
import type { Row } from '../../screens/rules/rulebook.ts';

interface Words {
  readonly families: Readonly<Record<string, string>>;
}

export function tablesOf(text: Pick<Wording, 'card'>, words: Words, art: Art): readonly Row[][] {
  const families = [...new Set(ingredients.map(({ family }) => family))];
  const of = (family: string): Inline[] =>
    ingredients.flatMap((row, at): Inline[] => {
      if (row.family !== family) return [];
      const tag = row.first ? {} : { tag: '2013' };
      return [{ is: 'picture', text: text.card(at), of: art(row.id), ...tag }, ...said(' ')];
    });
  return [families.map((family) => [said(words.families[family]), of(family)])];
}
