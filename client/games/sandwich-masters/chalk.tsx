/** Events on the chalk board: large while one is asked, small for as long as the next turn lasts when one has passed by itself. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { Picture } from '../../widgets/picture.tsx';
import { eventDoes, faceOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { cardName } from './scene.ts';

export function Chalk({ scene, card }: SceneProps & { readonly card: CardId }): ReactNode {
  return (
    <div className="chalk">
      <Picture of={faceOf(scene, card).picture} className="chalk__art" />
      <h2 className="chalk__title">{cardName(scene, card)}</h2>
      <p className="chalk__text">{eventDoes(scene, card)}</p>
    </div>
  );
}

/** What turns begin with: whatever is told after it belongs to that turn. */
const TURNS = ['played', 'moved', 'discarded'];

/** The last event since the last turn began, with what it brought; it stays as long as nobody has done anything else. */
export function newsIn({ log, top }: OwnScene): { readonly card: CardId; readonly told: OwnScene['log'] } | undefined {
  const from = log.findLastIndex(({ is }) => TURNS.includes(is));
  const at = log.findLastIndex(({ is }, i) => is === 'event' && i > from);
  const event = log[at];
  if (event?.is !== 'event' || top?.ask !== 'turn') return undefined;
  return { card: event.card, told: log.slice(at + 1).filter(({ is }) => EFFECTS.includes(is)) };
}

const EFFECTS = ['paid', 'lost', 'bribed', 'spared', 'passed', 'got', 'new-hands', 'bar-cleared'];
const MOST = 2;

export function News({ scene }: SceneProps): ReactNode {
  const { text, match, who } = scene;
  const news = newsIn(scene);
  if (news === undefined) return undefined;
  const told = news.told.slice(0, MOST).map((event) => text.event(event, match, who));
  return (
    <div className="chalk">
      <Picture of={faceOf(scene, news.card).picture} className="chalk__art" />
      <h3 className="chalk__title">{cardName(scene, news.card)}</h3>
      <p className="chalk__text">{told.length === 0 ? eventDoes(scene, news.card) : told.join(' ')}</p>
    </div>
  );
}
