// lab replay: a saved game agrees and is told; a changed one does not; a broken file is named as such.
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultIn } from '../replay-file.ts';
import { lab, scratch } from './terminal.ts';

const folder = scratch();
const saved = join(folder.path, 'sandwich-3-0.json');
let replay: Record<string, unknown>;

beforeAll(async () => {
  const options = '{"preset":"en","rounds":1,"chef":true}';
  const { code } = await lab([
    ...['simulate', '--game', 'sandwich', '--seats', '3', '--games', '1', '--seed', '3'],
    ...['--options', options, '--save', folder.path, '--jobs', '1'],
  ]);
  expect(code).toBe(0);
  replay = JSON.parse(readFileSync(saved, 'utf8'));
});
afterAll(() => folder.remove());

/** The saved game with changes, as a file. */
function changed(name: string, changes: object): string {
  const path = join(folder.path, `${name}.json`);
  writeFileSync(path, JSON.stringify({ ...replay, ...changes }));
  return path;
}

const flip = (hex: unknown): string => String(hex).replace(/^./, (digit) => (digit === '0' ? '1' : '0'));

/** The first grab takes another card of the same flip than it did. */
function otherGrab(): object[] {
  const inputs = structuredClone(replay.inputs) as { kind: string; answer?: unknown }[];
  const [first, second] = inputs.filter((input) => input.kind === 'answer' && typeof input.answer === 'number');
  first.answer = first.answer === second.answer ? 60 : second.answer;
  return inputs;
}

describe('lab replay', () => {
  test('tells the story and says that all agrees, in any language', async () => {
    const { code, out, err } = await lab(['replay', saved]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Sandwich: Anna, Ben, Carla\nA game of the lab/);
    expect(out).toMatch(/\n +0:\d\d\.\d {2}\[Anna\] /);
    expect(out).toMatch(/\nCommitment, inputs and fingerprint agree\.\n$/);
    const french = await lab(['replay', saved, '--lang', 'fr']);
    expect(french.code).toBe(0);
    expect(french.out).toMatch(/concordent\.\n$/);
  });

  test('gives machines one object', async () => {
    const { code, out } = await lab(['replay', saved, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'sandwich', seats: 3, agrees: true, result: { over: true } });
  });

  test.each([
    ['fingerprint', () => ({ fingerprint: flip(replay.fingerprint) }), 'the fingerprint does not agree with the table'],
    ['commitment', () => ({ commitment: flip(replay.commitment) }), 'the commitment does not agree with the seed'],
    [
      'seed',
      () => ({ seed: { ...(replay.seed as object), secret: flip((replay.seed as { secret: string }).secret) } }),
      'the commitment does not agree with the seed; ',
    ],
    ['input', () => ({ inputs: otherGrab() }), /input \d+ of \d+ is refused|the fingerprint does not agree/],
    [
      'end',
      () => ({ inputs: (replay.inputs as unknown[]).slice(0, -1) }),
      'the fingerprint does not agree with the table',
    ],
    ['version', () => ({ version: 999 }), 'the versions do not agree: played with kernel 1 and sandwich 999'],
  ] as const)('finds a changed %s', async (name, changes, line) => {
    const { code, err } = await lab(['replay', changed(name, changes())]);
    expect(code).toBe(1);
    expect(err).toMatch(/^lab: .*\n$/);
    expect(err).toMatch(line);
  });

  test('calls broken files broken, in one line', async () => {
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder.path, name), text);
      return join(folder.path, name);
    };
    const huge = write('huge.json', '{}');
    truncateSync(huge, 17 * 1024 * 1024);
    const files: readonly (readonly [path: string, line: RegExp])[] = [
      [join(folder.path, 'nothing.json'), /is not there/],
      [folder.path, /is not a file/],
      [huge, /is larger than a replay can be/],
      [write('text.json', 'hello'), /is not JSON/],
      [write('deep.json', '['.repeat(200_000)), /is not JSON/],
      [write('list.json', '[]'), /is not a replay: it is not an object/],
      [changed('options', { options: { colour: 'red' } }), /sandwich has no option 'colour'/],
      [changed('game', { game: 'chess' }), /there is no game 'chess'/],
    ];
    for (const [path, line] of files) {
      const { code, out, err } = await lab(['replay', path]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^lab: [^\n]*\n$/);
      expect(err).toMatch(line);
    }
  });

  test('believes no field before it is checked', () => {
    const first = (changes: object): object => ({ inputs: [{ ...(replay.inputs as object[])[0], ...changes }] });
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const hostile: readonly (readonly [changes: object, fault: string])[] = [
      [{ format: 'other' }, "format should be 'breadboard-replay'"],
      [{ seats: 1e9 }, 'seats should be a number of seats up to 30'],
      [{ seats: '3' }, 'seats should be a number of seats up to 30'],
      [{ options: [] }, 'options should be an object'],
      [{ seed: 7 }, 'seed should be an object'],
      [
        { seed: { secret: '0'.repeat(64), tableId: '\u001b[2J', nonces: [] } },
        'seed.tableId should be a printable text of up to 200 characters',
      ],
      [{ seed: { secret: 'abc', tableId: 'x', nonces: [] } }, 'seed.secret should be 64 hexadecimal digits'],
      [{ lab: 'yes' }, 'lab should be true or false'],
      [{ inputs: {} }, 'inputs should be a list of up to 100000 inputs'],
      [{ inputs: new Array(100_001).fill(0) }, 'inputs should be a list of up to 100000 inputs'],
      [{ inputs: [deep] }, 'inputs[0] is not an object'],
      [{ extra: 1 }, 'extra is unknown'],
      [first({ kind: '__proto__' }), 'inputs[0].kind is answer, interrupt or clock'],
      [first({ seat: 32 }), 'inputs[0].seat should be a seat from 0 to 2'],
      [first({ seat: 0.5 }), 'inputs[0].seat should be a seat from 0 to 2'],
      [first({ at: -1 }), 'inputs[0].at should be a time in milliseconds'],
      [first({ at: Number.MAX_SAFE_INTEGER }), 'inputs[0].at should be a time in milliseconds'],
      [first({ frame: '1' }), 'inputs[0].frame should be the number of a question'],
      [first({ reaction: 'fast' }), 'inputs[0].reaction should be a time in milliseconds'],
      [{ inputs: [{ kind: 'clock', at: 0, what: 'stop' }] }, 'inputs[0].what should be due, pause or resume'],
    ];
    expect(faultIn(replay)).toBeUndefined();
    for (const [changes, fault] of hostile) expect(faultIn({ ...replay, ...changes })).toBe(fault);
  });
});
