/** One line of a menu: a sign and what it does. */
import type { ReactNode } from 'react';
import { Sign } from '../widgets/picture.tsx';

export interface EntryProps {
  readonly sign: string;
  readonly label: string;
  readonly onTap: () => void;
}

export const Entry = ({ sign, label, onTap }: EntryProps): ReactNode => (
  <li>
    <button type="button" className="button button--quiet button--wide menu__entry" onClick={onTap}>
      <Sign of={sign} />
      {label}
    </button>
  </li>
);
