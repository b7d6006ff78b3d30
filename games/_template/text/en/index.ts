/** Template in English. */
import { wording } from '../wording.ts';

export const text = wording({
  language: 'en',
  title: 'Template',
  preset: 'Standard',
  variants: { short: 'Short game', long: 'Long game' },
  options: { rounds: 'Rounds', hand: 'Cards in hand', playSeconds: 'Seconds to choose (0: no clock)' },
  cards: { crumb: 'Crumb', slice: 'Slice', roll: 'Roll', loaf: 'Loaf' },
  choose: 'Choose a card',
  wait: 'Wait for the others',
  play: (card) => `play ${card}`,
  round: (round) => `Round ${round} begins.`,
  shows: (name, card) => `${name} shows ${card}.`,
  over: (points) => `The game is over: ${points}.`,
  refusals: {
    seats: ({ min, max }) => `This game is for ${min} to ${max} players.`,
    option: ({ allowed }) => `There is no such choice. Allowed: ${allowed}.`,
    'too-few-cards': 'There are not enough cards for these hands. Choose smaller hands.',
    'too-many-rounds': 'There are more rounds than cards in a hand. Choose fewer rounds.',
    'not-your-card': 'That card is not in your hand. Choose one of yours.',
    other: 'That is not possible now.',
  },
});
