/** The sounds as data, and a page that cannot sound. */
import { expect, test } from 'vitest';
import { CUES, KNOBS, knobOf } from './cues.ts';
import { lengthOf, nextVariant, scoreOf, VARIANTS } from './scores.ts';
import { listenForGesture, play, setMuted, setVolumes, vibrate } from './sound.ts';

const scores = CUES.flatMap((cue) => Array.from({ length: VARIANTS }, (_, variant) => scoreOf(cue, variant)));

test('every cue has three variants that differ and end within 400 milliseconds', () => {
  for (const cue of CUES) {
    const variants = Array.from({ length: VARIANTS }, (_, variant) => JSON.stringify(scoreOf(cue, variant)));
    expect(new Set(variants).size, cue).toBe(3);
  }
  for (const score of scores) expect(lengthOf(score)).toBeLessThan(0.4);
});

test('no voice has a time, pitch or gain that an audio graph refuses', () => {
  for (const { attack, decay, gain, pitch, at } of scores.flatMap((score) => score.voices)) {
    expect(at).toBeGreaterThanOrEqual(0);
    for (const number of [attack, decay, gain, ...pitch]) expect(number).toBeGreaterThan(0);
    expect(Math.max(...pitch)).toBeLessThan(20_000);
  }
});

test('the same variant never sounds twice in a row', () => {
  for (let last = -1; last < VARIANTS; last++)
    for (const chance of [0, 0.49, 0.5, 0.999]) {
      const next = nextVariant(last, chance);
      expect(next).not.toBe(last);
      expect(next).toBeLessThan(VARIANTS);
    }
});

test('my turn and the last seconds have knobs of their own', () => {
  expect(knobOf('knife')).toBe('turn');
  expect(knobOf('kettle')).toBe('ticks');
  expect(new Set(CUES.map(knobOf))).toEqual(new Set(KNOBS));
});

test('a page without WebAudio and vibration is silent and does not throw', () => {
  const heard = new Map<string, () => void>();
  listenForGesture({
    addEventListener: (name: string, listener: unknown) => heard.set(name, listener as () => void),
  });
  setVolumes({ effects: 0.5, turn: 1, ticks: 0 });
  for (const listener of heard.values()) listener();
  for (const state of ['muted', 'loud'] as const) {
    setMuted(state);
    for (const cue of CUES) play(cue);
    vibrate('turn');
    vibrate('refused');
  }
});
