/** What the options that every table has change, in one line each, in English. */
export const hints = {
  speed: 'How long everybody has for a move, and how fast bots are.',
  chairs: 'How many play. Seats that stay empty are put away at the start.',
  watching: 'Whoever has the link may watch the game without playing.',
  reactions: 'Players may send each other a face or a short phrase.',
  pace: 'How long bots wait before they move; it does not make them better. Left alone, they go by the table’s speed.',
  drawSeats: 'When the game begins, chance says who sits where. Otherwise everybody sits where they like.',
  patience: 'Whoever comes back gets their seat back at once.',
};

export type HintWords = typeof hints;
