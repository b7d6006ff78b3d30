/** The first script, and a small one: asks at once for all that this address will need, so that no file waits until another has asked for it. */
import { findGame } from '#games';
import type { Language } from '#kernel';
import { askEarly, callEarly, earlyHello } from './app/early.ts';
import { keptValue, SETTINGS } from './app/kept.ts';
import { routeOf } from './app/router.ts';
import { languageOf, loadGameWords, loadWords } from './words/index.ts';

const boards = import.meta.glob('./games/*/board.tsx');
const pictures = import.meta.glob<{ readonly address: string }>('./games/*/art.sprite', { eager: true });

/** What fails here is asked for again by whoever needs it, and told there. */
function quietly(asked: Promise<unknown> | undefined): void {
  asked?.catch(() => undefined);
}

/** What the page itself is made of, named in its head: nothing large may take the line from it. */
const ours = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(arrival);

const settings = keptValue('localStorage', SETTINGS) as { language?: unknown } | undefined;
const language = languageOf(settings?.language);
const route = routeOf(location);
// First what others wait for: which game is played there.
if (route.is === 'table') quietly(comeTo(route.code, askEarly('/api/tables')));
if (route.is === 'tv') quietly(comeTo(route.code));
if (route.is === 'home') quietly(import('./screens/home.tsx'));
quietly(loadWords(language));
// Not awaited: what both use lies beside this script, so the main one waits for it.
import('./main.tsx');

/** The connection is opened for those who sit there (`mine` are their tables) and for the TV; anybody else stands at the door first. */
async function comeTo(code: string, mine?: Promise<unknown>): Promise<void> {
  const door = (await askEarly(`/api/tables/${code}`)) as { table: string; game: string; stage: string } | undefined;
  if (door === undefined) return;
  if (door.stage === 'lobby') quietly(import('./screens/lobby.tsx'));
  else quietly(askForGame(door.game, language));
  const answer = (await mine) as { tables: readonly { table: string }[] } | undefined;
  const as = mine === undefined ? 'watch' : 'sit';
  if (as === 'watch' || answer?.tables.some(({ table }) => table === door.table) === true)
    callEarly(door.table, earlyHello(import.meta.env.PROTOCOL, language, as));
  warmUp(language);
}

/** Rules, board, words and pictures; side by side. */
async function askForGame(id: string, speaking: Language): Promise<void> {
  await allButOne(ours);
  quietly(loadGameWords(id, speaking, 'board'));
  quietly(loadGameWords(id, speaking, 'index'));
  quietly(import('./screens/table.tsx'));
  quietly(boards[`./games/${id}/board.tsx`]?.());
  quietly(findGame(id)?.load());
  const { address } = pictures[`./games/${id}/art.sprite`] ?? {};
  if (address !== undefined) drawEarly(address);
}

/** The first of these takes a phone a while: now there is nothing else to do than to wait for files. */
function warmUp(speaking: Language): void {
  new Intl.PluralRules(speaking).select(1);
  new Intl.ListFormat(speaking).format(['a', 'b']);
}

/** When they wait for the last one: what is asked for now begins to arrive when that is here. */
function allButOne(all: readonly Promise<unknown>[]): Promise<void> {
  let left = all.length;
  return new Promise((resolve) => {
    if (left <= 1) resolve();
    for (const one of all)
      one.then(() => {
        left--;
        if (left <= 1) resolve();
      });
  });
}

/** At once for what is here already. */
function arrival(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    if (performance.getEntriesByName(link.href).length > 0) resolve(link);
    else link.addEventListener('load', resolve, { once: true });
  });
}

/** Pictures out of a sprite are there at once when it was taken apart before: for that something has to use it. */
function drawEarly(address: string): void {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('aria-hidden', 'true');
  picture.style.display = 'none';
  picture.append(document.createElementNS('http://www.w3.org/2000/svg', 'use'));
  picture.firstElementChild?.setAttribute('href', `${address}#none`);
  document.body.append(picture);
}
