/** Small pieces of cards and tickets: the corner of what is bad, and the head of an order. */
import type { ReactNode } from 'react';
import { Picture } from '../../widgets/picture.tsx';
import { Coin } from '../../widgets/pieces.tsx';
import { pictureOf } from './faces.ts';
import './parts.css';

/** The fly or the skull in the corner of a card that is bad. */
export const Corner = ({ of }: { readonly of: string | undefined }): ReactNode =>
  of === undefined ? undefined : (
    <span className="card__corner m-bad m-corner" aria-hidden="true">
      <Picture of={pictureOf(of)} />
    </span>
  );

interface TicketTopProps {
  readonly name: string;
  readonly pays: number;
  /** Read before what it pays. */
  readonly label?: string;
  readonly picture?: string | undefined;
}

/** The head of an order's ticket: its name, what it pays, and the picture of one that players wrote. */
export const TicketTop = ({ name, pays, label, picture }: TicketTopProps): ReactNode => (
  <span className="mt__top">
    {picture === undefined ? undefined : <Picture of={picture} className="mt__pic" />}
    <span className="ticket__name">{name}</span>
    <Coin n={pays} {...(label === undefined ? {} : { label: `${label} ${pays}` })} />
  </span>
);
