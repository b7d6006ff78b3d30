/** The verdicts of a round as the look has them: who tasted, whose sandwich came in which place, and who got the star. */
import type { Seat } from '#kernel';
import { seatOf } from '#kernel';

export interface Judged {
  readonly taster: Seat;
  /** From best to last, with what the place brought. */
  readonly cooks: readonly { readonly place: number; readonly cook: Seat; readonly points: number }[];
  /** The cook who got the point for the theme: hers, not one sandwich's, for a cook may have two on a plate. */
  readonly themed: Seat | undefined;
}

/** Of each taster in turn: taster, the cook of the theme's point or -1, and the cooks from best to last. */
export function judgedOf(verdicts: readonly number[], scale: readonly number[]): Judged[] {
  const length = scale.length + 2;
  return Array.from({ length: verdicts.length / length }, (_, i) => {
    const [taster, themed, ...cooks] = verdicts.slice(i * length, (i + 1) * length);
    return {
      taster: seatOf(taster),
      cooks: cooks.map((cook, place) => ({ place, cook: seatOf(cook), points: scale[place] })),
      themed: themed < 0 ? undefined : seatOf(themed),
    };
  });
}

/** What a taster's verdict brought a cook. */
export const gainedFrom = ({ cooks, themed }: Judged, seat: Seat): number =>
  cooks.reduce((sum, { cook, points }) => sum + (cook === seat ? points : 0), themed === seat ? 1 : 0);
