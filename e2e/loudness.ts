/** How loud and how long the page's sounds are, rendered by the browser's own audio and measured as broadcasters do. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { measure, Reading } from './loudness-meter.ts';

export interface Measured extends Reading {
  readonly cue: string;
  readonly variant: number;
  /** What the score says, in seconds. */
  readonly length: number;
}

const site = 'http://sound.test/';
const PAGE = `<!doctype html><script type="module">
  import * as cues from '/cues.ts';
  import * as scores from '/scores.ts';
  import * as render from '/render.ts';
  import * as meter from '/loudness-meter.ts';
  window.kit = { ...cues, ...scores, ...render, ...meter };
</script>`;
const sources = join(import.meta.dirname, '..', 'client', 'sound');

/** The modules are handed to the browser as they are, without their types. */
export async function measureCues(browser: Browser): Promise<Measured[]> {
  const page = await browser.newPage();
  await page.route(`${site}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const folder = name.startsWith('loudness') ? import.meta.dirname : sources;
    const body = stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(site);
  const measured = await page.evaluate(measureAll);
  await page.close();
  return measured;
}

/** The part of the sound's modules that is used here. */
interface Kit {
  readonly CUES: readonly string[];
  readonly VARIANTS: number;
  scoreOf(cue: string, variant: number): object;
  lengthOf(score: object): number;
  makeNoise(context: BaseAudioContext): AudioBuffer;
  perform(into: AudioNode, noise: AudioBuffer, score: object, when: number): void;
  readonly measure: typeof measure;
}

/** Runs in the page. */
async function measureAll(): Promise<Measured[]> {
  const kit: Kit = await Reflect.get(window, 'kit');
  const measured: Measured[] = [];
  for (const cue of kit.CUES)
    for (let variant = 0; variant < kit.VARIANTS; variant++) {
      const context = new OfflineAudioContext(1, 20_640, 48_000);
      const score = kit.scoreOf(cue, variant);
      kit.perform(context.destination, kit.makeNoise(context), score, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      measured.push({ cue, variant, length: kit.lengthOf(score), ...kit.measure(samples) });
    }
  return measured;
}
