/** The market: one card of every pile, whose it was and who has it, to be taken at the touch; beside it what I have. */
import type { ReactNode } from 'react';
import { slotOf, stackOf } from '#games/sandwich';
import type { CardId, Seat } from '#kernel';
import { seatOf } from '#kernel';
import { sayAloud } from '../../sound/speech.ts';
import { Card, CardBack, Tag } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { movedByMe } from '../../widgets/flip.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Picture, Sign } from '../../widgets/picture.tsx';
import { Avatar } from '../../widgets/player.tsx';
import { Tray } from '../../widgets/sheet.tsx';
import { faceOf, pictureOf } from './faces.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import {
  announcedIn,
  askOf,
  cardName,
  myBoards,
  myTray,
  nameOf,
  neighboursOf,
  phraseOf,
  raised,
  roundOf,
  seatsAround,
  seenIn,
} from './scene.ts';
import { Stack } from './stack.tsx';
import { RoundBrought } from './verdicts.tsx';

/** Up to so many seats cards are large; from so many on they are small, and from so many even smaller. */
const FEW = 4;
const MANY = 7;
const MOST = 10;

export function Market({ scene }: SceneProps): ReactNode {
  const { words, look } = scene;
  const seats = seatsAround(scene);
  const isBreath = askOf(scene) === 'flip';
  const isNew = isBreath && look.view.flip <= 1 && (look.view.verdicts.length > 1 || look.view.games > 0);
  return (
    <div className={classes('kitchen kitchen--market', crowd(seats.length))}>
      <p className="flipno">
        <span>{words.flipOf(Math.max(1, look.view.flip), roundOf(scene).cards)}</span>
        <Notes scene={scene} />
      </p>
      {isNew ? <RoundBrought scene={scene} /> : undefined}
      <Zone as="ul" label={words.market} className="flip" asked={scene.asked}>
        {seats.map((seat, i) => (
          <Slot key={seat} scene={scene} owner={seat} number={i + 1} />
        ))}
      </Zone>
    </div>
  );
}

function crowd(seats: number): string | false {
  if (seats >= MOST) return 'kitchen--most';
  if (seats >= MANY) return 'kitchen--many';
  return seats <= FEW && 'kitchen--few';
}

/** What holds for this round: theme, base, what is in every sandwich, and which way the table judges. */
export function Notes({ scene }: SceneProps): ReactNode {
  const { words, look, match } = scene;
  const common = announcedIn(scene);
  return (
    <>
      {look.view.theme === '' ? undefined : (
        <Note picture={pictureOf(themePicture(look.view.theme))} text={raised(phraseOf(scene, look.view.theme))} />
      )}
      {common === undefined ? undefined : (
        <Note picture={faceOf(scene, common).picture} text={words.inAll(cardName(scene, common))} />
      )}
      {look.view.base === 'p:bread' ? undefined : (
        <Note picture={pictureOf('plate')} text={`${words.base}: ${phraseOf(scene, look.view.base)}`} />
      )}
      {match.options.bleah ? <Note picture={pictureOf('skull')} text={words.bleah} /> : undefined}
      {match.options.fridge ? <Note picture={pictureOf('snowflake')} text={words.fridge} /> : undefined}
    </>
  );
}

const Note = ({ picture, text }: { readonly picture: string; readonly text: string }): ReactNode => (
  <span className="note">
    <Picture of={picture} />
    {text}
  </span>
);

const THEME_PICTURES: Readonly<Record<string, string>> = {
  'p:picnic': 'basket',
  'p:seaside': 'beach',
  'p:farmyard': 'sun',
  'p:midnight': 'star',
  'p:sticky': 'raised-hand',
  'p:healthy': 'leaf',
  'p:goblin': 'skull',
  'p:breakfast': 'sun',
  'p:festive': 'party',
  'p:movie-night': 'tv',
};

const themePicture = (theme: string): string => THEME_PICTURES[theme] ?? 'rainbow';

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
          <span className="visually-hidden">{words.hidden}</span>
        </>
      ) : (
        <Shown scene={scene} owner={owner} card={card} number={number} />
      )}
      <span className="whose">
        <Avatar seat={owner} person={scene.person(owner)} size="xs" />
        <span className="whose__long">{isMine ? words.yourPile : words.pileOf(name)}</span>
        <span className="whose__short" aria-hidden="true">
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
  const reaching = said[0] === card && taker < 0;
  const refusal = scene.asked ? scene.whyNot(card) : undefined;
  const isOwn = refusal?.code === 'own-card';
  if (watching || taker >= 0 || (!scene.asked && !reaching))
    return (
      <Card face={face} card={card} turn state={taker >= 0 ? 'taken' : undefined}>
        {taker >= 0 ? <Taken scene={scene} taker={taker} /> : undefined}
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

const Taken = ({ scene, taker }: { readonly scene: OwnScene; readonly taker: number }): ReactNode => (
  <Tag seat={taker} avatar={scene.person(seatOf(taker)).avatar} name={nameOf(scene, taker)} />
);

/** What I have so far, and how much room there is; in the Express already in lines. */
export function Collected({ scene }: SceneProps): ReactNode {
  const { words, match } = scene;
  const tray = myTray(scene);
  const { cards } = roundOf(scene);
  if (match.options.express) return <Lines scene={scene} />;
  return (
    <Tray title={words.collected} count={words.countOf(tray.length, cards)} columns={cards % 6 === 0 ? 6 : 5}>
      {tray.map((card) => (
        <li key={card}>
          <Mine scene={scene} card={card} />
        </li>
      ))}
      {Array.from({ length: Math.max(0, cards - tray.length) }, (_, i) => i + tray.length + 1).map((n) => (
        <li key={`free ${n}`} className={classes('slot', n === tray.length + 1 && 'slot--next')}>
          <span className="visually-hidden">{words.freePlace(n)}</span>
          <span aria-hidden="true">{n}</span>
        </li>
      ))}
    </Tray>
  );
}

/** Younger players tap a card to hear its name. */
function Mine({ scene, card }: { readonly scene: OwnScene; readonly card: CardId }): ReactNode {
  const face = faceOf(scene, card);
  const name = cardName(scene, card);
  const speaks = scene.match.options.younger !== 'off';
  return (
    <Card
      face={face}
      card={card}
      shape="flat"
      label={scene.words.readOut(name)}
      onTap={speaks ? () => sayAloud(name, scene.language) : undefined}
    />
  );
}

/** The Express: what lies on my lines. */
function Lines({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  return (
    <div className="tray">
      <div className="tray__head">
        <h2 className="tray__title">{words.yours}</h2>
      </div>
      <ul className="lines">
        {myBoards(scene).map((cards, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
          <li key={i}>
            <Stack scene={scene} label={words.lineWith(i + 1, cards.length)} cards={cards} size="slim" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On large screens beside the market: the theme on the board, and my pile. */
export function PileAndTheme({ scene }: SceneProps): ReactNode {
  const { words, look, match, seat } = scene;
  const { theme } = look.view;
  const left = scene.watching ? 0 : look.piles[stackOf(match.seats, seat)].length;
  return (
    <>
      {theme === '' ? (
        <div className="chalk">
          <Picture of={pictureOf('cook')} className="chalk__art" />
          <p className="small">{words.cookFor}</p>
          <ul className="guests">
            {[...new Set(neighboursOf(scene))].map((guest) => (
              <li key={guest}>
                <Avatar seat={guest} person={scene.person(guest)} size="s" />
                {nameOf(scene, guest)}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div className="chalk">
          <Picture of={pictureOf(themePicture(theme))} className="chalk__art" />
          <p className="small">{words.themeOfRound}</p>
          <h2 className="chalk__title">{raised(phraseOf(scene, theme))}</h2>
          <p className="chalk__text small">{words.themeHow}</p>
        </div>
      )}
      {left === 0 ? undefined : (
        <div className="mypile">
          <h2>{words.yourPile}</h2>
          <div className="deck">
            <CardBack picture={pictureOf('sandwich')} />
            <span className="deck__count">{words.piled(left)}</span>
          </div>
        </div>
      )}
    </>
  );
}
