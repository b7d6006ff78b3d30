// SHA-256 against the published vectors, and against Node's own on odd lengths.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex, sha256, sha256Hex, utf8 } from './sha256.ts';

fc.configureGlobal({ seed: 2013 });

const isCharacter = (point: number): boolean => point < 0xd800 || point > 0xdfff;
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the digest of %j is as published', (text, digest) => {
  expect(sha256Hex(text)).toBe(digest);
});

test('the digest of a million times "a" is as published', () => {
  expect(hex(sha256(new Uint8Array(1_000_000).fill(97)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('bytes of any length have the digest that Node finds', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('text becomes the bytes that a text encoder makes of it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0x10ffff).filter(isCharacter)), (points) => {
      const text = String.fromCodePoint(...points);
      expect(hexOf(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
    }),
  );
});
