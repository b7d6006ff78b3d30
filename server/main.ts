/** `npm start`: reads the settings, opens the server, says where it is, and stops in good order. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { homeAddress, qrForTerminal } from './addresses.ts';
import { monotonicClock } from './clock.ts';
import type { Settings } from './settings.ts';
import { readSettings } from './settings.ts';
import type { Running } from './start.ts';
import { startServer } from './start.ts';

const folder = join(import.meta.dirname, '..', 'dist');

const say = (line: string): void => console.log(line);

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if ('wrong' in settings) fail(settings.wrong);
  if (!existsSync(join(folder, 'index.html')))
    fail('The page is not built yet: run `npm run build`, or start with `npm start`.');
  const running = await startServer(settings, {
    folder,
    clock: monotonicClock,
    log: (line) => console.error(line),
  }).catch((error: NodeJS.ErrnoException) => fail(whyNot(error, settings)));
  announce(running, settings);
  stopOnSignal(running);
}

function whyNot({ code, message }: NodeJS.ErrnoException, { port, host }: Settings): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose another one: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: set HOST to one it has.`;
  return `The server could not be started: ${message}`;
}

function announce({ port }: Running, { publicUrl, host }: Settings): void {
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

function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`The server did not stop in good order: ${error}`),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

await main();
