/** What the front page shows of Sándwich Wars; its words are in its texts. */
import type { Front } from '../../boards.ts';
import { address as pictures } from './front.sprite';

export const front: Front = {
  minutes: 45,
  cover: [
    { picture: `${pictures}#fried-egg`, category: 'egg' },
    { picture: `${pictures}#bacon`, category: 'cold-cuts' },
    { picture: `${pictures}#tomato`, category: 'vegetable' },
  ],
  steps: [`${pictures}#coin`, `${pictures}#fried-egg`, `${pictures}#cook`, `${pictures}#receipt`],
  firstSteps: [
    `${pictures}#receipt`,
    `${pictures}#fried-egg`,
    `${pictures}#coin`,
    `${pictures}#cook`,
    `${pictures}#tomato`,
  ],
  back: { stripe: '0deg', colour: '#1b6483', dark: '#0f4259' },
  editions: [{ preset: 'rulebook' }],
};
