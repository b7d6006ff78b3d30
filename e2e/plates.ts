/** Hands at a table of Plates & Napkins: build, bid, play napkins, and whatever else is asked, by the board's own buttons. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT, press } from './person.ts';

/** What may be gone before the tap: a napkin came, or the clock of a hold. */
const SOON = { timeout: 3_000 };
const gone = (): undefined => undefined;

export const NAPKIN = '.napbtn, .band .button--main';
const ENDING = '.ending';
const BUILD = '.opts';
const MAIN = '.go-on';
const WAVE = '.band .wave';

/** From the front page into the lobby of a table of one's own: no clocks, bots that do not think. */
export async function openPlates(page: Page, name: string, numbers: Readonly<Record<string, number>>): Promise<string> {
  await press(page.locator('.game', { hasText: 'Plates & Napkins' }).locator('.button--yes'));
  await page.locator('.lobby').waitFor();
  await page.locator('.you input[name=name]').fill(name);
  await page.locator('.you input[name=name]').blur();
  await page.locator('.place.is-you', { hasText: name }).waitFor();
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('> summary').click();
  await options.locator('.segment').last().click();
  await options.locator('.segment').last().locator('input:checked').waitFor();
  await options.locator('details.fold').nth(1).locator('summary').click();
  for (const [option, value] of Object.entries(numbers)) {
    const field = page.locator(`input[name=${option}]`);
    await field.fill(String(value));
    await field.blur();
    await expect.poll(() => field.inputValue(), PATIENT).toBe(String(value));
  }
  await options.locator('details.fold').nth(2).locator('summary').click();
  await options.locator('details.fold').nth(2).locator('select').first().selectOption('instant');
  return (await page.locator('.qr__code').textContent()) ?? '';
}

/** What a player is after: more napkins, a meal, or points for themselves. */
export type Aim = 'napkins' | 'meal' | 'points';

/** Does what is asked of this page, if anything is; true if something was. */
export async function act(page: Page, aim: Aim): Promise<boolean> {
  if (await there(page.locator(BUILD))) return done(build(page, aim));
  if (await there(page.locator('.pn-acts--bid'))) return done(bid(page, aim));
  if (await there(page.locator(MAIN))) return done(choose(page));
  if (await there(page.locator(WAVE))) return done(press(page.locator(WAVE), SOON));
  return false;
}

export const isOver = (page: Page): Promise<boolean> => there(page.locator(ENDING));

/** Napkins in this hand, as its buttons show them. */
export const napkinsOf = (page: Page): Promise<number> => page.locator('.pn-hand .card--napkin').count();

export const there = async (what: Locator): Promise<boolean> => (await what.count()) > 0;

/** Whatever came in between is asked next. */
const done = (deed: Promise<unknown>): Promise<true> => deed.then(gone, gone).then(() => true as const);

/** Fillings onto what is begun, bread below and, when it is worth eating, on top; whoever digs for napkins throws away the rest. */
async function build(page: Page, aim: Aim): Promise<void> {
  const hand = page.locator('.pn-hand .card[data-draggable]');
  const bread = hand.and(page.locator('[data-cat=bread]')).first();
  const filling = hand.and(page.locator('[data-cat]:not([data-cat=bread], :has(.card__points--minus))')).first();
  const legal = (words: RegExp): Locator => page.locator('.plate.is-legal', { hasText: words }).first();
  const wishes = [
    [bread, legal(/Finish \+([5-9]|\d\d)/)],
    [bread, legal(/Start/)],
    [filling, legal(/Add/)],
    [bread, legal(/Finish/)],
  ] as const;
  for (const [card, plate] of aim === 'napkins' ? [] : wishes) {
    if (!(await there(card))) continue;
    await pick(card);
    if (await there(plate)) return press(plate, SOON);
  }
  const spare = page.locator('.pn-hand .card[data-draggable]:not(.card--napkin)');
  await pick((await there(spare)) ? spare.last() : hand.first());
  return press(page.locator('.opt').last(), SOON);
}

async function pick(card: Locator): Promise<void> {
  if ((await card.getAttribute('aria-pressed', SOON)) !== 'true') await press(card, SOON);
}

/** On oneself with the best bid there is, or out. */
async function bid(page: Page, aim: Aim): Promise<void> {
  const cards = page.locator('.pn-hand .card--bid:not(:has(.card__value--minus))');
  if (aim !== 'points' || !(await there(cards))) return press(page.locator('.out'), SOON);
  await pick(cards.last());
  const mine = page.locator('.mat').last();
  if ((await mine.getAttribute('aria-pressed', SOON)) !== 'true') await press(mine, SOON);
  return press(page.locator(MAIN), SOON);
}

/** Picks whatever can be picked until the one button can be pressed. */
async function choose(page: Page): Promise<void> {
  const things = page.locator(
    '.drawn .card, .mat[aria-pressed], .plate.is-legal, .unseen__card, .pn-hand .card[aria-pressed]',
  );
  const ready = page.locator(`${MAIN}:not([aria-disabled=true])`);
  for (let i = 0; i < (await things.count()) && !(await there(ready)); i++)
    if ((await things.nth(i).getAttribute('aria-pressed', SOON)) === 'false') await press(things.nth(i), SOON);
  await press(ready, SOON);
}
