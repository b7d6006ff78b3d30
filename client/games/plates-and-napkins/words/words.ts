/** Everything that the screens of Plates & Napkins say besides the game's own prompts, log and refusals. */
import type { Build, Kind, Policy } from '#games/plates-and-napkins';

/** A verb, and how. */
export interface Call {
  readonly verb: string;
  readonly how: string;
}

export interface PlatesWords {
  // ---- the banner ----
  readonly build: Call;
  readonly where: (card: string) => string;
  /** After a card is picked: what can be done with one of its kind. */
  readonly whereHow: Readonly<Record<'bread' | 'filling' | 'bid' | 'napkin', string>>;
  readonly keep: Call;
  readonly trim: Call;
  readonly bid: Call & { readonly whom: (card: string) => string };
  readonly last: Call;
  readonly eats: (names: string, points: string, eaters: number) => string;
  readonly eatsHow: (bid: string, name: string, from: string, to: string) => string;
  readonly eatAll: string;
  readonly plays: (name: string, napkin: string) => string;
  readonly trade: Call;
  readonly pass: { readonly verb: (cards: number) => string; readonly how: (name: string) => string };
  readonly passed: Call;
  readonly swap: Call;
  readonly plate: { readonly verb: string };
  readonly player: Call;
  // ---- holds ----
  readonly anyNapkin: (name: string) => string;
  /** Where several must eat. */
  readonly anyNapkinAll: string;
  readonly onThat: string;
  readonly everyone: string;
  readonly noNapkin: string;
  readonly play: (napkin: string) => string;
  readonly letBe: string;
  readonly letItBe: string;
  readonly under: (napkins: string) => string;
  readonly policy: string;
  readonly policies: Readonly<Record<Policy, string>>;
  readonly policyHow: Readonly<Record<Policy, string>>;
  // ---- plates ----
  readonly plates: string;
  readonly plateNo: (number: number) => string;
  readonly empty: string;
  readonly go: Readonly<Record<Exclude<Build['do'], 'discard'>, (worth: string) => string>>;
  readonly options: string;
  readonly option: Readonly<Record<Build['do'], string>>;
  readonly optionHow: Readonly<Record<Build['do'], string>>;
  /** Why an option is closed, in a few words, by the game's code. */
  readonly closed: Readonly<Record<string, string>>;
  readonly sandwich: (plate: number) => string;
  readonly times: (factor: number) => string;
  // ---- hand ----
  readonly hand: string;
  readonly cards: (count: number) => string;
  readonly noRefill: string;
  readonly napkinsNow: string;
  readonly drawPile: string;
  readonly discards: string;
  readonly drawn: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly points: (points: number) => string;
  readonly bidText: string;
  readonly bidCard: string;
  readonly napkin: string;
  // ---- bidding and counting ----
  readonly mustEat: string;
  readonly finishedBy: (name: string) => string;
  readonly onWhom: string;
  readonly optedOut: string;
  readonly stillIn: string;
  readonly itsTurn: string;
  readonly yourTurn: string;
  readonly you: string;
  readonly nothingYet: string;
  readonly hiddenBid: (by: string) => string;
  readonly ownBid: (card: string) => string;
  readonly openBid: (card: string, by: string) => string;
  readonly countsNothing: (card: string, by: string) => string;
  readonly noBid: string;
  readonly score: (bid: string) => string;
  readonly pts: string;
  readonly eatsShare: (points: string) => string;
  readonly optOut: string;
  readonly lastFor: (name: string) => string;
  readonly noLast: string;
  readonly putOn: (card: string, name: string) => string;
  readonly putOnMe: (card: string) => string;
  readonly pickCard: string;
  readonly pickPlayer: string;
  readonly pickPlayers: string;
  readonly pickPlate: string;
  readonly pickCards: (have: number, of: number) => string;
  // ---- what the one button says ----
  readonly keepCard: (card: string) => string;
  readonly keepNote: (card: string) => string;
  readonly throwAway: (card: string) => string;
  readonly tradeWith: (name: string) => string;
  readonly passTo: (name: string) => string;
  readonly swapBids: (one: string, other: string) => string;
  readonly barPlayer: (name: string) => string;
  readonly change: string;
  readonly toPass: (name: string) => string;
  // ---- beside the table ----
  readonly onTable: string;
  readonly untilEaten: (name: string) => string;
  readonly barred: (name: string) => string;
  readonly goal: (points: number) => string;
  readonly sandwichOf: (now: number, of: number) => string;
  // ---- the end ----
  readonly meals: string;
  readonly meal: (number: number) => string;
  readonly ate: (names: string, points: string, eaters: number) => string;
  readonly best: string;
  readonly bestBy: (finisher: string, eater: string) => string;
  readonly whence: string;
  readonly liked: string;
  readonly forced: string;
  readonly bar: (name: string, good: string, bad: string) => string;
  readonly mostNapkins: (name: string, count: number) => string;
  readonly biggestTrick: (name: string, points: string) => string;
}
