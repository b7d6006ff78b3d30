/** Cards travel from where they were to where they are: by their name in `data-flip`, over all places of the page. */
import { afterLayout } from './after-layout.ts';

/** Elements that hold cards unseen (a plate, a deck) list them in `data-flip-holds`: cards come from there and go there. */
interface Place {
  readonly rect: DOMRect;
  /** A picture of it, for what vanishes into a holder. */
  readonly element: Element | undefined;
}

const OWN = 240;
const OTHERS = 320;
const STAGGER = 60;
const EASE = 'cubic-bezier(.2,.9,.25,1)';
/** Less than a finger's width is no travel. */
const NEAR = 4;
const HELD = 48;

let before: Map<string, Place> | undefined;
let quiet = false;
/** Cards that this page moved itself just now: they go at their owner's pace. */
const own = new Set<string>();

/** Called before anything changes; the first call counts until the change is drawn. */
export function rememberPlaces(): void {
  if (before !== undefined || typeof document === 'undefined') return;
  before = placesNow();
}

/** What I move myself goes faster than what others move. */
export function movedByMe(...cards: readonly (string | number)[]): void {
  for (const card of cards) own.add(String(card));
}

/** Where motion is not wanted, what changed gets an outline for a moment instead. */
export function setMotion(motion: 'full' | 'less'): void {
  quiet = motion === 'less';
}

/** Called when the change is drawn: everything that moved sets out from where it was. Nobody sees that on a hidden page. */
export function travel(): void {
  if (before === undefined) return;
  if (!document.hidden) return afterLayout(setOut);
  before = undefined;
  own.clear();
}

/** Everything is measured before anything is moved. */
function setOut(): void {
  const old = before;
  before = undefined;
  if (old === undefined) return;
  const now = placesNow();
  let late = 0;
  for (const [card, { rect, element }] of now) {
    const from = old.get(card);
    if (element === undefined || from === undefined || isNear(from.rect, rect)) continue;
    if (quiet) outline(element);
    else move(element, from.rect, rect, card, from.element === undefined ? STAGGER * late++ : 0);
  }
  if (!quiet) for (const [card, place] of old) if (place.element !== undefined) vanish(card, place, now.get(card));
  own.clear();
}

function placesNow(): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const holder of document.querySelectorAll('[data-flip-holds]')) {
    const rect = heartOf(holder.getBoundingClientRect());
    for (const card of (holder.getAttribute('data-flip-holds') ?? '').split(' '))
      if (card !== '') places.set(card, { rect, element: undefined });
  }
  for (const element of document.querySelectorAll('[data-flip]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) places.set(element.getAttribute('data-flip') ?? '', { rect, element });
  }
  return places;
}

/** What is held is small, however wide its holder is. */
function heartOf({ x, y, width, height }: DOMRect): DOMRect {
  const size = Math.min(HELD, width, height);
  return new DOMRect(x + (width - size) / 2, y + (height - size) / 2, size, size);
}

const isNear = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.width - b.width) < NEAR;

const timeOf = (card: string): number => (own.has(card) ? OWN : OTHERS);

function fromTo(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${Math.max(0.05, from.width / to.width)})`;
}

/** While it is in flight it takes no input. */
function move(element: Element, from: DOMRect, to: DOMRect, card: string, delay: number): void {
  element.setAttribute('data-flying', '');
  const flight = element.animate([{ transform: fromTo(from, to) }, { transform: 'none' }], {
    duration: timeOf(card),
    delay,
    easing: EASE,
    fill: 'backwards',
  });
  const land = (): void => element.removeAttribute('data-flying');
  flight.onfinish = land;
  flight.oncancel = land;
}

/** What is no longer seen flies into what holds it now: itself, or a copy where its place shows something else already. */
function vanish(card: string, { rect, element }: Place, into: Place | undefined): void {
  if (into === undefined || into.element !== undefined || !(element instanceof HTMLElement)) return;
  const ghost = element.isConnected ? (element.cloneNode(true) as HTMLElement) : element;
  ghost.removeAttribute('data-flip');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  const { x, y, width, height } = rect;
  // Its css is scoped to the board, and what sized its pictures was the card around them.
  const holder = document.querySelector('[data-board]');
  ghost.setAttribute('data-ghost', '');
  ghost.style.cssText += `; position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px; margin: 0; overflow: clip; --card-w: ${width}px; z-index: 30; pointer-events: none`;
  (holder ?? document.body).append(ghost);
  const flight = ghost.animate([{ transform: 'none' }, { transform: fromTo(into.rect, rect), opacity: 0.4 }], {
    duration: timeOf(card),
    easing: EASE,
  });
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

function outline(element: Element): void {
  element.animate([{ outline: '4px solid #2a1630' }, { outline: '4px solid transparent' }], { duration: 1_000 });
}
