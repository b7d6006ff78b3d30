/** A sandwich from the side: layers between two slices, or on another base, with room on top where it is open. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { cardName, raised } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { art, Picture } from '../../widgets/picture.tsx';
import { zoomProps } from '../../widgets/zoom.tsx';
import { faceOf, pictureOf } from './faces.ts';
import type { OwnScene } from './scene.ts';
import { announcedIn, phraseOf } from './scene.ts';
import './stack.css';

export interface StackProps {
  readonly scene: OwnScene;
  readonly label: string;
  /** From the bottom to the top, as they were put on. */
  readonly cards: readonly CardId[];
  /** On the top slice. */
  readonly name?: ReactNode | undefined;
  /** Instead of the top slice: where the next layer goes. */
  readonly open?: ReactNode | undefined;
  /** Props of a layer that can be tapped and dragged. */
  readonly held?: ((card: CardId) => object) | undefined;
  readonly size?: 'slim' | 'wide' | undefined;
  /** A copy beside the table: it does not travel. */
  readonly still?: boolean | undefined;
}

/** Read from the top to the bottom, as one sees it. */
export function Stack({ scene, label, cards, name, open, held, size, still }: StackProps): ReactNode {
  const { base } = scene.look.view;
  const common = announcedIn(scene);
  return (
    <ol className={classes('layers', size !== undefined && `layers--${size}`)} aria-label={label}>
      {open === undefined ? <Top base={base} name={name} /> : <li className="openli">{open}</li>}
      {common === undefined || cards.includes(common) ? undefined : (
        <Layer scene={scene} card={common} travels={false} />
      )}
      {[...cards].reverse().map((card) => (
        <Layer key={card} scene={scene} card={card} props={held?.(card)} travels={still !== true && card !== common} />
      ))}
      <Bottom scene={scene} />
    </ol>
  );
}

interface LayerProps {
  readonly scene: OwnScene;
  readonly card: CardId;
  readonly props?: object | undefined;
  readonly travels: boolean;
}

function Layer({ scene, card, props, travels }: LayerProps): ReactNode {
  const face = faceOf(scene, card);
  const inside = (
    <>
      <Picture of={face.picture} className="layer__art" />
      <span className="layer__name">{face.name}</span>
      <Picture of={art(`cat-${face.category}`)} className="layer__cat" />
    </>
  );
  const common = {
    className: classes(
      'layer',
      face.kind !== undefined && `layer--${face.kind}`,
      props !== undefined && 'layer--removable',
    ),
    'data-cat': face.category,
    ...(travels ? { 'data-flip': card } : {}),
    ...zoomProps(face),
  };
  if (props === undefined) return <li {...common}>{inside}</li>;
  return (
    <li className="layer-row">
      <button type="button" aria-label={cardName(scene, card)} {...common} {...props}>
        {inside}
      </button>
    </li>
  );
}

const BREAD = 'p:bread';

/** Only bread has a lid. */
function Top({ base, name }: { readonly base: string; readonly name: ReactNode }): ReactNode {
  if (base !== BREAD) return name === undefined ? undefined : <li className="lidless">{name}</li>;
  return (
    <li className="slice slice--top" {...(name === undefined ? { 'aria-hidden': true } : {})}>
      <span className="slice__name">{name}</span>
    </li>
  );
}

const BASES: Readonly<Record<string, string>> = {
  'p:pizza': 'thing-pizza',
  'p:crepe': 'crepe',
  'p:salad': 'salad',
  'p:pita': 'flatbread',
  'p:wok': 'bowl',
};

function Bottom({ scene }: { readonly scene: OwnScene }): ReactNode {
  const { base } = scene.look.view;
  if (base === BREAD) return <li className="slice slice--bottom" aria-hidden="true" />;
  const picture = BASES[base];
  return (
    <li className="slice slice--bottom slice--base" data-base={picture ?? 'own'}>
      {picture === undefined ? undefined : <Picture of={pictureOf(picture)} className="slice__art" />}
      <span className="slice__name">{raised(phraseOf(scene, base))}</span>
    </li>
  );
}
