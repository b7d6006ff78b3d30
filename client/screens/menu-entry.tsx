/** One entry of a menu: a sign, what it does, and more about it where there is more to say. */
import type { ReactNode } from 'react';
import type { Wish } from '#protocol';
import { Sign } from '../widgets/picture.tsx';

export interface EntryProps {
  readonly sign: string;
  readonly label: string;
  readonly hint?: string;
  readonly figure?: string | undefined;
  /** One of several, which is so already or not. */
  readonly isChosen?: boolean;
  readonly onTap: () => void;
}

/** What an entry would have the server do. */
export interface Offer extends Omit<EntryProps, 'onTap'> {
  readonly wishes: readonly Wish[];
}

export const Entry = ({ sign, label, hint, figure, isChosen, onTap }: EntryProps): ReactNode => (
  <li>
    <button
      type="button"
      className="button button--quiet button--wide menu__entry"
      aria-pressed={isChosen}
      onClick={onTap}
    >
      <Sign of={sign} />
      {hint === undefined ? (
        label
      ) : (
        <span className="menu__text">
          {label}
          <small>{hint}</small>
        </span>
      )}
      {figure === undefined ? undefined : <span className="menu__figure">{figure}</span>}
    </button>
  </li>
);
