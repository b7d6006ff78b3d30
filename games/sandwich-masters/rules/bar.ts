/** The Bar: orders are dealt onto its empty places, and events among them are carried out as they come. */
// Rules: SM-03, SM-11, SM-12, SM-31.
import type { CardId } from '#kernel';
import { cardsIn, faceOf, moveAll, tellAll } from '#kernel';
import type { MastersMatch, MastersWorld, Place } from '../state.ts';
import { BLACK_DISCARDS, barOf, PLACES } from '../state.ts';
import { endTurn, finish, isWon } from './course.ts';
import { dealBlack, refillAll } from './draw.ts';
import { carryOut } from './events.ts';
import { isEvent } from './faces.ts';

/** At the opening four cards are dealt before the first event counts (SM-03); afterwards one after another. */
export function layBar(w: MastersWorld): void {
  for (let place = 0; place < PLACES; place++) deal(w, place);
  refillBar(w);
}

/** Goes on until every place has an order, somebody is asked, or nothing more can be dealt (SM-11). */
export function refillBar(w: MastersWorld): void {
  for (;;) {
    const next = nextPlace(w);
    if (next > 0) {
      if (carryOut(w, next - 1) === 'asked') return;
      if (finishEvent(w, next - 1) === 'won') return;
    } else if (next === 0 || !mayDeal(w) || deal(w, -1 - next) === undefined) break;
  }
  w.table.state.struck = 0;
  endTurn(w);
}

/** The first place where an event lies; if there is none, below zero, the first empty one; 0 for neither, counted from 1. */
function nextPlace(w: MastersWorld): number {
  let empty = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = cardsIn(w, barOf(place))[0];
    if (card === undefined) empty = empty === 0 ? -1 - place : empty;
    else if (isEvent(faceOf(w, card))) return place + 1;
  }
  return empty;
}

/** Everybody has answered an event: it is over, and the Bar is filled on. */
export function afterEvent(w: MastersWorld, place: Place): void {
  if (finishEvent(w, place) === 'going on') refillBar(w);
}

/** Hands are refilled, the event is discarded; a target may have been reached by what it paid (SM-31). */
function finishEvent(w: MastersWorld, place: Place): 'won' | 'going on' {
  moveAll(w, barOf(place), BLACK_DISCARDS);
  w.table.state.struck++;
  refillAll(w);
  if (!isWon(w)) return 'going on';
  finish(w);
  return 'won';
}

/** After one pass of events nothing more is dealt: the place stays empty until the next refilling (SM-12). */
const mayDeal = (w: MastersWorld): boolean => w.table.state.struck < eventsIn(w.match);

const counted = new WeakMap<readonly number[], number>();

function eventsIn({ faces }: MastersMatch): number {
  const known = counted.get(faces) ?? faces.filter(isEvent).length;
  counted.set(faces, known);
  return known;
}

function deal(w: MastersWorld, place: Place): CardId | undefined {
  const card = dealBlack(w, barOf(place));
  if (card !== undefined) {
    if (isEvent(faceOf(w, card))) tellAll(w, { is: 'event', card, place });
    else tellAll(w, { is: 'ordered', order: card, place });
  }
  return card;
}
