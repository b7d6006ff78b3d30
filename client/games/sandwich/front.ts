/** What the front page shows of Sandwich; its words are in its texts. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  minutes: 20,
  cover: [
    { picture: `${pictures}#snail`, category: 'extra' },
    { picture: `${pictures}#emmental`, category: 'cheese-dairy' },
    { picture: `${pictures}#banana`, category: 'fruit-sweet' },
  ],
  steps: [`${pictures}#joker`, `${pictures}#raised-hand`, `${pictures}#sandwich`, `${pictures}#react-yum`],
  firstSteps: [`${pictures}#raised-hand`, `${pictures}#emmental`, `${pictures}#sandwich`, `${pictures}#react-yum`],
  back: { stripe: '45deg', colour: '#c8281e', dark: '#8f1710' },
  editions: [{ preset: 'fr' }, { preset: '2013' }],
};
