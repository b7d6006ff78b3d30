/** A server as a process: reads the settings, opens everything, says where it is, and stops in good order. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { steadyClock } from './clock.ts';
import { readSite } from './door/site.ts';
import { homeAddress, qrForTerminal } from './ops/addresses.ts';
import type { Log } from './ops/log.ts';
import { formFor, openLog } from './ops/log.ts';
import type { Settings } from './ops/settings.ts';
import { readSettings } from './ops/settings.ts';
import type { Running } from './start.ts';
import { startServer } from './start.ts';

/** A server that has not stopped after so long, the time for draining apart, is ended. */
const LONGEST_STOP = 10_000;

const LOOK_FOR_PARENT = 200;
/** Read before anything else: npm may end while the server is still starting. */
const PARENT = process.ppid;

/** Serves the page that lies in this folder until somebody stops the process. */
export async function run(folder: string): Promise<void> {
  const settings = readSettings(process.env);
  if ('wrong' in settings) fail(settings.wrong);
  if (!existsSync(join(folder, 'index.html')))
    fail('The page is not built yet: run `npm run build`, or start with `npm start`.');
  const form = formFor(process.stdout, process.env.CI);
  const log = openLog(form, process.stdout);
  dieAloud(log);
  const running = await startServer(settings, { site: readSite(folder), clock: steadyClock, log }).catch(
    (error: NodeJS.ErrnoException) => fail(whyNot(error, settings)),
  );
  running.metrics.watchProcess();
  // Where machines read the log, people read the other stream.
  announce(running, settings, form === 'lines' ? console.log : console.error);
  log.info(
    { port: running.port, data: settings.databaseUrl === undefined ? settings.dataDir : 'PostgreSQL' },
    'listening',
  );
  stopOnSignal(running, settings, log);
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function whyNot(error: NodeJS.ErrnoException & { fault?: string }, { port, host }: Settings): string {
  if (error.fault !== undefined) return `The tables cannot be opened: ${error.message}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Choose another one: PORT=8080 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}: set HOST to one it has.`;
    default:
      return `The server could not be started: ${error.message}`;
  }
}

function announce({ port }: Running, { publicUrl, host }: Settings, say: (line: string) => void): void {
  const home = host === undefined || host === '0.0.0.0' || host === '::' ? homeAddress(networkInterfaces()) : undefined;
  const elsewhere = publicUrl?.href ?? (home === undefined ? undefined : `http://${home}:${port}/`);
  say('The table is set.');
  say(`  on this machine      http://${host ?? 'localhost'}:${port}/`);
  if (elsewhere !== undefined) {
    say(`  ${publicUrl === undefined ? 'in the home network ' : 'for everybody       '} ${elsewhere}`);
    say(`\n${qrForTerminal(elsewhere)}\n`);
  }
  say(`Listening on port ${port}; PORT=… npm start chooses another one. Stop with Ctrl+C.`);
}

/** The log is the truth, so after a fault nobody expected it is best to begin again from it. */
function dieAloud(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a fault nobody expected; the tables are safe, start again');
    process.exit(1);
  });
}

function stopOnSignal(running: Running, { drainSeconds }: Settings, log: Log): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) fail('Stopped at once; the tables are safe.');
    stopping = true;
    log.info({ signal, drainSeconds }, 'stopping');
    stopInOrder(running, drainSeconds).then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => fail(`The server did not stop in good order: ${error}`),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.env.npm_lifecycle_event === 'start') whenOrphaned(() => stop('npm ended'));
}

/** npm passes a signal to the shell between us, and that one may end without passing it on. */
function whenOrphaned(call: () => void): void {
  const looking = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(looking);
    call();
  }, LOOK_FOR_PARENT).unref();
}

async function stopInOrder(running: Running, drainSeconds: number): Promise<void> {
  running.drain();
  await wait(drainSeconds * 1_000);
  const tooLong = wait(LONGEST_STOP, undefined, { ref: false }).then(() => {
    throw new Error('it took too long');
  });
  await Promise.race([running.stop(), tooLong]);
}
