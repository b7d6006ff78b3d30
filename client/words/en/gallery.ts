/** What the gallery of finished games says in English. */
export const gallery = {
  lookBack: 'Look back',
  replay: 'Replay',
  title: (game: string) => `Replay: ${game}`,
  moment: (n: number, of: number) => `Moment ${n} of ${of}`,
  slider: 'Moment of the game',
  before: 'The question before',
  after: 'The next question',
  seat: 'Seen by',
  public: 'everybody',
  copy: 'Copy the link to this moment',
  copied: 'The link is copied.',
  copyByHand: 'Copy this link:',
  still: 'This is a replay: nothing can be played in it.',
  open: 'Open a replay file',
  openHint: 'A file saved at the end of a game. It stays in this browser.',
  loading: 'Fetching the game…',
  consistent: 'Consistent: it leads where it says. Whether it was played so, only those who were there can tell.',
  inconsistent: 'This replay contradicts itself!',
  faults: {
    missing: 'There is no finished game at this address, or it is not kept any more.',
    'other-version': 'This game was played by an older version of its rules and cannot be shown by this one.',
    broken: 'This replay cannot be played: it is damaged, or it is none.',
  },
};

export type GalleryWords = typeof gallery;
