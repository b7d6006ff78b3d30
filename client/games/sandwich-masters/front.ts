/** What the front page shows of Sandwich Masters; its words are in its texts. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  minutes: 30,
  cover: [
    { picture: `${pictures}#mould`, category: 'extra', kind: 'bad' },
    { picture: `${pictures}#ham`, category: 'cold-cuts' },
    { picture: `${pictures}#lettuce`, category: 'vegetable' },
  ],
  steps: [`${pictures}#sliced-bread`, `${pictures}#mould`, `${pictures}#inspector`, `${pictures}#receipt`],
  firstSteps: [
    `${pictures}#sliced-bread`,
    `${pictures}#lettuce`,
    `${pictures}#receipt`,
    `${pictures}#mould`,
    `${pictures}#inspector`,
  ],
  back: { stripe: '135deg', colour: '#6b3d0f', dark: '#432508' },
  editions: [{ attackPack: true }, { orderUp: true }],
};
