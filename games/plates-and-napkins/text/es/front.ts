/** What the front page and the lobby tell of Plates & Napkins, in Spanish. */
import type { FrontWords } from '../en/front.ts';

export const words: FrontWords = {
  kind: 'Farol',
  line: 'Monta en platos comunes y puja por quién tendrá que comérselo.',
  steps: [
    ['Monta', 'en platos comunes'],
    ['Cierra', 'con un pan'],
    ['Puja', 'por quién come'],
    ['Servilletas', 'lo cambian todo'],
  ],
  editions: ['Primera edición'],
};
