/** The ingredients of Plates & Napkins in French. */
import type { IngredientId } from '../../cards.ts';

export const names: Readonly<Record<IngredientId, string>> = {
  'sliced-bread': 'Pain de mie',
  'rye-bread': 'Pain de seigle',
  'burger-bun': 'Pain à burger',
  pretzel: 'Bretzel',
  baguette: 'Baguette',
  toast: 'Tartine beurrée',
  croissant: 'Croissant',
  sausage: 'Saucisse',
  mortadella: 'Mortadelle',
  salami: 'Salami',
  bacon: 'Bacon',
  ham: 'Jambon',
  steak: 'Steak',
  'cheese-slice': 'Fromage en tranche',
  mozzarella: 'Mozzarella',
  emmental: 'Emmental',
  'goat-cheese': 'Fromage de chèvre',
  camembert: 'Camembert qui pue',
  lettuce: 'Salade verte',
  tomato: 'Tomate',
  avocado: 'Avocat',
  snail: 'Escargot',
  slime: 'Bave verte',
  sock: 'Chaussette qui pue',
};
