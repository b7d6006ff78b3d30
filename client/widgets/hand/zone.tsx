/** A zone of the table for the keyboard: Tab goes from zone to zone, arrows move inside it, and it remembers where one was. */
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

export interface ZoneProps {
  readonly label: string;
  readonly as?: 'ul' | 'ol' | 'div';
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Marks the zone where the question is answered that is asked now. */
  readonly asked?: boolean;
  readonly children: ReactNode;
}

/** A labelled list (or group) whose buttons are reached by arrows. */
export function Zone({ label, as = 'ul', className, style, asked, children }: ZoneProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  const Element = as as 'ul';
  useLayoutEffect(() => rove(place.current, undefined));
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextOf(place.current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    rove(place.current, next);
    next.focus();
  };
  return (
    <Element
      ref={place as never}
      className={className}
      style={style}
      aria-label={label}
      data-asked={asked === true ? '' : undefined}
      {...(as === 'div' ? { role: 'group' } : {})}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target instanceof HTMLElement && rove(place.current, event.target)}
    >
      {children}
    </Element>
  );
}

const stopsOf = (zone: HTMLElement | null): HTMLElement[] => [
  ...(zone?.querySelectorAll<HTMLElement>('button:not(:disabled), [data-rove]') ?? []),
];

/** Exactly one of the zone can be reached by Tab: the given one, the one that was, or the first. */
function rove(zone: HTMLElement | null, to: HTMLElement | undefined): void {
  const stops = stopsOf(zone);
  const current = stops.find((stop) => stop === to) ?? stops.find((stop) => stop.tabIndex === 0 && stop.dataset.roved);
  const only = current ?? stops[0];
  for (const stop of stops) {
    const tabIndex = stop === only ? 0 : -1;
    if (stop.getAttribute('tabindex') !== String(tabIndex)) stop.tabIndex = tabIndex;
    if (stop === only) stop.dataset.roved = 'here';
    else if (stop.dataset.roved !== undefined) delete stop.dataset.roved;
  }
}

/** Left and right along the reading order, up and down to the nearest of the next row, Home and End to the ends. */
function nextOf(zone: HTMLElement | null, key: string): HTMLElement | undefined {
  const stops = stopsOf(zone);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return stops[Math.min(stops.length - 1, at + 1)];
  if (key === 'ArrowLeft') return stops[Math.max(0, at - 1)];
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowDown') return nearest(stops, at, 1);
  return key === 'ArrowUp' ? nearest(stops, at, -1) : undefined;
}

function nearest(stops: readonly HTMLElement[], at: number, direction: 1 | -1): HTMLElement {
  const here = stops[at].getBoundingClientRect();
  const others = stops
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * direction > here.height / 2)
    .sort((a, b) => distance(a.box, here) - distance(b.box, here));
  return others[0]?.stop ?? stops[at];
}

const distance = (a: DOMRect, b: DOMRect): number =>
  Math.abs(a.top - b.top) * 4 + Math.abs(a.left + a.width / 2 - b.left - b.width / 2);
