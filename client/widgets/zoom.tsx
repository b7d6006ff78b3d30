/** Any card enlarged: while the mouse rests on it, after a long press, and while the keyboard is on it. */
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import type { Face } from '../board.ts';
import { classes } from './classes.ts';
import { art, Picture } from './picture.tsx';

/** How long the mouse rests or the finger presses. */
const REST = 600;
const PRESS = 450;

interface Zoomed {
  readonly face: Face;
  /** On which side of the page the card is not. */
  readonly side: 'left' | 'right';
  readonly element: Element;
}

let zoomed: Zoomed | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Handlers that enlarge a card; nothing else is needed on it. */
export function zoomProps(face: Face): object {
  return {
    // Not on entering: a card that comes to lie under a resting mouse was not asked for.
    onPointerMove: (event: PointerEvent) =>
      event.pointerType === 'mouse' &&
      event.buttons === 0 &&
      zoomed === undefined &&
      hasMoved(event) &&
      soon(face, event.currentTarget, REST),
    onPointerDownCapture: (event: PointerEvent) =>
      event.pointerType === 'mouse' ? show(undefined) : soon(face, event.currentTarget, PRESS),
    onPointerUp: () => show(undefined),
    onPointerCancel: () => show(undefined),
    onPointerLeave: () => show(undefined),
    onFocus: (event: FocusEvent) =>
      event.currentTarget.matches(':focus-visible') && soon(face, event.currentTarget, REST),
    onBlur: () => show(undefined),
  };
}

/** Where the enlarged card appears; one per page. It says nothing that the card's own name does not say. */
export function Zoom(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => zoomed);
  // A card that goes away under the mouse says so to nobody.
  useEffect(() => {
    if (zoomed?.element.isConnected === false) show(undefined);
  });
  if (shown === undefined) return undefined;
  const { face, side } = shown;
  return (
    <div className={classes('zoom', `zoom--${side}`)} aria-hidden="true">
      <div
        className={classes('card card--zoom', face.kind !== undefined && `card--${face.kind}`)}
        data-cat={face.category}
      >
        {face.category === undefined ? undefined : <Picture of={art(`cat-${face.category}`)} className="card__cat" />}
        <Picture of={face.picture} className="card__art" />
        <span className="card__name">{face.name}</span>
        <span className="card__text">{face.text ?? face.more}</span>
      </div>
    </div>
  );
}

/** The browser also tells of a move when only the page below has moved. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

function soon(face: Face, element: Element, after: number): void {
  clearTimeout(waiting);
  const { left, width } = element.getBoundingClientRect();
  const side = left + width / 2 > innerWidth / 2 ? 'left' : 'right';
  waiting = setTimeout(() => element.isConnected && show({ face, side, element }), after);
}

function show(next: Zoomed | undefined): void {
  clearTimeout(waiting);
  if (zoomed === next) return;
  zoomed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
