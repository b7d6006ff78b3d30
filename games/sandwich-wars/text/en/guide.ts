/** The short way into each part of Sándwich Wars: a sentence and a few steps, each by the name of a picture, in English. */
export const words = {
  turn: {
    lead: 'Two actions, in any order, even the same one twice. Then you end your turn.',
    steps: [
      ['raised-hand', 'Five to choose from:', 'play, complete, refill, coins, hire.'],
      ['sparkles', 'Opportunities are free.', 'Before, between and after your actions.'],
      ['bell', 'Say when you are done.', 'Income, pay and new orders come by themselves.'],
    ],
  },
  play: {
    lead: 'Pay what the card costs and put it into your zone. There is room for five.',
    caption: 'In the coin what it costs, beside the star how good it is, in between what it does.',
    steps: [
      ['sandwich', 'Tap a card, tap the free place.', 'The price stands there before you pay it.'],
      ['knife', 'Full?', 'One of the five goes out, for 2 coins more.'],
      [
        'bulb',
        'Look at the small sign.',
        'Hand: when played. Arrows: every turn. Clock: while it lies there. Tick: when used.',
      ],
    ],
  },
  complete: {
    lead: 'Exactly as many ingredients as the order says, together at least as good as it asks.',
    caption: 'Three from your zone: any categories will do, the listed ones bring 2 points each.',
    steps: [
      ['star', 'Green means ready.', 'Otherwise the foot of the order says what is missing.'],
      ['gift', 'First the reward,', 'then points for listed categories and for your assistants.'],
      ['recycle', 'What was used is gone.', 'A few ingredients come back to your hand.'],
    ],
  },
  replenish: {
    lead: 'Throw away what you do not like, and draw until you have five cards.',
    steps: [
      ['recycle', 'Any number,', 'or none.'],
      ['die', 'Deck empty?', 'The discard pile is shuffled.'],
    ],
  },
  hire: {
    lead: 'Four coins for an action. Or pay five and take one of the seven assistants.',
    steps: [
      ['handshake', 'One category each:', 'its ingredients cost 2 less and have 2 more quality.'],
      ['plate', 'A card every turn', 'for each assistant you have.'],
      ['bell', 'They want pay,', '2 coins or 1 point each, at the end of every turn.'],
    ],
  },
  opportunities: {
    lead: 'They cost no action. Use one and it goes to your left neighbour, who may use it too.',
    steps: [
      ['sparkles', 'Use it', 'when it helps: help, coins, quality, free ingredients.'],
      ['lock', 'Or keep it:', 'in your hand at the end it is worth 4 points.'],
      ['eyes', 'Everybody sees', 'to whom it goes.'],
    ],
  },
  end: {
    lead: 'Five steps, and you are only asked where there is something to decide.',
    steps: [
      ['gift', 'Income,', 'and a card for each assistant.'],
      ['handshake', 'Pay them,', 'and keep or return each. If you cannot pay, you lose them all.'],
      ['bell', 'New orders', 'for those that were completed.'],
      ['recycle', 'More than five cards?', 'Throw away down to five.'],
      ['trophy', 'All orders done?', 'The round is played to its end.'],
    ],
  },
  score: {
    lead: 'Printed points, tokens, opportunities in hand, and a bonus for different orders.',
    steps: [
      ['star', '1, 4, 8 or 15', 'for two, three, four or five types of orders.'],
      ['trophy', 'A tie?', 'More in tokens, then more coins, then you share the win.'],
    ],
  },
};

export type GuideWords = typeof words;
