/** What is printed on a card, as sentences made of the words of its effect. */
import { sentences } from '#wording';
import type { Effect, IngredientRow, OpportunityId, OpportunityRow, OrderRow } from '../cards.ts';
import { ingredientAt, isFace, isIngredient, isOpportunity, opportunityAt, orderAt } from '../rules/faces.ts';
import { KEPT } from '../scoring.ts';
import type { Words } from './en/index.ts';

/** Everything on a card but its name. */
export function detailsOf(words: Words, face: number): string {
  if (!isFace(face)) return words.unknownCard;
  if (isIngredient(face)) return ingredientText(words, ingredientAt(face));
  return isOpportunity(face) ? chanceText(words, opportunityAt(face)) : orderText(words, orderAt(face));
}

/** What an ingredient or an opportunity does; the reward of an order. */
export function effectOf(words: Words, face: number): string {
  if (!isFace(face)) return words.unknownCard;
  if (isIngredient(face)) return effectText(words, ingredientAt(face).effect);
  return isOpportunity(face) ? chanceText(words, opportunityAt(face)) : rewardText(words, orderAt(face));
}

/** When it happens and what it does. */
function effectText(words: Words, effect: Effect): string {
  const of = 'of' in effect ? words.categories[effect.of] : '';
  return words.moments[effect.when] + words.deeds[effect.does]('n' in effect ? effect.n : 0, of);
}

const ingredientText = (words: Words, { category, cost, quality, effect }: IngredientRow): string =>
  sentences(words.ingredient({ category: words.categories[category], cost, quality }), effectText(words, effect));

const chanceText = (words: Words, { id, n }: OpportunityRow): string =>
  sentences(words.chances[id as OpportunityId](n), words.kept(KEPT));

const rewardText = (words: Words, { reward }: OrderRow): string =>
  reward === 'assistant' ? words.rewardHelper : words.rewardSplit(reward);

function orderText(words: Words, order: OrderRow): string {
  const { size, quality, points, listed } = order;
  return sentences(
    words.orderNeeds({ size, quality, points }),
    words.listed(words.list(listed.map((category) => words.categories[category]))),
    rewardText(words, order),
  );
}
