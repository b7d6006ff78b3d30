/** The kraft sheet in the middle, and the tray of my cards below it. */
import type { CSSProperties, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { afterLayout } from './after-layout.ts';
import { Fit } from './fit.tsx';
import { Zone } from './hand/zone.tsx';

/** What must rise over the torn edge lies on the sheet, never in it. Where it does not fit, keys scroll it. */
export function Sheet({ children }: { readonly children: ReactNode }): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => afterLayout(() => content.current !== null && reach(content.current)));
  return (
    <div className="sheet-frame">
      <div className="sheet" />
      <div className="sheet-frame__content" ref={content}>
        {children}
      </div>
    </div>
  );
}

function reach(place: HTMLElement): void {
  const scrolls = place.scrollHeight > place.clientHeight + 1;
  if (scrolls === place.hasAttribute('tabindex')) return;
  if (scrolls) place.tabIndex = 0;
  else place.removeAttribute('tabindex');
}

/** Of a flat card: its width to its height. */
const FLAT = 1 / 1.06;

export interface TrayProps {
  readonly title: string;
  readonly count?: ReactNode | undefined;
  readonly columns?: number | undefined;
  /** So many flat cards have room in it, all of them whole; without it they lie in columns. */
  readonly room?: number | undefined;
  /** On large screens like a hand of cards. */
  readonly fan?: boolean | undefined;
  /** Items of a list. */
  readonly children: ReactNode;
}

export function Tray({ title, count, columns = 5, room, fan, children }: TrayProps): ReactNode {
  return (
    <div className={fan === true ? 'tray tray--fan' : 'tray'}>
      <div className="tray__head">
        <h2 className="tray__title">{title}</h2>
        {count === undefined ? undefined : <span className="tray__count">{count}</span>}
      </div>
      {room === undefined ? (
        <Zone as="ol" label={title} className="tray__cards" style={{ '--tray-columns': columns } as CSSProperties}>
          {children}
        </Zone>
      ) : (
        <Fit label={title} count={room} ratio={FLAT}>
          {children}
        </Fit>
      )}
    </div>
  );
}
