/** The market: one card of every pile, whose it was and who has it, to be taken at the touch. */
import type { ReactNode } from 'react';
import { GONE, slotOf } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { seatOf } from '#kernel';
import { askOf, nameOf, seatsAround, seenIn } from '../../asking.ts';
import { Card, CardBack, Tag } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { Fit } from '../../widgets/fit.tsx';
import { movedByMe } from '../../widgets/flip.ts';
import { Sign } from '../../widgets/picture.tsx';
import { Hidden } from '../../widgets/pieces.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { faceOf, pictureOf } from './faces.ts';
import { Notes } from './notes.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { roundOf } from './scene.ts';
import { RoundBrought } from './verdicts.tsx';
import './market.css';

/** From so many seats on, cards are lower and only the name of a pile's owner has room. */
const MANY = 6;

export function Market({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  const seats = seatsAround(scene);
  const isBreath = askOf(scene) === 'flip';
  const isNew = isBreath && look.view.flip <= 1 && (look.view.verdicts.length > 1 || look.view.games > 0);
  const isMany = seats.length >= MANY;
  return (
    <div className={classes('market-sheet', isMany && 'market-sheet--many')} data-part="market">
      <Notes scene={scene} first={<span>{words.flipOf(Math.max(1, look.view.flip), roundOf(scene).cards)}</span>} />
      {isNew ? <RoundBrought scene={scene} /> : undefined}
      <Fit
        count={seats.length}
        ratio={isMany ? 5 / 6 : 5 / 7}
        foot={2.25}
        least={2.75}
        label={words.market}
        className="flip"
        asked={scene.asked}
      >
        {seats.map((seat, i) => (
          <Slot key={seat} scene={scene} owner={seat} number={i + 1} />
        ))}
      </Fit>
    </div>
  );
}

interface SlotProps {
  readonly scene: OwnScene;
  readonly owner: Seat;
  readonly number: number;
}

function Slot({ scene, owner, number }: SlotProps): ReactNode {
  const { words, match } = scene;
  const [card] = seenIn(scene, slotOf(match.seats, owner));
  const isMine = owner === scene.seat;
  const name = nameOf(scene, owner);
  return (
    <li>
      {card === undefined ? (
        <>
          <CardBack picture={pictureOf('sandwich')} />
          <Hidden>{words.hidden}</Hidden>
        </>
      ) : (
        <Shown scene={scene} owner={owner} card={card} number={number} />
      )}
      <span className="whose">
        <Avatar seat={owner} person={scene.person(owner)} size="xs" />
        <Hidden>{isMine ? words.yourPile : words.pileOf(name)}</Hidden>
        <span className="whose__name" aria-hidden="true">
          {isMine ? words.yourPile : name}
        </span>
      </span>
    </li>
  );
}

/** Taken at the touch, not at its end: this is a race. */
function Shown({ scene, owner, card, number }: SlotProps & { readonly card: CardId }): ReactNode {
  const { words, said, watching } = scene;
  const face = faceOf(scene, card);
  const taker = scene.look.view.takers[owner] ?? -1;
  const isGone = taker !== -1;
  const reaching = said[0] === card && !isGone;
  const refusal = scene.asked ? scene.whyNot(card) : undefined;
  const isOwn = refusal?.code === 'own-card';
  if (watching || isGone || (!scene.asked && !reaching))
    return (
      <Card face={face} card={card} turn state={isGone ? 'taken' : undefined}>
        {isGone ? <Taken scene={scene} taker={taker} /> : undefined}
      </Card>
    );
  return (
    <Card
      face={face}
      card={card}
      turn
      {...(number < 10 ? { hotkey: number } : {})}
      state={stateOf(reaching, refusal === undefined)}
      onGrab={() => grab(scene, card)}
      style={isOwn ? OWN : undefined}
    >
      {isOwn ? (
        <span className="own" data-own="">
          <Sign of="lock" /> {words.notOwn}
        </span>
      ) : undefined}
    </Card>
  );
}

const OWN = { outline: '3px dashed var(--ink)', outlineOffset: '4px' };

function stateOf(reaching: boolean, legal: boolean): 'picked' | 'legal' | undefined {
  if (reaching) return 'picked';
  return legal ? 'legal' : undefined;
}

function grab(scene: OwnScene, card: CardId): void {
  movedByMe(card);
  scene.answer(card);
}

/** In a blind round it is only gone. */
const Taken = ({ scene, taker }: { readonly scene: OwnScene; readonly taker: number }): ReactNode =>
  taker === GONE ? (
    <span className="tag">{scene.words.gone}</span>
  ) : (
    <Tag seat={taker} avatar={scene.person(seatOf(taker)).avatar} name={nameOf(scene, taker)} />
  );
