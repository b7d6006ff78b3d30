/** Napkins: one tap away at all times, the band of a hold, those that stay on the table, and when holds wait for me. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Lasting } from '#games/plates-and-napkins';
import { COUNTING_SEATS, eatersOf, POLICIES } from '#games/plates-and-napkins';
import type { CardId } from '#kernel';
import { movedByMe } from '../../widgets/flip.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture } from '../../widgets/picture.tsx';
import { TimerRing } from '../../widgets/timer-ring.tsx';
import { listed } from '../../words/index.ts';
import { pictureOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { askOf, cardName, effectOf, isHold, myNapkins, nameOf } from './scene.ts';

export function playNapkin(scene: OwnScene, card: CardId): void {
  movedByMe(card);
  scene.interrupt('napkin', { card });
}

/** Every napkin of mine as a button: a tap plays it, whoever's turn it is. */
export function NapkinStrip({ scene, size }: SceneProps & { readonly size: 'small' | 'large' }): ReactNode {
  const napkins = myNapkins(scene);
  if (napkins.length === 0) return undefined;
  return (
    <Zone as="div" label={scene.words.kinds.napkin} className={`napkins napkins--${size}`}>
      {napkins.map((card) => (
        <button key={card} type="button" className="napbtn" onClick={() => playNapkin(scene, card)}>
          <Picture of={pictureOf('piece-napkin')} />
          <span>
            <b>
              <span className="visually-hidden">{scene.words.napkin}: </span>
              {cardName(scene, card)}
            </b>
            <small>{effectOf(scene, card)}</small>
          </span>
        </button>
      ))}
    </Zone>
  );
}

/** Over the banner while a hold runs: the same for everybody, whatever they hold. */
export function Band({ scene }: SceneProps): ReactNode {
  if (!isHold(scene)) return undefined;
  const { words, watching } = scene;
  const verb = questionOf(scene);
  return (
    <div className="band" role="group" aria-label={verb}>
      <TimerRing scene={scene} />
      <div>
        <p className="band__verb">{verb}</p>
        <p className="band__how">{underOf(scene) ?? words.everyone}</p>
      </div>
      {watching ? undefined : <BandActs scene={scene} />}
    </div>
  );
}

function questionOf(scene: OwnScene): string {
  const { words, look } = scene;
  if (askOf(scene) === 'napkin') return words.onThat;
  const [eater, ...others] = eatersOf(look.view.bids);
  return others.length > 0 ? words.anyNapkinAll : words.anyNapkin(nameOf(scene, eater));
}

/** Napkins that wait below the newest one. */
function underOf(scene: OwnScene): string | undefined {
  const below = scene.look.view.playing.slice(0, -1).map(({ card }) => cardName(scene, card));
  return below.length === 0 ? undefined : scene.words.under(listed(scene.language, below.reverse()));
}

function BandActs({ scene }: SceneProps): ReactNode {
  const { words, asked } = scene;
  const napkins = myNapkins(scene);
  return (
    <Zone as="div" label={words.kinds.napkin} className="band__acts" asked={asked}>
      {napkins.map((card) => (
        <button
          key={card}
          type="button"
          className="button button--main"
          title={effectOf(scene, card)}
          onClick={() => playNapkin(scene, card)}
        >
          {words.play(cardName(scene, card))}
        </button>
      ))}
      {asked ? (
        <button type="button" className="button wave" onClick={() => scene.answer('wave')}>
          <Picture of={pictureOf('wave')} />
          {words.letBe}
        </button>
      ) : (
        <p className="band__waved">{napkins.length === 0 ? `${words.letItBe} ${words.noNapkin}` : words.letItBe}</p>
      )}
    </Zone>
  );
}

/** When holds wait for me. Nobody else sees it. */
function PolicyChoice({ scene }: SceneProps): ReactNode {
  const { words, look, watching } = scene;
  const name = useId();
  if (watching) return undefined;
  const { policy } = look.view;
  return (
    <fieldset className="policy">
      <legend>{words.policy}</legend>
      <div className="segments">
        {POLICIES.map((one) => (
          <label key={one} className="segment">
            <input
              type="radio"
              name={name}
              checked={one === policy}
              onChange={() => scene.interrupt('policy', { policy: one })}
            />
            <span>{words.policies[one]}</span>
          </label>
        ))}
      </div>
      <small>{words.policyHow[policy]}</small>
    </fieldset>
  );
}

function lastingText(scene: OwnScene, { by, on }: Lasting): string {
  const { words } = scene;
  const until = words.untilEaten(nameOf(scene, by));
  return on < 0 ? until : `${words.barred(nameOf(scene, on))} ${until}`;
}

/** Napkins that stay, on the sheet of small screens. */
export function LastingPills({ scene }: SceneProps): ReactNode {
  const { lasting } = scene.look.view;
  if (lasting.length === 0) return undefined;
  return (
    <ul className="pills" aria-label={scene.words.onTable}>
      {lasting.map((one) => (
        <li key={one.card} className="lasting" data-flip={one.card}>
          <Picture of={pictureOf('piece-napkin')} />
          <span>{one.on < 0 ? cardName(scene, one.card) : scene.words.barred(nameOf(scene, one.on))}</span>
        </li>
      ))}
    </ul>
  );
}

/** In the side column: how far the game goes, what stays on the table, and my standing word. */
export function Beside({ scene }: SceneProps): ReactNode {
  const { words, look, match } = scene;
  const { lasting, eaten } = look.view;
  const { sandwiches, goal } = match.options;
  const isCounting = match.seats === COUNTING_SEATS;
  return (
    <>
      <p className="pn-goal">
        <Picture of={pictureOf('plate')} />
        {isCounting ? words.sandwichOf(Math.min(eaten + 1, sandwiches), sandwiches) : words.goal(goal)}
      </p>
      {lasting.length === 0 ? undefined : (
        <section className="pn-lasting">
          <h2>{words.onTable}</h2>
          {lasting.map((one) => (
            <div key={one.card} className="lasting">
              <Picture of={pictureOf('piece-napkin')} />
              <span>
                <b>{cardName(scene, one.card)}</b>
                <small>{lastingText(scene, one)}</small>
              </span>
            </div>
          ))}
        </section>
      )}
      <PolicyChoice scene={scene} />
    </>
  );
}
