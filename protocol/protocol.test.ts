/** The words on the wire: what passes the door, what does not, and a documentation that lists them all. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { game } from '#games/sandwich';
import { labSeed, look, matchOf, open, seatOf } from '#kernel';
import type { ServerMessage } from './index.ts';
import {
  CLIENT_WORDS,
  cleanName,
  ERROR_CODES,
  LONGEST_MESSAGE,
  PROTOCOL,
  parseClientMessage,
  parseServerMessage,
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
  expect(documented).toContain(`Version ${PROTOCOL}.`);
  expect(documented).toContain(LONGEST_MESSAGE.toLocaleString('en'));
});

describe('a page’s message', () => {
  test.each([
    { kind: 'hello', protocol: PROTOCOL },
    { kind: 'hello', protocol: PROTOCOL, language: 'fr', token: 'abc' },
    {
      kind: 'open',
      id: 'o-1',
      game: 'g',
      seats: 4,
      options: { preset: 'fr', a: 1, b: true },
      name: 'Mia',
      thinking: 9,
    },
    { kind: 'answer', id: 'a', frame: 3 },
    { kind: 'answer', id: 'a', frame: 3, answer: [{ to: 1 }], reaction: 312.5 },
    { kind: 'interrupt', id: 'i', frame: 3, name: 'offer', answer: {} },
    { kind: 'leave' },
    { kind: 'ping', n: 1 },
  ])('passes: %j', (message) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ message });
  });

  test.each([
    ['null'],
    ['[]'],
    ['"hello"'],
    ['{"kind":"hello"}'],
    ['{"kind":"hello","protocol":1,"language":"it"}'],
    ['{"kind":"answer","id":"a","frame":-1}'],
    ['{"kind":"answer","id":"a b","frame":1}'],
    ['{"kind":"answer","id":"a","frame":1,"seat":2}'],
    ['{"kind":"open","id":"a","game":"g","seats":4,"options":{"a":{}},"name":"","thinking":1}'],
    ['{"kind":"open","id":"a","game":"g","seats":4,"options":{},"name":"","thinking":1e9}'],
    ['{"__proto__":{"kind":"leave"}}'],
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
  const message = { kind: 'look', seq: 1, fresh: true, at: 0, look: seen, events: story.map(({ event }) => event) };
  expect(parseServerMessage(JSON.stringify(message))).toEqual(message as ServerMessage);
  expect(parseServerMessage(JSON.stringify({ ...message, look: { ...seen, secret: 1 } }))).toBeUndefined();
});

test('names are cleaned', () => {
  expect(cleanName('  Zoë   <b>O’Neil\u202e</b> ')).toBe('Zoë bO’Neilb');
  expect(cleanName('👻\n\t')).toBe('');
  expect([...cleanName('é'.repeat(50))]).toHaveLength(20);
});
