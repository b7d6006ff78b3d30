/** The Express: a line for the new card, and at the end who gets which line. */
import type { ReactNode } from 'react';
import type { Asks } from '#games/sandwich';
import type { CardId } from '#kernel';
import { cardName, nameOf, saidOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Columns, ForWhom, swapFor } from './columns.tsx';
import { Notes } from './notes.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { myBoards, neighboursOf, placeOn, roundOf, toPlace } from './scene.ts';
import { Stack } from './stack.tsx';
import { addressesOf } from './staged.ts';
import { CookWords } from './words-chooser.tsx';

type Addresses = Asks['address']['answer'];

/** All my lines, to put the new card on one of them; a full one says why not. */
export function Placing({ scene }: SceneProps): ReactNode {
  const chosen = saidOf(scene, 'place');
  const boards = myBoards(scene).map((cards, i) => (i === chosen ? [...cards, ...toPlace(scene)] : cards));
  return (
    <div className="upright kitchen">
      <Notes scene={scene} />
      <Columns
        scene={scene}
        heads={boards.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
          <h2 key={i} className="who">
            {scene.words.line(i + 1)}
          </h2>
        ))}
      >
        {(i) => <Line scene={scene} cards={boards[i]} line={i} />}
      </Columns>
    </div>
  );
}

function Line({ scene, cards, line }: { scene: OwnScene; cards: readonly CardId[]; line: number }): ReactNode {
  const { words } = scene;
  const { size } = roundOf(scene);
  const [card] = toPlace(scene);
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
            onClick={() => placeOn(scene, line)}
          >
            {words.more(size - cards.length)}
          </button>
        ) : undefined
      }
    />
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
    <div className="upright kitchen">
      <Notes scene={scene} />
      <Columns
        scene={scene}
        heads={to.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: with three players a neighbour has two.
          <ForWhom key={i} scene={scene} seat={seat} />
        ))}
        swapOf={sent === undefined ? swapFor(scene, to, (i) => swap(scene, draft, lineFor, i)) : undefined}
      >
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
