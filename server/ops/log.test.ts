/** The log: objects for machines, lines for people, and nothing in either that is nobody's business. */
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { LogForm } from './log.ts';
import { formFor, openLog } from './log.ts';

function written(form: LogForm, write: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(openLog(form, out));
  return text;
}

test('people at a terminal read lines; files, pipes and continuous integration get JSON', () => {
  expect(formFor({ isTTY: true }, undefined)).toBe('lines');
  expect(formFor({ isTTY: true }, '')).toBe('lines');
  expect(formFor({ isTTY: true }, 'true')).toBe('json');
  expect(formFor({}, undefined)).toBe('json');
});

test('one JSON object a line', () => {
  const text = written('json', (log) => log.info({ port: 8080 }, 'listening'));
  expect(JSON.parse(text)).toEqual({ level: 30, time: expect.stringMatching(/^\d{4}-/), port: 8080, msg: 'listening' });
});

test('a short line, and the stack of a fault below it', () => {
  const text = written('lines', (log) => {
    log.warn({ port: 8080, host: 'a' }, 'careful');
    log.error({ err: new Error('crumbs') }, 'a table broke');
  });
  expect(text).toMatch(
    /^\d\d:\d\d:\d\d warn {2}careful {2}port=8080 {2}host=a\n\d\d:\d\d:\d\d error a table broke\nError: crumbs\n +at /,
  );
});

test('secrets are left out even where somebody hands them over', () => {
  const text = written('json', (log) =>
    log.info({ token: 'verysecret', req: { cookie: 'verysecret', name: 'verysecret' }, words: 'verysecret' }, 'hello'),
  );
  expect(text).not.toContain('verysecret');
  expect(text).toContain('hello');
});
