/** Plates & Napkins in English. */
import { common } from '#wording/en';
import type { NapkinId } from '../../cards.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';

const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const one = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);
/** As many eaters as names: one gets it all, several the same share. */
const meal = (eaters: string, n: number, share: string): string =>
  n === 1 ? `${eaters} must eat: ${share}` : `${eaters} must eat: ${share} each`;

export const words = {
  ...common,
  title: 'Plates & Napkins',
  presets: { standard: 'Standard' },
  variants: { quick: 'Quick game' },
  options: {
    goal: 'Points to win, with 2 to 4 players',
    sandwiches: 'Sandwiches to eat, with 5 players',
    firstPlayer: 'First player',
    turnSeconds: 'Time for a turn (seconds)',
    bidSeconds: 'Time for a bid (seconds)',
    chooseSeconds: 'Time for other choices (seconds)',
    holdMillis: 'Time to answer with a napkin (milliseconds)',
    showSeconds: common.toLook,
  },
  zero: {
    goal: '25 with two players, 15 with more',
    firstPlayer: common.drawn,
    holdMillis: 'until all have let it pass',
  },
  names,
  bid: (value: string) => `Bid ${value}`,
  /** Name and effect of each napkin. */
  napkins: {
    'trade-two': ['Trade two', 'Trade two cards with a player: yours by choice, theirs unseen.'],
    'fresh-start': ['Fresh start', 'Everyone throws their hand away and draws seven cards.'],
    'pass-it-on': ['Pass it on', 'Everyone passes two cards to the next player.'],
    'trade-places': ['Trade places', 'Two players swap the bids in front of them.'],
    crumbs: ['Crumbs', 'One sandwich is thrown away.'],
    nibble: ['Nibble', 'The topmost filling of one sandwich is thrown away.'],
    'second-helping': ['Second helping', 'Draw two cards.'],
    'wiped-away': ['Wiped away', 'The napkin under this one does nothing.'],
    'extras-double': ['Extras count double', 'Extras count double until the next sandwich is eaten.'],
    'mouth-full': ['Mouth full', 'One player may not bid until the next sandwich is eaten.'],
  } satisfies Record<NapkinId, [name: string, effect: string]>,
  plate: (plate: number) => `plate ${plate}`,
  prompts: {
    build: 'Your turn: start, add, finish or discard.',
    keep: 'Keep one of the two cards.',
    trim: 'Too many cards: throw one away.',
    bid: 'Your bid: one card, face down, in front of anybody. Or opt out.',
    last: 'You may put down one last card.',
    count: (eaters: string, n: number) =>
      `${eaters} ${n === 1 ? 'has' : 'have'} the highest bid. Any napkin before the meal?`,
    meal: (eaters: string, n: number, share: string) => `${meal(eaters, n, share)}. Go on?`,
    napkin: (player: string, name: string, effect: string) => `${player} plays ${name}: ${effect} Any napkin on that?`,
    trade: 'Choose a player, your cards for the trade and as many of theirs, unseen.',
    pass: 'Choose the cards that you pass on.',
    swap: 'Choose two players who swap their bids.',
    choosePlate: (effect: string) => `Choose a plate. ${effect}`,
    choosePlayer: 'Choose who may not bid.',
  },
  moves: {
    start: (card: string, plate: number) => `start with ${card} on plate ${plate}`,
    add: (card: string, plate: number) => `add ${card} on plate ${plate}`,
    finish: (card: string, plate: number) => `finish plate ${plate} with ${card}`,
    discard: (card: string) => `throw away ${card}`,
    keep: (card: string) => `keep ${card}`,
    bid: (card: string, player: string) => `${card} in front of ${player}`,
    out: 'opt out',
    wave: 'let it be',
    napkin: (card: string) => `play ${card}`,
    policies: {
      ask: 'wait for me whenever a napkin could be played',
      count: 'wait for me only before somebody eats',
      never: 'never wait for my napkins',
    },
    trade: (list: string, player: string, places: string) => `trade ${list} with ${player} for cards ${places}, unseen`,
    pass: (list: string) => `pass on ${list}`,
    nothing: 'nothing',
    peek: 'look at a bid',
  },
  events: {
    drew: (player: string, card: string) => `${player} draws ${card}.`,
    begins: (player: string) => `${player} begins.`,
    started: (player: string, card: string, plate: number) => `${player} starts plate ${plate} with ${card}.`,
    added: (player: string, card: string, plate: number, worth: string) =>
      `${player} adds ${card} on plate ${plate}, now ${worth}.`,
    kept: (player: string, card: string) => `${player} keeps one card and throws away ${card}.`,
    finished: (player: string, card: string, worth: string) =>
      `${player} finishes a sandwich with ${card}: ${worth}. The bidding begins.`,
    discarded: (player: string, card: string) => `${player} throws away ${card}.`,
    filled: (player: string, n: number) => `${player} draws ${cards(n)}.`,
    reshuffled: 'The discards are shuffled into a new draw pile.',
    bid: (player: string, to: string) => `${player} puts a card in front of ${to}.`,
    bidOnSelf: (player: string) => `${player} puts a card in front of themselves.`,
    out: {
      choice: (player: string) => `${player} opts out.`,
      'no-cards': (player: string) => `${player} has no card left and is out.`,
      barred: (player: string) => `${player} may not bid and is out.`,
    },
    declined: (player: string) => `${player} does without the last card.`,
    counted: (bids: string) => `The bids: ${bids}.`,
    recounted: (bids: string) => `Counted again: ${bids}.`,
    ate: (player: string, points: string) => `${player} eats: ${points}.`,
    gone: 'The sandwich is gone, and nobody eats.',
    napkin: (player: string, name: string) => `${player} plays the napkin ${name}.`,
    napkinOn: (player: string, name: string, under: string) => `${player} plays the napkin ${name} on ${under}.`,
    noEffect: (name: string) => `${name} has no effect.`,
    cancelled: (name: string) => `${name} is wiped away.`,
    traded: (player: string, to: string, n: number) => `${player} trades ${cards(n)} with ${to}.`,
    newHands: (player: string) => `Everyone gets a new hand, ${player} first.`,
    passed: 'Everyone passes cards to the next player.',
    handed: (from: string, to: string, list: string) => `${from} gives ${to}: ${list}.`,
    swapped: (players: string) => `${players} swap the bids in front of them.`,
    cleared: (plate: number) => `The sandwich on plate ${plate} is thrown away.`,
    nibbled: (card: string, plate: number) => `${card} disappears from plate ${plate}.`,
    helped: (player: string, n: number) => `${player} draws ${n === 1 ? 'one more card' : `${n} more cards`}.`,
    doubled: 'Extras count double until the next sandwich is eaten.',
    barred: (player: string) => `${player} may not bid until the next sandwich is eaten.`,
    lastingOver: (name: string) => `${name} is over.`,
    policy: (policy: string) => `From now on: ${policy}.`,
    over: (winners: string, n: number, points: string) =>
      `The game is over. ${winners} ${n === 1 ? 'wins' : 'share the win'}: ${points}.`,
  },
  refusals: {
    ...common.setup('Plates & Napkins'),
    'no-such-first-player': common.noSuchSeat,
    'not-in-hand': 'That card is not in your hand. Choose one of yours.',
    'no-such-plate': ({ plates }: { plates: number }) => `There are only ${plates} plates. Choose one of them.`,
    'no-ingredient': 'Bids and napkins do not go on a plate. Choose an ingredient.',
    'bread-first': 'A sandwich starts with bread. Choose a bread.',
    'plate-taken': 'There is a sandwich on that plate. Take an empty one.',
    'no-empty-plate': 'No plate is empty. Finish a sandwich first.',
    'bread-is-no-filling': 'Bread is no filling: it starts or finishes a sandwich.',
    'nothing-to-add-to': 'Nothing is on that plate yet. Start it with bread.',
    'too-few-to-draw': ({ cards: left }: { cards: number }) =>
      `Adding means drawing two cards, and ${left === 0 ? 'none is' : `only ${left} is`} left to draw. Do something else.`,
    'bread-last': 'A sandwich is finished with bread. Choose a bread.',
    'nothing-to-finish': 'There is no sandwich on that plate to finish. Choose another plate.',
    'keep-one': 'Keep exactly one of the two cards.',
    'not-drawn': 'Choose one of the two cards you have just drawn.',
    'one-card-a-bid': 'A bid is exactly one card. Choose one.',
    'no-such-player': 'Nobody sits there. Choose a player.',
    'no-peeking': 'Nobody looks at bids before they are counted.',
    'napkin-not-held': 'You do not hold that napkin. Choose one of yours.',
    'no-napkin': 'Only napkins can be played at any time. Wait for your turn with that one.',
    'after-the-meal': 'The meal is over. Play your napkin when the game goes on.',
    'same-policy': 'That is how it is already.',
    'another-player': 'Choose another player.',
    'empty-hand': 'That player has no cards to trade. Choose another one.',
    'trade-count': ({ needed }: { needed: number }) => `Choose exactly ${one(needed)} for this trade.`,
    'trade-unseen': ({ needed }: { needed: number }) => `Pick exactly ${one(needed)} of theirs, unseen.`,
    'pass-count': ({ needed }: { needed: number }) => `Pass on exactly ${one(needed)}.`,
    'same-card-twice': 'You name one card twice. Choose different cards.',
    'two-players': 'Choose two different players.',
    'not-that-plate': 'That napkin can do nothing to this plate. Choose another one.',
  },
  closer: {
    'not-asked': { bid: 'You cannot bid now: it is another player’s turn, and whoever is out stays out.' },
  },
};

export type Words = typeof words;

export const text = wording(words);
