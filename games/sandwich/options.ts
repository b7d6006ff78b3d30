/** What a table of Sandwich may choose: the printed rulebooks as presets, the variants, and what does not go together. */
// Rules: SA-01, G-1, S0-21, S4-06, S0-02, S4-02, S0-08, S4-27, S0-12, SA-37, S4-01, SA-40, SA-41, S0-24, S4-24, S0-01,
// SA-44, SA-45, S4-25, SA-46, S4-13, S4-18, SA-48, SA-49, SA-61, SA-62, SA-63, SA-64, S4-23, SA-65, SA-66, SA-67,
// S0-26.
import type { OptionBook, Refusal } from '#kernel';
import { refusal } from '#kernel';
import { ingredients } from './cards.ts';

export type Options = {
  /** Which box: 56 ingredients of the first edition or 63 of 2013. */
  edition: 'first' | '2013';
  /** Boxes shuffled together; 0 takes as few as suffice. */
  boxes: number;
  /** Eight to ten players on one box: six cards each and one announced ingredient for all. */
  bigTable: boolean;
  ownCard: 'last-only' | 'allowed';
  trading: boolean;
  market: 'race' | 'calm';
  rounds: number;
  scale: '3-2-0' | '3-1-0';
  direction: 'left' | 'alternating';
  /** The seat of the first taster, counted from 1; 0 draws it. */
  firstTaster: number;
  chef: boolean;
  pitch: 'off' | 'text' | 'spoken';
  bleah: boolean;
  fridge: boolean;
  express: boolean;
  younger: 'off' | 'first-round' | 'all-rounds';
  blind: boolean;
  tasting: 'together' | 'turns';
  /** What lies under the stack: a phrase, or the host's own words. */
  base: string;
  /** Empty for none, a phrase, the host's own words, or a new one each round: drawn, or chosen by a player. */
  theme: string;
  /** After a game all may agree on another one with a running total. */
  series: boolean;
  /** Points of the game before, by seat, for a running total: the house sets them. Empty for none. */
  carried: string;
  /** May players write words of their own, or only choose phrases? */
  ownWords: boolean;
  flipMillis: number;
  windowMillis: number;
  grabSeconds: number;
  placeSeconds: number;
  tradeSeconds: number;
  composeSeconds: number;
  pitchSeconds: number;
  rankSeconds: number;
  /** For a verdict that is shown, with up to six players. */
  showSeconds: number;
};

export const BASES = ['p:bread', 'p:pizza', 'p:crepe', 'p:salad', 'p:pita', 'p:wok'] as const;
/** What the Basic Theory draws from: anything but bread. */
export const OTHER_BASES = BASES.filter((base) => base !== 'p:bread');
export const THEMES = [
  'p:picnic',
  'p:seaside',
  'p:farmyard',
  'p:midnight',
  'p:sticky',
  'p:healthy',
  'p:goblin',
  'p:breakfast',
  'p:festive',
  'p:movie-night',
] as const;
/** Ready-made words for praise and pitch, where a table allows no others or a cook is in a hurry. */
export const PHRASES = [
  'p:fresh',
  'p:grandma',
  'p:crunch',
  'p:dare',
  'p:secret',
  'p:light',
  'p:hearty',
  'p:love',
  'p:sorry',
  'p:trust',
  'p:award',
  'p:quick',
] as const;
export const DRAWN = 'p:random';
/** Before each round a player says what it is about. */
export const CHOSEN = 'p:chosen';

const clock = (standard: number) => ({ kind: 'number', min: 0, max: 86_400, standard }) as const;
const off = { kind: 'switch', standard: false } as const;

/** Placing a card on a line and pitching take equally long. */
const speed = (
  grabSeconds: number,
  pitchSeconds: number,
  [tradeSeconds, composeSeconds, rankSeconds, showSeconds]: number[],
) => ({
  grabSeconds,
  pitchSeconds,
  tradeSeconds,
  composeSeconds,
  rankSeconds,
  showSeconds,
  placeSeconds: pitchSeconds,
});

const BIG_TABLE = { from: 8, to: 10, cards: 6 };
const MOST_BOXES = 4;
/** A round for younger players deals everyone so many cards. */
const YOUNGER_DEAL = 6;

export const boxSize = (edition: Options['edition']): number =>
  edition === '2013' ? ingredients.length : ingredients.filter((row) => row.first).length;

/** Cards each player is dealt in an ordinary round: 12 with three players, 9 otherwise. */
export const fullDeal = (seats: number): number => (seats === 3 ? 12 : 9);

const firstEdition = { edition: 'first', rounds: 3, scale: '3-2-0', bigTable: false } as const;

export const options: OptionBook<Options> = {
  specs: {
    edition: { kind: 'choice', values: ['first', '2013'], standard: '2013' },
    boxes: { kind: 'number', min: 0, max: MOST_BOXES, standard: 0 },
    bigTable: { kind: 'switch', standard: true },
    ownCard: { kind: 'choice', values: ['last-only', 'allowed'], standard: 'last-only' },
    trading: off,
    market: { kind: 'choice', values: ['race', 'calm'], standard: 'race' },
    rounds: { kind: 'number', min: 1, max: 9, standard: 1 },
    scale: { kind: 'choice', values: ['3-2-0', '3-1-0'], standard: '3-2-0' },
    direction: { kind: 'choice', values: ['left', 'alternating'], standard: 'left' },
    firstTaster: { kind: 'number', min: 0, max: 12, standard: 0, means: 'seat' },
    chef: off,
    pitch: { kind: 'choice', values: ['off', 'text', 'spoken'], standard: 'off' },
    bleah: off,
    fridge: off,
    express: off,
    younger: { kind: 'choice', values: ['off', 'first-round', 'all-rounds'], standard: 'off' },
    blind: off,
    tasting: { kind: 'choice', values: ['together', 'turns'], standard: 'together' },
    base: { kind: 'words', phrases: [...BASES, DRAWN], standard: 'p:bread' },
    theme: { kind: 'words', phrases: ['', ...THEMES, CHOSEN, DRAWN], standard: '' },
    series: off,
    carried: { kind: 'words', phrases: [''], standard: '', written: 80, means: 'carried' },
    ownWords: { kind: 'switch', standard: true },
    flipMillis: { kind: 'number', min: 0, max: 10_000, standard: 1_500 },
    windowMillis: { kind: 'number', min: 1, max: 150, standard: 150 },
    grabSeconds: clock(10),
    placeSeconds: clock(20),
    tradeSeconds: clock(90),
    composeSeconds: clock(120),
    pitchSeconds: clock(20),
    rankSeconds: clock(60),
    showSeconds: clock(6),
  },
  presets: {
    fr: { ...firstEdition, ownCard: 'last-only', trading: false },
    en: { ...firstEdition, ownCard: 'allowed', trading: true },
    es: { ...firstEdition, ownCard: 'allowed', trading: true },
    de: { ...firstEdition, ownCard: 'allowed', trading: true, scale: '3-1-0' },
    '2013': { edition: '2013', rounds: 1, scale: '3-2-0', bigTable: true, ownCard: 'last-only', trading: false },
  },
  standardPreset: '2013',
  variants: {
    commerce: { trading: true },
    chef: { chef: true },
    alternating: { direction: 'alternating' },
    bleah: { bleah: true },
    basic: { base: DRAWN },
    themed: { theme: DRAWN },
    'themed-chosen': { theme: CHOSEN },
    express: { express: true },
    fridge: { fridge: true },
    pitch: { pitch: 'text' },
    'spoken-pitch': { pitch: 'spoken' },
    younger: { younger: 'first-round' },
    'younger-always': { younger: 'all-rounds' },
    series: { series: true },
    calm: { market: 'calm' },
    blind: { blind: true },
    turns: { tasting: 'turns' },
  },
  speeds: {
    unhurried: speed(20, 40, [150, 180, 90, 6]),
    normal: speed(10, 20, [90, 120, 60, 6]),
    wild: speed(5, 10, [45, 60, 30, 3]),
    none: speed(0, 0, [0, 0, 0, 0]),
  },
  settle(chosen, seats) {
    const boxes = chosen.boxes === 0 ? boxesNeeded(chosen, seats) : chosen.boxes;
    const carried = chosen.series ? chosen.carried : '';
    return { ...chosen, boxes, carried, bigTable: bigTableFits(chosen, seats) && boxes === 1 };
  },
  forbid(chosen, seats) {
    return tooFewCards(chosen, seats) ?? clash(chosen) ?? wrongSeat(chosen, seats) ?? wrongTotal(chosen, seats);
  },
};

const bigTableFits = (chosen: Options, seats: number): boolean =>
  chosen.bigTable &&
  seats >= BIG_TABLE.from &&
  seats <= BIG_TABLE.to &&
  seats * BIG_TABLE.cards < boxSize(chosen.edition);

/** Cards each player is dealt in the largest round that this table will play. */
function largestDeal(chosen: Options, seats: number): number {
  const isOnlyRound = chosen.rounds === 1 && !chosen.series;
  const always = chosen.younger === 'all-rounds' || (chosen.younger === 'first-round' && isOnlyRound);
  return always ? YOUNGER_DEAL : fullDeal(seats);
}

const boxesFor = (chosen: Options, seats: number): number =>
  Math.ceil((seats * largestDeal(chosen, seats)) / boxSize(chosen.edition));

const boxesNeeded = (chosen: Options, seats: number): number =>
  bigTableFits(chosen, seats) ? 1 : boxesFor(chosen, seats);

function tooFewCards(chosen: Options, seats: number): Refusal | undefined {
  if (chosen.bigTable) return undefined;
  const needed = boxesFor(chosen, seats);
  return chosen.boxes < needed ? refusal('too-few-cards', { seats, boxes: chosen.boxes, needed }) : undefined;
}

function clash(chosen: Options): Refusal | undefined {
  if (chosen.express && chosen.trading) return refusal('express-and-trading');
  if (chosen.blind && chosen.chef) return refusal('blind-and-chef');
  if (chosen.blind && chosen.pitch !== 'off') return refusal('blind-and-pitch');
  if (chosen.younger !== 'off' && chosen.bigTable) return refusal('younger-and-big-table');
  return undefined;
}

function wrongSeat(chosen: Options, seats: number): Refusal | undefined {
  if (chosen.direction === 'alternating' && seats < 5) return refusal('alternating-needs-five', { seats });
  if (chosen.firstTaster > seats) return refusal('no-such-first-taster', { chair: chosen.firstTaster, seats });
  return undefined;
}

/** Points with which the seats begin: 0 for everybody where none are carried over. */
export const carriedPoints = (carried: string, seats: number): number[] =>
  carried === '' ? new Array<number>(seats).fill(0) : carried.split(' ').map(Number);

const POINTS = /^\d{1,5}$/;

function wrongTotal({ carried }: Options, seats: number): Refusal | undefined {
  const parts = carried.split(' ');
  const isTotal = carried === '' || (parts.length === seats && parts.every((part) => POINTS.test(part)));
  return isTotal ? undefined : refusal('wrong-total', { seats });
}
