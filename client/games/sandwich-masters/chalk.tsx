/** Events on the chalk board: large while one is asked, small for as long as the next turn lasts when one has passed by itself. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { Picture, Sign } from '../../widgets/picture.tsx';
import type { CounterProps } from './counter.ts';
import { askOf, cardName } from './counter.ts';
import { eventDoes, faceOf } from './faces.ts';

export function Chalk({ scene, card }: CounterProps & { readonly card: CardId }): ReactNode {
  return (
    <div className="chalk">
      <Picture of={faceOf(scene, card).picture} className="chalk__art" />
      <h2 className="chalk__title">{cardName(scene, card)}</h2>
      <p className="chalk__text">{eventDoes(scene, card)}</p>
    </div>
  );
}

/** What turns end with: whatever is told after it belongs to the one before. */
const TURNS = ['played', 'moved', 'discarded'];

/** The last event since the last turn, with what it brought; put away by a tap. */
export function News({ scene }: CounterProps): ReactNode {
  const { log, text, match, who, words } = scene;
  const from = log.findLastIndex(({ is }) => TURNS.includes(is));
  const at = log.findLastIndex(({ is }, i) => is === 'event' && i > from);
  const event = log[at];
  const seen = scene.draft<{ at: number }>('news', () => ({ at: -1 }));
  if (event?.is !== 'event' || seen.at >= at || askOf(scene) !== 'turn') return undefined;
  const told = log.slice(at + 1).filter(({ is }) => EFFECTS.includes(is));
  const putAway = (): void => {
    seen.at = at;
    scene.refresh();
  };
  return (
    <div className="m-news">
      <div className="chalk">
        <Picture of={faceOf(scene, event.card).picture} className="chalk__art" />
        <h3 className="chalk__title">{cardName(scene, event.card)}</h3>
        <p className="chalk__text">
          {told.length === 0
            ? eventDoes(scene, event.card)
            : told
                .slice(0, MOST)
                .map((one) => text.event(one, match, who))
                .join(' ')}
        </p>
      </div>
      <button type="button" className="button button--icon" aria-label={words.putAway} onClick={putAway}>
        <Sign of="close" />
      </button>
    </div>
  );
}

const EFFECTS = ['paid', 'lost', 'bribed', 'spared', 'passed', 'got', 'new-hands', 'bar-cleared'];
const MOST = 2;
