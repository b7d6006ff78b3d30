/** docs/http.md, docs/operations.md and the figures in docs/protocol.md say what there is, no more and no less. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MOST_SESSIONS } from '#house/allowance';
import { LONGEST_STORY } from '#house/room/told';
import { LONGEST_GAP } from '#house/texts';
import { HTTP_CODES } from '#protocol';
import { statusOf } from './errors.ts';
import { COSTS, GUESS, USUAL_LIMITS, WINDOWS } from './limits.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const http = read('docs', 'http.md');
const operations = read('docs', 'operations.md');
const protocol = read('docs', 'protocol.md');

test('every address is described', () => {
  const sources = readdirSync(import.meta.dirname).filter((file) => /-routes\.ts$/.test(file));
  const routes = sources.flatMap((file) =>
    [...read('server', 'door', file).matchAll(/app\.(get|post)(?:<\w+>)?\('([^']+)'/g)].map(
      ([, method, path]) => `${method.toUpperCase()} ${path}`,
    ),
  );
  const described = [...http.matchAll(/^\| `((?:GET|POST) [^`]+)`/gm)].map(([, route]) => route);
  expect(routes.length).toBeGreaterThan(10);
  expect(described.sort()).toEqual(routes.sort());
});

test('every code of an error is described, with its status', () => {
  const described = [...http.matchAll(/^\| `([\w-]+)` \| (\d+) \|/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(described).toEqual(HTTP_CODES.map((code) => [code, statusOf(code)]));
});

test('every setting is described', () => {
  const settings = [...read('server', 'ops', 'settings.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  const described = [...operations.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual(settings.sort());
});

test('the limits are those that hold', () => {
  const { work, guesses, tables, connections, allConnections, streams, streamsOfAddress } = USUAL_LIMITS;
  const said = (n: number): string => n.toLocaleString('en');
  expect(operations).toContain(`${work} a second, ${said(WINDOWS.work * work)} at once`);
  expect(operations).toContain(`| ${guesses} a minute; a wrong one counts for ${GUESS.wrong} |`);
  expect(operations).toContain(`| ${tables} in ten minutes |`);
  expect(operations).toContain(`| ${said(connections)}, and ${said(allConnections)} in all |`);
  expect(operations).toContain(`| ${streamsOfAddress}, and ${said(streams)} in all;`);
  for (const [what, cost] of Object.entries(COSTS))
    expect(operations).toMatch(new RegExp(`^\\| ${what}.*\\| ${cost} \\|$`, 'm'));
});

test('how much is remembered for a page, and how many connections a seat has, is as docs/protocol.md says', () => {
  expect(protocol).toContain(`the last ${LONGEST_GAP} tellings of a seat`);
  expect(protocol).toContain(`the last ${LONGEST_STORY} events of the game`);
  expect(protocol).toContain(`Several connections may hold one seat at once, up to ${MOST_SESSIONS}.`);
  expect(protocol).toContain(`This seat has ${MOST_SESSIONS} connections`);
});
