/** Everything that the screens of Sandwich Masters say besides the game's own prompts, log and refusals. */
import type { inspectors, Turn, Variety } from '#games/sandwich-masters';

type Punishment = (typeof inspectors)[number]['punishment'];

interface Call {
  readonly verb: string;
  readonly how: string;
}

export interface MastersWords {
  // ---- the banner: a verb, and how ----
  readonly choose: Call;
  readonly put: {
    readonly verb: (card: string) => string;
    readonly how: string;
    readonly spoil: string;
    readonly visit: string;
  };
  readonly ready: Call;
  readonly claim: Call;
  readonly move: Call;
  readonly discard: Call;
  readonly inspect: { readonly verb: string; readonly how: (inspector: string) => string };
  readonly event: { readonly how: string };
  // ---- the Bar and what others build ----
  readonly tabs: string;
  readonly bar: string;
  readonly others: string;
  readonly noOrder: string;
  readonly pays: string;
  readonly paysWhole: (n: number) => string;
  readonly anyOf: (variety: string, each: number) => string;
  readonly nothingStarted: string;
  readonly fits: (sandwich: string) => string;
  readonly missingIn: (sandwich: string, n: number) => string;
  readonly muchIn: (sandwich: string, n: number) => string;
  readonly claimedBy: (sandwich: number) => string;
  readonly sandwichesOf: (name: string) => string;
  readonly theirs: (name: string, sandwich: number) => string;
  readonly noneOpen: string;
  readonly badCards: (n: number) => string;
  readonly openCount: (n: number) => string;
  readonly compareOf: (sandwich: string) => string;
  readonly putOn: (card: string, sandwich: string) => string;
  readonly send: string;
  readonly sendClean: string;
  readonly sendTo: (inspector: string, name: string, bad: number) => string;
  // ---- my sandwiches ----
  readonly yourSandwiches: string;
  readonly openOf: (n: number) => string;
  readonly sandwich: (number: number) => string;
  readonly freeSlot: string;
  readonly missing: string;
  readonly tooMuch: string;
  readonly onlyBread: string;
  readonly closesFor: (n: number) => string;
  readonly sauceStands: (symbols: string) => string;
  readonly earns: (n: number) => string;
  readonly pickTop: (card: string, sandwich: number) => string;
  readonly lastRound: string;
  readonly goal: {
    readonly target: (target: number) => string;
    readonly rounds: (now: number, of: number) => string;
    readonly clock: (minutes: number) => string;
  };
  // ---- my hand ----
  readonly yourHand: string;
  readonly handOf: (n: number) => string;
  readonly piles: (deck: number, discards: number) => string;
  readonly discards: string;
  readonly noDiscards: string;
  // ---- the play ----
  readonly yourPlay: string;
  readonly playOf: (name: string) => string;
  readonly lately: string;
  readonly nothingYet: string;
  readonly emptyPlan: Readonly<Record<Turn['do'], string>>;
  readonly takeBack: string;
  readonly claimWith: (order: string, sandwich: number, pays: number) => string;
  readonly thenOnlyBread: (sandwich: number, pays: number) => string;
  readonly findsNothing: (name: string) => string;
  readonly otherTurns: string;
  readonly playNow: Readonly<Record<Turn['do'], (n: number) => string>>;
  readonly instead: Readonly<Record<Turn['do'], string>>;
  // ---- inspectors ----
  readonly isHere: (inspector: string) => string;
  readonly sentBy: (name: string, bad: number) => string;
  readonly visits: (inspector: string, name: string) => string;
  readonly inspectorDoes: (bribe: number, punishment: string) => string;
  readonly punishments: Readonly<Record<Punishment, string>>;
  readonly payBribe: (bribe: number) => string;
  readonly bribeKeeps: string;
  readonly cannotPay: (money: number) => string;
  readonly takePunishment: string;
  readonly lose: Readonly<Record<Punishment, string>>;
  readonly clean: string;
  readonly badHere: (n: number) => string;
  readonly loseThis: (what: string) => string;
  readonly throwAway: string;
  readonly choosePlea: string;
  readonly payNow: (bribe: number) => string;
  readonly canChange: string;
  readonly change: string;
  // ---- events ----
  readonly noChoice: string;
  readonly hasChosen: string;
  readonly choosing: string;
  readonly askFor: Readonly<Record<'throw' | 'pass' | 'lose-top', string>>;
  readonly haveNone: string;
  readonly allAtOnce: (name: string) => string;
  readonly loseTop: (card: string, sandwich: number) => string;
  // ---- the end ----
  readonly whoEarned: string;
  readonly noClaims: string;
  readonly fromOrders: string;
  readonly fromEvents: string;
  readonly forBribes: string;
  readonly dearest: string;
  readonly dearestBy: (name: string, order: string, pays: number) => string;
  readonly whence: string;
  readonly bank: (rewards: number, bribes: number, losses: number, now: number) => string;
  readonly visitsTo: (n: number) => string;
  // ---- cards ----
  readonly varieties: Readonly<Record<Variety, string>>;
  readonly kinds: Readonly<Record<Variety | 'sauce' | 'attack' | 'inspector', string>>;
  readonly bad: string;
  readonly helps: Readonly<Record<'sauce' | 'attack', string>>;
}
