/** ChaCha20 blocks: the cipher behind every deal, checked against its published first block. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const start = new Int32Array(16);
const work = new Int32Array(16);
const out = new Uint32Array(16);

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let t: number;
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 16) | (t >>> 16);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 12) | (t >>> 20);
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 8) | (t >>> 24);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 7) | (t >>> 25);
}

/** Sixteen words of key stream; the same array every time. */
export function chachaBlock(key: readonly number[], counter: number): Uint32Array {
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i];
  for (let i = 0; i < 8; i++) start[4 + i] = key[i];
  start[12] = counter;
  start[13] = start[14] = start[15] = 0;
  work.set(start);
  for (let round = 0; round < 10; round++) {
    quarter(work, 0, 4, 8, 12);
    quarter(work, 1, 5, 9, 13);
    quarter(work, 2, 6, 10, 14);
    quarter(work, 3, 7, 11, 15);
    quarter(work, 0, 5, 10, 15);
    quarter(work, 1, 6, 11, 12);
    quarter(work, 2, 7, 8, 13);
    quarter(work, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = work[i] + start[i];
  return out;
}
