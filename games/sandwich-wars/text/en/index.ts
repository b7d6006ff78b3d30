/** Sándwich Wars in English. */
import type { Words } from '../catalogue.ts';
import { grammar } from '../grammar.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';

const { count, list } = grammar('en-GB');
const players = (n: number): string => count(n, 'player', 'players');
const cards = (n: number): string => count(n, 'card', 'cards');
const coins = (n: number): string => count(n, 'coin', 'coins');
const points = (n: number): string => count(n, 'point', 'points');
const orders = (n: number): string => count(n, 'order', 'orders');
const ingredients = (n: number): string => count(n, 'ingredient', 'ingredients');
const actions = (n: number): string => count(n, 'action', 'actions');
/** With its sign, as a gain or a loss. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const because = (why: string): string => (why === '' ? '' : ` (${why})`);

const words: Words = {
  language: 'en',
  list,
  separator: '; ',
  typeset: (sentence) => sentence,
  title: 'Sándwich Wars',
  names,
  opportunities: {
    'helping-hand': 'Helping hand',
    'open-kitchen': 'Open kitchen',
    'secret-sauce': 'Secret sauce',
    'tip-jar': 'Tip jar',
  },
  sandwiches: { toast: 'Toast', bagel: 'Bagel', sub: 'Sub', burger: 'Burger', tower: 'Tower' },
  categories: {
    meat: 'Meats',
    condiment: 'Condiments',
    vegetable: 'Vegetables',
    'cold-cut': 'Cold cuts',
    egg: 'Eggs',
    cheese: 'Cheeses',
    extra: 'Extras',
  },
  helpers: {
    meat: 'the meat assistant',
    condiment: 'the condiment assistant',
    vegetable: 'the vegetable assistant',
    'cold-cut': 'the cold cut assistant',
    egg: 'the egg assistant',
    cheese: 'the cheese assistant',
    extra: 'the extras assistant',
  },
  unknownCard: 'an unknown card',
  order: (sandwich, worth) => `${sandwich} (${points(worth)})`,
  moments: {
    play: 'When you play it: ',
    turn: 'At the end of each of your turns: ',
    stay: 'While it lies in your zone: ',
    use: 'When an order uses it: ',
  },
  deeds: {
    coins: (n) => `take ${coins(n)}.`,
    cards: (n) => `draw ${cards(n)}.`,
    points: (n) => `take ${points(n)}.`,
    action: (n) => `${actions(n)} more in this turn.`,
    quality: (n, of) => `quality of ${of.toLowerCase()} ${signed(n)}.`,
    neighbours: (n) => `quality of the ingredients beside it ${signed(n)}.`,
    discount: (n, of) => `${of.toLowerCase()} cost ${coins(n)} less.`,
    wages: (n) => `taking coins brings ${coins(n)} more.`,
    pair: (n, of) => `quality ${signed(n)} if it uses one of your ${of.toLowerCase()} too.`,
    keep: () => 'it comes back to your hand.',
    any: () => 'it also counts as one listed category that nothing else meets.',
  },
  chances: {
    'helping-hand': () => 'Take an assistant for free; its upkeep is still due.',
    'open-kitchen': (n) => `Put down up to ${ingredients(n)} without an action and without their cost.`,
    'secret-sauce': (n) => `Your next order in this turn has ${n} more quality.`,
    'tip-jar': (n) => `Take ${coins(n)}.`,
  },
  kept: (worth) => `Then it goes to the player on your left. In hand at the end: ${points(worth)}.`,
  ingredient: ({ category, cost, quality }) => `${category}, cost ${cost}, quality ${quality}.`,
  orderNeeds: ({ size, quality, points: worth }) => `${ingredients(size)}, quality ${quality}, ${points(worth)}.`,
  listed: (categories) => `2 points each for ${categories}.`,
  rewardHelper: 'Reward: an assistant for free, or 2 points.',
  rewardSplit: (due) => `Reward: ${due} in coins and cards.`,
  presets: { rulebook: 'As printed' },
  variants: { short: 'Short game', long: 'Long game', open: 'Open tokens', head: 'Head start for later players' },
  options: {
    orders: 'Orders that end the game',
    tokens: 'Points in tokens',
    startPlayer: 'Start player (seat)',
    head: 'Coins at the start',
    turnSeconds: 'Time for an action (seconds)',
    choiceSeconds: 'Time for a choice (seconds)',
  },
  choices: {
    tokens: { hidden: 'hidden from others', open: 'open' },
    head: { even: 'the same for all', 'later-more': 'one more for each later place' },
  },
  zero: { orders: 'as many as the cards allow', startPlayer: 'drawn by chance', clock: 'no clock' },
  prompts: {
    turn: (left) => `Choose an action: ${left} left.`,
    lastChance: 'Use an opportunity, or end your turn.',
    replenish: 'Throw away what you do not want, then draw up to five.',
    rewardHelper: 'Choose your reward: a free assistant or 2 points.',
    rewardSplit: (due) => `Choose your reward: ${due} in coins and cards.`,
    helper: 'Choose an assistant.',
    free: (left) => `Put down up to ${ingredients(left)} for nothing.`,
    freeMore: 'Put down another ingredient for nothing, or stop.',
    upkeep: (helpers) => `Pay ${helpers}: 2 coins or 1 point each. Keep them or send them back.`,
    discard: (n) => `Throw away ${cards(n)}: five stay.`,
  },
  wait: (who) => `Wait for ${who}.`,
  moves: {
    takeBack: 'take the answer back',
    unclear: 'an answer that makes no sense',
    play: (card) => `play ${card}`,
    replace: (card, out) => `play ${card} instead of ${out}`,
    complete: (order, used) => `complete ${order} with ${used}`,
    replenish: 'replenish the hand',
    coins: 'take coins',
    hire: (helper) => `hire ${helper}`,
    use: (card) => `use ${card}`,
    end: 'end the turn',
    discard: (thrown) => `throw away ${thrown}`,
    discardNothing: 'throw nothing away',
    rewardHelper: (helper) => `take ${helper}`,
    rewardPoints: 'take 2 points',
    split: (money, drawn) => `take ${coins(money)} and ${cards(drawn)}`,
    enough: 'put nothing else down',
    payCoins: 'pay in coins',
    payPoints: (helpers) => `pay a point for ${helpers}`,
    back: (helpers) => `send ${helpers} back`,
    keepAll: 'keep everybody',
  },
  log: {
    opens: (first, row) => `The contest begins. ${first} starts. Orders: ${row}.`,
    turn: (seat, round) => `Round ${round}: ${seat} is up.`,
    played: {
      action: ({ seat, card, cost }) => `${seat} plays ${card} for ${coins(cost)}.`,
      free: ({ seat, card }) => `${seat} puts down ${card} for nothing.`,
    },
    replaced: {
      action: ({ seat, card, out, cost }) => `${seat} throws out ${out} and plays ${card}, ${coins(cost)} in all.`,
      free: ({ seat, card, out, cost }) => `${seat} throws out ${out} for ${coins(cost)} and puts down ${card}.`,
    },
    coins: (seat, n, why) => `${seat} takes ${coins(n)}${because(why)}.`,
    drew: (seat, n, why) => `${seat} draws ${cards(n)}${because(why)}.`,
    reasons: {
      action: '',
      play: 'ingredient played',
      turn: 'income',
      use: 'ingredient used',
      reward: 'reward',
      assistant: 'assistants',
      opportunity: 'opportunity',
    },
    hand: (drawn) => `You draw: ${drawn}.`,
    shuffled: (n) => `The discard pile becomes the deck: ${cards(n)}.`,
    extraAction: (seat, card) => `${card} gives ${seat} another action.`,
    replenished: (seat, thrown) => `${seat} replenishes and throws away ${thrown}.`,
    replenishedOnly: (seat) => `${seat} replenishes and throws nothing away.`,
    hired: {
      action: ({ seat, helper, cost }) => `${seat} hires ${helper} for ${coins(cost)}.`,
      reward: ({ seat, helper }) => `${seat} gets ${helper} as a reward.`,
      opportunity: ({ seat, helper }) => `${seat} gets ${helper} by an opportunity.`,
    },
    completed: ({ seat, order, cards: used, quality }) =>
      `${seat} completes ${order} with ${used}: quality ${quality}.`,
    earned: ({ seat, points: n, listed, assistants, effects }) =>
      `${seat} takes ${points(n)}: listed categories ${listed}, assistants ${assistants}, effects ${effects}.`,
    twoPoints: (seat, n) => `${seat} takes ${points(n)} instead of an assistant.`,
    kept: (seat, card) => `${card} goes back to the hand of ${seat}.`,
    used: ({ seat, card, to }) => `${seat} has used ${card} and hands it to ${to}.`,
    boosted: (seat, n) => `The next order of ${seat} has ${n} more quality in this turn.`,
    paid: ({ seat, coins: money, points: n }) => `${seat} pays the assistants: ${coins(money)}, ${points(n)}.`,
    goBack: (helpers) => `Back in the middle: ${helpers}.`,
    broke: ({ seat, coins: money, points: n }) =>
      `${seat} cannot pay all assistants, pays ${coins(money)} and ${points(n)}, and loses them all.`,
    refilled: (row) => `New orders: ${row}.`,
    passed: (row) => `Third of their type, under the deck: ${row}.`,
    discarded: (seat, thrown) => `${seat} throws away ${thrown}.`,
    lastRound: {
      goal: (seat) => `${seat} has all orders. The round is played to its end.`,
      'no-orders': (seat) => `${seat} took the last order. The round is played to its end.`,
    },
    sheet: (seat, s) =>
      `${seat}: orders ${s.orders}, tokens ${s.tokens}, opportunities ${s.opportunities}, diversity ${s.diversity}, total ${s.total}.`,
    won: (winner, n) => `${winner} wins with ${points(n)}.`,
    shared: (winners, n) => `${winners} share the win with ${points(n)} each.`,
  },
  refusals: {
    seats: ({ seats, min, max }) =>
      `Sándwich Wars is for ${min} to ${max} players, not for ${seats}. Change the number of seats.`,
    'unknown-option': ({ option, allowed }) => `There is no option “${option}”. These exist: ${allowed}.`,
    'bad-option': ({ option, value, allowed }) => `${option} cannot be “${value}”. Allowed: ${allowed}.`,
    'unknown-preset': ({ preset, allowed }) => `There is no rulebook “${preset}”. Choose one of these: ${allowed}.`,
    'too-few-orders': ({ orders: n, least }) => `A game to ${orders(n)} is too short. Take at least ${least}.`,
    'too-many-orders': ({ orders: n, seats, most }) =>
      `There are not ${orders(n)} each for ${players(seats)}. Take at most ${most}.`,
    'no-such-start-player': ({ chair, seats }) =>
      `There is no seat ${chair} at a table of ${seats}. Name a seat from 1 to ${seats}, or 0 to draw it.`,
    'not-in-hand': 'That card is not in your hand. Choose one that is.',
    'not-an-ingredient': 'That card is no ingredient. Choose one that can go into a sandwich.',
    'not-an-opportunity': 'That card is no opportunity. Play it as an ingredient.',
    'zone-full': ({ most, fine }) =>
      `Your zone is full with ${most}. Say which ingredient goes out, for ${coins(fine)} more.`,
    'zone-has-room': ({ most }) =>
      `Food is not wasted while there is room for ${most}. Play it without throwing one out.`,
    'not-in-zone': 'That ingredient is not in your zone. Choose one that lies there.',
    'too-few-coins': ({ price, coins: purse, missing }) =>
      `That costs ${coins(price)}, and you have ${purse}. You are ${missing} short.`,
    'order-gone': 'That order is not in the row. Choose one that is.',
    'wrong-number': ({ count: n, due }) => `This order takes exactly ${ingredients(due)}. You chose ${n}.`,
    'too-little-quality': ({ quality, due, missing }) =>
      `Together they have quality ${quality}, and the order wants ${due}. There are ${missing} missing.`,
    'no-actions-left': 'Your actions are used up. Use an opportunity or end your turn.',
    'actions-left': ({ left }) => `You still have ${actions(left)}. Use them before you end your turn.`,
    'assistant-taken': ({ helper, seat }) => `${seat} already has ${helper}. Choose one from the middle.`,
    'no-assistant-left': 'No assistant is left in the middle. Keep this opportunity.',
    'nothing-to-put-down': 'You have no ingredient that you could put down. Keep this opportunity.',
    'no-order-ahead': 'You cannot complete another order in this turn. Keep this opportunity.',
    'put-down-one': 'The opportunity puts down at least one ingredient. Choose it.',
    'other-reward': 'This order has another reward. Choose what is printed on it.',
    'wrong-split': ({ coins: money, cards: drawn, due }) =>
      `${coins(money)} and ${cards(drawn)} do not make ${due}. Divide exactly ${due}.`,
    'too-many-cards': ({ cards: n, most }) => `${cards(n)} cannot be drawn, only ${most}. Take more coins.`,
    'not-your-assistant': ({ helper }) => `You do not have ${helper}. Name only your own.`,
    'wages-in-coins': ({ price, coins: purse }) =>
      `That would be ${coins(price)}, and you have ${purse}. Pay more of them with points.`,
    'wages-in-points': ({ price, points: purse }) =>
      `That would be ${points(price)}, and you have ${purse}. Pay more of them with coins.`,
    'wrong-discard': ({ count: n, due, hand }) =>
      `You chose ${cards(n)}. Throw away exactly ${due}, so that ${hand} stay.`,
  },
  notAsked: {
    turn: 'It is not your turn. Actions and opportunities wait until it is.',
    replenish: 'Another player is replenishing. Wait for your turn.',
    reward: 'Another player is choosing a reward. Wait for your turn.',
    helper: 'Another player is choosing an assistant. Wait for your turn.',
    free: 'Another player is putting ingredients down. Wait for your turn.',
    upkeep: 'Another player is paying assistants. Wait for your turn.',
    discard: 'Another player is throwing cards away. Wait for your turn.',
  },
  badForm: {
    turn: 'That is no action and no opportunity. Choose one of what is lit.',
    replenish: 'You are replenishing. Say first which cards you throw away.',
    reward: 'Your reward comes first. Choose it.',
    helper: 'Your opportunity brings an assistant. Choose one first.',
    free: 'Your opportunity is still running. Put an ingredient down or stop.',
    upkeep: 'Your turn has come to its end, so nothing can be played. Pay your assistants.',
    discard: 'Your turn has come to its end, so nothing can be played. Throw cards away.',
  },
  noWayBack: {
    turn: 'What you have done is done. Go on from here.',
    replenish: 'You have chosen to replenish. Say what you throw away.',
    reward: 'The order is completed. Choose your reward.',
    helper: 'The opportunity is played. Choose an assistant.',
    free: 'The opportunity is played. Put an ingredient down.',
    upkeep: 'Your turn has ended. Pay your assistants.',
    discard: 'Your turn has ended. Throw cards away.',
  },
  refused: 'That is not possible now. Look at the table and try something else.',
};

export const text = wording(words);
