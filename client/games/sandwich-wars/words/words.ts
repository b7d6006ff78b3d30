/** Everything that the screens of Sándwich Wars say besides the game's own prompts, log and refusals. */
import type { OpportunityRow, sources } from '#games/sandwich-wars';
import type { Called } from '../../../board.ts';

type Holder = readonly [name: string, amount: number];

export interface WarsWords {
  // ---- the banner: a verb, and how ----
  readonly banner: {
    actions(left: number): Called;
    readonly lastChance: Called;
    readonly done: Called;
    readonly coins: Called;
    readonly hire: Called;
    readonly replenish: Called;
    put(card: string): Called;
    swap(card: string): Called;
    use(card: string): Called;
    readonly rewardOne: Called;
    rewardSplit(due: number): Called;
    readonly helper: Called;
    free(left: number): Called;
    readonly upkeep: Called;
    discard(count: number): Called;
  };
  // ---- counting ----
  coins(n: number): string;
  cards(n: number): string;
  points(n: number): string;
  pointsInTokens(n: number): string;
  ingredients(n: number): string;
  ingredientsShort(n: number): string;
  qualityOf(n: number): string;
  coinsAndCards(coins: number, cards: number): string;
  ordersDone(done: number, of: number): string;
  of(n: number, all: number): string;
  fromTo(before: number, after: number): string;
  readonly coinsWord: string;
  readonly pointsWord: string;
  // ---- the counter ----
  readonly counter: string;
  readonly orders: string;
  readonly assistants: string;
  readonly rivals: string;
  readonly players: string;
  roundNow(round: number): string;
  firstTo(orders: number): string;
  readonly lastRound: string;
  readonly lastFlag: string;
  readonly noOrders: string;
  readonly twoEach: string;
  readonly reward: string;
  readonly or: string;
  readonly ready: string;
  readonly missing: string;
  readonly hiring: string;
  readonly yours: string;
  readonly noHelp: string;
  // ---- my zone and hand ----
  readonly yourZone: string;
  readonly yourHand: string;
  readonly here: string;
  putHere(card: string, coins: number): string;
  insteadOf(card: string, out: string, coins: number): string;
  readonly throwIt: string;
  readonly keepIt: string;
  actionsLeft(n: number): string;
  /** What an opportunity brings, in a word or two. */
  readonly chances: Readonly<Record<OpportunityRow['does'], (n: number) => string>>;
  // ---- actions ----
  readonly actions: string;
  readonly act: {
    readonly play: string;
    readonly playHow: string;
    readonly complete: string;
    readonly replenish: string;
    readonly replenishHow: string;
    readonly coins: string;
    readonly hire: string;
  };
  readonly back: string;
  playIt(card: string): string;
  playChance(card: string): string;
  hireIt(category: string): string;
  thenTo(name: string): string;
  costs(price: number, rest: number): string;
  readonly whichGoesOut: string;
  readyCount(n: number): string;
  throwCount(n: number): string;
  throwOf(n: number, due: number): string;
  readonly fiveStay: string;
  hireHow(price: number, free: number): string;
  readonly chooseApron: string;
  readonly chooseReward: string;
  readonly endTurn: string;
  readonly endTurnHow: string;
  readonly enough: string;
  forNothing(left: number): string;
  readonly takeOne: string;
  readonly takeReward: string;
  readonly payNow: string;
  pays(coins: number, points: number): string;
  goBack(n: number): string;
  readonly thisTurn: string;
  // ---- an order from near ----
  completeThe(sandwich: string): string;
  readonly completeOrder: string;
  youUse(n: number, of: number): string;
  moreNeeded(n: number): string;
  readonly quality: string;
  readonly notUsed: string;
  addIt(card: string): string;
  leaveOut(card: string): string;
  readonly pointsNow: string;
  listed(category: string): string;
  listedNot(category: string): string;
  whenUsed(card: string): string;
  readonly inTokens: string;
  readonly atTheEnd: string;
  printed(points: number): string;
  typesInstead(after: number, before: number, points: number): string;
  readonly thenYouHold: string;
  readonly rewardOne: string;
  rewardSplit(due: number): string;
  // ---- upkeep ----
  readonly payWhom: string;
  readonly pay: string;
  readonly afterwards: string;
  readonly keep: string;
  readonly sendBack: string;
  // ---- the end ----
  readonly scoreSheet: string;
  readonly whyOver: Readonly<Record<'goal' | 'no-orders', (name: string) => string>>;
  readonly player: string;
  readonly ordersPrinted: string;
  ordersHead(n: number): string;
  readonly tokensHead: string;
  keptHead(each: number): string;
  readonly diversity: string;
  diversityHow(points: string): string;
  readonly total: string;
  inHand(n: number): string;
  types(n: number): string;
  showPoints(name: string): string;
  pointByPoint(name: string, points: number): string;
  readonly sources: Readonly<Record<(typeof sources)[number], string>>;
  readonly tie: {
    tokens(total: number, first: Holder, second: Holder): string;
    coins(total: number, first: Holder, second: Holder): string;
    shared(total: number, first: string, second: string): string;
  };
}
