/** The Express: a line for the new card, and at the end who gets which line. */
import type { ReactNode } from 'react';
import type { Asks } from '#games/sandwich';
import type { CardId } from '#kernel';
import { Card } from '../../widgets/card.tsx';
import { classes } from '../../widgets/classes.ts';
import { movedByMe } from '../../widgets/flip.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Sign } from '../../widgets/picture.tsx';
import { Tray } from '../../widgets/sheet.tsx';
import { Columns } from './compose.tsx';
import { faceOf } from './faces.ts';
import { Notes } from './market.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { cardName, exampleOf, myBoards, myTray, nameOf, neighboursOf, roundOf, saidOf } from './scene.ts';
import { Stack } from './stack.tsx';
import { CookWords } from './words-chooser.tsx';

type Addresses = Asks['address']['answer'];

/** All my lines, to put the new card on one of them; a full one says why not. */
export function Placing({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const chosen = saidOf(scene, 'place');
  return (
    <div className="kitchen kitchen--compose">
      <p className="flipno">
        <Notes scene={scene} />
      </p>
      <Zone
        as="ul"
        label={words.yours}
        className={classes('cols', `cols--${myBoards(scene).length}`)}
        asked={scene.asked}
      >
        {myBoards(scene).map((cards, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
          <li key={i} className="col">
            <h2 className="who">{words.line(i + 1)}</h2>
            <div className="board">
              <Line scene={scene} cards={i === chosen ? [...cards, ...myTray(scene)] : cards} line={i} />
              <span className="dishes" />
            </div>
          </li>
        ))}
      </Zone>
    </div>
  );
}

function Line({ scene, cards, line }: { scene: OwnScene; cards: readonly CardId[]; line: number }): ReactNode {
  const { words } = scene;
  const { size } = roundOf(scene);
  const [card] = myTray(scene);
  const label = words.lineWith(line + 1, cards.length);
  const isOpen = cards.length < size;
  const isLegal = scene.asked && scene.whyNot(line) === undefined;
  return (
    <Stack
      scene={scene}
      label={label}
      cards={cards}
      name={words.full}
      open={
        isOpen ? (
          <button
            type="button"
            className={classes('slot-top', isLegal && 'is-legal')}
            data-place={`line-${line}`}
            data-hotkey={line + 1}
            disabled={!scene.asked}
            aria-label={`${card === undefined ? label : words.putHere(cardName(scene, card), words.line(line + 1))}, ${words.more(size - cards.length)}`}
            onClick={() => place(scene, line)}
          >
            {words.more(size - cards.length)}
          </button>
        ) : undefined
      }
    />
  );
}

function place(scene: OwnScene, line: number): void {
  movedByMe(...myTray(scene));
  scene.answer(line);
}

/** The new card in my hand: it is dragged to its line, or the line is tapped. */
export function NewCard({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const hold = useHand((_, where) => place(scene, Number(where.replace('line-', ''))));
  const cards = scene.asked ? myTray(scene) : [];
  return (
    <Tray title={words.toPlace} count={words.toPlaceCount(cards.length)}>
      {cards.map((card) => (
        <li key={card}>
          <Card face={faceOf(scene, card)} card={card} shape="flat" hand={hold.thing(String(card))} />
        </li>
      ))}
    </Tray>
  );
}

/** Who gets which line. */
export function Addressing({ scene }: SceneProps): ReactNode {
  const { words } = scene;
  const sent = saidOf(scene, 'address');
  const draft = addressesOf(scene);
  const to = neighboursOf(scene);
  const lineFor = linesOf(sent ?? draft, to);
  const boards = myBoards(scene);
  return (
    <div className="kitchen kitchen--compose">
      <p className="flipno">
        <Notes scene={scene} />
      </p>
      <Columns scene={scene} to={to} onSwap={sent === undefined ? (i) => swap(scene, draft, lineFor, i) : undefined}>
        {(i) => (
          <>
            <Stack
              scene={scene}
              label={words.sandwichFor(nameOf(scene, to[i]))}
              cards={boards[lineFor[i]]}
              name={words.line(lineFor[i] + 1)}
            />
            {scene.match.options.chef && sent === undefined ? (
              <CookWords
                scene={scene}
                name={nameOf(scene, to[i])}
                chosen={draft[lineFor[i]].praise}
                onChoose={(praise) => {
                  draft[lineFor[i]].praise = praise;
                  scene.refresh();
                }}
              />
            ) : undefined}
          </>
        )}
      </Columns>
    </div>
  );
}

const addressesOf = (scene: OwnScene): Addresses =>
  scene.draft(`addresses ${scene.look.view.round}`, () => exampleOf(scene, 'address').map((line) => ({ ...line })));

/** Which line goes to the neighbour of each column. */
function linesOf(addresses: Addresses, to: readonly number[]): number[] {
  const free = addresses.map(({ to: seat }, line) => ({ seat, line }));
  return to.map((seat) => {
    const at = free.findIndex((entry) => entry.seat === seat);
    return free.splice(Math.max(0, at), 1)[0].line;
  });
}

function swap(scene: OwnScene, addresses: Addresses, lineFor: readonly number[], column: number): void {
  const [one, other] = [addresses[lineFor[column]], addresses[lineFor[column + 1]]];
  [one.to, other.to] = [other.to, one.to];
  scene.refresh();
}

export function ServeLines({ scene }: SceneProps): ReactNode {
  const { words, asked, said } = scene;
  if (!asked)
    return said.length === 0 ? undefined : (
      <button type="button" className="button serve" data-key="undo" onClick={scene.takeBack}>
        <Sign of="undo" />
        {words.change}
      </button>
    );
  return (
    <button type="button" className="button button--main serve" onClick={() => scene.answer(addressesOf(scene))}>
      {words.serve}
    </button>
  );
}
