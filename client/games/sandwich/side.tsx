/** Above the log: who tastes when and who is done; while there is trading, what lies open before the others. */
import type { ReactNode } from 'react';
import type { Seat } from '#kernel';
import { has, leftOf } from '#kernel';
import { askOf, cardName, isDone, nameOf, othersOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { faceOf } from './faces.ts';
import { openDeal, planOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { TASTING, trayAt } from './scene.ts';
import { storyOf } from './story.ts';
import './side.css';

export const hasSide = (scene: OwnScene): boolean =>
  !scene.watching && [...TASTING, 'trade'].includes(askOf(scene) ?? '');

export function Beside({ scene }: SceneProps): ReactNode {
  if (!hasSide(scene)) return undefined;
  return askOf(scene) === 'trade' ? <LyingOpen scene={scene} /> : <Tasters scene={scene} />;
}

/** From the first taster on, clockwise, and who is done. */
export function Tasters({ scene }: SceneProps): ReactNode {
  const { words, look, match } = scene;
  const order = Array.from({ length: match.seats }, (_, i) => leftOf(look.view.first, i, match.seats));
  return (
    <section className="tasters-list stack-2">
      <h2 className="display">{words.tasters}</h2>
      <ol>
        {order.map((seat) => (
          <Taster key={seat} scene={scene} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

interface SeatProps extends SceneProps {
  readonly seat: Seat;
}

function Taster({ scene, seat }: SeatProps): ReactNode {
  const { words, look } = scene;
  const state = stateOf(scene, seat);
  return (
    <li>
      <Avatar seat={seat} person={scene.person(seat)} size="s" />
      <span>
        {nameOf(scene, seat)}
        {seat === look.view.first ? <small className="quiet">{words.firstTaster}</small> : undefined}
      </span>
      {state === undefined ? undefined : <Badge isDone={state === 'served'} label={words[state]} />}
    </li>
  );
}

const Badge = ({ isDone: done, label }: { readonly isDone: boolean; readonly label: string }): ReactNode => (
  <span className={classes('badge', done && 'badge--yes')}>
    <Sign of={done ? 'check' : 'clock'} />
    {label}
  </span>
);

/** Done with this round's plate, at it, or not yet. */
function stateOf(scene: OwnScene, seat: Seat): 'served' | 'ranking' | undefined {
  const isRanking = askOf(scene) === 'rank' && has(scene.top?.asked ?? 0, seat);
  if (isRanking) return isDone(scene, seat) ? 'served' : 'ranking';
  const told = storyOf(scene.log).at(-1)?.verdicts ?? [];
  return told.some(({ taster }) => taster === seat) ? 'served' : undefined;
}

/** What lies open before the others; a tap begins a trade. */
function LyingOpen({ scene }: SceneProps): ReactNode {
  const { words, asked } = scene;
  return (
    <section className="stack-2">
      <h2 className="display">{words.lyingOpen}</h2>
      {asked ? <p className="small quiet">{words.tapPlayer}</p> : undefined}
      <ul className="stack-2">
        {othersOf(scene).map((seat) => (
          <li key={seat}>
            {asked ? (
              <button type="button" className="open-tray" onClick={() => openDeal(scene, planOf(scene), seat)}>
                <Hidden>{words.tradeWith(nameOf(scene, seat))}</Hidden>
                <OpenTray scene={scene} seat={seat} />
              </button>
            ) : (
              <div className="open-tray">
                <OpenTray scene={scene} seat={seat} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who it is, what lies there, and whether they are ready. */
export function OpenTray({ scene, seat }: SeatProps): ReactNode {
  const { words } = scene;
  const cards = trayAt(scene, seat);
  const done = isDone(scene, seat);
  return (
    <>
      <Avatar seat={seat} person={scene.person(seat)} size="xs" />
      <b>{nameOf(scene, seat)}</b>
      {done || scene.watching ? <Badge isDone={done} label={done ? words.isReady : words.isBuilding} /> : undefined}
      {cards.length === 0 ? undefined : (
        <span className="open-tray__pics" role="img" aria-label={cards.map((card) => cardName(scene, card)).join(', ')}>
          {cards.map((card) => (
            <Picture key={card} of={faceOf(scene, card).picture} />
          ))}
        </span>
      )}
    </>
  );
}
