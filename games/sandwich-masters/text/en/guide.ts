/** The short way into each part of Sandwich Masters: a sentence and a few steps, each by the name of a picture, in English. */
export const words = {
  turn: {
    lead: 'One thing a turn: play cards of one symbol, move a card, or throw some away.',
    steps: [
      ['raised-hand', 'Seven cards.', 'After every turn your hand is full again.'],
      ['recycle', 'Nothing useful?', 'Throw away what you like and draw anew.'],
    ],
  },
  play: {
    lead: 'As many cards of one symbol as you like, each to its own place.',
    caption: 'Two of one symbol and Special Sauce in one turn: the black ones are bad.',
    steps: [
      ['sandwich', 'Bread first.', 'It opens one of your four places.'],
      ['star', 'Special Sauce', 'joins any symbol and stands for anything but Bread.'],
      ['knife', 'Attack condiments', 'go on other people’s sandwiches.'],
    ],
  },
  claim: {
    lead: 'Exactly what an order asks for between two Breads, and the Noshdosh is yours.',
    steps: [
      ['bell', 'Close with Bread', 'in the turn in which you claim.'],
      ['eyes', 'Nothing left over,', 'but in any order, good or bad.'],
      ['plate', 'Several at once', 'are paid in one turn, each order once.'],
    ],
  },
  move: {
    lead: 'Instead of playing, you move the top card of one of your sandwiches onto another.',
    steps: [
      ['recycle', 'Tidy up.', 'Even an attack condiment may be moved.'],
      ['bell', 'Moved Bread', 'may close a sandwich.'],
    ],
  },
  inspectors: {
    lead: 'Sent to somebody with bad cards in open sandwiches: pay the bribe, or lose something.',
    caption: 'Three of them, each dearer and worse than the one before.',
    steps: [
      ['handshake', 'The bribe', 'goes to the bank, in full or not at all.'],
      ['magnifier', 'Only the table counts.', 'Bad cards in a hand are never found.'],
    ],
  },
  events: {
    lead: 'When one is dealt onto the Bar, it happens at once, to everybody.',
    steps: [
      ['speech', 'All choose together', 'where there is something to choose.'],
      ['die', 'Then hands are filled', 'and the next card is dealt.'],
    ],
  },
  end: {
    lead: 'By the clock, at a target or after some rounds: most Noshdosh wins.',
    steps: [
      ['stopwatch', 'Time is up?', 'The round is finished, so that all have had the same number of turns.'],
      ['trophy', 'In a tie', 'you share the win.'],
    ],
  },
};

export type GuideWords = typeof words;
