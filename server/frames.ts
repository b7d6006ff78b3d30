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
 * Hears plain messages straight from the stream of a socket. With the first frame that is anything else, but for a pong, all
 * goes on as if nobody had stepped in: ws hears that frame and whatever follows.
 */
export function hearPlainly(stream: Duplex, hear: (text: string) => void): void {
  const listeners = stream.listeners('data') as Listener[];
  if (listeners.length !== 1) return;
  const [usual] = listeners;
  const exchange = (old: Listener, other: Listener): void => {
    stream.on('data', other);
    stream.off('data', old);
  };
  const listen = (piece: Buffer): void => {
    for (let at = 0; at < piece.length; ) {
      const end = endOfShortFrame(piece, at);
      if (end > piece.length || (piece[at] !== WHOLE_PONG && !isAscii(piece, at, end))) {
        exchange(listen, usual);
        return usual.call(stream, piece.subarray(at));
      }
      if (piece[at] === WHOLE_PONG) usual.call(stream, piece.subarray(at, end));
      else hear(unmasked(piece, at, end));
      at = end;
    }
  };
  exchange(usual, listen);
}

type Listener = (piece: Buffer) => void;

/** Where the short text or pong that begins here ends; beyond the piece if it is cut off, or none. */
function endOfShortFrame(piece: Buffer, at: number): number {
  const length = piece[at + 1] ^ MASKED;
  const isOurs = (piece[at] === WHOLE_TEXT || piece[at] === WHOLE_PONG) && length < TWO_BYTES;
  return isOurs ? at + HEAD + length : Number.POSITIVE_INFINITY;
}

function isAscii(piece: Buffer, at: number, end: number): boolean {
  let bits = 0;
  for (let i = at + HEAD; i < end; i++) bits |= piece[i] ^ maskFor(piece, at, i);
  return bits <= 0x7f;
}

function unmasked(piece: Buffer, at: number, end: number): string {
  for (let i = at + HEAD; i < end; i++) piece[i] ^= maskFor(piece, at, i);
  return piece.toString('latin1', at + HEAD, end);
}

const maskFor = (piece: Buffer, at: number, i: number): number => piece[at + MASK + ((i - at - HEAD) & 3)];
