/** Runs in the page: what is cut, covered, too small, printed over something else or scrolls though it must not. */
import type { Box, House } from './geometry.ts';
import {
  boxOf,
  cutBy,
  isScroller,
  isSeen,
  isTable,
  linesIn,
  nameOf,
  rootOf,
  roundBox,
  scrollsByRight,
} from './geometry.ts';

export interface Flaw {
  readonly kind: 'cut' | 'outside' | 'covered' | 'small' | 'overprint' | 'scrolls' | 'wide' | 'keys';
  readonly where: string;
  readonly box: string;
  readonly text: string;
}

const CONTROLS = 'button, select, summary, input, textarea, a[href], [role=button], [role=slider], [draggable=true]';
/** What is one piece and must be seen whole. */
const PIECES = `.card, .ticket, .plate, .seat, .mat, .slot, .slot-top, .col, .chalk, .panel, .place, ${CONTROLS}`;
/** A text does not stick out of these either. */
const BOXES = 'button, .button, .card, .layer, .tag, .banner, .tab, .phase, .code, .mark';
const TARGET = 43.5;

export function findFlaws(house: House): Flaw[] {
  const root = rootOf();
  const found = [
    ...outside(root, house),
    ...coveredControls(root, house),
    ...smallTargets(root),
    ...scrolling(house),
    ...keyNumbers(root),
    ...asPainted(() => [...cutTexts(root, house), ...overprints(root)]),
  ];
  const seen = new Map(found.map((flaw) => [`${flaw.kind} ${flaw.where} ${flaw.text}`, flaw]));
  return [...seen.values()];
}

/** What lets taps through hides what lies below it all the same. */
function asPainted(find: () => Flaw[]): Flaw[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  const found = find();
  document.adoptedStyleSheets.pop();
  return found;
}

const flaw = (kind: Flaw['kind'], element: Element, box: Box, text: string): Flaw => ({
  kind,
  where: nameOf(element),
  box: roundBox(box),
  text,
});

const saying = (element: Element): string =>
  `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;

const cutterOf = (box: Element): string => (box === document.documentElement ? 'the window' : nameOf(box));

/** Cards, plates and buttons that are not seen whole. A turned card may lose a corner. */
function outside(root: Element, house: House): Flaw[] {
  const cut = new Set<Element>();
  return [...root.querySelectorAll(PIECES)].flatMap((piece) => {
    if (!isSeen(piece) || piece.closest('[aria-hidden=true]:not(.card)') !== null) return [];
    const box = boxOf(piece);
    const slack = { x: Math.max(3, (box.right - box.left) / 25), y: Math.max(3, (box.bottom - box.top) / 25) };
    const cutter = box.right - box.left < 4 ? undefined : cutBy(box, piece, slack, house);
    if (cutter === undefined) return [];
    cut.add(piece);
    if (isScroller(cutter)) return [];
    const around = piece.parentElement?.closest(PIECES);
    if (around !== null && around !== undefined && cut.has(around)) return [];
    return [flaw('outside', piece, box, `${saying(piece)} is cut by ${cutterOf(cutter)} ${roundBox(boxOf(cutter))}`)];
  });
}

/** A long name may end in dots as long as most of it is there. */
function isShortened(rect: Box, box: Element): boolean {
  const { left, right } = boxOf(box);
  const seen = Math.min(rect.right, right) - Math.max(rect.left, left);
  return getComputedStyle(box).textOverflow === 'ellipsis' && seen > (rect.right - rect.left) * 0.6;
}

/** Lines set tight are lower than their letters' full height, of which a quarter is air. */
const airOf = (text: Element): number => Math.max(2.5, Number.parseFloat(getComputedStyle(text).fontSize) / 4);

function cutTexts(root: Element, house: House): Flaw[] {
  return linesIn(root).flatMap(({ words, parent, rects }) => {
    const slack = { x: 2.5, y: airOf(parent) };
    const said = `“${words.slice(0, 60)}”`;
    for (const rect of rects) {
      const cutter =
        clipOf(rect, parent, slack) ?? cutBy(rect, parent, slack, house) ?? stickingOut(rect, parent, slack);
      if (cutter !== undefined && isScroller(cutter)) return [];
      if (cutter !== undefined && !isShortened(rect, cutter))
        return [flaw('cut', parent, rect, `${said} is cut by ${cutterOf(cutter)} ${roundBox(boxOf(cutter))}`)];
    }
    const cover = rects
      .filter((rect) => isInView(rect, parent))
      .map((rect) => coverOf(rect, parent))
      .find((one) => one !== undefined);
    return cover === undefined ? [] : [flaw('cut', parent, rects[0], `${said} lies under ${nameOf(cover)}`)];
  });
}

/** What is scrolled out of sight lies under nothing. */
function isInView(rect: Box, parent: Element): boolean {
  const y = (rect.top + rect.bottom) / 2;
  for (let box: Element | null = parent; box !== null; box = box.parentElement) {
    const { top, bottom } = boxOf(box);
    if (getComputedStyle(box).overflowY !== 'visible' && (y < top || y > bottom)) return false;
  }
  return true;
}

/** The element itself may clip its text. */
function clipOf(rect: Box, box: Element, slack: { x: number; y: number }): Element | undefined {
  const { overflowX, overflowY } = getComputedStyle(box);
  const { left, right, top, bottom } = boxOf(box);
  const isWide = rect.left < left - slack.x || rect.right > right + slack.x;
  const isTall = rect.top < top - slack.y || rect.bottom > bottom + slack.y;
  const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  return (isWide && cuts(overflowX)) || (isTall && cuts(overflowY)) ? box : undefined;
}

function stickingOut(rect: Box, text: Element, slack: { x: number; y: number }): Element | undefined {
  const box = text.closest(BOXES);
  if (box === null || getComputedStyle(text).position === 'absolute') return undefined;
  const { left, right, top, bottom } = boxOf(box);
  const isWide = rect.left < left - slack.x || rect.right > right + slack.x;
  return isWide || rect.top < top - slack.y || rect.bottom > bottom + slack.y ? box : undefined;
}

/** What lies over the middle of a line or over both its ends, and cannot be looked through. */
function coverOf(rect: Box, parent: Element, isFree = isRelated): Element | undefined {
  const y = (rect.top + rect.bottom) / 2;
  const at = (share: number): Element | undefined => {
    const x = rect.left + (rect.right - rect.left) * share;
    const stack = document.elementsFromPoint(x, y);
    const own = stack.findIndex((one) => one === parent || parent.contains(one) || one.contains(parent));
    return stack.slice(0, Math.max(0, own)).find((one) => isOpaque(one) && !isFree(one, parent));
  };
  return at(0.5) ?? (at(0.2) === undefined ? undefined : at(0.8));
}

const isRelated = (one: Element, other: Element): boolean => isOfOne(one, other) || isPassing(one);

const isOfOne = (one: Element, other: Element): boolean =>
  one.contains(other) || other.contains(one) || one.closest('.tag, [aria-hidden=true]') !== null;

/** What it hides is hidden only for now. */
const isPassing = (one: Element): boolean => one.closest('.toast, .zoom') !== null || (!isTable() && isStuck(one));

/** A bar at the edge of a page that scrolls hides only for now what is below it. */
function isStuck(element: Element): boolean {
  for (let box: Element | null = element; box !== null; box = box.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
  return false;
}

function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
  const isFilled = alpha === null ? backgroundColor !== 'transparent' : Number(alpha[1] ?? alpha[2]) > 0.6;
  return Number(opacity) > 0.6 && (isFilled || backgroundImage !== 'none');
}

/** A hidden radio or switch is tapped by its label. */
function controlsIn(root: Element): Element[] {
  const all = [...root.querySelectorAll(CONTROLS)].map((one) =>
    one.matches('input') ? (one.closest('label') ?? one) : one,
  );
  return [...new Set(all)].filter((one) => isSeen(one) && getComputedStyle(one).pointerEvents !== 'none');
}

/** A control is tapped in its middle and around it; where a region may scroll, one scrolls to it first. */
function coveredControls(root: Element, house: House): Flaw[] {
  return controlsIn(root).flatMap((control) => {
    const region = scrollerOf(control, house);
    const before = [region?.scrollLeft ?? 0, region?.scrollTop ?? 0, scrollY];
    if (region !== undefined) control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const cover = coverOfControl(control);
    if (region !== undefined) {
      region.scrollTo({ left: before[0], top: before[1], behavior: 'instant' });
      scrollTo({ top: before[2], behavior: 'instant' });
    }
    return cover === undefined
      ? []
      : [
          flaw(
            'covered',
            control,
            boxOf(control),
            `${saying(control)} lies under ${nameOf(cover)} ${roundBox(boxOf(cover))}`,
          ),
        ];
  });
}

function scrollerOf(control: Element, house: House): Element | undefined {
  for (let box = control.parentElement; box !== null; box = box.parentElement)
    if (scrollsByRight(box, house)) return box;
  return isTable() && !house.mayScroll ? undefined : document.documentElement;
}

const QUARTERS = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [x, y] as const));

/** What lies over its middle, or over two of its quarters. Cards of a hand may overlap as long as most of each is free. */
function coverOfControl(control: Element): Element | undefined {
  const { left, right, top, bottom } = boxOf(control);
  if (right - left < 4 || bottom - top < 4) return undefined;
  const at = (x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    const isOwn = hit === null || control.contains(hit) || (hit.contains(control) && hit.matches('label, summary'));
    // A toast goes by itself, or by a tap.
    return isOwn || hit.closest('.toast') !== null ? undefined : hit;
  };
  const middle = at(0.5, 0.5);
  if (middle !== undefined) return middle.contains(control) && isInline(control) ? undefined : middle;
  const quarters = QUARTERS.flatMap(([x, y]) => at(x, y) ?? []).filter((hit) => !hit.contains(control));
  return quarters.length >= 2 ? quarters[0] : undefined;
}

/** A link in a sentence has gaps where its line breaks. */
const isInline = (control: Element): boolean => getComputedStyle(control).display === 'inline';

/** A target may be larger than it looks: then a tap beside it meets it as well. */
function smallTargets(root: Element): Flaw[] {
  return controlsIn(root).flatMap((control) => {
    const { offsetWidth: width, offsetHeight: height } = control as HTMLElement;
    const isFree = control.localName === 'a' && isInline(control);
    if (isFree || width === 0 || (width >= TARGET && height >= TARGET) || reaches(control)) return [];
    return [flaw('small', control, boxOf(control), `${saying(control)} is ${width}×${height}`)];
  });
}

function reaches(control: Element): boolean {
  const { left, right, top, bottom } = boxOf(control);
  const [x, y, far] = [(left + right) / 2, (top + bottom) / 2, TARGET / 2 - 1];
  const around = [
    [x - far, y],
    [x + far, y],
    [x, y - far],
    [x, y + far],
  ];
  return around.every(([px, py]) => {
    const hit = document.elementFromPoint(px, py);
    return hit !== null && control.contains(hit);
  });
}

/** Two texts in one place. What lies wholly under something else is told as cut. */
function overprints(root: Element): Flaw[] {
  const lines = linesIn(root).flatMap(({ words, parent, rects }) =>
    rects.map((rect) => ({ words, parent, rect: shownOf(rect, parent) })),
  );
  const shown = lines.filter(({ rect, parent }) => isOnTop(rect, parent));
  return shown.flatMap(({ words, parent, rect }, i) => {
    const other = shown.slice(i + 1).find((one) => one.parent !== parent && isOver(rect, one.rect));
    if (other === undefined) return [];
    return [
      flaw(
        'overprint',
        parent,
        rect,
        `“${words.slice(0, 40)}” and “${other.words.slice(0, 40)}” (${nameOf(other.parent)})`,
      ),
    ];
  });
}

/** What an element cuts off its own text is not printed. */
function shownOf(rect: Box, parent: Element): Box {
  if (getComputedStyle(parent).overflowX === 'visible') return rect;
  const { left, right } = boxOf(parent);
  const { top, bottom } = rect;
  return { left: Math.max(rect.left, left), right: Math.min(rect.right, right), top, bottom };
}

function isOver(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 4 && height > Math.max(4, 0.4 * Math.min(a.bottom - a.top, b.bottom - b.top));
}

function isOnTop(rect: Box, parent: Element): boolean {
  const stack = document.elementsFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
  // A toast or a bar that stays at the edge hides a line as well: the two are not printed over each other.
  return stack.includes(parent) && coverOf(rect, parent, isOfOne) === undefined;
}

function scrolling(house: House): Flaw[] {
  const page = document.documentElement;
  const wide = page.scrollWidth - page.clientWidth;
  const found = wide > 0 ? [flaw('wide', page, boxOf(page), `the page is ${wide} pixels wider than its window`)] : [];
  if (!isTable()) return found;
  const tall = page.scrollHeight - page.clientHeight;
  if (tall > 2 && !house.mayScroll)
    found.push(flaw('scrolls', page, boxOf(page), `the page is ${tall} pixels too tall`));
  const regions = [...document.querySelectorAll('.shell *')].filter((box) => isSeen(box) && isScroller(box));
  for (const box of regions.filter((one) => !scrollsByRight(one, house) && hiddenIn(one) !== ''))
    found.push(
      flaw('scrolls', box, boxOf(box), `${box.scrollWidth}×${box.scrollHeight} inside, not whole: ${hiddenIn(box)}`),
    );
  return found;
}

/** What is not seen whole in a region that has to be scrolled. */
function hiddenIn(region: Element): string {
  const { left, right, top, bottom } = boxOf(region);
  const texts = linesIn(region).map(({ parent }) => parent);
  const hidden = [...new Set([...region.querySelectorAll(PIECES), ...texts])].filter((piece) => {
    const box = boxOf(piece);
    const isWithin = box.left > left - 4 && box.right < right + 4 && box.top > top - 4 && box.bottom < bottom + 4;
    return isSeen(piece) && !isWithin;
  });
  return hidden.length === 0 ? '' : `${hidden.length} (${hidden.slice(0, 3).map(saying).join(', ')})`;
}

/** Numbers for keys are for those who use keys. */
function keyNumbers(root: Element): Flaw[] {
  const shown = [...root.querySelectorAll('.card__key')].filter(
    (key) => isSeen(key) && boxOf(key).right > boxOf(key).left,
  );
  return shown
    .slice(0, 1)
    .map((key) => flaw('keys', key, boxOf(key), `${shown.length} cards show numbers though no key was used`));
}

/** Where the cards of the hand and its list lie now, by the card. */
export function handPlaces(): Record<string, number> {
  const places: Record<string, number> = {};
  for (const tray of document.querySelectorAll('.shell__tray')) {
    for (const list of tray.querySelectorAll('ul, ol')) places[nameOf(list)] = Math.round(boxOf(list).top);
    for (const card of tray.querySelectorAll('[data-flip]:not(.is-picked, [aria-pressed=true])'))
      places[`card ${card.getAttribute('data-flip')} ${card.textContent?.slice(0, 20)}`] = Math.round(boxOf(card).top);
  }
  return places;
}
