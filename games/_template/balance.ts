/** What the lab measures in Template: where cards are held and played, which ones score, and other strengths to try. */
import type { Balance } from '#kernel';
import { listSeats } from '#kernel';
import type { Row } from './cards.ts';
import { cards } from './cards.ts';
import { gameOf } from './game.ts';
import type { TemplateKinds } from './state.ts';

export const balance: Balance<TemplateKinds> = {
  cards,
  withCards: (rows) => gameOf(rows as readonly Row[]),
  /** In the order of the piles in state.ts. */
  spots: ({ players }) => [
    { is: 'away' },
    { is: 'played' },
    ...listSeats(players).map((seat) => ({ is: 'hand', seat }) as const),
  ],
  /** A card is used when it scores. */
  used: (event) =>
    event.is === 'shown' ? event.cards.filter(([seat]) => event.scores.some(([scorer]) => scorer === seat)) : [],
  measures: {
    tiedRounds: {
      label: 'rounds that several win together',
      as: 'share',
      of: ({ told }) => told.flatMap(({ event }) => (event.is === 'shown' ? [event.scores.length > 1 ? 1 : 0] : [])),
    },
  },
};
