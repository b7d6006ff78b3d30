/** What a seat may know of the state: all of it. Hands are cards, and the kernel keeps those. */
import type { Look } from '#kernel';
import { copyPlain } from '#kernel';
import type { State, TemplateKinds, TemplateWorld, View } from './state.ts';

export const view = ({ table: { state } }: TemplateWorld): View => ({ round: state.round, points: state.points });

/** Looks are read only and may share lists with the table; a state may not. */
export const unview = (look: Look<TemplateKinds>): State => copyPlain(look.view);
