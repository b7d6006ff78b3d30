/** Hands at a table of Sandwich Masters: open one with own orders, put cards, claim, plead, reply to events, by the board's own buttons. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { HOUSE_ORDERS, ordersLink } from '#games/sandwich-masters';
import { MINUTE, newestLine, PATIENT, press } from './person.ts';

/** What may be gone before the tap: a question that ran out, a card that was played. */
const SOON = { timeout: 3_000 };
const gone = (): undefined => undefined;

const TURN = '.mine4[data-asked]';
const OVER = '.m-ask .serve.button--main';
const SHOWN = '.m-play .go-on';
const ENDING = '.ending';
const PLAY = '.m-play .serve:not([aria-disabled=true])';

const there = async (what: Locator): Promise<boolean> => (await what.count()) > 0;

/** From the front page into a lobby of one's own: so many rounds, no clocks, bots that do not think. */
export async function openMasters(page: Page, name: string, rounds: number): Promise<string> {
  await page.locator('.game', { hasText: 'Sandwich Masters' }).locator('.button--yes').click();
  await page.locator('.lobby').waitFor();
  await page.locator('.you input[name=name]').fill(name);
  await page.locator('.you input[name=name]').blur();
  await page.locator('.place.is-you', { hasText: name }).waitFor();
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('> summary').click();
  await options.locator('.segment').last().click();
  await options.locator('.segment').last().locator('input:checked').waitFor();
  const all = options.locator('details.fold').nth(1);
  await all.locator('summary').click();
  await all.locator('select').first().selectOption('rounds');
  const field = page.locator('input[name=rounds]');
  await field.fill(String(rounds));
  await field.blur();
  await expect.poll(() => field.inputValue(), PATIENT).toBe(String(rounds));
  const house = options.locator('details.fold').nth(2);
  await house.locator('summary').click();
  await house.locator('select').first().selectOption('instant');
  return (await page.locator('.qr__code').textContent()) ?? '';
}

/** A hostile link is refused with its reason, five orders come by a good one, and the sixth is written. */
export async function writeOrders(page: Page, name: string): Promise<void> {
  const rows = page.locator('.own-orders__list li');
  await readLink(page, '#orders=0.5.b.%3Cimg%20src%3Dx%3E');
  await page.locator('.notices .bubble').first().waitFor();
  expect(await rows.count()).toBe(0);
  await readLink(page, `https://table.example/#${ordersLink(HOUSE_ORDERS.slice(0, 5))}`);
  await expect.poll(() => rows.count(), PATIENT).toBe(5);
  await page.locator('.own-orders__write').click();
  const add = page.locator('.own-editor .button--main');
  expect(await add.isDisabled()).toBe(true);
  await page.locator('input[name=order-name]').fill(name);
  for (const picture of ['pickle', 'pickle', 'butter']) await tapIngredient(page, picture);
  await page.locator('.own-pics input').nth(3).check({ force: true });
  await add.click();
  await expect.poll(() => rows.count(), PATIENT).toBe(6);
  expect(await rows.last().textContent()).toContain(name);
}

async function readLink(page: Page, link: string): Promise<void> {
  await page.locator('input[name=orders-link]').fill(link);
  await page.locator('.own-orders__link button').click();
}

const tapIngredient = (page: Page, picture: string): Promise<void> =>
  page.locator(`.own-ing:has(use[href$="#${picture}"])`).click();

/** Does whatever is asked, until the end or until `enough`. */
export async function playOn(page: Page, enough: () => Promise<boolean> = async () => false): Promise<void> {
  const asked = page.locator(`${TURN}, ${OVER}, ${SHOWN}, ${ENDING}`).first();
  for (;;) {
    // Others think, and may be at a slow machine.
    await asked.waitFor({ timeout: 5 * MINUTE });
    if ((await there(page.locator(ENDING))) || (await enough())) return;
    // What was asked may be over before it is answered: then something else is.
    await answer(page).catch(gone);
  }
}

async function answer(page: Page): Promise<void> {
  if (await there(page.locator(SHOWN))) return press(page.locator(SHOWN), SOON);
  return (await there(page.locator(OVER))) ? reply(page) : turn(page);
}

/** An inspector is paid where there is money; an event gets the first thing that it takes. */
async function reply(page: Page): Promise<void> {
  if ((await page.locator(OVER).getAttribute('aria-disabled', SOON)) === 'true') {
    const bribe = page.locator('.m-ask .choices > .ch:not([aria-disabled=true])');
    const things = page.locator('.m-ask :is(.badone, .pick__one, .m-event__cards .card)');
    const lose = (await there(things)) ? things : page.locator('.m-ask .pun > .ch');
    await press((await there(bribe)) ? bribe.first() : lose.first(), SOON);
  }
  await settle(page, page.locator(`${OVER}:not([aria-disabled=true])`));
}

/** Puts what an order lacks, card by card, and plays it; an inspector goes where something is bad; else some cards go. */
async function turn(page: Page): Promise<void> {
  for (let cards = 0; cards < 3; cards++) {
    const next = await page.evaluate(wish);
    if (next === undefined) break;
    await press(page.locator('.hand7 .card').nth(next.card), SOON);
    await press(page.locator('.m-place').nth(next.place).locator('.m-here.is-legal'), SOON);
  }
  if (await there(page.locator(PLAY))) return settle(page, page.locator(PLAY));
  return (await inspect(page)) ? settle(page, page.locator(PLAY)) : discard(page);
}

/** Runs in the page. Which card goes where: Bread to what is ready, what is missing to where it is, Bread to a free place. */
function wish(): { card: number; place: number } | undefined {
  const picture = (of: Element | null | undefined): string =>
    of?.querySelector('use')?.href.baseVal.split('#')[1] ?? '';
  const cards = [...document.querySelectorAll('.hand7 .card')].map((card) =>
    card.classList.contains('is-legal') ? picture(card.querySelector('.card__art')) : '',
  );
  const places = [...document.querySelectorAll('.m-place')];
  const isOpen = (place: Element): boolean => place.querySelector('.ms .slice--open') !== null;
  const bread = cards.indexOf('sliced-bread');
  const ready = places.findIndex((place) => isOpen(place) && place.querySelector('.m-fit.is-ok') !== null);
  if (ready >= 0 && bread >= 0) return { card: bread, place: ready };
  for (const [at, place] of places.entries()) {
    if (!isOpen(place) || place.querySelector('.m-fit.is-much, .m-fit.is-ok') !== null) continue;
    const missing = [...place.querySelectorAll('.m-fit .lack')].map((lack) => picture(lack));
    const card = cards.findIndex((what) => missing.includes(what) || (what === 'hot-sauce' && missing.length > 0));
    if (card >= 0) return { card, place: at };
  }
  const free = places.findIndex((place) => place.matches('.m-place--free'));
  return bread >= 0 && free >= 0 && free < 3 ? { card: bread, place: free } : undefined;
}

/** Sends an inspector to somebody who is not clean, if both are there. */
async function inspect(page: Page): Promise<boolean> {
  const card = page.locator('.hand7 .card--inspector.is-legal').first();
  if (!(await there(card))) return false;
  await press(card, SOON);
  const send = page.locator('.m-send:visible', { hasText: /Send here/ });
  if (await there(send)) await press(send.first(), SOON);
  else await page.keyboard.press('Escape');
  return there(page.locator(PLAY));
}

async function discard(page: Page): Promise<void> {
  const more = page.locator('.m-more:visible');
  if (await there(more)) await press(more, SOON);
  await press(page.locator('.m-play__else [data-turn=discard]:visible'), SOON);
  for (let i = 0; i < 4; i++) await press(page.locator('.hand7 .card').nth(i), SOON);
  await settle(page, page.locator(PLAY));
}

/** Presses the button that counts; then something has happened, or it can be taken back. */
async function settle(page: Page, main: Locator): Promise<void> {
  const before = await newestLine(page);
  await press(main.first(), SOON);
  const isOver = async (): Promise<boolean> =>
    (await newestLine(page)) !== before ||
    (await there(page.locator(`${ENDING}, .m-ask [data-key=undo]`))) ||
    !(await there(page.locator(`${TURN}, ${OVER}`)));
  await expect.poll(isOver, PATIENT).toBe(true);
}
