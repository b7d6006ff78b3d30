/** Loudness as broadcasters measure it (ITU-R BS.1770), of one short sound at 48 kHz. */

export interface Reading {
  /** The last moment that can be heard, in seconds. */
  readonly heard: number;
  /** K-weighted, over what can be heard. */
  readonly lufs: number;
  readonly peak: number;
}

const RATE = 48_000;

/** 60 dB under the peak nothing is heard any more. */
export function measure(samples: Float32Array): Reading {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > peak / 1000) + 1;
  const weighted = biquad(biquad(samples, SHELF), HIGH_PASS).slice(0, end);
  const power = weighted.reduce((sum, sample) => sum + sample * sample, 0) / end;
  return { peak, heard: end / RATE, lufs: -0.691 + 10 * Math.log10(power) };
}

/** The two filters of ITU-R BS.1770 at 48 kHz: b0, b1, b2, a1, a2. */
const SHELF = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const HIGH_PASS = [1, -2, 1, -1.99004745483398, 0.99007225036621];

function biquad(samples: Float32Array, [b0, b1, b2, a1, a2]: readonly number[]): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
