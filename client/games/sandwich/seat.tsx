/** What a player's plate shows: how many ingredients or sandwiches lie there, the last takes, and who is done. */
import type { ReactNode } from 'react';
import { trayOf } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { askOf, cardName, isDone } from '../../asking.ts';
import type { Shown } from '../../board.ts';
import { Picture } from '../../widgets/picture.tsx';
import { Count } from '../../widgets/pieces.tsx';
import { faceOf, pictureOf } from './faces.ts';
import type { OwnScene } from './scene.ts';
import { platesFull, TASTING, trayAt } from './scene.ts';
import './seat.css';

/** Where trays lie open the last takes are shown; where they are hidden only how many there are, and the last one. */
export function shownAt(scene: OwnScene, seat: Seat): Shown {
  const { look, match, words } = scene;
  const isTasting = TASTING.includes(askOf(scene) ?? 'flip');
  const n = isTasting ? platesFull(scene, seat) : look.piles[trayOf(match.seats, seat)].length;
  const flag = flagOf(scene, seat);
  const picture = <Picture of={pictureOf(isTasting ? 'plate' : 'basket')} />;
  return {
    points: look.view.points[seat],
    notes: [
      <Count key="count" picture={picture} n={n} label={words.ingredients(n)} />,
      ...(isTasting ? [] : [<LastTakes key="takes" scene={scene} seat={seat} />]),
    ],
    ...(flag === undefined ? {} : { flag }),
    holds: seat === scene.seat ? [] : trayAt(scene, seat),
  };
}

function flagOf(scene: OwnScene, seat: Seat): string | undefined {
  const ask = askOf(scene);
  if (ask === 'grab' || ask === 'pick') return scene.look.view.takers.includes(seat) ? scene.words.gotOne : undefined;
  return ask === 'rank' && isDone(scene, seat) ? scene.words.served : undefined;
}

const MOST_TAKES = 4;

function LastTakes({ scene, seat }: { readonly scene: OwnScene; readonly seat: Seat }): ReactNode {
  const cards = lastTakes(scene, seat);
  if (cards.length === 0) return undefined;
  return (
    <span className="takes" role="img" aria-label={cards.map((card) => cardName(scene, card)).join(', ')}>
      {cards.map((card) => (
        <Picture key={card} of={faceOf(scene, card).picture} />
      ))}
    </span>
  );
}

function lastTakes(scene: OwnScene, seat: Seat): CardId[] {
  if (seat === scene.seat || scene.match.options.trading) return trayAt(scene, seat).slice(-MOST_TAKES);
  const begun = scene.log.findLastIndex(({ is }) => is === 'round');
  const last = scene.log.findLast((event, i) => i > begun && event.is === 'took' && event.seat === seat);
  return last?.is === 'took' ? [last.card] : [];
}
