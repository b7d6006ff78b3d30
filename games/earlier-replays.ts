/** Golden replays of earlier editions that present rules cannot play again, by game: the versions that they were recorded with, and why. */
export const retired: Readonly<Record<string, { readonly versions: readonly number[]; readonly why: string }>> = {
  sandwich: { versions: [1], why: 'version 2 tells verdicts taster by taster and shows every round' },
  'sandwich-wars': { versions: [1], why: 'version 2 shows the last round and the score sheet' },
  'plates-and-napkins': { versions: [1], why: 'version 2 shows every meal, and whoever trades two picks them unseen' },
  'sandwich-masters': { versions: [2], why: 'version 3 shows served orders and inspections, and ends by the clock' },
};
