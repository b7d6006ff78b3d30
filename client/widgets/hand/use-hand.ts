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

/** `onPut` is told when a thing was put onto a place; whether it may lie there is the game's business. */
export function useHand(onPut: (thing: string, place: string) => void): Holding {
  const [hand, setHand] = useState(EMPTY_HAND);
  const now = useRef(EMPTY_HAND);
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);
  const does = (event: HandEvent): void => {
    const next = handle(now.current, event);
    now.current = next.hand;
    setHand(next.hand);
    if (next.put !== undefined) onPut(next.put.thing, next.put.place);
  };
  useEffect(() => {
    const escaped = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || now.current === EMPTY_HAND) return;
      now.current = EMPTY_HAND;
      setHand(EMPTY_HAND);
    };
    addEventListener('keydown', escaped);
    return () => removeEventListener('keydown', escaped);
  }, []);
  return {
    hand,
    thing: (name) => ({ ...draggable(name, drag, dragged, does), 'aria-pressed': hand.held === name }),
    place: (name) => ({ 'data-place': name, onClick: () => does({ is: 'tap-place', place: name }) }),
    aims: (name) => hand.over === name,
    cancel: () => does({ is: 'cancel' }),
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
    element.setPointerCapture(event.pointerId);
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
