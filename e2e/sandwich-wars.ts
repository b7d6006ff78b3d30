/** Hands at a table of Sándwich Wars: a table is opened, and whatever is asked is done by the board's own buttons. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { MINUTE, PATIENT, press } from './person.ts';

/** What may be gone before the tap: somebody was faster, or the question is over. */
const SOON = { timeout: 15_000 };
/** Others may take their time. */
const LONG = { timeout: 10 * MINUTE };
const gone = (): undefined => undefined;

const TURN = '.acts-list[data-asked]';
const WORD = '.act--one[data-asked]';
const SHOWN = '.go-on';
const ENDING = '.ending';

/** From the front page into the lobby of a table for three, of a short game without clocks and with bots that do not think. */
export async function openWars(page: Page, name: string): Promise<string> {
  await page.locator('.game', { hasText: 'Sándwich Wars' }).locator('.game__head .button').click();
  await page.locator('.lobby').waitFor();
  await page.locator('.you input[name=name]').fill(name);
  await page.locator('.you input[name=name]').blur();
  await page.locator('.place.is-you', { hasText: name }).waitFor();
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('> summary').click();
  await options.locator('.segment').last().click();
  await options.locator('.segment').last().locator('input:checked').waitFor();
  await setChairs(page, 3);
  await options.locator('details.fold').nth(0).locator('summary').click();
  const short = options.locator('.switch', { hasText: 'Short game' });
  await short.click();
  await short.locator('input:checked').waitFor();
  await options.locator('details.fold').nth(2).locator('summary').click();
  await options.locator('details.fold').nth(2).locator('select').first().selectOption('instant');
  return (await page.locator('.qr__code').textContent()) ?? '';
}

async function setChairs(page: Page, chairs: number): Promise<void> {
  const stepper = page.locator('details.options .stepper').first();
  for (;;) {
    const now = Number(await stepper.locator('output').textContent());
    if (now === chairs) return;
    await stepper
      .locator('button')
      .nth(now > chairs ? 0 : 1)
      .click();
    await expect.poll(async () => Number(await stepper.locator('output').textContent()), PATIENT).not.toBe(now);
  }
}

/** Does whatever is asked, until the end or until `enough`. */
export async function playOn(page: Page, enough: () => Promise<boolean> = async () => false): Promise<void> {
  const asked = page.locator(`${TURN}, ${WORD}, ${SHOWN}, ${ENDING}`).first();
  for (;;) {
    await asked.waitFor(LONG);
    if ((await there(page.locator(ENDING))) || (await enough())) return;
    await answer(page).catch(gone);
  }
}

async function answer(page: Page): Promise<void> {
  if (await there(page.locator(SHOWN))) return press(page.locator(SHOWN), SOON);
  if (await there(page.locator(TURN))) return act(page);
  if (await there(page.locator('.throwable'))) return throwAway(page);
  if (await there(page.locator('.ask-panel .apron'))) await press(page.locator('.ask-panel .apron').last(), SOON);
  else if (await there(page.locator('.counter__helpers .apron.is-legal')))
    await press(shown(page, '.apron.is-legal').first(), SOON);
  else if (await there(page.locator('.my-hand .card.is-legal'))) return putDown(page);
  else if (await there(page.locator('.act--enough'))) return press(page.locator('.act--enough'), SOON);
  await press(page.locator(`${WORD}:not([aria-disabled=true])`), SOON);
}

const there = async (what: Locator): Promise<boolean> => (await what.count()) > 0;

/** The aprons are there twice: beside the log, and on the sheet of phones. */
const shown = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true });

/** An order if one is ready, else an opportunity or the best ingredient that can be paid, else coins. */
async function act(page: Page): Promise<void> {
  if (await there(page.locator('.ticket-clip.is-able'))) return completeOrder(page);
  const hasRoom = await there(page.locator('.my-zone .slot'));
  if (await there(page.locator(hasRoom ? LEGAL : `${LEGAL}.card--chance`))) return putDown(page);
  await twice(page, 'coins');
}

const LEGAL = '.my-hand .card.is-legal';

/** Opportunities first, then what has the most quality. */
const bestOf = (cards: Locator): Promise<number> =>
  cards.evaluateAll((all) => {
    const worth = all.map((card) => Number(card.querySelector('.q')?.textContent?.replace('★', '') ?? 99));
    return worth.indexOf(Math.max(...worth));
  });

/** The first tap says what it brings, the second does it. */
export async function twice(page: Page, act: 'coins' | 'replenish'): Promise<void> {
  const button = page.locator(`[data-act=${act}]`);
  await press(button, SOON);
  await page.locator(`[data-act=${act}].is-main`).waitFor(SOON);
  await press(button, SOON);
  await page.locator(`[data-act=${act}].is-main`).waitFor({ state: 'detached', ...SOON });
}

/** What it costs stands on the free place before it is tapped. */
async function putDown(page: Page): Promise<void> {
  const zone = page.locator('.my-zone .card');
  const before = await zone.count();
  const cards = page.locator(LEGAL);
  await press(cards.nth(Math.max(0, await bestOf(cards))), SOON);
  if (await there(page.locator('.card--chance.is-picked'))) {
    await press(page.locator('[data-act=play].is-main, .act--one'), SOON);
    return;
  }
  await press(page.locator('.slot.is-legal, .out-place .card.is-legal').first(), SOON);
  if (await there(page.locator('.out-place'))) await press(page.locator('.act.is-main'), SOON);
  else await expect.poll(() => zone.count(), SOON).not.toBe(before);
}

/** With the best that there is, and the reward as it lies. */
async function completeOrder(page: Page): Promise<void> {
  await press(page.locator('.ticket-clip.is-able').first(), SOON);
  await press(page.locator('.wc .wc__go:not([aria-disabled=true])'), SOON);
  await page.locator('.wc').waitFor({ state: 'detached', ...SOON });
}

/** As many as must go, the first ones. */
async function throwAway(page: Page): Promise<void> {
  const word = page.locator(WORD);
  const cards = page.locator('.throwable .card');
  for (let i = 0; (await word.getAttribute('aria-disabled', SOON)) === 'true' && i < (await cards.count()); i++) {
    await press(cards.nth(i), SOON);
    await expect.poll(() => cards.nth(i).getAttribute('aria-pressed'), SOON).toBe('true');
  }
  await press(word, SOON);
}
