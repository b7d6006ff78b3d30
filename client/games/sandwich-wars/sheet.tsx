/** The middle of the table: orders, assistants and rivals, side by side on large screens and behind tabs on phones; or what is asked now. */
import type { ReactNode } from 'react';
import { askOf, isMine } from '../../asking.ts';
import { classes } from '../../widgets/classes.ts';
import { Tabs } from '../../widgets/pieces.tsx';
import { Aprons, choosesHelper, countFree } from './helpers.tsx';
import { isWished } from './plan.ts';
import { Rail, TakenNow } from './rail.tsx';
import { RewardChoice } from './reward.tsx';
import { Rivals } from './rivals.tsx';
import type { OwnScene, SceneProps } from './scene.ts';
import { rowOf } from './scene.ts';
import { Upkeep } from './upkeep.tsx';
import './sheet.css';

/** Has what is asked of me the whole sheet? */
export function hasWholeSheet(scene: OwnScene): boolean {
  const ask = askOf(scene);
  return isMine(scene) && (ask === 'upkeep' || (ask === 'reward' && !isWished(scene)));
}

export function CounterSheet({ scene }: SceneProps): ReactNode {
  if (hasWholeSheet(scene))
    return askOf(scene) === 'upkeep' ? <Upkeep scene={scene} /> : <RewardChoice scene={scene} />;
  const tab = tabNow(scene);
  return (
    <div className={classes('counter', scene.watching && 'counter--public')} data-tab={tab}>
      <CounterTabs scene={scene} tab={tab} />
      <section className="counter__orders" data-part="orders" aria-label={scene.words.orders}>
        <Rail scene={scene} />
        <TakenNow scene={scene} />
      </section>
      <section className="counter__helpers" data-part="assistants" aria-label={scene.words.assistants}>
        <Aprons scene={scene} />
        <p className="counter__note">{scene.words.hiring}</p>
      </section>
      <section className="counter__rivals" aria-label={scene.words.rivals}>
        <Rivals scene={scene} />
      </section>
    </div>
  );
}

type Tab = 'orders' | 'helpers' | 'rivals';

const tabOf = (scene: OwnScene): { tab: Tab } => scene.draft<{ tab: Tab }>('tab', () => ({ tab: 'orders' }));

/** Where an apron is asked for, the aprons lie on top. */
const tabNow = (scene: OwnScene): Tab => (choosesHelper(scene) ? 'helpers' : tabOf(scene).tab);

function showTab(scene: OwnScene, tab: Tab): void {
  tabOf(scene).tab = tab;
  scene.refresh();
}

function CounterTabs({ scene, tab }: SceneProps & { readonly tab: Tab }): ReactNode {
  const { words } = scene;
  const tabs = [
    { value: 'orders', label: words.orders, n: rowOf(scene).length },
    { value: 'helpers', label: words.assistants, n: countFree(scene) },
    { value: 'rivals', label: scene.watching ? words.players : words.rivals },
  ] as const;
  return <Tabs label={words.counter} tabs={tabs} value={tab} onChoose={(one) => showTab(scene, one)} />;
}
