/** The ingredients of Plates & Napkins in English. */
import type { IngredientId } from '../../cards.ts';

export const names: Readonly<Record<IngredientId, string>> = {
  'sliced-bread': 'Sliced bread',
  'rye-bread': 'Rye bread',
  'burger-bun': 'Burger bun',
  pretzel: 'Pretzel',
  baguette: 'Baguette',
  toast: 'Buttered toast',
  croissant: 'Croissant',
  sausage: 'Sausage',
  mortadella: 'Mortadella',
  salami: 'Salami',
  bacon: 'Bacon',
  ham: 'Ham',
  steak: 'Steak',
  'cheese-slice': 'Cheese slice',
  mozzarella: 'Mozzarella',
  emmental: 'Emmental',
  'goat-cheese': 'Goat cheese',
  camembert: 'Smelly camembert',
  lettuce: 'Lettuce',
  tomato: 'Tomato',
  avocado: 'Avocado',
  snail: 'Snail',
  slime: 'Green slime',
  sock: 'Smelly sock',
};
