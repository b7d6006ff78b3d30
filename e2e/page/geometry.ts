/** Boxes in a page: what is seen of them, by what they are cut, and how one names them. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a page may do. */
export interface House {
  /** Up to eight players at usual text nothing of a table scrolls but the log and what was opened. */
  readonly mayScroll: boolean;
}

/** What scrolls by right: the log, what was opened, and fields. */
const SCROLLERS = 'dialog, dialog *, .shell__side, .shell__side *, textarea, select';

export const isTable = (): boolean => document.querySelector('.shell') !== null;

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest('.visually-hidden, [hidden], title, desc, .skip-link') !== null) return false;
  return !getComputedStyle(element).clipPath.startsWith('inset(50%');
}

/** Only what was opened last can be used: a dialog, a panel before a veil, or the log pulled over the table. */
export function rootOf(): Element {
  const dialog = [...document.querySelectorAll('.veil, dialog:modal')].at(-1);
  if (dialog !== undefined) return dialog;
  const side = document.querySelector('.shell__side.is-pulled');
  return side !== null && /fixed|absolute/.test(getComputedStyle(side).position) ? side : document.body;
}

/** The first box around an element that cuts this part of it for good; the window cuts as well. */
export function cutBy(rect: Box, from: Element, slack: { x: number; y: number }, house: House): Element | undefined {
  let isFree = false;
  for (let box: Element | null = from; box !== null && box !== document.body; box = box.parentElement) {
    const { position, overflowX, overflowY, display } = getComputedStyle(box);
    const isClipping = box !== from && !isFree && display !== 'contents';
    const beyond = isClipping ? beyondOf(rect, boxOf(box), slack) : { x: false, y: false };
    if ((beyond.x && overflowX !== 'visible') || (beyond.y && overflowY !== 'visible'))
      return scrollsByRight(box, house) ? undefined : box;
    if (isClipping && scrollsByRight(box, house)) return undefined;
    if (position === 'fixed') break;
    // What is placed freely is cut only by boxes that it is placed in.
    if (position === 'absolute') isFree = true;
    else if (isFree && position !== 'static') isFree = false;
  }
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const beyond = beyondOf(rect, page, slack);
  const isBound = isTable() && !house.mayScroll;
  return beyond.x || (beyond.y && isBound) ? document.documentElement : undefined;
}

/** Does it scroll, and may it? */
export const scrollsByRight = (box: Element, house: House): boolean =>
  isScroller(box) && (house.mayScroll || !isTable() || box.matches(SCROLLERS));

export function isScroller(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box);
  const isTall = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 2;
  const isWide = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 2;
  return isTall || isWide;
}

const beyondOf = (rect: Box, box: Box, slack: { x: number; y: number }): { x: boolean; y: boolean } => ({
  x: rect.left < box.left - slack.x || rect.right > box.right + slack.x,
  y: rect.top < box.top - slack.y || rect.bottom > box.bottom + slack.y,
});

/** Every line of text that is seen, with the element it stands in. */
export function linesIn(root: Element): { words: string; parent: Element; rects: DOMRect[] }[] {
  const lines: { words: string; parent: Element; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (parent === null || words === '' || parent.closest('option, script, style') !== null || !isSeen(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length > 0) lines.push({ words, parent, rects });
  }
  return lines;
}

/** Short enough to read, long enough to find: `.shell__tray > .card.is-legal`. */
export function nameOf(element: Element): string {
  const part = (one: Element): string =>
    one.localName +
    [...one.classList]
      .slice(0, 2)
      .map((name) => `.${name}`)
      .join('');
  const around = element.parentElement?.closest('[class]') ?? null;
  const place = element.parentElement?.closest('[class*="shell__"], dialog, .sheet-frame, header, main') ?? null;
  const path = [place, around, element].filter((one): one is Element => one !== null);
  return [...new Set(path)].map(part).join(' ');
}

export const roundBox = ({ left, top, right, bottom }: Box): string =>
  `${Math.round(left)},${Math.round(top)} ${Math.round(right - left)}×${Math.round(bottom - top)}`;
