/** What the front page shows of Plates & Napkins; its words are in its texts. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  minutes: 25,
  cover: [
    { picture: `${pictures}#camembert`, category: 'cheese-dairy' },
    { picture: `${pictures}#salami`, category: 'cold-cuts' },
    { picture: `${pictures}#baguette`, category: 'bread' },
  ],
  steps: [`${pictures}#baguette`, `${pictures}#piece-cloche`, `${pictures}#plate`, `${pictures}#piece-napkin`],
  firstSteps: [`${pictures}#baguette`, `${pictures}#plate`, `${pictures}#camembert`, `${pictures}#piece-napkin`],
  back: { stripe: '90deg', colour: '#5b3a9c', dark: '#3b2468' },
  editions: [{ preset: 'standard' }],
};
