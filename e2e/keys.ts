/** Ways by keyboard alone: Tab goes from zone to zone, arrows move inside, Enter acts. */
import type { Page } from 'playwright-core';

/** More stops than any screen has. */
const STOPS = 160;

/** Goes there and acts. */
export async function enter(page: Page, at: string): Promise<void> {
  await go(page, at);
  await page.keyboard.press('Enter');
}

async function go(page: Page, to: string): Promise<void> {
  await page.locator(to).first().waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, to)) return;
    const isInside = await page.evaluate((selector) => {
      const target = document.querySelector<HTMLElement>(selector);
      const zone = target?.closest('[aria-label]:is(ul, ol, [role=group])');
      return target?.tabIndex === -1 && zone?.contains(document.activeElement) === true;
    }, to);
    await page.keyboard.press(isInside ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`the keyboard does not come to ${to}`);
}
