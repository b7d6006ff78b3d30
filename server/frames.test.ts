/** What a page says is heard the same whether it came plainly or by ws, whatever pieces it came in. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import * as ws from 'ws';
import { frameOf, hearPlainly } from './frames.ts';

/** What ws has under each of its sockets; its types leave it out. */
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

const MASK = [0x37, 0xfa, 0x21, 0x3d];

/** A frame as a page sends it. */
function masked(first: number, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body);
  const { length } = bytes;
  const long = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([first, ...long, ...MASK]), bytes.map((byte, i) => byte ^ MASK[i & 3])]);
}

const text = (body: string | Buffer): Buffer => masked(0x81, body);

/** A stream on which ws listens as it does under a socket, and then we. */
function listening(): { say(...pieces: Buffer[]): void; heard: string[]; plainly: string[]; faults: string[] } {
  const stream = new PassThrough();
  const [heard, plainly, faults]: string[][] = [[], [], []];
  const receiver = new Receiver({ isServer: true, allowSynchronousEvents: true });
  const usual = (piece: Buffer): unknown => receiver.write(piece);
  receiver.on('message', (data: Buffer) => heard.push(data.toString()));
  receiver.on('pong', () => heard.push('pong'));
  receiver.on('conclude', () => {
    heard.push('close');
    stream.off('data', usual);
  });
  receiver.on('error', (error: Error) => {
    faults.push(error.message);
    stream.off('data', usual);
  });
  stream.on('data', usual);
  hearPlainly(stream, (said) => {
    heard.push(said);
    plainly.push(said);
  });
  const say = (...pieces: Buffer[]): void => {
    for (const piece of pieces) stream.emit('data', piece);
  };
  return { say, heard, plainly, faults };
}

describe('a short message of ASCII in one piece', () => {
  it.each([0, 1, 3, 4, 5, 124, 125])('of %d letters is heard plainly', (length) => {
    const { say, plainly } = listening();
    const body = 'kitchen {"a":1} ~'.repeat(8).slice(0, length);
    say(text(body));
    expect(plainly).toEqual([body]);
  });

  it('is heard between pongs, which go to ws', () => {
    const { say, heard, plainly } = listening();
    say(text('a'), masked(0x8a, ''), text('b'), masked(0x8a, 'xy'), text('c'));
    expect(heard).toEqual(['a', 'pong', 'b', 'pong', 'c']);
    expect(plainly).toEqual(['a', 'b', 'c']);
  });

  it('is heard with others and pongs in the same piece', () => {
    const { say, heard, plainly } = listening();
    say(Buffer.concat([masked(0x8a, 'x'), text('a'), text(''), masked(0x8a, ''), text('b')]), text('c'));
    expect(heard).toEqual(['pong', 'a', '', 'pong', 'b', 'c']);
    expect(plainly).toEqual(['a', '', 'b', 'c']);
  });
});

describe('whatever else comes', () => {
  it.each<[string, Buffer[], string[]]>([
    ['letters beyond ASCII', [text('Käse')], ['Käse']],
    ['a long message', [text('x'.repeat(126))], ['x'.repeat(126)]],
    [
      'a long message between others',
      [Buffer.concat([text('ä'), text('x'.repeat(300)), text('b')])],
      ['ä', 'x'.repeat(300), 'b'],
    ],
    [
      'a message that is cut off behind another',
      [Buffer.concat([masked(0x8a, ''), text('abc').subarray(0, 1)]), text('abc').subarray(1)],
      ['pong', 'abc'],
    ],
    ['a message in two pieces', [text('abc').subarray(0, 4), text('abc').subarray(4)], ['abc']],
    ['a message in two frames', [masked(0x01, 'ab'), masked(0x80, 'c')], ['abc']],
    ['a pong in two pieces', [masked(0x8a, 'ab').subarray(0, 3), masked(0x8a, 'ab').subarray(3)], ['pong']],
  ])('goes to ws, and so does what follows: %s', (_, pieces, words) => {
    const { say, heard, plainly, faults } = listening();
    say(text('first'), ...pieces, text('last'));
    expect(heard).toEqual(['first', ...words, 'last']);
    expect(plainly).toEqual(['first']);
    expect(faults).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['without a mask', Buffer.from([0x81, 1, 97])],
    ['without a mask, as long as one with it', Buffer.from([0x81, 5, 97, 97, 97, 97, 97])],
    ['with a bit of an extension', masked(0xc1, 'a')],
    ['of letters that are none', text(Buffer.from([0xff, 0xfe]))],
    ['that goes on where nothing began', masked(0x80, 'a')],
  ])('ws complains, and nobody hears more: a frame %s', async (_, piece) => {
    const { say, heard, faults } = listening();
    say(text('first'), piece);
    await soon();
    say(text('last'));
    expect(heard).toEqual(['first']);
    expect(faults).toHaveLength(1);
  });

  it('nobody hears what follows a goodbye', () => {
    const { say, heard } = listening();
    say(masked(0x88, ''), text('late'));
    expect(heard).toEqual(['close']);
  });
});

it('a stream on which nobody or several listen is left alone', () => {
  const stream = new PassThrough();
  hearPlainly(stream, () => expect.fail('heard'));
  expect(stream.listenerCount('data')).toBe(0);
});

it.each([0, 125, 126, 65_535, 65_536])('a message of %d letters is one frame', async (length) => {
  const receiver = new Receiver({ isServer: false });
  const said = once(receiver, 'message');
  receiver.write(Buffer.from(frameOf('x'.repeat(length)), 'latin1'));
  expect(String((await said)[0])).toBe('x'.repeat(length));
});
