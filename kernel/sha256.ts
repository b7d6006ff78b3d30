/** SHA-256, synchronous and without imports: browsers on plain http offer none. Checked against published vectors. */

const firstPrimes = (n: number): number[] => {
  const primes: number[] = [];
  for (let k = 2; primes.length < n; k++) if (primes.every((p) => k % p !== 0)) primes.push(k);
  return primes;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 4294967296) | 0;
const ROUND = Int32Array.from(firstPrimes(64), (p) => fraction(Math.cbrt(p)));
const START = Int32Array.from(firstPrimes(8), (p) => fraction(Math.sqrt(p)));
const schedule = new Int32Array(64);

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(h: Int32Array, block: DataView, at: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    w[i] = w[i - 16] + w[i - 7] + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  let a = h[0];
  let b = h[1];
  let c = h[2];
  let d = h[3];
  let e = h[4];
  let f = h[5];
  let g = h[6];
  let k = h[7];
  for (let i = 0; i < 64; i++) {
    const t1 = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sum = [a, b, c, d, e, f, g, k];
  for (let i = 0; i < 8; i++) h[i] += sum[i];
}

export function utf8(text: string): Uint8Array {
  const out: number[] = [];
  for (const char of text) {
    const c = char.codePointAt(0) ?? 0;
    if (c < 0x80) out.push(c);
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return Uint8Array.from(out);
}

/** The eight words of the digest, unsigned. */
export function sha256(message: Uint8Array): number[] {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  const h = START.slice();
  for (let at = 0; at < padded.length; at += 64) compress(h, view, at);
  return Array.from(h, (word) => word >>> 0);
}

export const hex = (words: readonly number[]): string => words.map((w) => w.toString(16).padStart(8, '0')).join('');

export const sha256Hex = (text: string): string => hex(sha256(utf8(text)));
