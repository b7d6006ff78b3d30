/** The signature of the table: a stack of layers between two slices, seen from the side; wrapped where it is secret. */
import type { CSSProperties, ReactNode } from 'react';
import type { CardId } from '#kernel';
import type { Face } from '../board.ts';
import { classes } from './classes.ts';
import { art, Picture } from './picture.tsx';
import { zoomProps } from './zoom.tsx';

export interface Layer {
  readonly card: CardId;
  readonly face: Face;
  /** Takes it off; a layer without this stays. */
  readonly onTap?: (() => void) | undefined;
  readonly label?: string | undefined;
}

export interface LayersProps {
  readonly label: string;
  /** From the bottom to the top, as they were put on. */
  readonly layers: readonly Layer[];
  /** Its name on the top slice. */
  readonly name?: ReactNode | undefined;
  /** An open one has a dashed top slice; one that closes now drops it. */
  readonly top?: 'open' | 'closed' | 'closing' | undefined;
  readonly size?: 'slim' | 'wide' | undefined;
}

/** Read from the top to the bottom, as one sees it. */
export function Layers({ label, layers, name, top = 'closed', size }: LayersProps): ReactNode {
  return (
    <ol
      className={classes('layers', size !== undefined && `layers--${size}`, top === 'closing' && 'is-closing')}
      aria-label={label}
    >
      <li className={classes('slice slice--top', top === 'open' && 'slice--open')}>
        <span className="slice__name">{name}</span>
      </li>
      {[...layers].reverse().map((layer) => (
        <LayerView key={layer.card} {...layer} />
      ))}
      <li className="slice slice--bottom" aria-hidden="true" />
    </ol>
  );
}

/** Secret for others: only its height shows. */
export const Wrapped = ({ layers, label }: { readonly layers: number; readonly label: string }): ReactNode => (
  <span className="wrapped" style={{ '--layers': layers } as CSSProperties} role="img" aria-label={label}>
    <span className="wrapped__label" aria-hidden="true">
      {layers}
    </span>
  </span>
);

function LayerView({ card, face, onTap, label }: Layer): ReactNode {
  const inside = (
    <>
      <Picture of={face.picture} className="layer__art" />
      <span className="layer__name">{face.name}</span>
      {face.category === undefined ? undefined : <Picture of={art(`cat-${face.category}`)} className="layer__cat" />}
    </>
  );
  const common = { 'data-cat': face.category, 'data-flip': card, ...zoomProps(face) };
  const className = classes('layer', face.kind !== undefined && `layer--${face.kind}`);
  if (onTap === undefined)
    return (
      <li className={className} {...common}>
        {inside}
      </li>
    );
  return (
    <li>
      <button type="button" className={`${className} layer--removable`} aria-label={label} onClick={onTap} {...common}>
        {inside}
      </button>
    </li>
  );
}
