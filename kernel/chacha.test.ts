// ChaCha20 against the key streams published with it, and against Node's own.
import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';

const words = (text: string): number[] => text.split(' ').map((word) => Number.parseInt(word, 16));
const zero = new Array<number>(8).fill(0);

test('key zero, block 0', () => {
  expect([...chachaBlock(zero, 0)]).toEqual(
    words(
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ),
  );
});

test('key zero, block 1', () => {
  expect([...chachaBlock(zero, 1)].slice(0, 8)).toEqual(
    words('bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32'),
  );
});

test('a key with one bit set, block 1', () => {
  expect([...chachaBlock([...zero.slice(1), 0x01000000], 1)].slice(0, 4)).toEqual(
    words('2452eb3a 9249f8ec 8d829d9b ddd4ceb1'),
  );
});

test('other keys and blocks give what Node finds', () => {
  for (let n = 1; n < 20; n++) {
    const key = zero.map((_, i) => (Math.imul(n * 8 + i, 2654435761) ^ (n << 20)) >>> 0);
    const start = Buffer.alloc(16);
    start.writeUInt32LE(n * 1000);
    const stream = createCipheriv('chacha20', Buffer.from(Uint32Array.from(key).buffer), start).update(
      Buffer.alloc(64),
    );
    expect([...chachaBlock(key, n * 1000)]).toEqual(Array.from({ length: 16 }, (_, i) => stream.readUInt32LE(4 * i)));
  }
});
