/** The ingredients of Plates & Napkins in German. */
import type { IngredientId } from '../../cards.ts';

export const names: Readonly<Record<IngredientId, string>> = {
  'sliced-bread': 'Toastbrot',
  'rye-bread': 'Roggenbrot',
  'burger-bun': 'Burgerbrötchen',
  pretzel: 'Brezel',
  baguette: 'Baguette',
  toast: 'Buttertoast',
  croissant: 'Croissant',
  sausage: 'Bratwurst',
  mortadella: 'Mortadella',
  salami: 'Salami',
  bacon: 'Speck',
  ham: 'Schinken',
  steak: 'Steak',
  'cheese-slice': 'Scheibenkäse',
  mozzarella: 'Mozzarella',
  emmental: 'Emmentaler',
  'goat-cheese': 'Ziegenkäse',
  camembert: 'Stinkender Camembert',
  lettuce: 'Kopfsalat',
  tomato: 'Tomate',
  avocado: 'Avocado',
  snail: 'Schnecke',
  slime: 'Grüner Schleim',
  sock: 'Stinkesocke',
};
