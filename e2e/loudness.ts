/** How loud and how long the page's sounds are, rendered by the browser's own audio and measured as broadcasters do. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

export interface Measured {
  readonly cue: string;
  readonly variant: number;
  /** What the score says, in seconds. */
  readonly length: number;
  /** The last moment that can be heard, in seconds. */
  readonly heard: number;
  /** K-weighted, over what can be heard. */
  readonly lufs: number;
  readonly peak: number;
}

const site = 'http://sound.test/';
const PAGE = `<!doctype html><script type="module">
  import * as cues from '/cues.ts';
  import * as render from '/render.ts';
  window.kit = { ...cues, ...render };
</script>`;
const sources = join(import.meta.dirname, '..', 'client', 'sound');

/** The modules are handed to the browser as they are, without their types. */
export async function measureCues(browser: Browser): Promise<Measured[]> {
  const page = await browser.newPage();
  await page.route(`${site}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const body = stripTypeScriptTypes(readFileSync(join(sources, name), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(site);
  const rendered = await page.evaluate(renderAll);
  await page.close();
  return rendered.map(({ samples, ...rest }) => ({ ...rest, ...measure(samples) }));
}

interface Rendered {
  readonly cue: string;
  readonly variant: number;
  readonly length: number;
  readonly samples: number[];
}

const RATE = 48_000;

/** The part of the sound's modules that is used here. */
interface Kit {
  readonly CUES: readonly string[];
  readonly VARIANTS: number;
  scoreOf(cue: string, variant: number): object;
  lengthOf(score: object): number;
  makeNoise(context: BaseAudioContext): AudioBuffer;
  perform(into: AudioNode, noise: AudioBuffer, score: object, when: number): void;
}

/** Runs in the page. */
async function renderAll(): Promise<Rendered[]> {
  const kit: Kit = await Reflect.get(window, 'kit');
  const rendered: Rendered[] = [];
  for (const cue of kit.CUES)
    for (let variant = 0; variant < kit.VARIANTS; variant++) {
      const context = new OfflineAudioContext(1, 20_640, 48_000);
      const score = kit.scoreOf(cue, variant);
      kit.perform(context.destination, kit.makeNoise(context), score, 0);
      const samples = [...(await context.startRendering()).getChannelData(0)];
      rendered.push({ cue, variant, length: kit.lengthOf(score), samples });
    }
  return rendered;
}

/** 60 dB under the peak nothing is heard any more. */
function measure(samples: readonly number[]): Pick<Measured, 'heard' | 'lufs' | 'peak'> {
  const peak = Math.max(...samples.map(Math.abs));
  const end = samples.findLastIndex((sample) => Math.abs(sample) > peak / 1000) + 1;
  const weighted = biquad(biquad(samples, SHELF), HIGH_PASS).slice(0, end);
  const power = weighted.reduce((sum, sample) => sum + sample * sample, 0) / end;
  return { peak, heard: end / RATE, lufs: -0.691 + 10 * Math.log10(power) };
}

/** The two filters of ITU-R BS.1770 at 48 kHz: b0, b1, b2, a1, a2. */
const SHELF = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const HIGH_PASS = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function biquad(samples: readonly number[], [b0, b1, b2, a1, a2]: readonly number[]): number[] {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
