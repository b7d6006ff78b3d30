/** Everything that Sandwich's screens say besides the game's own prompts, log and refusals. */
import type { ingredients } from '#games/sandwich';

export type Family = (typeof ingredients)[number]['family'];

export interface SandwichWords {
  // ---- the banner: a verb, and how ----
  readonly ready: { readonly verb: string; readonly how: string };
  readonly grab: { readonly verb: string; readonly how: string; readonly notOwn: string };
  readonly reach: { readonly verb: string; readonly how: string };
  readonly pick: { readonly verb: string; readonly how: string };
  readonly place: { readonly verb: string; readonly how: string };
  readonly address: { readonly verb: string; readonly how: string };
  readonly build: { readonly verb: string; readonly how: string; readonly trading: string };
  readonly put: { readonly verb: (card: string) => string; readonly how: string };
  readonly finish: { readonly verb: string; readonly how: string };
  readonly deal: { readonly verb: string; readonly how: string };
  readonly pitch: { readonly verb: string; readonly how: string };
  readonly speak: { readonly verb: string; readonly how: (taster: string) => string };
  readonly rank: { readonly verb: string; readonly bleah: string; readonly how: string; readonly serve: string };
  readonly again: { readonly verb: string; readonly how: string };
  readonly canChange: string;
  // ---- the market ----
  readonly market: string;
  readonly flipOf: (flip: number, of: number) => string;
  readonly pileOf: (name: string) => string;
  readonly yourPile: string;
  readonly piled: (cards: number) => string;
  readonly notOwn: string;
  readonly hidden: string;
  readonly collected: string;
  readonly countOf: (have: number, of: number) => string;
  readonly freePlace: (number: number) => string;
  readonly gotOne: string;
  readonly ingredients: (count: number) => string;
  readonly inAll: (card: string) => string;
  readonly cookFor: string;
  readonly themeOfRound: string;
  readonly themeHow: string;
  readonly base: string;
  readonly bleah: string;
  readonly fridge: string;
  readonly lastRound: (round: number) => string;
  readonly gained: (name: string, points: number) => string;
  // ---- composing ----
  readonly yours: string;
  readonly forWhom: (name: string) => string;
  readonly distance: { readonly left: (number: number) => string; readonly right: (number: number) => string };
  readonly full: string;
  readonly more: (count: number) => string;
  readonly putHere: (card: string, name: string) => string;
  readonly openPlace: (name: string) => string;
  readonly takeOff: (card: string) => string;
  readonly swapFor: (one: string, other: string) => string;
  readonly toPlace: string;
  readonly toPlaceCount: (count: number) => string;
  readonly fill: string;
  readonly clear: string;
  readonly serve: string;
  readonly iAmReady: string;
  readonly change: string;
  readonly isBuilding: string;
  readonly isReady: string;
  readonly line: (number: number) => string;
  readonly lineWith: (number: number, cards: number) => string;
  readonly sandwichFor: (name: string) => string;
  // ---- trading ----
  readonly trade: string;
  readonly back: string;
  readonly lyingOpen: string;
  readonly tapPlayer: string;
  readonly tradeWith: (name: string) => string;
  readonly chooseTheirs: (name: string) => string;
  readonly chooseMine: string;
  readonly askFor: (card: string, name: string) => string;
  readonly give: (card: string) => string;
  readonly offer: string;
  readonly forCard: (give: string, take: string) => string;
  readonly wants: (name: string) => string;
  readonly youOffer: (name: string) => string;
  readonly offers: string;
  readonly accept: string;
  readonly decline: string;
  readonly withdraw: string;
  // ---- words of cooks ----
  readonly addWords: string;
  readonly wordsFor: (name: string) => string;
  readonly noWords: string;
  readonly ownWords: string;
  readonly keep: string;
  readonly wordsLeft: (count: number) => string;
  readonly notKept: string;
  readonly sayIt: string;
  readonly spoken: string;
  readonly listenTo: (cook: string, taster: string) => string;
  // ---- tasting ----
  readonly plates: string;
  readonly sandwichOf: (cook: string) => string;
  readonly secretCook: (number: number) => string;
  readonly theme: (theme: string) => string;
  readonly star: string;
  readonly starFor: (dish: string) => string;
  readonly rankAs: (dish: string, rank: number, points: number) => string;
  readonly dragPlate: (dish: string) => string;
  readonly readOut: (dish: string) => string;
  readonly serveRanking: string;
  readonly served: string;
  readonly ranking: string;
  readonly tasters: string;
  readonly firstTaster: string;
  readonly lastVerdict: (taster: string) => string;
  // ---- the end ----
  readonly playOn: string;
  readonly stop: string;
  readonly whoLiked: string;
  readonly liked: (name: string) => string;
  readonly round: (number: number) => string;
  readonly forCook: (points: number, cook: string) => string;
  readonly best: string;
  readonly builtBy: (cook: string, taster: string) => string;
  readonly whence: string;
  readonly pointsOver: (name: string, points: number) => string;
  readonly bestFamily: (family: string, points: number) => string;
  readonly admirer: (taster: string, points: number) => string;
  readonly families: Readonly<Record<Family, string>>;
  readonly vegetarian: string;
}
