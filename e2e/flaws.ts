/** What is wrong with a page as it stands: text cut by its box, a page wider than its window, targets too small for a thumb. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules of WCAG 2.2 AA that a machine can check. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function accessFlaws(page: Page): Promise<string[]> {
  await bringAxe(page);
  const violations = await page.evaluate(async (tags) => {
    const options = { runOnly: { type: 'tag' as const, values: tags }, resultTypes: ['violations' as const] };
    const found: { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] } =
      await Reflect.get(window, 'axe').run(document, options);
    return found.violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map(({ html }) => html.slice(0, 160)),
      summary: nodes[0].failureSummary ?? '',
    }));
  }, TAGS);
  return violations.map(({ id, html, summary }) => `${id}: ${html.join(' | ')}\n    ${summary.split('\n').join(' ')}`);
}

/** Nothing moves any more: only endless movements may go on. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    await document.fonts.ready;
  });

export async function layoutFlaws(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(cutTexts)),
    ...(await page.evaluate(linesOverLines)),
    ...(await page.evaluate(smallTargets)),
    ...(await page.evaluate(tooWide)),
  ];
}

/** The script that checks access is put into the page once; its policy forbids others, and a debugger is not asked. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Runs in the page. A text may be cut by no ancestor that does not scroll, nor stick out of the thing it stands on. */
function cutTexts(): string[] {
  const SLACK = 2.5;
  const boxes = 'button, .button, .card, .layer, .tag, .banner, .tab, .phase, .code, .mark';
  /** A long name may end in dots as long as most of it is there. */
  const isShortened = (rect: DOMRect, box: Element): boolean => {
    const { textOverflow } = getComputedStyle(box);
    const { left, right } = box.getBoundingClientRect();
    return textOverflow === 'ellipsis' && Math.min(rect.right, right) - Math.max(rect.left, left) > rect.width * 0.6;
  };
  const cutBy = (rect: DOMRect, text: Element): Element | undefined => {
    // Lines set tight are lower than their letters' full height, of which a quarter is air.
    const air = Math.max(SLACK, Number.parseFloat(getComputedStyle(text).fontSize) / 4);
    for (let box: Element | null = text; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === 'contents') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWide = rect.left < left - SLACK || rect.right > right + SLACK;
      const isTall = rect.top < top - air || rect.bottom > bottom + air;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return undefined;
      if (isWide && isShortened(rect, box)) return undefined;
      if (isWide && (overflowX !== 'visible' || box.matches(boxes))) return box;
      if (isTall && (overflowY !== 'visible' || box.matches(boxes))) return box;
    }
    return undefined;
  };
  const isHidden = (element: Element): boolean =>
    getComputedStyle(element).clipPath.startsWith('inset(50%') ||
    element.closest('.visually-hidden, [hidden], title, desc') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (parent === null || words === '' || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = [...range.getClientRects()].map((rect) => cutBy(rect, parent)).find((cut) => cut !== undefined);
    if (box !== undefined) found.push(`“${words.slice(0, 60)}” is cut by <${box.localName} class="${box.className}">`);
  }
  return found;
}

/** Runs in the page. Lines of a list stand below each other; only cards may lie over cards. */
function linesOverLines(): string[] {
  const wordsOf = (item: Element): { text: string; rects: DOMRect[] } => {
    const rects: DOMRect[] = [];
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      rects.push(...range.getClientRects());
    }
    const isSeen = item.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return { text: item.textContent ?? '', rects: isSeen ? rects.filter(({ width }) => width > 1) : [] };
  };
  const over = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  return [
    ...document.querySelectorAll('ol:not(:has(.card, .layer, .avatar)), ul:not(:has(.card, .layer, .avatar))'),
  ].flatMap((list) => {
    const items = [...list.children].map(wordsOf);
    return items.slice(1).flatMap(({ text, rects }, index) => {
      const before = items[index];
      const isOver = rects.some((rect) => before.rects.some((other) => over(rect, other)));
      return isOver ? [`“${text.slice(0, 50)}” lies over “${before.text.slice(0, 50)}”`] : [];
    });
  });
}

/** Runs in the page. A hidden radio or switch is tapped by its label; a link inside a sentence is as high as its line. */
function smallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll('button, select, summary, input, a[href], [role=button], [role=slider]'),
  ];
  return targets
    .map((element) => (element.matches('input') ? (element.closest('label') ?? element) : element))
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !(element.localName === 'a' && getComputedStyle(element).display === 'inline'))
    .filter((element) => element.closest('.visually-hidden, .skip-link') === null)
    .map((element) => ({
      element,
      width: (element as HTMLElement).offsetWidth,
      height: (element as HTMLElement).offsetHeight,
    }))
    .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
    .map(({ element, width, height }) => `${width}×${height} is too small: ${element.outerHTML.slice(0, 120)}`);
}

/** Runs in the page. */
function tooWide(): string[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return over > 0 ? [`the page is ${over} pixels wider than its window`] : [];
}
