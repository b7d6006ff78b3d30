/** An offer of somebody: what for what, and two buttons. */
import type { ReactNode } from 'react';
import type { Face, Person } from '../board.ts';
import { Picture, Sign } from './picture.tsx';
import { Avatar } from './player.tsx';

export interface OfferProps {
  readonly seat: number;
  readonly person: Person;
  /** "Mia wants to trade". */
  readonly title: ReactNode;
  /** The same in words, with both cards. */
  readonly label: string;
  readonly gives: readonly Face[];
  readonly wants: readonly Face[];
  readonly accept?: { readonly label: string; readonly act: () => void } | undefined;
  readonly decline?: { readonly label: string; readonly act: () => void } | undefined;
}

export function OfferView({ seat, person, title, label, gives, wants, accept, decline }: OfferProps): ReactNode {
  return (
    <div className="offer" role="group" aria-label={label}>
      <Avatar seat={seat} person={person} size="s" />
      <div>
        <p className="offer__text">{title}</p>
        <p className="offer__swap">
          <span className="visually-hidden">{label}</span>
          {gives.map((face) => (
            <Picture key={face.name} of={face.picture} />
          ))}
          <Sign of="swap" className="icon" />
          {wants.map((face) => (
            <Picture key={face.name} of={face.picture} />
          ))}
        </p>
      </div>
      {accept === undefined ? undefined : (
        <button type="button" className="button button--yes" aria-label={accept.label} onClick={accept.act}>
          <Sign of="check" />
        </button>
      )}
      {decline === undefined ? undefined : (
        <button type="button" className="button button--no" aria-label={decline.label} onClick={decline.act}>
          <Sign of="close" />
        </button>
      )}
    </div>
  );
}
