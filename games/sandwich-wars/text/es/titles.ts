// What the orders are called in Spanish; those of the first edition have no names.

import type { OrderId } from '../../cards.ts';

export const titles: Record<OrderId, string> = {
  'lone-wolf': 'Lobo solitario',
  'spoon-licker': 'Chupacucharas',
  'mouse-trap': 'Trampa para ratones',
  'sunny-side': 'Sol de la mañana',
  'guilty-pleasure': 'Gustito culpable',
  'picnic-for-two': 'Picnic para dos',
  'hangover-cure': 'Mañana después',
  'cowboys-lunch': 'Almuerzo vaquero',
  'beach-holiday': 'Vacaciones en la playa',
  'night-shift': 'Turno de noche',
  'lunch-break': 'Pausa del almuerzo',
  'gardeners-pride': 'Orgullo del jardinero',
  'street-fair': 'Feria callejera',
  'mountain-hut': 'Refugio de montaña',
  'sunday-roast': 'Asado del domingo',
  'full-breakfast': 'Desayuno completo',
  'food-critic': 'Crítico exigente',
  lumberjack: 'Leñador',
  'rocket-launch': 'Despegue',
  'grandmas-recipe': 'Receta de la abuela',
  'midnight-craving': 'Antojo de medianoche',
  'family-feast': 'Festín familiar',
  skyscraper: 'Rascacielos',
  'giants-bite': 'Bocado de gigante',
  'world-record': 'Récord mundial',
};
