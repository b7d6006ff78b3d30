/** A card: picture, name and silhouette on the tint of its category. It is tapped, grabbed, picked, taken and enlarged. */
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { CardId } from '#kernel';
import type { Face } from '../board.ts';
import { classes } from './classes.ts';
import { art, Picture } from './picture.tsx';
import { playerColour } from './player.tsx';
import { zoomProps } from './zoom.tsx';

export interface CardProps {
  readonly face: Face;
  /** Who it is while it travels; a card without one stays where it is drawn. */
  readonly card?: CardId | undefined;
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  readonly shape?: 'flat' | 'picture' | undefined;
  readonly state?: 'legal' | 'picked' | 'taken' | 'flying' | undefined;
  /** Picked or not, where it can be picked. */
  readonly pressed?: boolean | undefined;
  /** 1 to 9: the key that does the same as a tap. */
  readonly hotkey?: number | undefined;
  /** A few degrees, fixed per card, on the shared sheet only. */
  readonly turn?: boolean | undefined;
  /** What a tap does, where the name of the card alone does not say it. */
  readonly label?: string | undefined;
  /** On release. */
  readonly onTap?: (() => void) | undefined;
  /** On touching it: for races, where every moment counts. */
  readonly onGrab?: (() => void) | undefined;
  /** Props of the hand, where it can be dragged. */
  readonly hand?: object | undefined;
  readonly style?: CSSProperties | undefined;
  /** Tags and numbers on it. */
  readonly children?: ReactNode | undefined;
}

export function Card(props: CardProps): ReactNode {
  const { face, card, label, onTap, onGrab, hand, hotkey, pressed } = props;
  const grab = useGrab(onGrab);
  const common = {
    className: classNameOf(props),
    style: styleOf(props),
    'data-cat': face.category,
    ...(card === undefined ? {} : { 'data-flip': card }),
    ...zoomProps(face),
  };
  if (onTap === undefined && onGrab === undefined && hand === undefined)
    return (
      <div {...common}>
        <Inside {...props} />
      </div>
    );
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-hotkey={hotkey}
      onClick={onTap}
      {...common}
      {...grab}
      {...hand}
    >
      <Inside {...props} />
    </button>
  );
}

/** The back of a card: stripes and disc in the colours of the game. */
export function CardBack({
  picture,
  card,
  size,
}: {
  picture?: string;
  card?: CardId;
  size?: CardProps['size'];
}): ReactNode {
  return (
    <span
      className={classes('card card--back', size !== undefined && `card--${size}`)}
      data-flip={card}
      aria-hidden="true"
    >
      {picture === undefined ? undefined : <Picture of={picture} className="card__art" />}
    </span>
  );
}

/** Slapped onto a card by whoever took it. */
export const Tag = ({ seat, avatar, name }: { seat: number; avatar: string; name: string }): ReactNode => (
  <span className="tag" {...playerColour(seat)}>
    <Picture of={art(`avatar-${avatar}`)} />
    {name}
  </span>
);

function Inside({ face, hotkey, children }: CardProps): ReactNode {
  return (
    <>
      {face.category === undefined ? undefined : <Picture of={art(`cat-${face.category}`)} className="card__cat" />}
      <Picture of={face.picture} className="card__art" />
      <span className="card__name">{face.name}</span>
      {face.more === undefined ? undefined : <span className="visually-hidden">, {face.more}</span>}
      {hotkey === undefined ? undefined : <span className="card__key" data-key={hotkey} />}
      {children}
    </>
  );
}

function classNameOf({ face, size, shape, state }: CardProps): string {
  return classes(
    'card',
    face.kind !== undefined && `card--${face.kind}`,
    size !== undefined && `card--${size}`,
    shape !== undefined && `card--${shape}`,
    state !== undefined && `is-${state}`,
  );
}

/** Turned by a little, always the same for the same card. */
function styleOf({ turn, card, style }: CardProps): CSSProperties | undefined {
  if (turn !== true) return style;
  return { '--turn': `${((((card ?? 0) * 37) % 9) - 4) * 0.4}deg`, ...style } as CSSProperties;
}

/** Acts when it is touched; keys act by the click that they make, which no finger made. */
function useGrab(onGrab: (() => void) | undefined): object {
  const touched = useRef(false);
  if (onGrab === undefined) return {};
  return {
    onPointerDown({ button, isPrimary }: PointerEvent) {
      if (button !== 0 || !isPrimary) return;
      touched.current = true;
      onGrab();
    },
    onClick() {
      if (!touched.current) onGrab();
      touched.current = false;
    },
  };
}
