/** An open sandwich from the side: layers on its lowest Bread, what is bad marked, what is staged numbered. */
import type { CSSProperties, ReactNode } from 'react';
import type { CardId } from '#kernel';
import { classes } from '../../widgets/classes.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf, pictureOf } from './faces.ts';
import type { OwnScene } from './scene.ts';
import './stack.css';

export interface StackProps {
  readonly scene: OwnScene;
  readonly label: string;
  /** From the bottom to the top, as they were put on. */
  readonly cards: readonly CardId[];
  /** The number of a staged card; 0 for one that lies there. */
  readonly numberOf?: ((card: CardId) => number) | undefined;
  /** Props of a layer that can be dragged; undefined for one that stays. Keys and thumbs have other ways. */
  readonly held?: ((card: CardId) => object | undefined) | undefined;
  /** Thin ones show pictures only. */
  readonly size?: 'slim' | 'wide' | undefined;
  readonly top?: 'open' | 'closed' | undefined;
  /** A copy beside the table: it does not travel. */
  readonly still?: boolean | undefined;
}

/** Taller ones have no room for names, which are read all the same. */
const TALL = 6;

/** Read from the top to the bottom, as one sees it. */
export function Stack({ scene, label, cards, numberOf, held, size, top, still }: StackProps): ReactNode {
  const isClosed = top === 'closed' && cards.length > 1;
  const inner = isClosed ? cards.slice(1, -1) : cards.slice(1);
  const common = { scene, numberOf, held, still };
  return (
    <ol
      className={classes(
        'layers ms',
        size !== undefined && `ms--${size}`,
        cards.length > TALL && 'ms--tall',
        isClosed && 'is-closing',
      )}
      style={{ '--n': cards.length } as CSSProperties}
      aria-label={label}
    >
      {isClosed ? <Slice {...common} card={cards[cards.length - 1]} end="top" /> : undefined}
      {top === 'open' ? <li className="slice slice--top slice--open ms__open" aria-hidden="true" /> : undefined}
      {[...inner].reverse().map((card) => (
        <Layer key={card} {...common} card={card} />
      ))}
      {cards.length === 0 ? undefined : <Slice {...common} card={cards[0]} end="bottom" />}
    </ol>
  );
}

interface LayerProps extends Pick<StackProps, 'scene' | 'numberOf' | 'held' | 'still'> {
  readonly card: CardId;
}

function Layer(props: LayerProps): ReactNode {
  const { scene, card, held, still, numberOf } = props;
  const face = faceOf(scene, card);
  const common = {
    className: classes(
      'layer',
      face.kind !== undefined && `layer--${face.kind}`,
      (numberOf?.(card) ?? 0) > 0 && 'is-staged',
    ),
    'data-cat': face.category,
    ...(still === true ? {} : { 'data-flip': card }),
    ...zoomProps(face),
  };
  return (
    <li {...common} {...held?.(card)}>
      <Inside {...props} />
    </li>
  );
}

function Inside({ scene, card, numberOf }: LayerProps): ReactNode {
  const face = faceOf(scene, card);
  return (
    <>
      <Picture of={face.picture} className="layer__art" />
      <span className="layer__name">{face.name}</span>
      <Marks scene={scene} card={card} numberOf={numberOf} />
    </>
  );
}

/** The fly or the skull of what is bad, and the number of what is staged. */
function Marks({ scene, card, numberOf }: Pick<LayerProps, 'scene' | 'card' | 'numberOf'>): ReactNode {
  const { corner } = faceOf(scene, card);
  const number = numberOf?.(card) ?? 0;
  return (
    <>
      {corner === undefined ? undefined : (
        <span className="m-bad badmark">
          <Picture of={pictureOf(corner)} />
          <Hidden>{scene.words.bad}</Hidden>
        </span>
      )}
      {number === 0 ? undefined : <span className="stepno" data-number={number} />}
    </>
  );
}

/** The lowest Bread, or the one that closes it. */
function Slice(props: LayerProps & { readonly end: 'top' | 'bottom' }): ReactNode {
  const { scene, card, end, held, still, numberOf } = props;
  const face = faceOf(scene, card);
  const common = {
    className: classes(
      `slice slice--${end}`,
      face.kind === 'bad' && 'slice--bad',
      (numberOf?.(card) ?? 0) > 0 && 'is-staged',
    ),
    ...(still === true ? {} : { 'data-flip': card }),
    ...zoomProps(face),
  };
  const inside = (
    <>
      <span className="slice__name visually-hidden">{face.name}</span>
      <Marks scene={scene} card={card} numberOf={numberOf} />
    </>
  );
  return (
    <li {...common} {...held?.(card)}>
      {inside}
    </li>
  );
}
