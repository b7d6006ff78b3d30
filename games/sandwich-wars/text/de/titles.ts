// What the orders are called in German; those of the first edition have no names.

import type { OrderId } from '../../cards.ts';

export const titles: Record<OrderId, string> = {
  'lone-wolf': 'Einsamer Wolf',
  'spoon-licker': 'Löffelschlecker',
  'mouse-trap': 'Mausefalle',
  'sunny-side': 'Morgensonne',
  'guilty-pleasure': 'Kleine Sünde',
  'picnic-for-two': 'Picknick zu zweit',
  'hangover-cure': 'Katerfrühstück',
  'cowboys-lunch': 'Cowboy-Mahlzeit',
  'beach-holiday': 'Strandurlaub',
  'night-shift': 'Nachtschicht',
  'lunch-break': 'Mittagspause',
  'gardeners-pride': 'Gärtnerstolz',
  'street-fair': 'Straßenfest',
  'mountain-hut': 'Almhütte',
  'sunday-roast': 'Sonntagsbraten',
  'full-breakfast': 'Großes Frühstück',
  'food-critic': 'Strenger Kritiker',
  lumberjack: 'Holzfäller',
  'rocket-launch': 'Raketenstart',
  'grandmas-recipe': 'Omas Rezept',
  'midnight-craving': 'Mitternachtshunger',
  'family-feast': 'Familienfest',
  skyscraper: 'Wolkenkratzer',
  'giants-bite': 'Riesenhappen',
  'world-record': 'Weltrekord',
};
