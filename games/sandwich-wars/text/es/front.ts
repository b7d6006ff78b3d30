/** What the front page and the lobby tell of Sándwich Wars, in Spanish. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Economía',
  line: 'Compra bien, contrata ayuda y sirve antes que los demás.',
  steps: [
    ['Dos acciones', 'por turno'],
    ['Compra', 'ingredientes'],
    ['Contrata', 'asistentes'],
    ['Sirve', 'por puntos'],
  ],
  editions: ['Primera edición'],
};
