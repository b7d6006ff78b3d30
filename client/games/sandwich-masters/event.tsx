/** An event that asks everybody: the chalk board, who has chosen, what I give, and the way back until all have. */
import type { ReactNode } from 'react';
import type { Effect, Reply } from '#games/sandwich-masters';
import { barEvents, FIRST_EVENT, inspectors } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { has, leftOf } from '#kernel';
import { aboutOf, cardName, isDone, nameOf, raised, saidOf } from '../../asking.ts';
import { Card } from '../../widgets/card.tsx';
import { Cells } from '../../widgets/cells.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { Chalk } from './chalk.tsx';
import { faceOf } from './faces.ts';
import { Level, Pleading, Question, TakeBack } from './inspect.tsx';
import { Corner } from './parts.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { myHand, openOf, stackAt } from './scene.ts';
import { Stack } from './stack.tsx';
import { givingOf } from './staged.ts';
import './event.css';

const effectOf = ({ match }: OwnScene, card: CardId): Effect => barEvents[match.faces[card] - FIRST_EVENT].effect;

export function EventQuestion({ scene }: SceneProps): ReactNode {
  const { card } = aboutOf(scene, 'event');
  const effect = effectOf(scene, card);
  return (
    <Question title={cardName(scene, card)}>
      <Chalk scene={scene} card={card} />
      <div className="m-event">
        <Choosers scene={scene} />
        {effect.do === 'inspect' ? <Inspected scene={scene} /> : <Giving scene={scene} effect={effect} />}
      </div>
    </Question>
  );
}

/** Everybody concerned, in the order in which it is carried out. */
export function Choosers({ scene }: SceneProps): ReactNode {
  const { top, words, match, look } = scene;
  const seats = Array.from({ length: match.seats }, (_, i) => leftOf(look.view.active, i, match.seats));
  return (
    <ul className="choosers">
      {seats.map((seat) => (
        <li key={seat}>
          <Avatar seat={seat} person={scene.person(seat)} size="s" />
          <b>{nameOf(scene, seat)}</b>
          <small className="count">
            {isDone(scene, seat) ? <Sign of="check" /> : undefined}
            <span>{stateOf(words, has(top?.asked ?? 0, seat), isDone(scene, seat))}</span>
          </small>
        </li>
      ))}
    </ul>
  );
}

function stateOf(words: OwnScene['words'], isAsked: boolean, isReady: boolean): string {
  if (!isAsked) return words.noChoice;
  return isReady ? words.hasChosen : words.choosing;
}

/** The lazy inspector visits everybody at once. */
function Inspected({ scene }: SceneProps): ReactNode {
  const { effect } = barEvents[scene.match.faces[aboutOf(scene, 'event').card] - FIRST_EVENT];
  const row = inspectors.find(({ id }) => effect.do === 'inspect' && id === effect.inspector) ?? inspectors[0];
  const said = saidOf(scene, 'event');
  const plea =
    said === undefined || said.do === 'card' || said.do === 'top' || said.do === 'nothing' ? undefined : said;
  return (
    <>
      <p className="m-event__does">
        {scene.words.inspectorDoes(row.bribe, scene.words.punishments[row.punishment])} <Level row={row} />
      </p>
      <Pleading scene={scene} row={row} said={plea} />
    </>
  );
}

interface GivingProps extends SceneProps {
  readonly effect: Effect;
}

/** A card of the hand or the top of a sandwich, chosen and then confirmed. */
function Giving({ scene, effect }: GivingProps): ReactNode {
  const { words, asked } = scene;
  const draft = givingOf(scene);
  const said = saidOf(scene, 'event');
  const reply = said ?? draft.reply ?? onlyReply(scene);
  const choose = (next: Reply): void => {
    draft.reply = next;
    scene.refresh();
  };
  const offered = offeredIn(scene, effect);
  return (
    <>
      <h2>{words.askFor[effect.do === 'lose-top' || effect.do === 'pass' ? effect.do : 'throw']}</h2>
      {offered.length === 0 ? (
        <p className="m-event__does">{words.haveNone}</p>
      ) : (
        <Cells label={words.yourHand} className="m-event__cards" asked={asked}>
          {offered.map((one) => (
            <li key={keyOf(one)}>
              <Offered scene={scene} reply={one} isChosen={isSame(one, reply)} onTap={() => asked && choose(one)} />
            </li>
          ))}
        </Cells>
      )}
      <p className="field__hint">{words.allAtOnce(nameOf(scene, scene.look.view.active))}</p>
      {asked ? <Confirm scene={scene} reply={reply} /> : <TakeBack scene={scene} />}
    </>
  );
}

/** What the game would take: asked card by card and sandwich by sandwich. */
function offeredIn(scene: OwnScene, effect: Effect): Reply[] {
  const all: Reply[] =
    effect.do === 'lose-top'
      ? openOf(scene, scene.seat).map((slot) => ({ do: 'top', slot }))
      : myHand(scene).map((card) => ({ do: 'card', card }));
  return scene.asked
    ? all.filter((reply) => scene.whyNot(reply) === undefined)
    : all.filter((reply) => isSame(reply, saidOf(scene, 'event')));
}

/** Who has nothing says so. */
const onlyReply = (scene: OwnScene): Reply | undefined => {
  const nothing: Reply = { do: 'nothing' };
  return scene.asked && scene.whyNot(nothing) === undefined ? nothing : undefined;
};

const keyOf = (reply: Reply): string => JSON.stringify(reply);
const isSame = (one: Reply, other: Reply | undefined): boolean => other !== undefined && keyOf(one) === keyOf(other);

interface OfferedProps extends SceneProps {
  readonly reply: Reply;
  readonly isChosen: boolean;
  readonly onTap: () => void;
}

function Offered({ scene, reply, isChosen, onTap }: OfferedProps): ReactNode {
  const { words, seat } = scene;
  if (reply.do === 'card') {
    const face = faceOf(scene, reply.card);
    return (
      <Card face={face} shape="flat" state={isChosen ? undefined : 'legal'} pressed={isChosen} onTap={onTap}>
        <Corner of={face.corner} />
      </Card>
    );
  }
  if (reply.do !== 'top') return undefined;
  const cards = stackAt(scene, seat, reply.slot);
  const top = cards.at(-1);
  return (
    <span className="pick">
      <span className="m-pile">
        <Stack scene={scene} label={words.sandwich(reply.slot + 1)} cards={cards} size="slim" still />
      </span>
      <b>{words.sandwich(reply.slot + 1)}</b>
      <button
        type="button"
        className="pick__one"
        aria-pressed={isChosen}
        aria-label={words.loseTop(top === undefined ? '' : cardName(scene, top), reply.slot + 1)}
        onClick={onTap}
      />
    </span>
  );
}

function Confirm({ scene, reply }: { readonly scene: OwnScene; readonly reply: Reply | undefined }): ReactNode {
  const { words, text, match, who } = scene;
  return (
    <div className="m-ask__acts">
      <button
        type="button"
        className="button button--main serve"
        aria-disabled={reply === undefined}
        onClick={() => reply !== undefined && scene.answer(reply)}
      >
        {reply === undefined ? words.choosePlea : raised(text.move('event', reply, match, who))}
      </button>
    </div>
  );
}
