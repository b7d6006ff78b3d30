/** Where editions differ: the rows of a rulebook's table of editions in which not all say the same. */
import type { Inline } from './inline.ts';
import { plainOf } from './inline.ts';
import type { Grid, Rulebook, Section } from './rulebook.ts';

/** The section that tells the printed rulebooks apart. */
const WHERE = 'presets';

export interface Editions extends Grid {
  /** The ids of the editions, in the order of the columns after the first. */
  readonly ids: readonly string[];
}

/** Undefined for a game of one edition, and beside the section that has the table itself. */
export function editionsOf({ sections }: Rulebook, beside?: Section): Editions | undefined {
  if (beside?.anchor === WHERE) return undefined;
  const blocks = sections.find(({ anchor }) => anchor === WHERE)?.blocks ?? [];
  const table = blocks.find((block) => block.is === 'table');
  if (table === undefined || table.head.length < 3) return undefined;
  const ids = table.head.slice(1).map(plainOf);
  return { ids, head: table.head, rows: table.rows.filter(differs) };
}

const differs = ([, ...cells]: readonly (readonly Inline[])[]): boolean => new Set(cells.map(plainOf)).size > 1;
