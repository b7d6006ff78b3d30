/** The short way into each part of Plates & Napkins: a sentence and a few steps, each by the name of a picture, in English. */
export const words = {
  build: {
    lead: 'The plates are everybody’s. On your turn you do one thing with one card.',
    caption: 'Bread below, fillings between, bread on top: then all bid for it.',
    steps: [
      ['plate', 'Start', 'with a bread on an empty plate.'],
      ['knife', 'Add', 'a filling, draw two cards and keep one of them.'],
      ['sandwich', 'Finish', 'with a bread. The bidding begins.'],
      ['recycle', 'Discard', 'one card, if nothing else pleases you.'],
    ],
  },
  bid: {
    lead: 'Round the table, each puts a card face down in front of anybody, or opts out.',
    caption: 'A high bid, a low one, and a bluff that counts for nothing.',
    steps: [
      ['eyes', 'Any card will do.', 'Only bid cards count; nobody sees what you put down.'],
      ['lock', 'Out is out,', 'also with new cards. But cards can still be put in front of you.'],
      ['star', 'The last one in', 'may put down one more card.'],
    ],
  },
  eat: {
    lead: 'The highest sum of bids must eat, and gets the points of the sandwich.',
    steps: [
      ['sandwich', 'All cards count,', 'both breads too, and some of them are below zero.'],
      ['handshake', 'A tie is split', 'and rounded down, also below zero.'],
      ['bell', 'After the count', 'everybody may still play a napkin, before anybody eats.'],
    ],
  },
  napkins: {
    lead: 'A napkin can be played at any time, no matter whose turn it is. The newest works first.',
    caption: 'One napkin on another: the upper one is done first.',
    steps: [
      ['raised-hand', 'Tap the napkin', 'to play it. What was going on waits.'],
      ['sparkles', 'Some stay', 'on the table until the next sandwich is eaten.'],
      ['recycle', 'Your plan is gone?', 'Then you choose again. Bids that lie there stay.'],
    ],
  },
  holds: {
    lead: 'After a napkin and after the count there is a short pause, the same for all.',
    steps: [
      ['stopwatch', 'It ends by the clock:', 'at half time if all let it be, otherwise at full time.'],
      ['eyes', 'It tells nothing.', 'It opens whether or not anybody holds a napkin.'],
      ['speech', 'Say once', 'whether the game waits for you always, only before a meal, or never.'],
    ],
  },
  end: {
    lead: 'Two play to 25 points, three and four to 15; five eat five sandwiches.',
    steps: [
      ['trophy', 'Most points win.', 'With equal points you share the win.'],
      ['star', 'It is checked', 'as the points are given.'],
    ],
  },
};

export type GuideWords = typeof words;
