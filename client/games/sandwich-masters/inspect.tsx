/** An inspection: the cloche lands, and the one who is visited pays or loses something; the others look on. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Plea, Slot } from '#games/sandwich-masters';
import { FIRST_INSPECTOR, inspectors } from '#games/sandwich-masters';
import type { CardId } from '#kernel';
import { listSeats } from '#kernel';
import { aboutOf, cardName, nameOf, saidOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Coin, Hidden } from '../../widgets/pieces.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { NOTHING } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { badOf, isBadCard, openOf, stackAt } from './scene.ts';
import { Stack } from './stack.tsx';
import type { Choice } from './staged.ts';
import { choiceOf } from './staged.ts';
import './inspect.css';

export type InspectorRow = (typeof inspectors)[number];

const inspectorOf = ({ match }: OwnScene, card: CardId): InspectorRow =>
  inspectors[match.faces[card] - FIRST_INSPECTOR];

/** The one who is visited has the whole sheet for it. */
export function InspectorQuestion({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  const { inspector } = aboutOf(scene, 'inspect');
  const row = inspectorOf(scene, inspector);
  const title = words.isHere(cardName(scene, inspector));
  return (
    <Question title={title}>
      <Picture of={pictureOf('piece-cloche')} className="m-ask__dome" />
      <section className="m-insp">
        <div className="m-insp__top">
          <Avatar seat={look.view.active} person={scene.person(look.view.active)} />
          <h2>{title}</h2>
          <p>
            {words.sentBy(nameOf(scene, look.view.active), badOf(scene, scene.seat))} <Level row={row} />
          </p>
        </div>
        <Pleading scene={scene} row={row} said={saidOf(scene, 'inspect')} />
      </section>
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What has the whole sheet until it is answered; who uses keys is led there. */
export function Question({ title, children }: QuestionProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} className="m-ask" aria-label={title} tabIndex={-1}>
      {children}
    </section>
  );
}

/** One bell, two or three. */
export const Level = ({ row }: { readonly row: InspectorRow }): ReactNode => (
  <span className="cloche__level" aria-hidden="true">
    {inspectors.map(({ id }, i) => (
      <Picture key={id} of={pictureOf('bell')} className={i > inspectors.indexOf(row) ? 'off' : ''} />
    ))}
  </span>
);

/** For those who look on: the cloche has landed with somebody. */
export function Visit({ scene, inspector }: SceneProps & { readonly inspector: CardId }): ReactNode {
  const { words, top } = scene;
  const [victim] = listSeats(top?.asked ?? 0);
  const row = inspectorOf(scene, inspector);
  return (
    <div className="m-visit">
      <Picture of={pictureOf('piece-cloche')} className="m-visit__dome" />
      <Avatar seat={victim} person={scene.person(victim)} size="s" />
      <p>
        <b>{words.visits(cardName(scene, inspector), nameOf(scene, victim))}</b> <Level row={row} />
        <span>{words.inspectorDoes(row.bribe, words.punishments[row.punishment])}</span>
      </p>
    </div>
  );
}

interface PleadProps extends SceneProps {
  readonly row: InspectorRow;
  readonly said: Plea | undefined;
}

/** The bribe or the punishment, chosen and then confirmed: also where an event sends the inspector. */
export function Pleading({ scene, row, said }: PleadProps): ReactNode {
  const choice = choiceOf(scene);
  const choose = (next: Partial<Choice>): void => {
    Object.assign(choice, next);
    scene.refresh();
  };
  const plea = pleaOf(choice, row);
  return (
    <>
      <div className="choices">
        <Bribe scene={scene} row={row} isChosen={choice.plea === 'bribe'} onChoose={() => choose({ plea: 'bribe' })} />
        <Punishment scene={scene} row={row} choice={choice} choose={choose} />
      </div>
      <Confirming scene={scene} plea={plea} row={row} said={said} />
    </>
  );
}

function pleaOf({ plea, card, slot }: Choice, { punishment }: InspectorRow): Plea | undefined {
  if (plea === 'none') return undefined;
  if (plea === 'bribe') return { do: 'bribe' };
  if (punishment === 'all-bad-sandwiches') return { do: 'lose-all' };
  if (punishment === 'bad-card') return card === NOTHING ? undefined : { do: 'lose-card', card: card as CardId };
  return slot === NOTHING ? undefined : { do: 'lose-sandwich', slot };
}

interface BribeProps extends SceneProps {
  readonly row: InspectorRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Bribe({ scene, row, isChosen, onChoose }: BribeProps): ReactNode {
  const { words, look, seat } = scene;
  const refused = scene.asked ? scene.whyNot({ do: 'bribe' }) : undefined;
  const money = look.view.money[seat];
  return (
    <button
      type="button"
      className="ch"
      aria-pressed={isChosen}
      aria-disabled={refused !== undefined}
      onClick={() => (refused === undefined ? onChoose() : scene.explain(refused))}
    >
      <Picture of={pictureOf('money-bag')} className="ch__art" />
      <span className="ch__text">
        <b>{words.payBribe(row.bribe)}</b>
        <small>{refused === undefined ? words.bribeKeeps : words.cannotPay(money)}</small>
      </span>
      <Dot />
      {refused === undefined ? (
        <span className="pay">
          <Coin n={money} />
          <Sign of="arrow" className="icon" />
          <Coin n={money - row.bribe} />
        </span>
      ) : undefined}
    </button>
  );
}

const Dot = (): ReactNode => <span className="tick" aria-hidden="true" />;

interface PunishmentProps extends SceneProps {
  readonly row: InspectorRow;
  readonly choice: Choice;
  readonly choose: (next: Partial<Choice>) => void;
}

function Punishment({ scene, row, choice, choose }: PunishmentProps): ReactNode {
  const { words } = scene;
  return (
    <div className={classes('pun', choice.plea === 'lose' && 'is-chosen')}>
      <button
        type="button"
        className="ch"
        aria-pressed={choice.plea === 'lose'}
        onClick={() => choose({ plea: 'lose' })}
      >
        <Sign of="trash" className="ch__art" />
        <span className="ch__text">
          <b>{words.takePunishment}</b>
          <small>{words.lose[row.punishment]}</small>
        </span>
        <Dot />
      </button>
      <div className={classes('which', row.punishment === 'bad-card' && 'which--cards')}>
        {openOf(scene, scene.seat).map((slot) => (
          <Which key={slot} scene={scene} slot={slot} row={row} choice={choice} choose={choose} />
        ))}
      </div>
    </div>
  );
}

/** A sandwich that may go, or one whose bad cards may go one by one. */
function Which({ scene, slot, row, choice, choose }: PunishmentProps & { readonly slot: Slot }): ReactNode {
  const { words, seat } = scene;
  const cards = stackAt(scene, seat, slot);
  const bad = cards.filter((card) => isBadCard(scene, card));
  const isOne = row.punishment === 'bad-sandwich' && bad.length > 0;
  const isGone =
    choice.plea === 'lose' && bad.length > 0 && (isOne ? choice.slot === slot : row.punishment !== 'bad-card');
  return (
    <div className={classes('pick', bad.length === 0 && 'is-clean', isGone && 'is-chosen')}>
      <div className="m-pile">
        <Stack scene={scene} label={words.sandwich(slot + 1)} cards={cards} size="slim" still />
      </div>
      <b>{words.sandwich(slot + 1)}</b>
      <span className="count">
        {bad.length === 0 ? <Sign of="check" /> : <Picture of={pictureOf('flies')} />}
        {bad.length === 0 ? words.clean : words.badHere(bad.length)}
      </span>
      {isOne ? (
        <button
          type="button"
          className="pick__one"
          aria-pressed={isGone}
          aria-label={words.loseThis(words.sandwich(slot + 1))}
          onClick={() => choose({ plea: 'lose', slot })}
        />
      ) : undefined}
      {row.punishment === 'bad-card'
        ? bad.map((card) => <BadCard key={card} scene={scene} card={card} choice={choice} choose={choose} />)
        : undefined}
    </div>
  );
}

interface BadProps extends Pick<PunishmentProps, 'scene' | 'choice' | 'choose'> {
  readonly card: CardId;
}

function BadCard({ scene, card, choice, choose }: BadProps): ReactNode {
  const face = faceOf(scene, card);
  return (
    <button
      type="button"
      className="badone"
      aria-pressed={choice.plea === 'lose' && choice.card === card}
      onClick={() => choose({ plea: 'lose', card })}
    >
      <Picture of={face.picture} />
      <Hidden>
        {face.name}: {scene.words.throwAway}
      </Hidden>
    </button>
  );
}

interface ConfirmProps extends SceneProps {
  readonly plea: Plea | undefined;
  readonly row: InspectorRow;
  readonly said: Plea | undefined;
}

/** One button that says what will happen; when it is said and others still choose, the way back. */
function Confirming({ scene, plea, row, said }: ConfirmProps): ReactNode {
  const { words, asked } = scene;
  if (!asked) return said === undefined ? undefined : <TakeBack scene={scene} />;
  const isReady = plea !== undefined && scene.whyNot(plea) === undefined;
  return (
    <div className="m-ask__acts">
      <button
        type="button"
        className="button button--main serve"
        aria-disabled={!isReady}
        onClick={() => plea !== undefined && scene.answer(plea)}
      >
        {plea === undefined ? words.choosePlea : pleaWords(scene, plea, row)}
      </button>
    </div>
  );
}

function pleaWords({ words, match, text, who }: OwnScene, plea: Plea, { bribe }: InspectorRow): string {
  if (plea.do === 'bribe') return words.payNow(bribe);
  const said = text.move('inspect', plea, match, who);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** What was answered can be changed until all have. */
export const TakeBack = ({ scene }: SceneProps): ReactNode => (
  <div className="m-ask__acts">
    <p className="field__hint">{scene.words.canChange}</p>
    <button type="button" className="button serve" data-key="undo" onClick={scene.takeBack}>
      <Sign of="undo" />
      {scene.words.change}
    </button>
  </div>
);
