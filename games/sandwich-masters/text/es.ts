/** x */
import type { Wording } from '#kernel';
import type { MastersKinds } from '../state.ts';
export const text = {} as Wording<MastersKinds>;
