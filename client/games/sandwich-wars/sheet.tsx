/** The middle of the table: orders, assistants and rivals, side by side on large screens and behind tabs on phones; or what is asked now. */
import type { ReactNode } from 'react';
import { classes } from '../../widgets/classes.ts';
import { Zone } from '../../widgets/hand/zone.tsx';
import { Aprons, choosesHelper, countFree } from './helpers.tsx';
import { isWished } from './plan.ts';
import { Rail, TakenNow } from './rail.tsx';
import { RewardChoice } from './reward.tsx';
import { Rivals } from './rivals.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { askOf, isMine, rowOf } from './scene.ts';
import { Upkeep } from './upkeep.tsx';

export function CounterSheet({ scene }: SceneProps): ReactNode {
  const ask = askOf(scene);
  if (isMine(scene) && ask === 'upkeep') return <Upkeep scene={scene} />;
  if (isMine(scene) && ask === 'reward' && !isWished(scene)) return <RewardChoice scene={scene} />;
  const tab = tabNow(scene);
  return (
    <div className={classes('wars', scene.watching && 'wars--public')} data-tab={tab}>
      <Tabs scene={scene} tab={tab} />
      <section className="wars__orders" aria-label={scene.words.orders}>
        <Rail scene={scene} />
        <TakenNow scene={scene} />
      </section>
      <section className="wars__helpers" aria-label={scene.words.assistants}>
        <Aprons scene={scene} />
        <p className="wars__note">{scene.words.hiring}</p>
      </section>
      <section className="wars__rivals" aria-label={scene.words.rivals}>
        <Rivals scene={scene} />
      </section>
    </div>
  );
}

const TABS = ['orders', 'helpers', 'rivals'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (scene: OwnScene): { tab: Tab } => scene.draft<{ tab: Tab }>('tab', () => ({ tab: 'orders' }));

/** Where an apron is asked for, the aprons lie on top. */
const tabNow = (scene: OwnScene): Tab => (choosesHelper(scene) ? 'helpers' : tabOf(scene).tab);

function showTab(scene: OwnScene, tab: Tab): void {
  tabOf(scene).tab = tab;
  scene.refresh();
}

function Tabs({ scene, tab }: SceneProps & { readonly tab: Tab }): ReactNode {
  const { words } = scene;
  const labels: Readonly<Record<Tab, ReactNode>> = {
    orders: (
      <>
        {words.orders} <b>{rowOf(scene).length}</b>
      </>
    ),
    helpers: (
      <>
        {words.assistants} <b>{countFree(scene)}</b>
      </>
    ),
    rivals: scene.watching ? words.players : words.rivals,
  };
  return (
    <Zone as="div" label={words.counter} className="tabs">
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          className="tab"
          aria-current={one === tab ? 'true' : undefined}
          onClick={() => showTab(scene, one)}
        >
          {labels[one]}
        </button>
      ))}
    </Zone>
  );
}
