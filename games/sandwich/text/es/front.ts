/** What the front page and the lobby tell of Sandwich, in Spanish. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Carrera',
  line: 'Atrapa, monta y sirve. Tus vecinos juzgan.',
  steps: [
    ['Destapa', 'una carta cada uno'],
    ['Atrapa', 'una, deprisa'],
    ['Monta', 'tres de tres'],
    ['Prueba', 'y ordena'],
  ],
  editions: ['Primera edición', 'Edición 2013'],
};
