/** The words on the wire: what passes the door, what does not, and a documentation that lists them all. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '#games/sandwich';
import { labSeed, look, matchOf, open, seatOf } from '#kernel';
import type { ServerMessage } from './index.ts';
import {
  AVATARS,
  CLIENT_WORDS,
  cleanName,
  cleanWords,
  ERROR_CODES,
  LONGEST_MESSAGE,
  LONGEST_WORDS,
  numberAhead,
  PHRASES,
  PROTOCOL,
  parseClientMessage,
  parseCreate,
  parseHandOff,
  parseJoin,
  parseSay,
  parseServerMessage,
  REACTIONS,
  ROOM_CODES,
  SERVER_WORDS,
} from './index.ts';
import { DEEPEST, MOST_NAMES, MOST_PARTS } from './limits.ts';

const documented = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');

test('docs/protocol.md lists exactly the words and codes that exist', () => {
  const chapter = (title: string): string[] => {
    const text = documented.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
    return [...text.matchAll(/^\| `([\w-]+)`/gm)].map(([, word]) => word);
  };
  expect(chapter('What a page says')).toEqual(CLIENT_WORDS);
  expect(chapter('What the server says')).toEqual(SERVER_WORDS);
  expect(chapter('Errors')).toEqual(ERROR_CODES);
  expect(chapter('Refusals of a room')).toEqual(ROOM_CODES);
  expect(documented).toContain(`Version ${PROTOCOL}.`);
  expect(documented).toContain(LONGEST_MESSAGE.toLocaleString('en'));
});

describe('a page’s message', () => {
  test.each([
    { kind: 'hello', protocol: PROTOCOL, load: 'abcdefgh' },
    {
      kind: 'hello',
      protocol: PROTOCOL,
      load: 'x'.repeat(40),
      language: 'fr',
      as: 'watch',
      after: { game: 1, seat: 2, seq: 17 },
    },
    { kind: 'options', n: 2, after: 1, options: { preset: 'fr', a: 1, b: true }, chairs: 4 },
    { kind: 'manners', n: 2, after: 1, manners: { locked: true, patience: 0 } },
    { kind: 'rename', n: 2, after: 1, name: 'Mia', avatar: AVATARS[0] },
    { kind: 'react', n: 2, after: 1, key: REACTIONS[4] },
    { kind: 'react', n: 2, after: 1, key: PHRASES[11] },
    { kind: 'words', n: 2, after: 1, text: 'hello' },
    { kind: 'bot', n: 2, after: 1, chair: 2, level: 'greedy' },
    { kind: 'hide', n: 2, after: 1, chair: 2, hidden: true },
    { kind: 'answer', n: 2, after: 1, frame: 3 },
    { kind: 'answer', n: 2 ** 50, after: 7, frame: 0, answer: [{ to: 1 }], reaction: 312.5 },
    { kind: 'interrupt', n: 2, after: 1, frame: 3, name: 'offer', answer: {} },
    { kind: 'leave', n: 2, after: 1 },
    { kind: 'replay', n: 3 },
    { kind: 'ping', n: 1 },
  ])('passes: %j', (message) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ message });
  });

  test('H12-08 what holds too much is no message, whatever it says', () => {
    const answer = (value: unknown): string =>
      JSON.stringify({ kind: 'answer', n: 1, after: 0, frame: 1, answer: value });
    const options = (count: number): string => {
      const chosen = Object.fromEntries(Array.from({ length: count }, (_, i) => [`o${i}`, i]));
      return JSON.stringify({ kind: 'options', n: 1, after: 0, options: chosen, chairs: 4 });
    };
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    const numbers = (length: number): number[] => Array.from({ length }, (_, i) => i);
    for (const fits of [options(MOST_NAMES), answer(nested(DEEPEST - 1)), answer(numbers(MOST_PARTS - 5))])
      expect(parseClientMessage(fits)).toHaveProperty('message');
    for (const tooMuch of [options(MOST_NAMES + 1), answer(nested(DEEPEST)), answer(numbers(MOST_PARTS + 1))])
      expect(parseClientMessage(tooMuch)).toEqual({ error: 'malformed' });
    const body = { game: 'sandwich', name: 'Mia', avatar: AVATARS[0] };
    const chosen = (count: number): object => Object.fromEntries(numbers(count).map((i) => [`o${i}`, true]));
    expect(parseCreate({ ...body, options: chosen(MOST_NAMES) })).toBeDefined();
    expect(parseCreate({ ...body, options: chosen(MOST_NAMES + 1) })).toBeUndefined();
  });

  test.each([
    ['null'],
    ['[]'],
    ['"hello"'],
    ['{"kind":"hello"}'],
    [`{"kind":"hello","protocol":${PROTOCOL}}`],
    [`{"kind":"hello","protocol":${PROTOCOL},"load":"short"}`],
    [`{"kind":"hello","protocol":${PROTOCOL},"load":"abcdefgh","language":"it"}`],
    [`{"kind":"hello","protocol":${PROTOCOL},"load":"abcdefgh","token":"x"}`],
    ['{"kind":"leave"}'],
    ['{"kind":"leave","n":1}'],
    ['{"kind":"leave","n":0,"after":0}'],
    ['{"kind":"leave","id":"a"}'],
    ['{"kind":"move","n":1,"after":0,"chair":99}'],
    ['{"kind":"react","n":1,"after":0,"key":"rude"}'],
    ['{"kind":"manners","n":1,"after":0,"manners":{"host":1}}'],
    ['{"kind":"rename","n":1,"after":0,"name":"x","avatar":"unicorn"}'],
    ['{"kind":"replay","n":1,"after":0}'],
    ['{"kind":"answer","n":1,"after":0,"frame":-1}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1,"seat":2}'],
    ['{"kind":"answer","n":1,"after":0}'],
    ['{"kind":"answer","n":1,"frame":1}'],
    ['{"kind":"answer","after":0,"frame":1}'],
    ['{"kind":"answer","n":"1","after":0,"frame":1}'],
    ['{"kind":"answer","n":0,"after":0,"frame":1}'],
    ['{"kind":"answer","n":1.5,"after":0,"frame":1}'],
    ['{"kind":"answer","n":1,"after":-1,"frame":1}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1.5}'],
    ['{"kind":"answer","n":1,"after":0,"frame":"1"}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1e300}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1,"reaction":"quick"}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1,"reaction":1e999}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1,"reaction":null}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1,"__proto__":{}}'],
    ['{"kind":"answer","n":1,"after":0,"frame":1,"toString":1}'],
    ['{"kind":"options","n":1,"after":0,"options":{"a":{}},"chairs":4}'],
    ['{"__proto__":{"kind":"leave","n":1,"after":0}}'],
  ])('does not pass: %s', (text) => {
    expect(parseClientMessage(text)).toEqual({ error: 'malformed' });
  });

  test('of another version is told so, in whatever words it says hello', () => {
    const hello = JSON.stringify({ kind: 'hello', protocol: PROTOCOL + 1, whatever: [] });
    expect(parseClientMessage(hello)).toEqual({ error: 'wrong-protocol' });
  });
});

test('the number of a command is found without reading the rest', () => {
  expect(numberAhead('{"kind":"answer","n":17,"after":16,"frame":')).toBe(17);
  expect(numberAhead('{"kind":"hello","protocol":5}')).toBeUndefined();
  expect(numberAhead(`{"kind":"words","text":"${'x'.repeat(200)}","n":1}`)).toBeUndefined();
});

test('a look of a real table passes there and back', () => {
  const made = matchOf(game, { seats: 3, options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  const { table, story } = open(made.match, labSeed(1));
  const seen = look(made.match, table, seatOf(1));
  const message = { kind: 'look', seq: 1, at: 0, look: seen, events: story.map(({ event }) => event) };
  expect(parseServerMessage(JSON.stringify(message))).toEqual(message as ServerMessage);
  expect(parseServerMessage(JSON.stringify({ ...message, look: { ...seen, secret: 1 } }))).toBeUndefined();
});

describe('bodies over http', () => {
  const create = { game: 'g', name: 'Mia', avatar: 'fox' };
  test('of a creation, a join and a hand-off', () => {
    expect(parseCreate(create)).toEqual(create);
    expect(parseCreate({ ...create, chairs: 4, options: { preset: 'fr' } })).toMatchObject({ chairs: 4 });
    expect(parseCreate({ ...create, admin: true })).toBeUndefined();
    expect(parseCreate({ ...create, avatar: 'unicorn' })).toBeUndefined();
    expect(parseJoin({ name: 'Ben', avatar: 'owl' })).toEqual({ name: 'Ben', avatar: 'owl' });
    expect(parseJoin(undefined)).toBeUndefined();
    expect(parseHandOff({ secret: 's' })).toEqual({ secret: 's' });
    expect(parseHandOff({ secret: 's'.repeat(101) })).toBeUndefined();
    expect(parseSay({ load: 'abcdefgh', message: '{}' })).toEqual({ load: 'abcdefgh', message: '{}' });
    expect(parseSay({ load: 'abcdefgh' })).toEqual({ load: 'abcdefgh' });
    expect(parseSay({ load: 'abc', message: '{}' })).toBeUndefined();
  });
});

test('own words are one line of visible characters', () => {
  expect(cleanWords(' so\n\tmuch \u202e\u0007 <b>cheese</b> 🧀 ')).toBe('so much <b>cheese</b> 🧀');
  expect([...cleanWords('é'.repeat(500))]).toHaveLength(LONGEST_WORDS);
  expect(cleanWords('\u200b\u2028')).toBe('');
  expect(cleanWords('\u3164 \ufe0f')).toBe('');
  expect(cleanWords('I ❤\ufe0f cheese')).toBe('I ❤\ufe0f cheese');
});

test('there are five faces, twelve phrases and more animals than chairs, no two alike', () => {
  expect([REACTIONS.length, PHRASES.length]).toEqual([5, 12]);
  for (const keys of [[...REACTIONS, ...PHRASES], AVATARS]) expect(new Set(keys).size).toBe(keys.length);
  expect(AVATARS.length).toBeGreaterThan(12);
});

test('names are cleaned', () => {
  expect(cleanName('  Zoë   <b>O’Neil\u202e</b> ')).toBe('Zoë bO’Neilb');
  expect(cleanName('👻\n\t')).toBe('');
  expect([...cleanName('é'.repeat(50))]).toHaveLength(20);
});

test('a name can be seen, and stays in its line', () => {
  for (const unseen of ['\u3164', '\u115f\u1160', '\uffa0', '\u034f', '\u0301\u0301', ' . ', "-'"])
    expect(cleanName(unseen)).toBe('');
  expect(cleanName('Mia\u3164')).toBe('Mia');
  expect(cleanName(`a${'\u0323'.repeat(15)}b`)).toBe('\u1ea1\u0323\u0323\u0323b');
  expect(['Nguyễn Thị', 'กิ่งแก้ว', 'हिन्दी', 'O’Neil', 'J. R. 2'].map(cleanName)).toEqual([
    ...['Nguyễn Thị', 'กิ่งแก้ว', 'हिन्दी', 'O’Neil', 'J. R. 2'],
  ]);
});
