/**
 * Frames of RFC 6455, as far as it is worth while to write and read them here: a message of ours, and a short plain one of a
 * page, which is nearly everything that is ever said. All the rest is left to ws.
 */
import type { Duplex } from 'node:stream';

const WHOLE_TEXT = 0x81;
const WHOLE_PONG = 0x8a;
/** Lengths from here on take two bytes of their own, or eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
/** What a page says is masked, by four bytes that stand before it. */
const MASKED = 0x80;
const MASK = 2;
const HEAD = MASK + 4;

const character = String.fromCharCode;

/** A message as the one frame that it is from a server: unmasked, neither split nor compressed; a character for each byte. */
export function frameOf(text: string): string {
  const body = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
  const { length } = body;
  if (length < TWO_BYTES) return `${character(WHOLE_TEXT, length)}${body}`;
  const low = character((length >>> 8) & 0xff, length & 0xff);
  if (length <= 0xffff) return `${character(WHOLE_TEXT, TWO_BYTES)}${low}${body}`;
  const high = character(0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff);
  return `${character(WHOLE_TEXT, EIGHT_BYTES)}${high}${low}${body}`;
}

/**
 * Hears plain messages straight from the stream of a socket. With the first piece that is anything else, but for a pong, all
 * goes on as if nobody had stepped in: ws hears that piece and whatever follows.
 */
export function hearPlainly(stream: Duplex, hear: (text: string) => void): void {
  const listeners = stream.listeners('data') as ((piece: Buffer) => void)[];
  if (listeners.length !== 1) return;
  const [usual] = listeners;
  const listen = (piece: Buffer): void => {
    const text = plainText(piece);
    if (text !== undefined) return hear(text);
    if (!isShortFrame(piece, WHOLE_PONG)) exchange(listen, usual);
    usual.call(stream, piece);
  };
  const exchange = (old: typeof usual, other: typeof usual): void => {
    stream.on('data', other);
    stream.off('data', old);
  };
  exchange(usual, listen);
}

/** The message in this piece if it is one whole short frame of ASCII; undefined if it is anything else. */
export function plainText(piece: Buffer): string | undefined {
  if (!isShortFrame(piece, WHOLE_TEXT)) return undefined;
  let bits = 0;
  for (let i = HEAD; i < piece.length; i++) bits |= piece[i] ^ piece[MASK + ((i - HEAD) & 3)];
  if (bits > 0x7f) return undefined;
  for (let i = HEAD; i < piece.length; i++) piece[i] ^= piece[MASK + ((i - HEAD) & 3)];
  return piece.toString('latin1', HEAD);
}

const isShortFrame = (piece: Buffer, kind: number): boolean =>
  piece.length >= HEAD &&
  piece.length < HEAD + TWO_BYTES &&
  piece[0] === kind &&
  piece[1] === (MASKED | (piece.length - HEAD));
