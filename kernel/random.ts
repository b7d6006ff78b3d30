/** Chance: secret streams of a table from one 256-bit seed, the commitment to it, and fast dice for imagination. */
import { chachaBlock } from './chacha.ts';
import { hex, sha256, sha256Hex, utf8 } from './sha256.ts';
import type { Dice, Random, Stream, World } from './types.ts';
import { STREAMS } from './types.ts';

/** Where a table's chance comes from. The commitment is shown before the deal, all of this at the end. */
export interface Seed {
  /** 256 bits as 64 hexadecimal digits. */
  readonly secret: string;
  readonly tableId: string;
  /** What seats added before the deal, in seat order. */
  readonly nonces: readonly string[];
}

export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A small number of the lab, stretched to a seed. */
export const labSeed = (n: number | string): Seed => ({
  secret: sha256Hex(`lab ${n}`),
  tableId: `lab-${n}`,
  nonces: [],
});

/** SHA-256 of the seed's bytes followed by the table id. */
export function commitment(seed: Seed): string {
  const bytes = seed.secret.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return hex(sha256(Uint8Array.from([...bytes, ...utf8(seed.tableId)])));
}

export function secretStreams(seed: Seed): Random {
  const root = [seed.secret, seed.tableId, ...seed.nonces].join('|');
  return { keys: STREAMS.map((name) => sha256(utf8(`${name}|${root}`))), used: STREAMS.map(() => 0) };
}

/** One fast generator (sfc32) for all streams of a world that somebody imagines. */
export function fastStreams(a: number, b: number): Random {
  const words = [a | 0, b | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 12; i++) sfc32(words);
  return { keys: [words], used: [0] };
}

/** Streams are secret ciphers at a table and one fast generator in an imagined world. */
export const isFast = (random: Random): boolean => random.keys.length === 1;

export function fastDice(a: number, b = 0): Dice {
  const random = fastStreams(a, b);
  return { below: (n) => evenly(random, 0, n) };
}

/** Dice of their own for every purpose named in text, such as "seat 3 of game 17". */
export function namedDice(name: string): Dice {
  const [a, b] = sha256(utf8(name));
  return fastDice(a, b);
}

/** A whole number from 0 to n − 1 out of one of the table's streams; n up to 2²¹. */
export function draw(w: World, stream: Stream, n: number): number {
  return evenly(w.table.random, INDEX[stream], n);
}

export const streamDice = (w: World, stream: Stream): Dice => ({ below: (n) => draw(w, stream, n) });

/** Fisher–Yates, in place. */
export function shuffled<T>(dice: Dice, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const other = list[i];
    list[i] = list[j];
    list[j] = other;
  }
  return list;
}

/** The same by one of the table's streams. */
export function shuffleStream<T>(w: World, stream: Stream, list: T[]): T[] {
  const { random } = w.table;
  const index = INDEX[stream];
  for (let i = list.length - 1; i > 0; i--) {
    const j = evenly(random, index, i + 1);
    const other = list[i];
    list[i] = list[j];
    list[j] = other;
  }
  return list;
}

const INDEX: Readonly<Record<Stream, number>> = { deal: 0, ties: 1, late: 2 };

let cachedKey: readonly number[] = [];
let cachedBlock = -1;
const cachedWords = new Uint32Array(16);

function cipherWord(random: Random, index: number): number {
  const key = random.keys[index];
  const at = random.used[index]++;
  const block = Math.floor(at / 16);
  if (cachedKey !== key || cachedBlock !== block) {
    cachedWords.set(chachaBlock(key, block));
    cachedKey = key;
    cachedBlock = block;
  }
  return cachedWords[at % 16];
}

function sfc32(s: number[]): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (((s[2] << 21) | (s[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

const word = (random: Random, index: number): number =>
  isFast(random) ? sfc32(random.keys[0]) : cipherWord(random, index);

/** Multiply and shift with rejection (Lemire): even, and no division on the common path. */
function evenly(random: Random, index: number, n: number): number {
  let x = word(random, index);
  let low = Math.imul(x, n) >>> 0;
  if (low < n) {
    const floor = 4294967296 % n;
    while (low < floor) {
      x = word(random, index);
      low = Math.imul(x, n) >>> 0;
    }
  }
  return ((x * n) / 4294967296) >>> 0;
}
