/** What is wrong with a page as it stands: for the eye and the thumb by the script in page/flaws.ts, for access by axe. */
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import type { Flaw } from './page/flaws.ts';
import type { House } from './page/geometry.ts';

/** The rules of WCAG 2.2 AA that a machine can check. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One flaw in a line: its kind first, so that a list of them can be counted. */
export async function layoutFlaws(page: Page, house: House = { mayScroll: false }): Promise<string[]> {
  await bringScript(page);
  const flaws = await page.evaluate((rules): Flaw[] => Reflect.get(window, 'flaws').findFlaws(rules), house);
  return flaws.map(({ kind, where, box, text }) => `${kind}: ${where} [${box}] ${text}`);
}

export async function handPlaces(page: Page): Promise<Record<string, number>> {
  await bringScript(page);
  return page.evaluate((): Record<string, number> => Reflect.get(window, 'flaws').handPlaces());
}

/** A hand stays where it is while one taps. */
export function jumpsOf(before: Record<string, number>, after: Record<string, number>): string[] {
  const moved = Object.entries(before).filter(([name, top]) => name in after && Math.abs(after[name] - top) > STILL);
  return moved
    .slice(0, 1)
    .map(([name, top]) => `jumps: ${name} [from ${top} to ${after[name]}] ${moved.length} in all`);
}

/** In pixels, up or down. */
const STILL = 4;

export async function accessFlaws(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
  return violations.map(
    ({ id, html, summary }) => `access: ${id} ${html.join(' | ')} ${summary.split('\n').join(' ')}`,
  );
}

/** Nothing moves any more: what ends is at its end, only endless movements go on. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    await document.fonts.ready;
  });

let script: Promise<string> | undefined;

/** The scripts are put into the page once; its policy forbids others, and a debugger is not asked. */
async function bringScript(page: Page): Promise<void> {
  if (await page.evaluate(() => 'flaws' in window)) return;
  script ??= bundle();
  await page.evaluate(await script);
}

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'page', 'flaws.ts'),
        formats: ['iife'],
        name: 'flaws',
        fileName: 'flaws',
      },
    },
  });
  const [file] = (made as Rolldown.RolldownOutput[])[0].output;
  return `${file.code}; window.flaws = flaws;`;
}
