/** The server's log: one JSON object a line for machines, short lines for a person at a terminal, and no secrets for anybody. */
import type { Writable } from 'node:stream';
import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

export type Log = Logger;

/** What is never written, should anybody ever hand it over. */
const NEVER = 'token tokens secret seed cookie cookies authorization name names words text'.split(' ');

export type LogForm = 'json' | 'lines';

/** A person is at the terminal; a machine reads files, pipes and continuous integration. */
export const formFor = (terminal: { readonly isTTY?: boolean }, ci: string | undefined): LogForm =>
  terminal.isTTY === true && (ci === undefined || ci === '') ? 'lines' : 'json';

export function openLog(form: LogForm, out: Writable, level: string = 'info'): Log {
  const destination: DestinationStream = {
    write: (line: string) => out.write(form === 'json' ? line : shortText(line)),
  };
  const paths = NEVER.flatMap((key) => [key, `*.${key}`]);
  return pino(
    { level, base: {}, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths, remove: true } },
    destination,
  );
}

/** `14:03:07 warn  a table broke  game=…` */
function shortText(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { err?: { stack?: string } };
  const word = pino.levels.labels[Number(level)] ?? 'info';
  const facts = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const head = `${String(time).slice(11, 19)} ${word.padEnd(5)} ${[msg, ...facts].join('  ')}`;
  return err?.stack === undefined ? `${head}\n` : `${head}\n${err.stack}\n`;
}
