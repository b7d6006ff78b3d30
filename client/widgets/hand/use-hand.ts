/** The hand on the page: pointers, taps and Escape become events of the one reducer. */
import type { PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Hand, HandEvent } from './reducer.ts';
import { EMPTY_HAND, handle } from './reducer.ts';

/** Farther than a finger trembles. */
const FAR = 8;

export interface Holding {
  readonly hand: Hand;
  /** Props of something that can be picked up; a tap and its key do the same. */
  thing(name: string): object;
  /** Props of somewhere to put it. */
  place(name: string): object;
  /** Is this place being aimed at? */
  aims(name: string): boolean;
  cancel(): void;
}

interface Drag {
  readonly thing: string;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

/** Where a board keeps what is held, so that several of its places know it: in a draft. */
export interface Keeper {
  readonly held: string | undefined;
  keep(held: string | undefined): void;
}

/** `onPut` is told when a thing was put onto a place; whether it may lie there is the game's business. */
export function useHand(onPut: (thing: string, place: string) => void, keeper?: Keeper): Holding {
  const [hand, setHand] = useState(EMPTY_HAND);
  const now = useRef(EMPTY_HAND);
  if (keeper !== undefined && keeper.held !== now.current.held && !now.current.dragging)
    now.current = { ...EMPTY_HAND, held: keeper.held };
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);
  const does = (event: HandEvent): void => {
    const next = handle(now.current, event);
    now.current = next.hand;
    setHand(next.hand);
    if (next.put === undefined && next.hand.held !== keeper?.held) keeper?.keep(next.hand.held);
    if (next.put !== undefined) onPut(next.put.thing, next.put.place);
  };
  useEscape(() => {
    if (now.current === EMPTY_HAND) return;
    now.current = EMPTY_HAND;
    setHand(EMPTY_HAND);
    keeper?.keep(undefined);
  });
  const shown = keeper === undefined ? hand : now.current;
  return {
    hand: shown,
    thing: (name) => ({ ...draggable(name, drag, dragged, does), 'aria-pressed': shown.held === name }),
    place: (name) => ({ 'data-place': name, onClick: () => does({ is: 'tap-place', place: name }) }),
    aims: (name) => shown.over === name,
    cancel: () => does({ is: 'cancel' }),
  };
}

function useEscape(act: () => void): void {
  useEffect(() => {
    const escaped = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') act();
    };
    addEventListener('keydown', escaped);
    return () => removeEventListener('keydown', escaped);
  });
}

/** Props of a thing that lies inside a place: a tap on it is none on the place. */
export function alone(props: object): object {
  const { onClick } = props as { onClick: (event: { stopPropagation(): void }) => void };
  return {
    ...props,
    onClick(event: { stopPropagation(): void }) {
      event.stopPropagation();
      onClick(event);
    },
  };
}

type Ref<T> = { current: T };

function draggable(
  name: string,
  drag: Ref<Drag | undefined>,
  dragged: Ref<boolean>,
  does: (event: HandEvent) => void,
): object {
  const end = (event: HandEvent): void => {
    const { current } = drag;
    drag.current = undefined;
    if (current?.moving !== true) return;
    dragged.current = true;
    // Where it was let go is where it sets out from: first it is put, then it is let go.
    does(event);
    letGo(current.element, event.is === 'cancel' ? 'nowhere' : 'somewhere');
  };
  return {
    'data-draggable': '',
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      // A quick mouse is off a small thing before it has moved over it once.
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { thing: name, element: event.currentTarget, x: event.clientX, y: event.clientY, moving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => follow(drag.current, event, does),
    onPointerUp: (event: PointerEvent<HTMLElement>) => end({ is: placeBelow(event) === undefined ? 'cancel' : 'drop' }),
    onPointerCancel: () => end({ is: 'cancel' }),
    onClick(event: PointerEvent<HTMLElement>) {
      // The click that ends a drag is no tap; one by key never was a drag.
      if (dragged.current && event.detail > 0) dragged.current = false;
      else does({ is: 'tap-thing', thing: name });
    },
  };
}

/** The thing follows the finger, and whatever lies below is aimed at. */
function follow(drag: Drag | undefined, event: PointerEvent<HTMLElement>, does: (event: HandEvent) => void): void {
  if (drag === undefined) return;
  const { element, x, y, thing } = drag;
  const [dx, dy] = [event.clientX - x, event.clientY - y];
  if (!drag.moving) {
    if (Math.hypot(dx, dy) < FAR) return;
    drag.moving = true;
    does({ is: 'drag', thing });
  }
  Object.assign(element.style, { ...DRAGGED, translate: `${dx}px ${dy}px` });
  does({ is: 'over', place: placeBelow(event) });
}

const DRAGGED = { zIndex: '40', rotate: '0deg', pointerEvents: 'none', transition: 'none' };
const BACK = { duration: 240, easing: 'cubic-bezier(.2,.9,.25,1)' };

const placeBelow = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-place]')?.getAttribute('data-place') ?? undefined;

/** A drag that ended nowhere slides back. */
function letGo(element: HTMLElement, where: 'nowhere' | 'somewhere'): void {
  const { translate } = element.style;
  Object.assign(element.style, { translate: '', pointerEvents: '', zIndex: '', rotate: '', transition: '' });
  if (where === 'nowhere') element.animate([{ translate }, { translate: '0 0' }], BACK);
}
