/** Cards that fill the cells of a grid, whatever their shape: the picture above the name, or beside it where cells are low. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Zone } from './hand/zone.tsx';
import './cells.css';

interface CellsProps {
  readonly label: string;
  readonly asked?: boolean;
  /** Gives the grid its columns and rows. */
  readonly className: string;
  /** Items of a list. */
  readonly children: ReactNode;
}

export const Cells = ({ className, ...zone }: CellsProps): ReactNode => (
  <Zone as="ol" className={classes('cells', className)} {...zone} />
);
