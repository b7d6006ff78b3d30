/** What a hand does with things and places, whether by tap, by drag or by key: one reducer, no event of the browser. */

export interface Hand {
  /** What is picked up. */
  readonly held: string | undefined;
  /** The place a drag is over. */
  readonly over: string | undefined;
  readonly dragging: boolean;
}

export type HandEvent =
  /** A tap on a thing, or its key. */
  | { readonly is: 'tap-thing'; readonly thing: string }
  /** A tap on a place, or its key. */
  | { readonly is: 'tap-place'; readonly place: string }
  | { readonly is: 'drag'; readonly thing: string }
  | { readonly is: 'over'; readonly place: string | undefined }
  | { readonly is: 'drop' }
  | { readonly is: 'cancel' };

/** A thing was put onto a place. */
export interface Put {
  readonly thing: string;
  readonly place: string;
}

export const EMPTY_HAND: Hand = { held: undefined, over: undefined, dragging: false };

/** Tap to pick, tap to place; a drag that ends nowhere leaves the hand empty. */
export function handle(hand: Hand, event: HandEvent): { readonly hand: Hand; readonly put?: Put } {
  switch (event.is) {
    case 'tap-thing':
      return { hand: hand.held === event.thing ? EMPTY_HAND : { ...EMPTY_HAND, held: event.thing } };
    case 'tap-place':
      return put(hand, event.place);
    case 'drag':
      return { hand: { held: event.thing, over: undefined, dragging: true } };
    case 'over':
      return { hand: hand.dragging ? { ...hand, over: event.place } : hand };
    case 'drop':
      return hand.dragging ? put(hand, hand.over) : { hand };
    case 'cancel':
      return { hand: EMPTY_HAND };
  }
}

function put({ held }: Hand, place: string | undefined): { readonly hand: Hand; readonly put?: Put } {
  if (held === undefined || place === undefined) return { hand: EMPTY_HAND };
  return { hand: EMPTY_HAND, put: { thing: held, place } };
}
