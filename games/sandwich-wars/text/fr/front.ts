/** What the front page and the lobby tell of Sándwich Wars, in French. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Économie',
  line: 'Achetez malin, engagez de l’aide, servez avant les autres.',
  steps: [
    ['Deux actions', 'à chaque tour'],
    ['Achetez', 'des ingrédients'],
    ['Engagez', 'des assistants'],
    ['Servez', 'pour des points'],
  ],
  editions: ['Première édition'],
};
