/** What just happened to somebody: an inspector at their place, an event that asks others, or one that has passed by itself. */
import type { ReactNode } from 'react';
import type { CardId, Seat } from '#kernel';
import { aboutOf, askOf, cardName } from '../../asking.ts';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { Chalk } from './chalk.tsx';
import { Choosers } from './event.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { Visit } from './inspect.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import './news.css';

interface Piece {
  /** Another one where something newer has happened. */
  readonly id: string;
  /** Its name on a tab. */
  readonly sign: ReactNode;
  readonly shown: ReactNode;
}

export function newsOf(scene: OwnScene): Piece | undefined {
  const id = `asked ${scene.top?.id ?? 0}`;
  if (askOf(scene) === 'inspect') {
    const { inspector } = aboutOf(scene, 'inspect');
    const sign = <Signed picture={pictureOf('piece-cloche')} name={cardName(scene, inspector)} />;
    return { id, sign, shown: <Visit scene={scene} inspector={inspector} /> };
  }
  if (askOf(scene) === 'event') {
    const { card } = aboutOf(scene, 'event');
    return { id, sign: signOf(scene, card), shown: <Choosing scene={scene} card={card} /> };
  }
  return passedIn(scene);
}

const Signed = ({ picture, name }: { readonly picture: string; readonly name: string }): ReactNode => (
  <>
    <Picture of={picture} />
    <Hidden>{name}</Hidden>
  </>
);

const signOf = (scene: OwnScene, card: CardId): ReactNode => (
  <Signed picture={faceOf(scene, card).picture} name={cardName(scene, card)} />
);

const Choosing = ({ scene, card }: SceneProps & { readonly card: CardId }): ReactNode => (
  <>
    <Chalk scene={scene} card={card} />
    <Choosers scene={scene} />
  </>
);

/** What turns begin with: whatever is told after it belongs to that turn. */
const TURNS = ['played', 'moved', 'discarded'];
const EFFECTS = ['paid', 'lost', 'bribed', 'spared', 'passed', 'got', 'new-hands', 'bar-cleared'];
const MOST = 2;

/** The last event since the last turn began, with what it brought; it stays as long as nobody has done anything else. */
function passedIn(scene: OwnScene): Piece | undefined {
  const { log, text, match, who } = scene;
  const from = log.findLastIndex(({ is }) => TURNS.includes(is));
  const at = log.findLastIndex(({ is }, i) => is === 'event' && i > from);
  const event = log[at];
  if (event?.is !== 'event' || askOf(scene) !== 'turn') return undefined;
  const effects = log.slice(at + 1).filter(({ is }) => EFFECTS.includes(is));
  const told = effects.slice(0, MOST).map((effect) => text.event(effect, match, who));
  return {
    id: `event ${at}`,
    sign: signOf(scene, event.card),
    shown: <Chalk scene={scene} card={event.card} told={told.length === 0 ? undefined : told.join(' ')} />,
  };
}

/** What somebody lost, by pictures: the words for it are only read. */
export function Gone({
  scene,
  seat,
  cards,
}: SceneProps & { readonly seat: Seat; cards: readonly CardId[] }): ReactNode {
  const kinds = [...Map.groupBy(cards, (card) => scene.match.faces[card]).values()];
  return (
    <span className="m-gone" aria-hidden="true">
      <Avatar seat={seat} person={scene.person(seat)} size="xs" />
      <Sign of="trash" />
      {kinds.map(([card, ...more]) => (
        <span key={card} className="count">
          <Picture of={faceOf(scene, card).picture} />
          {more.length === 0 ? undefined : `×${more.length + 1}`}
        </span>
      ))}
    </span>
  );
}

export function News({ scene }: SceneProps): ReactNode {
  const news = newsOf(scene);
  return news === undefined ? undefined : (
    <div className="m-news" role="status">
      {news.shown}
    </div>
  );
}
