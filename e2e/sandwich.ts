/** Hands at a table of Sandwich: grab, trade, compose, rank, see the show, and whatever else is asked, by the board's own buttons. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT, press } from './person.ts';

/** What may be gone before the tap: a card that somebody else took, an offer that fell through. */
const SOON = { timeout: 3_000 };
const gone = (): undefined => undefined;

const LEGAL = '.flip[data-asked] button.is-legal';
const BUILDING = '.cols[data-asked]';
const RANKING = '.choose[data-asked]';
const SERVE = '.serve.button--main';
const ENDING = '.ending';

/** Takes any card that may be taken, flip after flip, until the market is over. */
export async function shop(page: Page): Promise<void> {
  for (;;) {
    await page.locator(`${LEGAL}, ${BUILDING}`).first().waitFor();
    if ((await page.locator(BUILDING).count()) > 0) return;
    await grab(page);
  }
}

/** One card of this flip, at the touch. */
export async function grab(page: Page): Promise<void> {
  await press(page.locator(LEGAL).first(), SOON).catch(gone);
}

/** Every card onto a sandwich: the first by hand, the others by the tool that fills up. */
export async function compose(page: Page): Promise<void> {
  const left = page.locator('.leftover .card');
  const count = await left.count();
  if (count > 0) {
    await press(left.first());
    await press(page.locator('.slot-top').first());
    await expect.poll(() => left.count(), PATIENT).toBe(count - 1);
    await press(page.locator('.tool:not([data-key])').first());
  }
  await expect.poll(() => left.count(), PATIENT).toBe(0);
}

/** The one button that counts; then it is said that it can be changed. */
export async function serve(page: Page): Promise<void> {
  await press(page.locator(`${SERVE}:not([aria-disabled=true])`));
}

/** The plates from the first to the last, and the star for the first, where there is one. */
export async function rank(page: Page): Promise<void> {
  const plates = page.locator(RANKING);
  await plates.first().waitFor();
  for (let i = 0; i < (await plates.count()); i++) {
    const place = plates.nth(i).locator('.rank').nth(i);
    // The last one gets what is left by itself.
    if ((await place.getAttribute('aria-pressed')) !== 'true') await press(place);
    await expect.poll(() => place.getAttribute('aria-pressed'), PATIENT).toBe('true');
  }
  const star = plates.first().locator('.starbtn');
  if ((await star.count()) > 0 && (await star.getAttribute('aria-pressed')) !== 'true') await press(star);
  await serve(page);
}

const SHOW = '[data-part=show]';

/** Verdict by verdict, and the page of the round: says that it was seen, or goes on for all as the host. */
export async function seeShow(page: Page, button: 'on' | 'for-all' = 'on'): Promise<void> {
  const on = page.locator(`.shell:has(${SHOW}) ${button === 'on' ? SERVE : '.go-on-for-all'}`);
  await page.locator(SHOW).waitFor();
  while (await there(page.locator(SHOW))) await press(on, SOON).catch(gone);
}

/** Does whatever is asked, until the end or until `enough`. */
export async function playOn(page: Page, enough: () => Promise<boolean> = async () => false): Promise<void> {
  const asked = page.locator(`${LEGAL}, ${BUILDING}, ${RANKING}, ${SERVE}, ${ENDING}`).first();
  for (;;) {
    await asked.waitFor();
    if ((await page.locator(ENDING).count()) > 0 || (await enough())) return;
    // What was asked may be over before it is answered: then something else is.
    await answer(page).catch(gone);
  }
}

async function answer(page: Page): Promise<void> {
  if (await there(page.locator(LEGAL))) return grab(page);
  if (await there(page.locator(RANKING))) return rank(page);
  if (await there(page.locator(BUILDING))) await compose(page);
  await press(page.locator(`${SERVE}:not([aria-disabled=true])`).first(), SOON);
}

const there = async (what: Locator): Promise<boolean> => (await what.count()) > 0;

/** Asks a neighbour for their first card and offers the first of one's own. */
export async function offer(page: Page, name: string): Promise<void> {
  await press(page.locator('.tool').last());
  await press(page.locator('.partner', { hasText: name }));
  await press(page.locator('.theirs .card').first());
  await press(page.locator('.shell__tray .card').first());
  await press(page.locator(SERVE));
}

export async function accept(page: Page): Promise<void> {
  await press(page.locator('.offer .button--yes').first());
}
