/** At the thumb: the one button that counts, with what it would send, or the way back once it is sent. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { only } from '#kernel';
import { askOf, cardName, nameOf } from '../../asking.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { closeDeal, isDealing, NOTHING, planOf, restOf, sandwichesOf } from './plan.ts';
import { answerOf, placeOf, rankingOf } from './ranking.ts';
import type { Ask, OwnScene, SceneProps } from './scene.ts';
import { roundOf } from './scene.ts';
import { addressesOf, pitchesOf } from './staged.ts';
import { dishName } from './tasting.tsx';
import './dock.css';

type Screen = (props: SceneProps) => ReactNode;

const docks: Partial<Record<Ask, Screen>> = {
  address: ({ scene }) => <Main label={scene.words.serve} onTap={() => scene.answer(addressesOf(scene))} />,
  trade: ({ scene }) => (isDealing(scene) ? <Deal scene={scene} /> : <Serve scene={scene} />),
  compose: Serve,
  pitch: ServePitch,
  speak: ({ scene }) => <Main label={scene.words.spoken} onTap={() => scene.answer('done')} />,
  rank: ServeRanking,
  again: Vote,
};

/** Is there something at the thumb? */
export function hasDock(scene: OwnScene): boolean {
  const ask = askOf(scene);
  if (scene.watching || ask === undefined) return false;
  if (ask === 'show') return scene.asked || forAllOf(scene) !== undefined;
  return docks[ask] !== undefined && (scene.asked || scene.said.length > 0);
}

export function Dock({ scene }: SceneProps): ReactNode {
  const ask = askOf(scene);
  const Part = ask === undefined ? undefined : docks[ask];
  if (ask === 'show') return <GoOn scene={scene} />;
  if (!scene.asked) return <TakeBack scene={scene} />;
  return Part === undefined ? undefined : <Part scene={scene} />;
}

const TakeBack = ({ scene }: SceneProps): ReactNode => (
  <button type="button" className="button serve" data-key="undo" onClick={scene.takeBack}>
    <Sign of="undo" />
    {scene.words.change}
  </button>
);

interface MainProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly isReady?: boolean;
  readonly onTap: () => void;
}

const Main = ({ label, note, isReady = true, onTap }: MainProps): ReactNode => (
  <button
    type="button"
    className="button button--main button--waits serve"
    data-part="serve"
    aria-disabled={isReady ? undefined : true}
    onClick={onTap}
  >
    {label}
    {note === undefined ? undefined : <span className="button__note">{note}</span>}
  </button>
);

/** Serve, or say why not. */
function Serve({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const plan = planOf(scene);
  const sandwiches = sandwichesOf(plan);
  const rest = restOf(scene, plan).length;
  return (
    <Main
      label={askOf(scene) === 'trade' ? words.iAmReady : words.serve}
      note={rest > 0 ? words.toPlaceCount(rest) : undefined}
      isReady={scene.whyNot(sandwiches) === undefined}
      onTap={() => scene.answer(sandwiches)}
    />
  );
}

/** While I make an offer. */
function Deal({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const { words } = scene;
  const { seat, give, take } = plan.deal;
  const chosen = (card: number): number[] => (card === NOTHING ? [] : [card]);
  const answer = { to: seat, give: chosen(give), take: chosen(take) };
  const isWhole = give !== NOTHING && take !== NOTHING;
  const send = (): void => {
    if (scene.interrupt('offer', answer)) closeDeal(scene, plan);
  };
  return (
    <Main
      label={words.offer}
      note={isWhole ? words.forCard(cardName(scene, give as CardId), cardName(scene, take as CardId)) : undefined}
      isReady={scene.whyNotInterrupt('offer', answer) === undefined}
      onTap={send}
    />
  );
}

function ServePitch({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const pitches = pitchesOf(scene);
  const label = pitches.some((id) => id !== '') ? words.sayIt : words.noWords;
  return <Main label={label} onTap={() => scene.answer(pitches)} />;
}

function ServeRanking({ scene }: SceneProps): ReactNode {
  const answer = answerOf(rankingOf(scene));
  return (
    <Main
      label={scene.words.serveRanking}
      note={answer.order.length === 0 ? undefined : summaryOf(scene)}
      isReady={scene.whyNot(answer) === undefined}
      onTap={() => scene.answer(answer)}
    />
  );
}

/** "Papa +3 · Oma +2 · Léo +1", with the star. */
function summaryOf(scene: OwnScene): string {
  const { scale } = roundOf(scene);
  const { places } = rankingOf(scene);
  const { order, theme } = answerOf(rankingOf(scene));
  return order
    .map((plate) => {
      const points = scale[placeOf(places, plate) - 1] + (plate === theme ? 1 : 0);
      const cook = scene.look.view.cooks[plate];
      return `${cook < 0 ? dishName(scene, plate) : nameOf(scene, cook)} +${points}`;
    })
    .join(' · ');
}

/** Where others are still looking, the host need not wait for them. */
function forAllOf({ top, seat, goOnForAll }: OwnScene): (() => void) | undefined {
  const others = (top?.waiting ?? 0) & ~only(seat);
  return others === 0 ? undefined : goOnForAll;
}

/** I have seen it. */
function GoOn({ scene }: SceneProps): ReactNode {
  const { words, asked } = scene;
  const forAll = forAllOf(scene);
  return (
    <Zone as="div" label={words.show.on} className="dock-acts" asked={asked}>
      {forAll === undefined ? undefined : (
        <button type="button" className="button go-on-for-all" onClick={forAll}>
          {words.show.forAll}
        </button>
      )}
      {asked ? <Main label={words.show.on} onTap={() => scene.answer('on')} /> : undefined}
    </Zone>
  );
}

/** Another game? */
function Vote({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  return (
    <Zone as="div" label={words.again.verb} className="dock-acts" asked>
      <button type="button" className="button" onClick={() => scene.answer('enough')}>
        {words.stop}
      </button>
      <button type="button" className="button" onClick={() => scene.answer('either')}>
        {words.either}
      </button>
      <Main label={words.playOn} onTap={() => scene.answer('again')} />
    </Zone>
  );
}
