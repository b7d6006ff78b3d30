/** Composing: my sandwiches side by side, one for each neighbour, built by taps, drags and keys. */
import type { ReactNode } from 'react';
import type { CardId } from '#kernel';
import { cardName, nameOf, saidOf } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { useHand } from '../../widgets/hand/use-hand.ts';
import { Columns, ForWhom, swapFor } from './columns.tsx';
import { Notes } from './notes.tsx';
import type { Plan } from './plan.ts';
import * as planning from './plan.ts';
import { boardPlace, keeperOf, NOTHING, planOf, sandwichesOf } from './plan.ts';
import type { OwnScene, SceneProps } from './scene.ts';
import { Stack } from './stack.tsx';
import { CookWords } from './words-chooser.tsx';

export function Composing({ scene }: SceneProps): ReactNode {
  const plan = planOf(scene);
  const hold = useHand((thing, place) => planning.put(scene, plan, thing, place), keeperOf(scene, plan));
  const sent = saidOf(scene, 'compose');
  const columns = sent ?? sandwichesOf(plan);
  const to = columns.map((sandwich) => sandwich.to);
  return (
    <div className="upright kitchen">
      <Notes scene={scene} />
      <Columns
        scene={scene}
        heads={to.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: with three players a neighbour has two.
          <ForWhom key={i} scene={scene} seat={seat} />
        ))}
        swapOf={sent === undefined ? swapFor(scene, to, (i) => planning.swapStacks(scene, plan, i)) : undefined}
      >
        {(i) =>
          sent === undefined ? (
            <>
              <OpenStack scene={scene} plan={plan} index={i} hold={hold} />
              <Praise scene={scene} plan={plan} index={i} />
            </>
          ) : (
            <Stack
              scene={scene}
              label={scene.words.sandwichFor(nameOf(scene, columns[i].to))}
              cards={columns[i].cards}
              name={scene.words.full}
            />
          )
        }
      </Columns>
    </div>
  );
}

interface OpenProps {
  readonly scene: OwnScene;
  readonly plan: Plan;
  readonly index: number;
  readonly hold: ReturnType<typeof useHand>;
}

function OpenStack({ scene, plan, index, hold }: OpenProps): ReactNode {
  const { words } = scene;
  const { cards } = plan.stacks[index];
  const name = nameOf(scene, plan.to[index]);
  const room = plan.size - cards.length;
  const held = plan.held === NOTHING ? undefined : cardName(scene, plan.held as CardId);
  const layer = (card: CardId): object => ({
    ...tapped(hold.thing(String(card)), () => planning.tapLayer(scene, plan, card)),
    'aria-pressed': undefined,
    'aria-label': held === undefined ? words.takeOff(cardName(scene, card)) : words.putHere(held, name),
    'data-place': boardPlace(index),
  });
  return (
    <Stack
      scene={scene}
      label={words.sandwichFor(name)}
      cards={cards}
      name={words.full}
      held={layer}
      open={
        room === 0 ? undefined : (
          <button
            type="button"
            className={classes('slot-top', held !== undefined && 'is-legal')}
            aria-label={`${held === undefined ? words.openPlace(name) : words.putHere(held, name)}, ${words.more(room)}`}
            {...hold.place(boardPlace(index))}
          >
            {words.more(room)}
          </button>
        )
      }
    />
  );
}

/** Farther than a finger trembles. */
const FAR = 8;
let touched = { x: 0, y: 0 };

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly detail: number;
}

/** A layer is dragged like any thing, but a tap on it takes it off at once; the click that ends a drag is no tap. */
function tapped(props: object, act: () => void): object {
  const { onPointerDown } = props as { onPointerDown: (event: Pointed) => void };
  return {
    ...props,
    onPointerDown(event: Pointed) {
      touched = { x: event.clientX, y: event.clientY };
      onPointerDown(event);
    },
    onClick({ clientX, clientY, detail }: Pointed) {
      if (detail === 0 || Math.hypot(clientX - touched.x, clientY - touched.y) < FAR) act();
    },
  };
}

/** Words of the chef, where there are any. */
function Praise({ scene, plan, index }: { scene: OwnScene; plan: Plan; index: number }): ReactNode {
  if (!scene.match.options.chef) return undefined;
  const stack = plan.stacks[index];
  return (
    <CookWords
      scene={scene}
      name={nameOf(scene, plan.to[index])}
      chosen={stack.praise}
      onChoose={(praise) => {
        stack.praise = praise;
        scene.refresh();
      }}
    />
  );
}
