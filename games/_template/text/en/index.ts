/** Template in English. */
import { common } from '#wording/en';
import type { CardName } from '../../cards.ts';
import { wording } from '../wording.ts';

export const words = {
  ...common,
  title: 'Template',
  presets: { standard: 'Standard' },
  variants: { short: 'Short game', long: 'Long game' },
  options: { rounds: 'Rounds', hand: 'Cards in hand', playSeconds: 'Seconds to choose' },
  cardNames: { crumb: 'Crumb', slice: 'Slice', roll: 'Roll', loaf: 'Loaf' } satisfies Record<CardName, string>,
  choose: 'Choose a card',
  waitForAll: 'Wait for the others',
  play: (card: string) => `play ${card}`,
  round: (round: number) => `Round ${round} begins.`,
  shows: (name: string, card: string) => `${name} shows ${card}.`,
  over: (points: string) => `The game is over: ${points}.`,
  refusals: {
    ...common.setup('Template'),
    'too-few-cards': 'There are not enough cards for these hands. Choose smaller hands.',
    'too-many-rounds': 'There are more rounds than cards in a hand. Choose fewer rounds.',
    'not-your-card': 'That card is not in your hand. Choose one of yours.',
  },
};

export type Words = typeof words;

export const text = wording(words);
