/** The first script, and a small one: asks at once for all that this address will need, so that no file waits until another has asked for it. */
import { findGame } from '#games';
import type { Language } from '#kernel';
import { askEarly } from './app/early.ts';
import { keptValue, SETTINGS } from './app/kept.ts';
import { routeOf } from './app/router.ts';
import { languageOf } from './words/languages.ts';

const boards = import.meta.glob('./games/*/board.tsx');
const pictures = import.meta.glob<{ readonly address: string }>('./games/*/art.sprite', { eager: true });
const words = import.meta.glob([
  './words/{en,fr,es,de}.ts',
  './words/refusals/{en,fr,es,de}.ts',
  './games/*/words/{en,fr,es,de}.ts',
  '../games/*/text/{en,fr,es,de}.ts',
]);

/** What fails here is asked for again by whoever needs it, and told there. */
function quietly(asked: Promise<unknown> | undefined): void {
  asked?.catch(() => undefined);
}

const settings = keptValue('localStorage', SETTINGS) as { language?: unknown } | undefined;
const language = languageOf(settings?.language);
const route = routeOf(location);
if (route.is === 'home') quietly(import('./screens/home.tsx'));
quietly(words[`./words/${language}.ts`]?.());
quietly(words[`./words/refusals/${language}.ts`]?.());
if (route.is === 'table' || route.is === 'tv') quietly(askForTable(route.code));
if (route.is === 'table') quietly(askEarly('/api/tables'));
// Not awaited: what both use lies beside this script, so the main one waits for it.
import('./main.tsx');

async function askForTable(code: string): Promise<void> {
  const door = (await askEarly(`/api/tables/${code}`)) as { game: string; stage: string } | undefined;
  if (door === undefined) return;
  if (door.stage === 'lobby') quietly(import('./screens/lobby.tsx'));
  else quietly(askForGame(door.game, language));
}

/** Rules, board, words and pictures; side by side. */
async function askForGame(id: string, speaking: Language): Promise<void> {
  const { address } = pictures[`./games/${id}/art.sprite`] ?? {};
  if (address !== undefined) quietly(fetch(address));
  quietly(words[`./games/${id}/words/${speaking}.ts`]?.());
  quietly(words[`../games/${id}/text/${speaking}.ts`]?.());
  quietly(import('./screens/table.tsx'));
  quietly(boards[`./games/${id}/board.tsx`]?.());
  await findGame(id)?.load();
}
