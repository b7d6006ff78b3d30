/** My sandwiches side by side, each on its plate below the name of who gets it, with the way to exchange two of them. */
import type { CSSProperties, ReactNode } from 'react';
import type { Seat } from '#kernel';
import { nameOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { characterOf } from './guests.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { directionNow, layersOf } from './scene.ts';
import './columns.css';

interface ColumnsProps {
  readonly scene: OwnScene;
  /** Above each of them. */
  readonly heads: readonly ReactNode[];
  /** Exchanges what a column and the next one get, where that changes anything. */
  readonly swapOf?: ((index: number) => Swap | undefined) | undefined;
  readonly children: (index: number) => ReactNode;
}

export interface Swap {
  readonly label: string;
  readonly act: () => void;
}

export function Columns({ scene, heads, swapOf, children }: ColumnsProps): ReactNode {
  return (
    <div
      className="cols-room"
      data-part="columns"
      style={{ '--columns': heads.length, '--layers': layersOf(scene) } as CSSProperties}
    >
      <Zone
        as="ul"
        label={scene.words.yours}
        className={classes('cols', heads.length > 3 && 'cols--many')}
        asked={scene.asked}
      >
        {heads.map((head, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: with three players a neighbour has two.
          <li key={i} className="col" style={{ '--i': i } as CSSProperties}>
            {head}
            <div className="board">
              {children(i)}
              <span className="dishes plate__dish" />
            </div>
            <SwapButton swap={swapOf?.(i)} />
          </li>
        ))}
      </Zone>
    </div>
  );
}

const SwapButton = ({ swap }: { readonly swap: Swap | undefined }): ReactNode =>
  swap === undefined ? undefined : (
    <button type="button" className="button button--icon swapbtn" aria-label={swap.label} onClick={swap.act}>
      <Sign of="swap" />
    </button>
  );

/** Between two columns for different neighbours. */
export const swapFor =
  (scene: OwnScene, to: readonly Seat[], act: (index: number) => void) =>
  (i: number): Swap | undefined =>
    i + 1 < to.length && to[i + 1] !== to[i]
      ? { label: scene.words.swapFor(nameOf(scene, to[i]), nameOf(scene, to[i + 1])), act: () => act(i) }
      : undefined;

/** The neighbour, and what that guest is like, or how far away somebody sits. */
export function ForWhom({ scene, seat }: SceneProps & { readonly seat: Seat }): ReactNode {
  const { match, words } = scene;
  const way = directionNow(scene);
  const steps = (way === 'left' ? seat - scene.seat : scene.seat - seat) + match.seats;
  return (
    <div className="who">
      <Avatar seat={seat} person={scene.person(seat)} />
      <h2>{words.forWhom(nameOf(scene, seat))}</h2>
      <small>{characterOf(scene, seat) ?? words.distance[way](steps % match.seats)}</small>
    </div>
  );
}
