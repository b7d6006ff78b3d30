/** An event that asks everybody: the chalk board, who has chosen, what I give, and the way back until all have. */
import type { ReactNode } from 'react';
import type { Effect, Reply } from '#games/sandwich-masters';
import { barEvents, FIRST_EVENT, inspectors } from '#games/sandwich-masters';
import type { CardId, Seat } from '#kernel';
import { has, leftOf } from '#kernel';
import { Card } from '../../widgets/card.tsx';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { TimerRing } from '../../widgets/timer-ring.tsx';
import { Chalk } from './chalk.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { Level, Pleading, TakeBack, Veil } from './inspect.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { aboutOf, cardName, isCovered, myHand, nameOf, openOf, raised, saidOf, stackAt } from './scene.ts';
import { Stack } from './stack.tsx';

const effectOf = ({ match }: OwnScene, card: CardId): Effect => barEvents[match.faces[card] - FIRST_EVENT].effect;

export function EventPanel({ scene }: SceneProps): ReactNode {
  const { card } = aboutOf(scene, 'event');
  if (!isCovered(scene))
    return (
      <div className="ev ev--looks">
        <Chalk scene={scene} card={card} />
        <Choosers scene={scene} />
      </div>
    );
  const effect = effectOf(scene, card);
  return (
    <Veil title={cardName(scene, card)} className="ev">
      {() => (
        <>
          <Chalk scene={scene} card={card} />
          <div className="ev__in panel">
            <Choosers scene={scene} />
            {effect.do === 'inspect' ? <Inspected scene={scene} /> : <Giving scene={scene} effect={effect} />}
          </div>
        </>
      )}
    </Veil>
  );
}

/** Everybody concerned, in the order in which it is carried out. */
function Choosers({ scene }: SceneProps): ReactNode {
  const { top, words, match, look } = scene;
  const seats = Array.from({ length: match.seats }, (_, i) => leftOf(look.view.active, i, match.seats));
  return (
    <ul className="choosers">
      {seats.map((seat) => (
        <li key={seat}>
          <Avatar seat={seat} person={scene.person(seat)} size="s" />
          <b>{nameOf(scene, seat)}</b>
          <small>
            {isDone(scene, seat) ? <Sign of="check" /> : undefined}
            {stateOf(words, has(top?.asked ?? 0, seat), isDone(scene, seat))}
          </small>
        </li>
      ))}
    </ul>
  );
}

const isDone = ({ top, seat: mine, asked }: OwnScene, seat: Seat): boolean =>
  has(top?.asked ?? 0, seat) && (seat === mine ? !asked : !has(top?.waiting ?? 0, seat));

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
      <p className="ev__ask">
        {scene.words.inspectorDoes(row.bribe, scene.words.punishments[row.punishment])} <Level row={row} />
      </p>
      <Pleading scene={scene} row={row} said={plea} />
    </>
  );
}

interface GivingProps extends SceneProps {
  readonly effect: Effect;
}

interface Draft {
  reply: Reply | undefined;
}

/** A card of the hand or the top of a sandwich, chosen and then confirmed. */
function Giving({ scene, effect }: GivingProps): ReactNode {
  const { words, asked } = scene;
  const draft = scene.draft<Draft>(`reply ${scene.top?.id ?? 0}`, () => ({ reply: undefined }));
  const said = saidOf(scene, 'event');
  const reply = said ?? draft.reply ?? onlyReply(scene);
  const choose = (next: Reply): void => {
    draft.reply = next;
    scene.refresh();
  };
  const offered = offeredIn(scene, effect);
  return (
    <>
      <div className="ev__ask">
        <h2>{words.askFor[effect.do === 'lose-top' || effect.do === 'pass' ? effect.do : 'throw']}</h2>
        <TimerRing scene={scene} light />
      </div>
      {offered.length === 0 ? (
        <p className="ev__none">{words.haveNone}</p>
      ) : (
        <Zone as="ul" label={words.yourHand} className="ev__cards" asked={asked}>
          {offered.map((one) => (
            <li key={keyOf(one)}>
              <Offered scene={scene} reply={one} isChosen={isSame(one, reply)} onTap={() => asked && choose(one)} />
            </li>
          ))}
        </Zone>
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
        {face.corner === undefined ? undefined : (
          <span className="card__corner badc" aria-hidden="true">
            <Picture of={pictureOf(face.corner)} />
          </span>
        )}
      </Card>
    );
  }
  if (reply.do !== 'top') return undefined;
  const cards = stackAt(scene, seat, reply.slot);
  const top = cards.at(-1);
  return (
    <span className="pick">
      <Stack scene={scene} label={words.sandwich(reply.slot + 1)} cards={cards} size="slim" still />
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
    <div className="insp__acts">
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
