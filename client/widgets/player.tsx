/** A player is always a colour, an animal and a seat number; from the seventh seat on colours repeat with a striped rim. */
import type { ReactNode } from 'react';
import type { Seat } from '#kernel';
import type { Person } from '../board.ts';
import { classes } from './classes.ts';
import { art, Picture } from './picture.tsx';

const COLOURS = ['tomato', 'sea', 'mustard', 'plum', 'salt', 'ink'] as const;

export interface PlayerColour {
  readonly 'data-player': string;
  readonly 'data-striped'?: '';
}

/** Put onto any element, everything inside it takes the colour of the player. */
export const playerColour = (seat: number): PlayerColour => ({
  'data-player': COLOURS[seat % COLOURS.length],
  ...(seat < COLOURS.length ? {} : { 'data-striped': '' }),
});

export interface AvatarProps {
  readonly seat: Seat | number;
  readonly person: Pick<Person, 'avatar'>;
  readonly size?: 's' | 'xs' | 'l';
}

/** The animal in the colour of its seat, with the number of the seat. */
export function Avatar({ seat, person, size }: AvatarProps): ReactNode {
  return (
    <span className={classes('avatar', size !== undefined && `avatar--${size}`)} {...playerColour(seat)}>
      <Picture of={art(`avatar-${person.avatar}`)} />
      {size === 'xs' ? undefined : (
        <span className="avatar__seat" aria-hidden="true">
          {seat + 1}
        </span>
      )}
    </span>
  );
}
