/** Health inspectors: one after another visits a player, who pays or is punished if anything bad lies in an open sandwich. */
// Rules: SM-64, SM-24, SM-65, SM-25, SM-26, SM-27, SM-37, SM-83, SM-86.
import type { CardId, Moves, OneRule, Refusal, Seat, Shape } from '#kernel';
import { ask, cardsIn, moveCard, naming, oneOf, only, record, refusal, seconds, showing, tellAll, word } from '#kernel';
import type { Punishment } from '../cards.ts';
import type { Asks, MastersKinds, MastersWorld, Plea, Slot } from '../state.ts';
import { begin, VISITS, WHITE_DISCARDS } from '../state.ts';
import { badCards, badSlots, clear, countBad, holdsBad, openSlots, stackOf, takeOut } from './kitchen.ts';
import type { Printed } from './prints.ts';
import { printOf } from './prints.ts';

/** What an inspector takes and does not take. */
type Row = Pick<Printed, 'punishment' | 'bribe'>;

export const inspectorOf = (w: MastersWorld, card: CardId): Row => printOf(w.match, card);

/** The next inspector who waits; then the Bar. Who is clean by now is left alone (SM-27). */
export function nextVisit(w: MastersWorld): void {
  const inspector = cardsIn(w, VISITS)[0];
  if (inspector === undefined) return begin(w, 'bar');
  const [victim] = w.table.state.victims;
  const found = countBad(w, victim);
  tellAll(w, { is: 'inspected', inspector, seat: victim, found });
  const row = inspectorOf(w, inspector);
  const choices = countPleas(w, victim, row);
  if (choices > 1) return ask(w, 'inspect', { inspector }, only(victim), seconds(w.match.options.choiceSeconds));
  if (choices === 1) plead(w, victim, row, pleasOf(w, victim, row)[0]);
  return show(w, { inspector, seat: victim, found, outcome: choices === 0 ? 'clean' : 'lost' });
}

/** Everybody sees what came of it before it goes on. */
const show = (w: MastersWorld, about: Asks['visited']['about']): void =>
  ask(w, 'visited', about, w.match.players, seconds(w.match.options.showSeconds));

/** The inspector has done what there was to do, and is discarded; the next one is dealt with. */
export const visited = showing<MastersKinds, Asks['visited']['about']>((w, { about }) => {
  moveCard(w, about.inspector, VISITS, WHITE_DISCARDS);
  w.table.state.victims.shift();
  nextVisit(w);
});

/** All that this player can do about this inspector; nothing where there is nothing bad. */
export function pleasOf(w: MastersWorld, seat: Seat, { punishment, bribe }: Row): Plea[] {
  const slots = badSlots(w, seat);
  if (slots.length === 0) return [];
  const losses: Readonly<Record<Punishment, () => Plea[]>> = {
    'bad-card': () => badCards(w, seat).map((card) => ({ do: 'lose-card', card })),
    'bad-sandwich': () => slots.map((slot) => ({ do: 'lose-sandwich', slot })),
    'all-bad-sandwiches': () => [{ do: 'lose-all' }],
  };
  const lose = losses[punishment]();
  return w.table.state.money[seat] >= bribe ? [{ do: 'bribe' }, ...lose] : lose;
}

/** How many those are, without listing them. */
function countPleas(w: MastersWorld, seat: Seat, { punishment, bribe }: Row): number {
  const bad = countBad(w, seat);
  if (bad === 0) return 0;
  const bribes = w.table.state.money[seat] >= bribe ? 1 : 0;
  if (punishment === 'bad-card') return bad + bribes;
  return (punishment === 'bad-sandwich' ? badSlots(w, seat).length : 1) + bribes;
}

/** Why this player cannot answer so. */
export function refusePlea(w: MastersWorld, seat: Seat, { punishment, bribe }: Row, plea: Plea): Refusal | undefined {
  const money = w.table.state.money[seat];
  if (plea.do === 'bribe') return money >= bribe ? undefined : refusal('cannot-bribe', { bribe, money });
  if (plea.do !== PLEAS[punishment]) return refusal('other-punishment', { punishment });
  if (plea.do === 'lose-card') return holdsBad(w, seat, plea.card) ? undefined : refusal('not-bad');
  if (plea.do === 'lose-sandwich') return badSlots(w, seat).includes(plea.slot) ? undefined : refusal('not-bad');
  return undefined;
}

/** How each punishment is taken. */
const PLEAS = {
  'bad-card': 'lose-card',
  'bad-sandwich': 'lose-sandwich',
  'all-bad-sandwiches': 'lose-all',
} as const satisfies Record<Punishment, Plea['do']>;

/** Pays the bank, or loses what the inspector takes. */
export function plead(w: MastersWorld, seat: Seat, { bribe }: Row, plea: Plea): void {
  if (plea.do === 'bribe') payBribe(w, seat, bribe);
  else tellAll(w, { is: 'lost', seat, cards: lose(w, seat, plea) });
}

function payBribe(w: MastersWorld, seat: Seat, bribe: number): void {
  const { state } = w.table;
  state.money[seat] -= bribe;
  state.bribes += bribe;
  tellAll(w, { is: 'bribed', seat, scores: [[seat, -bribe]] });
}

function lose(w: MastersWorld, seat: Seat, plea: Exclude<Plea, { do: 'bribe' }>): CardId[] {
  if (plea.do === 'lose-all') return badSlots(w, seat).flatMap((slot) => clear(w, seat, slot));
  if (plea.do === 'lose-sandwich') return clear(w, seat, plea.slot);
  const slot = openSlots(w, seat).find((s) => stackOf(w, seat, s).includes(plea.card)) ?? 0;
  return takeOut(w, seat, slot, plea.card);
}

const pleaShapes: readonly Shape<Plea>[] = [
  record<Extract<Plea, { do: 'bribe' }>>({ do: word('bribe') }),
  record<Extract<Plea, { do: 'lose-card' }>>({ do: word('lose-card'), card: naming<CardId>() }),
  record<Extract<Plea, { do: 'lose-sandwich' }>>({ do: word('lose-sandwich'), slot: naming<Slot>() }),
  record<Extract<Plea, { do: 'lose-all' }>>({ do: word('lose-all') }),
];

export const isPlea: Shape<Plea> = (x): x is Plea => pleaShapes.some((shape) => shape(x));

export const inspect: OneRule<MastersKinds, Asks['inspect']['about'], Plea> = {
  mode: 'one',
  shape: isPlea,
  check: (w, { about }, seat, plea) => refusePlea(w, seat, inspectorOf(w, about.inspector), plea),
  moves: (w, { about }, seat): Moves<Plea> => oneOf(pleasOf(w, seat, inspectorOf(w, about.inspector))),
  late: (w, { about }, seat) => lastPlea(pleasOf(w, seat, inspectorOf(w, about.inspector))),
  resolve(w, { about: { inspector } }, seat, plea) {
    const found = countBad(w, seat);
    plead(w, seat, inspectorOf(w, inspector), plea);
    show(w, { inspector, seat, found, outcome: plea.do === 'bribe' ? 'bribed' : 'lost' });
  },
};

/** The clock takes the punishment, never the bribe (SM-37). */
const lastPlea = (pleas: readonly Plea[]): Plea => pleas[pleas.length - 1];
