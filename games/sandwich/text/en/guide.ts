/** The short way into each part of Sandwich: a sentence and a few steps, each by the name of a picture, in English. */
export const words = {
  deal: {
    lead: 'Everyone gets a face-down pile. Nobody looks, not even into their own.',
    steps: [
      ['die', 'Nine cards each.', 'Twelve with three players, six at a big table.'],
      ['lock', 'No peeking.', 'What is in a pile shows itself card by card in the market.'],
    ],
  },
  market: {
    lead: 'Everyone flips one card at the same moment. Grab one. First come, first served.',
    caption: 'Four players, four cards. Léo was faster. The ringed tomato is yours for a tap.',
    steps: [
      ['raised-hand', 'Tap a card to take it.', 'It is yours at once; everyone sees it.'],
      ['stopwatch', 'Too slow?', 'When the clock runs out you get a random card of those left.'],
      ['recycle', 'Nine flips,', 'so nine cards in your tray. With three players, twelve.'],
    ],
  },
  trade: {
    lead: 'Something missing? Offer one of your cards for one of somebody else’s.',
    caption: 'Your pickle for Léo’s cheese: Léo says yes or no.',
    steps: [
      ['handshake', 'One for one.', 'Everyone keeps as many cards as before.'],
      ['knife', 'Build meanwhile.', 'Even a card that lies in a sandwich may still be traded.'],
      ['bell', 'Ready?', 'Say so when all your sandwiches are done. You can take it back.'],
    ],
  },
  compose: {
    lead: 'Make three sandwiches of three out of your nine cards, and say who gets which.',
    caption: 'One of your three: bold, but somebody may love it.',
    steps: [
      ['sandwich', 'Tap a card, tap a sandwich.', 'Bottom to top, in the order you like.'],
      ['eyes', 'Think of the eater.', 'What did they grab for themselves?'],
      ['lock', 'Secret', 'until it is tasted.'],
    ],
  },
  give: {
    lead: 'Each of your three neighbours on the left gets one of your sandwiches, face down.',
    steps: [
      ['gift', 'Three in front of everyone,', 'from the three neighbours on the right.'],
      ['recycle', 'Three players?', 'Then everyone gives two to each of the others.'],
    ],
  },
  taste: {
    lead: 'Your plate is turned over. Put the sandwiches in order, from best to last.',
    steps: [
      ['plate', 'Tap 1, 2, 3.', 'Or drag them; no ties.'],
      ['speech', 'Read them out.', 'The table can do it for you, in the cook’s order.'],
      ['eyes', 'All rank at once,', 'and are revealed one after another.'],
    ],
  },
  score: {
    lead: 'Your best-liked sandwich brings you 3 points, the second 2, the last none.',
    steps: [
      ['star', 'Most points win.', 'With equal points you share the win.'],
      ['trophy', 'Three rounds', 'in the first edition, one in that of 2013.'],
    ],
  },
};

export type GuideWords = typeof words;
