/** What I have picked and not yet sent: cards of mine, players, unseen cards, a plate. It belongs to one question and outlives whatever covers it. */
import type { Asks, Build, Plate } from '#games/plates-and-napkins';
import { DRAWN } from '#games/plates-and-napkins';
import type { CardId, Seat } from '#kernel';
import { seatOf } from '#kernel';
import { aboutOf, askOf, seenIn } from '../../asking.ts';
import { movedByMe } from '../../widgets/flip.ts';
import type { Keeper } from '../../widgets/hand/use-hand.ts';
import type { Ask, OwnScene } from './scene.ts';
import { buildsNow, myHand, rowOf } from './scene.ts';

export interface Plan {
  cards: CardId[];
  seats: Seat[];
  /** Where in another hand, unseen. */
  places: number[];
  /** −1 for none. */
  plate: Plate;
}

export function planOf(scene: OwnScene): Plan {
  const { top } = scene;
  const plan = scene.draft<Plan>(`plan ${top?.id ?? 0}`, () => begin(scene));
  const mine = askOf(scene) === 'keep' ? seenIn(scene, DRAWN) : myHand(scene);
  if (plan.cards.some((card) => !mine.includes(card))) plan.cards = plan.cards.filter((card) => mine.includes(card));
  return plan;
}

/** What was answered before a napkin came is taken up again. */
function begin({ top }: OwnScene): Plan {
  const [draft] = (top?.draft ?? []) as { cards?: CardId[] }[];
  return { cards: draft?.cards?.slice() ?? [], seats: [], places: [], plate: -1 };
}

/** The questions that are answered by picks and one button. */
export type Picked = Exclude<Ask, 'build' | 'count' | 'meal' | 'napkin'>;

const PICKED: readonly Ask[] = ['keep', 'trim', 'bid', 'trade', 'pass', 'swap', 'choosePlate', 'choosePlayer'];

export const isPicked = (ask: Ask | undefined): ask is Picked => ask !== undefined && PICKED.includes(ask);

type Answers = { readonly [Q in Picked]: (plan: Plan) => Asks[Q]['answer'] | undefined };

/** As it is sent; undefined while something is missing that the game could not even read. */
const answers: Answers = {
  keep: ({ cards }) => ({ cards }),
  trim: ({ cards: [card] }) => card,
  bid: ({ cards, seats: [to] }) => (cards.length === 0 || to === undefined ? undefined : { to, cards }),
  trade: ({ cards, seats: [to], places }) =>
    to === undefined ? undefined : { to, give: cards, take: places.toSorted((a, b) => a - b) },
  pass: ({ cards }) => ({ cards }),
  swap: ({ seats }) => ({ seats: seats.toSorted((a, b) => a - b) }),
  choosePlate: ({ plate }) => (plate < 0 ? undefined : { plate }),
  choosePlayer: ({ seats: [seat] }) => (seat === undefined ? undefined : { seat }),
};

export const answerOf = (ask: Picked, plan: Plan): unknown => answers[ask](plan);

/** What lies there ready: what is picked, or the card in the hand if it can do only one thing. */
export function stagedNow(scene: OwnScene): unknown {
  const ask = askOf(scene);
  const plan = planOf(scene);
  if (isPicked(ask)) return answerOf(ask, plan);
  if (ask !== 'build' || plan.cards.length === 0) return undefined;
  const builds = buildsNow(scene).filter(({ card }) => card === plan.cards[0]);
  return builds.length === 1 ? builds[0] : undefined;
}

/** How many cards and players a question takes. */
function roomOf(scene: OwnScene): { cards: number; seats: number } {
  const ask = askOf(scene);
  if (ask === 'trade' || ask === 'pass') return { cards: rowOf(scene, aboutOf(scene, ask).card).amount, seats: 1 };
  return { cards: 1, seats: ask === 'swap' ? 2 : 1 };
}

/** Picked or put back; where there is no more room, the one picked first makes room. */
export function pickCard(scene: OwnScene, plan: Plan, card: CardId): void {
  plan.cards = toggled(plan.cards, card, roomOf(scene).cards);
  scene.refresh();
}

export function pickSeat(scene: OwnScene, plan: Plan, seat: Seat): void {
  plan.seats = toggled(plan.seats, seat, roomOf(scene).seats);
  plan.places = [];
  scene.refresh();
}

export function pickPlace(scene: OwnScene, plan: Plan, place: number): void {
  plan.places = toggled(plan.places, place, roomOf(scene).cards);
  scene.refresh();
}

export function pickPlate(scene: OwnScene, plan: Plan, plate: Plate): void {
  plan.plate = plan.plate === plate ? -1 : plate;
  scene.refresh();
}

export function clearPlan(scene: OwnScene, plan: Plan): void {
  Object.assign(plan, { cards: [], seats: [], places: [], plate: -1 });
  scene.refresh();
}

function toggled<T>(list: readonly T[], one: T, room: number): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one].slice(-room);
}

// ---- a card in the hand, and where it is put ----

export const DISCARDS = 'discards';
const PLATE = /^plate-(\d+)$/;
const SEAT = /^seat-(\d+)$/;
export const platePlace = (plate: Plate): string => `plate-${plate}`;
export const seatPlace = (seat: Seat): string => `seat-${seat}`;

/** What the hand put where: onto a plate or away at once; in front of a player it is only staged. */
export function put(scene: OwnScene, plan: Plan, thing: string, place: string): void {
  const card = Number(thing) as CardId;
  const plate = PLATE.exec(place)?.[1];
  const seat = SEAT.exec(place)?.[1];
  if (seat !== undefined) {
    plan.cards = [card];
    plan.seats = [seatOf(Number(seat))];
    scene.refresh();
  } else if (plate !== undefined) send(scene, plan, onto(scene, card, Number(plate)));
  else if (place === DISCARDS) send(scene, plan, { do: 'discard', card });
}

/** What this card can do on this plate; where it can do nothing, what one would want it to, so that the game says why not. */
function onto(scene: OwnScene, card: CardId, plate: Plate): Build {
  const found = buildsNow(scene).find((build) => build.card === card && 'plate' in build && build.plate === plate);
  return found ?? { do: rowOf(scene, card).kind === 'bread' ? 'start' : 'add', card, plate };
}

export function send(scene: OwnScene, plan: Plan, build: Build): void {
  movedByMe(build.card);
  if (scene.answer(build)) plan.cards = [];
  scene.refresh();
}

/** What is in my hand is known to the tray, to the plates and to the banner. */
export const keeperOf = (scene: OwnScene, plan: Plan): Keeper => ({
  held: plan.cards.length === 0 ? undefined : String(plan.cards[0]),
  keep(held) {
    plan.cards = held === undefined ? [] : [Number(held) as CardId];
    scene.refresh();
  },
});
