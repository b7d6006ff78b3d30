/** Sándwich Wars in English. */
import { signed } from '#wording';
import { common } from '#wording/en';
import type { Moment, Sandwich } from '../../cards.ts';
import type { Sheet } from '../../state.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';
import { titles } from './titles.ts';

const { cards, count, ingredients, players, points } = common;
const coins = (n: number): string => count(n, 'coin', 'coins');
const orders = (n: number): string => count(n, 'order', 'orders');
const actions = (n: number): string => count(n, 'action', 'actions');
const because = (why: string): string => (why === '' ? '' : ` (${why})`);

type Putting = { seat: string; card: string; cost: number };
type Hiring = { seat: string; helper: string; cost: number };
type Paying = { seat: string; coins: number; points: number };

export const words = {
  ...common,
  title: 'Sándwich Wars',
  names,
  titles,
  opportunities: {
    'helping-hand': 'Helping hand',
    'open-kitchen': 'Open kitchen',
    'secret-sauce': 'Secret sauce',
    'tip-jar': 'Tip jar',
  },
  orderNames: { toast: 'Toast', bagel: 'Bagel', sub: 'Sub', burger: 'Burger', tower: 'Tower' } satisfies Record<
    Sandwich,
    string
  >,
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
  order: (sandwich: string, worth: number) => `${sandwich} (${points(worth)})`,
  titledOrder: (title: string, sandwich: string, worth: number) => `${title} (${sandwich}, ${points(worth)})`,
  moments: {
    play: 'When you play it: ',
    turn: 'At the end of each of your turns: ',
    stay: 'While it lies in your zone: ',
    use: 'When an order uses it: ',
  } satisfies Record<Moment, string>,
  deeds: {
    coins: (n: number, _of: string) => `take ${coins(n)}.`,
    cards: (n: number, _of: string) => `draw ${cards(n)}.`,
    points: (n: number, _of: string) => `take ${points(n)}.`,
    action: (n: number, _of: string) => `${actions(n)} more in this turn.`,
    quality: (n: number, of: string) => `quality of ${of.toLowerCase()} ${signed(n)}.`,
    neighbours: (n: number, _of: string) => `quality of the ingredients beside it ${signed(n)}.`,
    discount: (n: number, of: string) => `${of.toLowerCase()} cost ${coins(n)} less.`,
    wages: (n: number, _of: string) => `taking coins brings ${coins(n)} more.`,
    pair: (n: number, of: string) => `quality ${signed(n)} if it uses one of your ${of.toLowerCase()} too.`,
    keep: () => 'it comes back to your hand.',
    any: () => 'it also counts as one listed category that none of the others covers.',
  },
  chances: {
    'helping-hand': () => 'Take an assistant for free; its upkeep is still due.',
    'open-kitchen': (n: number) => `Put down up to ${ingredients(n)} without an action and without their cost.`,
    'secret-sauce': (n: number) => `The ingredients of your next order this turn count ${n} more quality in total.`,
    'tip-jar': (n: number) => `Take ${coins(n)}.`,
  },
  kept: (worth: number) => `Then it goes to the player on your left. In hand at the end: ${points(worth)}.`,
  ingredient: ({ category, cost, quality }: { category: string; cost: number; quality: number }) =>
    `${category}, cost ${cost}, quality ${quality}.`,
  orderNeeds: ({ size, quality, points: worth }: { size: number; quality: number; points: number }) =>
    `${ingredients(size)}, quality ${quality}, ${points(worth)}.`,
  listed: (categories: string) => `2 points each for ${categories}.`,
  rewardHelper: 'Reward: an assistant for free, or 2 points.',
  rewardSplit: (due: number) => `Reward: ${due} in coins and cards.`,
  presets: { rulebook: 'As printed' },
  variants: {
    short: 'Short game',
    long: 'Long game',
    open: 'Open tokens',
    head: 'Head start for later players',
    'first-edition': 'Cards of the first edition',
  },
  options: {
    orders: 'Orders that end the game',
    tokens: 'Points in tokens',
    startPlayer: 'Start player',
    head: 'Coins at the start',
    edition: 'Edition of the cards',
    turnSeconds: 'Time for an action (seconds)',
    choiceSeconds: 'Time for a choice (seconds)',
    showSeconds: common.toLook,
  },
  choices: {
    tokens: { hidden: 'hidden from others', open: 'open' },
    head: { even: 'the same for all', 'later-more': 'one more for each later place' },
    edition: { 2: 'second edition', 1: 'first edition' },
  },
  zero: { orders: 'as many as the cards allow', startPlayer: common.drawn },
  prompts: {
    turn: (left: number) => `Choose an action: ${left} left.`,
    lastChance: 'Use an opportunity, or end your turn.',
    replenish: 'Throw away what you do not want, then draw up to five.',
    rewardHelper: 'Choose your reward: a free assistant or 2 points.',
    rewardSplit: (due: number) => `Choose your reward: ${due} in coins and cards.`,
    helper: 'Choose an assistant.',
    free: (left: number) => `Put down up to ${ingredients(left)} for nothing.`,
    freeMore: 'Put down another ingredient for nothing, or stop.',
    upkeep: (helpers: string, n: number) =>
      n === 1
        ? `Pay ${helpers}: 2 coins or 1 point. Keep or send back.`
        : `Pay ${helpers}: 2 coins or 1 point each. Keep them or send them back.`,
    discard: (n: number) => `Throw away ${cards(n)}: five stay.`,
    shown: (said: string) => `${said} Go on?`,
    sheet: 'The score sheet.',
  },
  moves: {
    play: (card: string) => `play ${card}`,
    replace: (card: string, out: string) => `play ${card} instead of ${out}`,
    complete: (order: string, used: string) => `complete ${order} with ${used}`,
    replenish: 'replenish the hand',
    coins: 'take coins',
    hire: (helper: string) => `hire ${helper}`,
    use: (card: string) => `use ${card}`,
    end: 'end the turn',
    discard: (thrown: string) => `throw away ${thrown}`,
    discardNothing: 'throw nothing away',
    rewardHelper: (helper: string) => `take ${helper}`,
    rewardPoints: 'take 2 points',
    split: (money: number, drawn: number) => `take ${coins(money)} and ${cards(drawn)}`,
    enough: 'put nothing else down',
    payCoins: 'pay in coins',
    payPoints: (helpers: string) => `pay a point for ${helpers}`,
    back: (helpers: string) => `send ${helpers} back`,
    keepAll: 'keep everybody',
  },
  log: {
    opens: (first: string, row: string) => `The contest begins. ${first} starts. Orders: ${row}.`,
    turn: (seat: string, round: number) => `Round ${round}: ${seat} is up.`,
    played: {
      action: ({ seat, card, cost }: Putting) => `${seat} plays ${card} for ${coins(cost)}.`,
      free: ({ seat, card }: Putting) => `${seat} puts down ${card} for nothing.`,
    },
    replaced: {
      action: ({ seat, card, out, cost }: Putting & { out: string }) =>
        `${seat} throws out ${out} and plays ${card}, ${coins(cost)} in all.`,
      free: ({ seat, card, out, cost }: Putting & { out: string }) =>
        `${seat} throws out ${out} for ${coins(cost)} and puts down ${card}.`,
    },
    coins: (seat: string, n: number, why: string) => `${seat} takes ${coins(n)}${because(why)}.`,
    drew: (seat: string, n: number, why: string) => `${seat} draws ${cards(n)}${because(why)}.`,
    reasons: {
      action: '',
      play: 'ingredient played',
      turn: 'income',
      use: 'ingredient used',
      reward: 'reward',
      assistant: 'assistants',
      opportunity: 'opportunity',
    },
    hand: (drawn: string) => `You draw: ${drawn}.`,
    shuffled: (n: number) => `The discard pile becomes the deck: ${cards(n)}.`,
    extraAction: (seat: string, card: string) => `${card} gives ${seat} another action.`,
    replenished: (seat: string, thrown: string) => `${seat} replenishes and throws away ${thrown}.`,
    replenishedOnly: (seat: string) => `${seat} replenishes and throws nothing away.`,
    hired: {
      action: ({ seat, helper, cost }: Hiring) => `${seat} hires ${helper} for ${coins(cost)}.`,
      reward: ({ seat, helper }: Hiring) => `${seat} gets ${helper} as a reward.`,
      opportunity: ({ seat, helper }: Hiring) => `${seat} gets ${helper} by an opportunity.`,
    },
    completed: ({
      seat,
      order,
      cards: used,
      quality,
    }: {
      seat: string;
      order: string;
      cards: string;
      quality: number;
    }) => `${seat} completes ${order} with ${used}: quality ${quality}.`,
    earned: ({
      seat,
      points: n,
      listed,
      assistants,
      effects,
    }: {
      seat: string;
      points: number;
      listed: number;
      assistants: number;
      effects: number;
    }) => `${seat} takes ${points(n)}: listed categories ${listed}, assistants ${assistants}, effects ${effects}.`,
    twoPoints: (seat: string, n: number) => `${seat} takes ${points(n)} instead of an assistant.`,
    kept: (seat: string, card: string) => `${card} goes back to ${seat}’s hand.`,
    used: ({ seat, card, to }: { seat: string; card: string; to: string }) =>
      `${seat} has used ${card} and hands it to ${to}.`,
    boosted: (seat: string, n: number) => `The ingredients of ${seat}’s next order this turn count ${n} more quality.`,
    paid: ({ seat, coins: money, points: n }: Paying) => `${seat} pays the assistants: ${coins(money)}, ${points(n)}.`,
    goBack: (helpers: string) => `Back in the middle: ${helpers}.`,
    broke: ({ seat, coins: money, points: n }: Paying) =>
      `${seat} cannot pay all assistants, pays ${coins(money)} and ${points(n)}, and loses them all.`,
    refilled: (row: string) => `New orders: ${row}.`,
    passed: (row: string) => `Third of their type, under the deck: ${row}.`,
    discarded: (seat: string, thrown: string) => `${seat} throws away ${thrown}.`,
    lastRound: {
      goal: (seat: string) => `${seat} has all orders. The round is played to its end.`,
      'no-orders': (seat: string) => `${seat} took the last order. The round is played to its end.`,
    },
    sheet: (seat: string, s: Sheet) =>
      `${seat}: orders ${s.orders}, tokens ${s.tokens}, opportunities ${s.opportunities}, diversity ${s.diversity}, total ${s.total}.`,
  },
  refusals: {
    ...common.setup('Sándwich Wars'),
    'too-few-orders': ({ orders: n, least }: { orders: number; least: number }) =>
      `A game to ${orders(n)} is too short. Take at least ${least}.`,
    'too-many-orders': ({ orders: n, seats, most }: { orders: number; seats: number; most: number }) =>
      `There are not ${orders(n)} each for ${players(seats)}. Take at most ${most}.`,
    'no-such-start-player': common.noSuchSeat,
    'not-in-hand': 'That card is not in your hand. Choose one that is.',
    'not-an-ingredient': 'That card is no ingredient. Choose one that can go into a sandwich.',
    'not-an-opportunity': 'That card is no opportunity. Play it as an ingredient.',
    'zone-full': ({ most, fine }: { most: number; fine: number }) =>
      `Your zone is full with ${most}. Say which ingredient goes out, for ${coins(fine)} more.`,
    'zone-has-room': ({ most }: { most: number }) =>
      `Food is not wasted while there is room for ${most}. Play it without throwing one out.`,
    'not-in-zone': 'That ingredient is not in your zone. Choose one that lies there.',
    'too-few-coins': ({ price, coins: purse, missing }: { price: number; coins: number; missing: number }) =>
      `That costs ${coins(price)}, and you have ${purse}: you are ${missing} short. Choose something cheaper.`,
    'order-gone': 'That order is not in the row. Choose one that is.',
    'wrong-number': ({ count: n, due }: { count: number; due: number }) =>
      `This order takes exactly ${ingredients(due)}. You chose ${n}.`,
    'too-little-quality': ({ quality, due, missing }: { quality: number; due: number; missing: number }) =>
      `Together they have quality ${quality}, and the order wants ${due}. You are ${missing} short.`,
    'no-actions-left': 'Your actions are used up. Use an opportunity or end your turn.',
    'actions-left': ({ left }: { left: number }) =>
      `You still have ${actions(left)}. Do that before you end your turn.`,
    'assistant-taken': ({ helper, seat }: { helper: string; seat: string }) =>
      `${seat} already has ${helper}. Choose one from the middle.`,
    'no-assistant-left': 'No assistant is left in the middle. Keep this opportunity.',
    'nothing-to-put-down': 'You have no ingredient that you could put down. Keep this opportunity.',
    'no-order-ahead': 'You cannot complete another order in this turn. Keep this opportunity.',
    'put-down-one': 'The opportunity puts down at least one ingredient. Choose it.',
    'other-reward': 'This order has another reward. Choose what is printed on it.',
    'wrong-split': ({ coins: money, cards: drawn, due }: { coins: number; cards: number; due: number }) =>
      `${coins(money)} and ${cards(drawn)} do not make ${due}. Divide exactly ${due}.`,
    'too-many-cards': ({ cards: n, most }: { cards: number; most: number }) =>
      `${cards(n)} cannot be drawn, only ${most}. Take more coins.`,
    'not-your-assistant': ({ helper }: { helper: string }) => `You do not have ${helper}. Name only your own.`,
    'wages-in-coins': ({ price, coins: purse }: { price: number; coins: number }) =>
      `That would be ${coins(price)}, and you have ${purse}. Pay more of them with points.`,
    'wages-in-points': ({ price, points: purse }: { price: number; points: number }) =>
      `That would be ${points(price)}, and you have ${purse}. Pay more of them with coins.`,
    'wrong-discard': ({ count: n, due, hand }: { count: number; due: number; hand: number }) =>
      `You chose ${cards(n)}. Throw away exactly ${due}, so that ${hand} stay.`,
  },
  closer: {
    'not-asked': {
      turn: 'It is not your turn. Actions and opportunities wait until it is.',
      replenish: 'Another player is replenishing. Wait for your turn.',
      reward: 'Another player is choosing a reward. Wait for your turn.',
      helper: 'Another player is choosing an assistant. Wait for your turn.',
      free: 'Another player is putting ingredients down. Wait for your turn.',
      upkeep: 'Another player is paying assistants. Wait for your turn.',
      discard: 'Another player is throwing cards away. Wait for your turn.',
    },
    'bad-form': {
      turn: 'That is no action and no opportunity. Choose one of what is lit.',
      replenish: 'You are replenishing. Say first which cards you throw away.',
      reward: 'Your reward comes first. Choose it.',
      helper: 'Your opportunity brings an assistant. Choose one first.',
      free: 'Your opportunity is still running. Put an ingredient down or stop.',
      upkeep: 'Your turn has come to its end, so nothing can be played. Pay your assistants.',
      discard: 'Your turn has come to its end, so nothing can be played. Throw cards away.',
    },
    'nothing-to-take-back': {
      turn: 'What you have done is done. Go on from here.',
      replenish: 'You have chosen to replenish. Say what you throw away.',
      reward: 'The order is completed. Choose your reward.',
      helper: 'The opportunity is played. Choose an assistant.',
      free: 'The opportunity is played. Put an ingredient down.',
      upkeep: 'Your turn has ended. Pay your assistants.',
      discard: 'Your turn has ended. Throw cards away.',
    },
  },
};

export type Words = typeof words;

export const text = wording(words);
