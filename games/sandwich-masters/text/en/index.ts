/** Sandwich Masters in English. */
import { sentences } from '#wording';
import { common } from '#wording/en';
import { wording } from '../wording.ts';
import { names } from './names.ts';

const { cards, count } = common;
export const words = {
  ...common,
  title: 'Sandwich Masters',
  names,
  symbols: {
    bread: 'Bread',
    cheese: 'Cheese',
    butter: 'Butter',
    ham: 'Ham',
    bacon: 'Bacon',
    salami: 'Salami',
    lettuce: 'Lettuce',
    tomato: 'Tomato',
    pickle: 'Pickle',
    onion: 'Onion',
    mayonnaise: 'Mayo',
    mustard: 'Mustard',
    ketchup: 'Ketchup',
    sauce: 'Special Sauce',
    attack: 'Attack Condiment',
    inspector: 'Inspector',
  },
  varieties: { bread: 'bread', dairy: 'dairy', meat: 'meat', salad: 'salad', condiment: 'condiments' },
  punishments: {
    'bad-card': 'throw away one bad card',
    'bad-sandwich': 'throw away one sandwich with a bad card',
    'all-bad-sandwiches': 'throw away all sandwiches with a bad card',
  },
  presets: { book: 'Rulebook' },
  variants: {
    'attack-pack': 'Attack Pack',
    'order-up': 'Order Up!',
    'house-orders': 'Orders of the house',
    target: 'To a target',
    rounds: 'By rounds',
    short: 'Ten rounds',
    'first-edition': 'Cards of the first edition',
  },
  options: {
    end: 'The game ends',
    minutes: 'Minutes on the clock',
    target: 'Target in Noshdosh',
    rounds: 'Rounds',
    edition: 'Edition of the cards',
    attackPack: 'Attack Pack',
    orderUp: 'Order Up!',
    firstPlayer: 'First player',
    order1: 'Own order 1',
    order2: 'Own order 2',
    order3: 'Own order 3',
    order4: 'Own order 4',
    order5: 'Own order 5',
    order6: 'Own order 6',
    turnSeconds: 'Time for a turn (seconds)',
    choiceSeconds: 'Time for a choice (seconds)',
    showSeconds: common.toLook,
  },
  choices: {
    end: { clock: 'by the clock', target: 'at a target', rounds: 'after a number of rounds' },
    edition: { 2: 'second edition', 1: 'first edition' },
  },
  zero: { firstPlayer: common.drawn },
  phrases: { '': 'none' },
  ownOrder: (number: number) => `Own order ${number}`,
  sandwich: (number: number) => `sandwich ${number}`,
  theirSandwich: (seat: string, number: number) => `${seat}, sandwich ${number}`,
  prompts: {
    turn: 'Play cards of one symbol, move a card, or discard.',
    inspect: ({ inspector, bribe, punishment }: { inspector: string; bribe: number; punishment: string }) =>
      `${inspector}: pay ${bribe} Noshdosh, or ${punishment}.`,
    event: (name: string, does: string) => `${name}: ${does}`,
    done: 'You have chosen.',
    shown: (said: string) => `${said} Go on?`,
    outcomes: { clean: '', bribed: 'The bribe is paid.', lost: 'The punishment is taken.' },
  },
  moves: {
    play: (placed: string) => `play ${placed}`,
    move: (card: string, to: number) => `move ${card} to sandwich ${to}`,
    claim: (orders: string) => `claim ${orders}`,
    claimed: (sandwich: number, place: number) => `order ${place} with sandwich ${sandwich}`,
    discard: (thrown: string) => `discard ${thrown}`,
    pass: 'pass',
    bribe: 'pay the bribe',
    loseCard: (card: string) => `throw away ${card}`,
    loseSandwich: (sandwich: number) => `throw away sandwich ${sandwich}`,
    loseAll: 'throw away all bad sandwiches',
    give: (card: string) => `give up ${card}`,
    top: (sandwich: number) => `lose the top of sandwich ${sandwich}`,
    nothing: 'have nothing to give',
  },
  log: {
    opens: (dealer: string, first: string) => `${dealer} deals, ${first} begins.`,
    round: (round: number) => `Round ${round} begins.`,
    lastRound: 'Time is up: this round is the last one.',
    played: (seat: string, placed: string) => `${seat} plays ${placed}.`,
    moved: ({ seat, card, from, to }: { seat: string; card: string; from: number; to: number }) =>
      `${seat} moves ${card} from sandwich ${from} to sandwich ${to}.`,
    discarded: (seat: string, thrown: string) => `${seat} discards ${thrown}.`,
    passes: (seat: string) => `${seat} passes.`,
    claimed: (seat: string, order: string, pays: number) => `${seat} claims ${order}: +${pays} Noshdosh.`,
    stands: (symbols: string) => `Special Sauce stands for ${symbols}.`,
    ordered: (order: string) => `New on the Bar: ${order}.`,
    event: (name: string, does: string) => `Event! ${name}: ${does}`,
    found: (inspector: string, seat: string, found: number) =>
      `${inspector} visits ${seat} and finds ${count(found, 'bad card', 'bad cards')}.`,
    clean: (inspector: string, seat: string) => `${inspector} visits ${seat} and finds nothing.`,
    bribed: (seat: string, bribe: number) => `${seat} pays a bribe of ${bribe} Noshdosh.`,
    lost: (seat: string, gone: string) => `${seat} loses ${gone}.`,
    spared: (seat: string) => `${seat} has nothing to lose.`,
    passed: (seat: string, to: string) => `${seat} passes a card to ${to}.`,
    got: (seat: string, to: string, card: string) => `${seat} passes ${card} to ${to}.`,
    paid: (changes: string) => `Noshdosh: ${changes}.`,
    nothingPaid: 'No Noshdosh changes hands.',
    drew: (seat: string, n: number) => `${seat} draws ${cards(n)}.`,
    newHands: 'All hands are thrown away.',
    cleared: (orders: string) =>
      orders === '' ? 'There is nothing on the Bar to clear.' : `Gone from the Bar: ${orders}.`,
    reshuffled: { white: 'The white discards are shuffled.', black: 'The black discards are shuffled.' },
  },
  refusals: {
    ...common.setup('Sandwich Masters'),
    'no-such-first-player': common.noSuchSeat,
    'own-order-broken': ({ number }: { number: number }) =>
      `Own order ${number} cannot be read. Write it anew in the editor.`,
    'own-order-name': ({ number, longest }: { number: number; longest: number }) =>
      `Own order ${number} needs a name of letters, digits and simple marks, ${longest} at most. Give it another name.`,
    'own-order-price': ({ number, highest }: { number: number; highest: number }) =>
      `Own order ${number} must pay 1 to ${highest} Noshdosh. Set another price.`,
    'own-order-empty': ({ number }: { number: number }) =>
      `Own order ${number} asks for nothing. Put something between its Breads.`,
    'own-order-long': ({ number, count: asked, most }: { number: number; count: number; most: number }) =>
      `Own order ${number} asks for ${count(asked, 'ingredient', 'ingredients')}. Take ${most} at most.`,
    'own-order-impossible': ({ number, symbol, there }: { number: number; symbol: string; there: number }) =>
      `Own order ${number} cannot be made: of ${symbol} the deck has ${there}, and there is not enough Special Sauce for the rest. Ask for less.`,
    'own-order-same': ({ number }: { number: number }) =>
      `Own order ${number} asks for the same as another order in the deck. Change its ingredients.`,
    'own-orders-many': ({ count: written, most }: { count: number; most: number }) =>
      `These are ${count(written, 'own order', 'own orders')}. A table takes ${most} at most.`,
    'orders-too-big': ({ longest }: { longest: number }) =>
      `That is too long for a file of orders. It has ${longest} characters at most.`,
    'orders-unreadable': 'That cannot be read as a file of orders. Ask for it to be sent again.',
    'orders-other-format': ({ format, version }: { format: string; version: number }) =>
      `That is no file of orders. It should say “${format}” and version ${version}.`,
    'orders-none': 'There are no orders in it. Ask for another file or link.',
    'nothing-played': 'No card is being played, or one has no place. Give every card its place.',
    'not-in-hand': 'That card is not in your hand. Take one that is.',
    'card-twice': 'You name one card twice. Name each card once.',
    'two-symbols': ({ one, other }: { one: string; other: string }) =>
      `${one} and ${other} are two symbols. Play one symbol a turn; only Special Sauce joins any.`,
    'no-such-place': 'That card cannot go there. Choose another place for it.',
    'inspector-on-self': 'An inspector does not visit the one who sends him. Send him to somebody else.',
    'attack-on-self': 'An attack condiment goes on somebody else’s sandwich. Choose one of theirs.',
    'no-sandwich-there': 'There is no open sandwich in that place. Choose one that is there.',
    'not-your-sandwich': 'That goes on your own sandwiches only. Choose one of yours.',
    'fifth-sandwich': 'You can have four open sandwiches at most. Put the Bread on one of them.',
    'no-bread-under': ({ sandwich }: { sandwich: number }) =>
      `Sandwich ${sandwich} has no Bread yet. Start it with Bread.`,
    'not-in-your-sandwiches': 'That card is in none of your sandwiches. Move one of your own.',
    'not-on-top': 'Only the top card of a sandwich can be moved. Take that one.',
    'move-to-another': 'A card moves to another open sandwich of yours. Choose one.',
    'no-order-there': 'No order lies there. Claim one that lies on the Bar.',
    'order-twice': 'You claim one order twice. Each order pays once.',
    'sandwich-twice': 'You claim two orders with one sandwich. Choose one of them.',
    'not-closed': ({ sandwich }: { sandwich: number }) =>
      `Sandwich ${sandwich} was not closed in this turn. Put Bread on top of it.`,
    'no-match': ({ order, own, missing, extra }: { order: string; own: string; missing: string; extra: string }) =>
      sentences(
        `That sandwich does not match ${own === '' ? order : `“${own}”`}.`,
        missing === '' ? '' : `Missing: ${missing}.`,
        extra === '' ? '' : `Too much: ${extra}.`,
      ),
    'cannot-bribe': ({ bribe, money }: { bribe: number; money: number }) =>
      `The bribe is ${bribe} Noshdosh and you have ${money}. Take the punishment.`,
    'not-bad': 'There is nothing bad in that. Choose something bad.',
    'other-punishment': ({ punishment }: { punishment: string }) =>
      `This inspector asks for something else: ${punishment}. Do that, or pay.`,
    'must-give': 'You have something to give. Choose what.',
    'wrong-reply': 'This event asks for something else. Read it again.',
    'wrong-variety': ({ variety }: { variety: string }) => `That card is no ${variety}. Choose one that is.`,
  },
  closer: {
    'not-asked': {
      turn: 'It is not your turn. Wait until it is.',
      inspect: 'This inspector visits somebody else. Watch what happens.',
      event: 'This event leaves you no choice. Wait for the others.',
      served: 'Everybody is looking at the order that was served. Watch, too.',
      visited: 'Everybody is looking at the inspection. Watch, too.',
    },
  },
};

export type Words = typeof words;

export const text = wording(words);
