/** The ingredients of Plates & Napkins in Spanish. */
import type { IngredientId } from '../../cards.ts';

export const names: Readonly<Record<IngredientId, string>> = {
  'sliced-bread': 'Pan de molde',
  'rye-bread': 'Pan de centeno',
  'burger-bun': 'Pan de hamburguesa',
  pretzel: 'Pretzel',
  baguette: 'Barra de pan',
  toast: 'Tostada con mantequilla',
  croissant: 'Cruasán',
  sausage: 'Salchicha',
  mortadella: 'Mortadela',
  salami: 'Salami',
  bacon: 'Beicon',
  ham: 'Jamón cocido',
  steak: 'Bistec',
  'cheese-slice': 'Queso en lonchas',
  mozzarella: 'Mozzarella',
  emmental: 'Emmental',
  'goat-cheese': 'Queso de cabra',
  camembert: 'Camembert apestoso',
  lettuce: 'Lechuga',
  tomato: 'Tomate',
  avocado: 'Aguacate',
  snail: 'Caracol',
  slime: 'Baba verde',
  sock: 'Calcetín apestoso',
};
