// What the orders are called in French; those of the first edition have no names.

import type { OrderId } from '../../cards.ts';

export const titles: Record<OrderId, string> = {
  'lone-wolf': 'Loup solitaire',
  'spoon-licker': 'Lèche-cuillère',
  'mouse-trap': 'Piège à souris',
  'sunny-side': 'Plein soleil',
  'guilty-pleasure': 'Péché mignon',
  'picnic-for-two': 'Pique-nique à deux',
  'hangover-cure': 'Lendemain de fête',
  'cowboys-lunch': 'Pause du cow-boy',
  'beach-holiday': 'Vacances à la plage',
  'night-shift': 'Service de nuit',
  'lunch-break': 'Pause déjeuner',
  'gardeners-pride': 'Fierté du jardinier',
  'street-fair': 'Fête de rue',
  'mountain-hut': 'Refuge de montagne',
  'sunday-roast': 'Rôti du dimanche',
  'full-breakfast': 'Petit-déjeuner complet',
  'food-critic': 'Critique exigeant',
  lumberjack: 'Bûcheron',
  'rocket-launch': 'Décollage',
  'grandmas-recipe': 'Recette de mamie',
  'midnight-craving': 'Fringale de minuit',
  'family-feast': 'Repas de famille',
  skyscraper: 'Gratte-ciel',
  'giants-bite': 'Bouchée de géant',
  'world-record': 'Record du monde',
};
