/** What the gallery looks at: every picked moment as it is, with a card picked, with a sheet open; and the pages around the table. */
import type { Page } from 'playwright-core';
import { games } from '#games';
import type { Golden, Moment } from './moments.ts';
import { CALM, pickMoments } from './moments.ts';

export const ACTS = ['', 'picked', 'log', 'say', 'rules', 'menu', 'lobby', 'options'] as const;
export type Act = (typeof ACTS)[number];

/** Something to look at: an address, how to tell that it is there, and what somebody does then. */
export interface Sight {
  readonly game: string;
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  readonly act: Act;
  /** More than eight sit there: one region may scroll. */
  readonly isCrowd: boolean;
  /** The first of its question and role: access is tried there. */
  readonly isFirst: boolean;
  /** Where the hand lay before an offer came. */
  readonly before?: Omit<Sight, 'before'>;
}

/** The front page belongs to no game. */
export const HOUSE = 'house';

export async function sightsOf(replays: readonly Golden[]): Promise<Sight[]> {
  const moments = await pickMoments(replays);
  const shown = games.filter(({ id }) => moments.some(({ game }) => game === id));
  return [pageSight(HOUSE, 'home', '/', '.home'), ...shown.flatMap(({ id }) => sightsOfGame(id, moments))];
}

function sightsOfGame(game: string, moments: readonly Moment[]): Sight[] {
  const own = moments.filter((moment) => moment.game === game);
  const asked = own.filter(({ role, ask }) => role === 'asked' && ask !== 'over');
  const fullest = asked.filter(({ why }) => why === 'many');
  const rules = ['', '#list', '#presets', '#variants'].map((anchor) =>
    pageSight(game, `rules ${anchor.slice(1)}`.trim(), `/rules/${game}${anchor}`, '.rule h2'),
  );
  const [last] = own.slice(-1);
  return [
    ...own.map((moment) => sightOf(moment, own, '')),
    ...asked.map((moment) => sightOf(moment, own, 'picked')),
    ...fullest.map((moment) => sightOf(moment, own, 'say')),
    ...fullest.slice(0, 1).flatMap((one) => (['log', 'rules', 'menu'] as const).map((act) => sightOf(one, own, act))),
    ...rules,
    ...(['lobby', 'options'] as const).map((act) => ({ ...pageSight(game, act, '/', '.home'), act })),
    replaySight(last),
  ];
}

function sightOf(moment: Moment, all: readonly Moment[], act: Act): Sight {
  const { id, game, at, seat, seats, ask, role, why, before } = moment;
  const first = all.find((other) => other.ask === ask && other.role === role);
  const sight: Sight = {
    game,
    name: `${game} ${ask} ${role} ${why} ${act}`.trim(),
    path: `/g/${id}?at=${at}&seat=${seat}&bare=${act}`,
    ready: `[data-moment="${`${id} ${at} ${seat} ${act}`.trim()}"]`,
    act,
    isCrowd: seats > CALM,
    isFirst: first === moment && (act === '' || act === 'menu'),
  };
  return before === undefined ? sight : { ...sight, before: sightOf(withoutOffer(moment, before), all, '') };
}

const withoutOffer = ({ before: _, ...moment }: Moment, at: number): Moment => ({ ...moment, at });

/** One moment with the bar of a replay. */
const replaySight = ({ id, game, at, seat, seats }: Moment): Sight => ({
  game,
  name: `${game} replay`,
  path: `/g/${id}?at=${at}&seat=${seat}`,
  ready: `[data-moment="${id} ${at} ${seat}"]`,
  act: '',
  isCrowd: seats > CALM,
  isFirst: true,
});

const pageSight = (game: string, name: string, path: string, ready: string): Sight => ({
  game,
  name: `${game} ${name}`,
  path,
  ready,
  act: '',
  isCrowd: false,
  isFirst: true,
});

/** What somebody taps there. Nothing happens where there is nothing to tap: a question may have no cards. */
export async function perform(page: Page, { act, game }: Sight): Promise<void> {
  if (act === 'lobby' || act === 'options') return openLobby(page, game, act);
  if (act === 'picked') return tap(page, `${LEGAL}, .sheet-frame .is-legal, .sheet-frame .card[aria-pressed=false]`);
  if (act === 'rules') return tap(page, '.header__nav > :first-child');
  if (act === 'menu') return tap(page, '.header__nav > :last-child');
  if (act === 'log' || act === 'say') await tap(page, '.log-button');
  if (act === 'say') await tap(page, '.side__talk > summary');
}

/** A table of one's own: as it opens, then with as many seats as there can be and everything unfolded. */
async function openLobby(page: Page, game: string, act: 'lobby' | 'options'): Promise<void> {
  const index = games.findIndex(({ id }) => id === game);
  await page.locator('.game__head .button').nth(index).click();
  await page.locator('.lobby').waitFor();
  if (act === 'lobby') return;
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('.lobby details')) fold.setAttribute('open', '');
  });
  const { players } = games[index];
  const more = page.locator('.options .stepper').first().locator('button').last();
  for (let count = await page.locator('.place').count(); count < players[1]; count++) {
    await more.click();
    await page.locator('.place').nth(count).waitFor();
  }
}

const LEGAL = '.shell__tray button.is-legal, .shell__tray .card[aria-pressed=false]';

/** By the click that fingers and keys make alike, on the first that is shown. */
async function tap(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((one) => one.checkVisibility());
    seen.at(0)?.click();
  }, selector);
}
