/** Cards as large as their room allows, and all of them whole: in one row or in several. */
import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Zone } from './hand/zone.tsx';
import './fit.css';

interface FitProps {
  /** So many have room, whether or not they are there: what is played away leaves the others as large as they are. */
  readonly count: number;
  /** Width to height of one of them; what stands below each of them, in rem, is added. */
  readonly ratio?: number;
  readonly foot?: number;
  /** As large as they may and must be, in rem. */
  readonly most?: number;
  readonly least?: number;
  readonly label: string;
  readonly asked?: boolean;
  readonly className?: string;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** A list of cards that are as large as their room allows, in one row or several, and all of them whole: `--card-w` is the width of one. */
export function Fit({ count, ratio = 5 / 7, foot = 0, most, least, className, ...zone }: FitProps): ReactNode {
  const perRow = (rows: number): number => Math.max(1, Math.ceil(count / rows));
  const style = {
    '--fit-1': perRow(1),
    '--fit-2': perRow(2),
    '--fit-3': perRow(3),
    '--fit-4': perRow(4),
    '--fit-ratio': ratio,
    '--fit-foot': `${foot}rem`,
    ...(most === undefined ? {} : { '--fit-most': `${most}rem` }),
    ...(least === undefined ? {} : { '--fit-least': `${least}rem` }),
  } as CSSProperties;
  return (
    <div className="fit" style={style}>
      <Zone as="ul" className={classes('fit__cards', className)} {...zone} />
    </div>
  );
}
