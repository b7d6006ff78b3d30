/** The words on the wire: what passes the door, what does not, and a documentation that lists them all. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '#games/sandwich';
import type { Kinds, Place } from '#kernel';
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
  PHRASES,
  PROTOCOL,
  parseClientMessage,
  parseCreate,
  parseHandOff,
  parseJoin,
  parseServerMessage,
  patchLook,
  REACTIONS,
  ROOM_CODES,
  SERVER_WORDS,
} from './index.ts';

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
    { kind: 'hello', protocol: PROTOCOL },
    { kind: 'hello', protocol: PROTOCOL, language: 'fr', as: 'watch', after: { game: 1, seq: 17 } },
    { kind: 'options', id: 'o-1', options: { preset: 'fr', a: 1, b: true }, chairs: 4 },
    { kind: 'manners', id: 'm', manners: { locked: true, patience: 0 } },
    { kind: 'rename', id: 'r', name: 'Mia', avatar: AVATARS[0] },
    { kind: 'react', id: 'r', key: REACTIONS[4] },
    { kind: 'react', id: 'r', key: PHRASES[11] },
    { kind: 'words', id: 'w', text: 'hello' },
    { kind: 'bot', id: 'b', chair: 2, level: 'greedy' },
    { kind: 'hide', id: 'h', chair: 2, hidden: true },
    { kind: 'answer', id: 'a', frame: 3 },
    { kind: 'answer', id: 'x'.repeat(40), frame: 0, answer: [{ to: 1 }], reaction: 312.5 },
    { kind: 'interrupt', id: 'i', frame: 3, name: 'offer', answer: {} },
    { kind: 'leave', id: 'l' },
    { kind: 'ping', n: 1 },
  ])('passes: %j', (message) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ message });
  });

  test.each([
    ['null'],
    ['[]'],
    ['"hello"'],
    ['{"kind":"hello"}'],
    [`{"kind":"hello","protocol":${PROTOCOL},"language":"it"}`],
    [`{"kind":"hello","protocol":${PROTOCOL},"token":"x"}`],
    ['{"kind":"leave"}'],
    ['{"kind":"move","id":"a","chair":99}'],
    ['{"kind":"react","id":"a","key":"rude"}'],
    ['{"kind":"manners","id":"a","manners":{"host":1}}'],
    ['{"kind":"rename","id":"a","name":"x","avatar":"unicorn"}'],
    ['{"kind":"answer","id":"a","frame":-1}'],
    ['{"kind":"answer","id":"a b","frame":1}'],
    ['{"kind":"answer","id":"a","frame":1,"seat":2}'],
    ['{"kind":"answer","id":"a"}'],
    ['{"kind":"answer","frame":1}'],
    ['{"kind":"answer","id":7,"frame":1}'],
    ['{"kind":"answer","id":"","frame":1}'],
    [`{"kind":"answer","id":"${'x'.repeat(41)}","frame":1}`],
    ['{"kind":"answer","id":"a","frame":1.5}'],
    ['{"kind":"answer","id":"a","frame":"1"}'],
    ['{"kind":"answer","id":"a","frame":1e300}'],
    ['{"kind":"answer","id":"a","frame":1,"reaction":"quick"}'],
    ['{"kind":"answer","id":"a","frame":1,"reaction":1e999}'],
    ['{"kind":"answer","id":"a","frame":1,"reaction":null}'],
    ['{"kind":"answer","id":"a","frame":1,"__proto__":{}}'],
    ['{"kind":"answer","id":"a","frame":1,"toString":1}'],
    ['{"kind":"options","id":"a","options":{"a":{}},"chairs":4}'],
    ['{"__proto__":{"kind":"leave","id":"l"}}'],
  ])('does not pass: %s', (text) => {
    expect(parseClientMessage(text)).toEqual({ error: 'malformed' });
  });

  test('of another version is told so, in whatever words it says hello', () => {
    const hello = JSON.stringify({ kind: 'hello', protocol: PROTOCOL + 1, whatever: [] });
    expect(parseClientMessage(hello)).toEqual({ error: 'wrong-protocol' });
  });
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

test('a patch makes a later look of an earlier one', () => {
  const made = matchOf<Kinds>(game, { seats: 3, options: {} });
  if ('refused' in made) throw new Error(made.refused.code);
  const seen = look(made.match, open(made.match, labSeed(2)).table, seatOf(0));
  const before = { ...seen, view: { a: 1, b: [1] } };
  const after = { ...seen, view: { b: [1], c: { d: 1 } }, unseen: [...seen.unseen, []] };
  const patch = { now: seen.now, view: { c: { d: 1 } }, gone: ['a'], unseen: after.unseen };
  expect(patchLook(before, patch)).toEqual(after);
  const cut = patchLook(seen, { now: seen.now, piles: { 0: [1, 2, 7, 8, 9] } });
  expect(cut.piles[0]).toEqual(seen.piles[0].toSpliced(1, 2, 7 as Place, 8 as Place, 9 as Place));
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
