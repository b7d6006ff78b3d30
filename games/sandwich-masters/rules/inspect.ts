/** Health inspectors: one after another visits a player, who pays or is punished if anything bad lies in an open sandwich. */
import type { CardId, Moves, OneRule, Refusal, Seat } from '#kernel';
import { ask, cardsIn, faceOf, moveCard, oneOf, only, refusal, seconds, tellAll } from '#kernel';
import { inspectors } from '../cards.ts';
import type { Asks, MastersKinds, MastersWorld, Plea } from '../state.ts';
import { begin, VISITS, WHITE_DISCARDS } from '../state.ts';
import { FIRST_INSPECTOR } from './faces.ts';
import { badCards, badSlots, clear, openSlots, stackOf, takeOut } from './kitchen.ts';

type Row = (typeof inspectors)[number];

export const inspectorOf = (w: MastersWorld, card: CardId): Row => inspectors[faceOf(w, card) - FIRST_INSPECTOR];

/** The next inspector who waits; then the Bar. Who is clean by now is left alone (SM-27). */
export function nextVisit(w: MastersWorld): void {
  const { state } = w.table;
  for (;;) {
    const inspector = cardsIn(w, VISITS)[0];
    if (inspector === undefined) return begin(w, 'bar');
    const [victim] = state.victims;
    tellAll(w, { is: 'inspected', inspector, seat: victim, found: badCards(w, victim).length });
    const pleas = pleasOf(w, victim, inspectorOf(w, inspector));
    if (pleas.length > 1) return ask(w, 'inspect', { inspector }, only(victim), seconds(w.match.options.choiceSeconds));
    if (pleas.length === 1) plead(w, victim, inspectorOf(w, inspector), pleas[0]);
    sendAway(w);
  }
}

/** The inspector has done what there was to do, and is discarded. */
function sendAway(w: MastersWorld): void {
  moveCard(w, cardsIn(w, VISITS)[0], VISITS, WHITE_DISCARDS);
  w.table.state.victims.shift();
}

/** All that this player can do about this inspector; nothing where there is nothing bad. */
export function pleasOf(w: MastersWorld, seat: Seat, { punishment, bribe }: Row): Plea[] {
  const slots = badSlots(w, seat);
  if (slots.length === 0) return [];
  const losses = { 'bad-card': () => badCards(w, seat), 'bad-sandwich': () => slots, 'all-bad-sandwiches': () => [0] };
  const lose = losses[punishment]().map((what): Plea => ({ do: 'lose', what }));
  return w.table.state.money[seat] >= bribe ? [{ do: 'bribe' }, ...lose] : lose;
}

/** Why this player cannot answer so. */
export function refusePlea(w: MastersWorld, seat: Seat, { punishment, bribe }: Row, plea: Plea): Refusal | undefined {
  const money = w.table.state.money[seat];
  if (plea.do === 'bribe') return money >= bribe ? undefined : refusal('cannot-bribe', { bribe, money });
  const { what } = plea;
  if (punishment === 'bad-card') return badCards(w, seat).includes(what as CardId) ? undefined : refusal('not-bad');
  if (punishment === 'bad-sandwich') return badSlots(w, seat).includes(what) ? undefined : refusal('not-bad');
  return what === 0 ? undefined : refusal('all-go');
}

/** Pays the bank, or loses what the inspector takes. */
export function plead(w: MastersWorld, seat: Seat, { punishment, bribe }: Row, plea: Plea): void {
  const { state } = w.table;
  if (plea.do === 'bribe') {
    state.money[seat] -= bribe;
    state.bribes += bribe;
    tellAll(w, { is: 'bribed', seat, scores: [[seat, -bribe]] });
    return;
  }
  const { what } = plea;
  const slots = punishment === 'bad-sandwich' ? [what] : badSlots(w, seat);
  const cards =
    punishment === 'bad-card' ? takeBad(w, seat, what as CardId) : slots.flatMap((slot) => clear(w, seat, slot));
  tellAll(w, { is: 'lost', seat, cards });
}

function takeBad(w: MastersWorld, seat: Seat, card: CardId): CardId[] {
  const slot = openSlots(w, seat).find((s) => stackOf(w, seat, s).includes(card)) ?? 0;
  return takeOut(w, seat, slot, card);
}

export const isPlea = (x: unknown): x is Plea => {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return false;
  const fields = new Map<string, unknown>(Object.entries(x));
  if (fields.get('do') === 'bribe') return fields.size === 1;
  const what = fields.get('what');
  return fields.get('do') === 'lose' && fields.size === 2 && Number.isSafeInteger(what) && Number(what) >= 0;
};

export const inspect: OneRule<MastersKinds, Asks['inspect']['about'], Plea> = {
  mode: 'one',
  shape: isPlea,
  check: (w, { about }, seat, plea) => refusePlea(w, seat, inspectorOf(w, about.inspector), plea),
  moves: (w, { about }, seat): Moves<Plea> => oneOf(pleasOf(w, seat, inspectorOf(w, about.inspector))),
  late: (w, { about }, seat) => lastPlea(pleasOf(w, seat, inspectorOf(w, about.inspector))),
  resolve(w, { about }, seat, plea) {
    plead(w, seat, inspectorOf(w, about.inspector), plea);
    sendAway(w);
    nextVisit(w);
  },
};

/** The clock takes the punishment, never the bribe (SM-37). */
export const lastPlea = (pleas: readonly Plea[]): Plea => pleas[pleas.length - 1];
