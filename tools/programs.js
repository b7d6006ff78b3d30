// Which programs the tests need from the system, where they are found, and how Debian installs them.
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Program
 * @property {string} name what the messages call it
 * @property {string} part the part of the tests that cannot run without it
 * @property {string[]} commands the names it goes by, the first found is taken
 * @property {(() => string[])=} besides folders where it may be that are on nobody's path
 * @property {string[]} packages what Debian installs for it
 */

/** @type {Program[]} */
const programs = [
  {
    name: 'chromium',
    part: 'e2e',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium', 'fonts-liberation'],
  },
  {
    name: 'postgres',
    part: 'cluster',
    commands: ['postgres'],
    besides: postgresFolders,
    packages: ['postgresql'],
  },
  {
    name: 'initdb',
    part: 'cluster',
    commands: ['initdb'],
    besides: postgresFolders,
    packages: ['postgresql'],
  },
  {
    name: 'nats-server',
    part: 'cluster',
    commands: ['nats-server'],
    besides: () => ['/usr/sbin'],
    packages: ['nats-server'],
  },
];

/** @returns {Program[]} */
export function missingPrograms() {
  return programs.filter((program) => findProgram(program.name) === undefined);
}

/**
 * @param {string} name
 * @returns {string | undefined} the path of the executable
 */
export function findProgram(name) {
  const program = programs.find((known) => known.name === name);
  if (program === undefined) throw new Error(`tools/programs.js does not list ${name}`);
  const besides = program.besides === undefined ? [] : program.besides();
  const folders = [...(process.env.PATH || '').split(delimiter).filter(Boolean), ...besides];
  const places = program.commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return places.find(isExecutable);
}

/** Debian keeps several versions side by side; the newest comes first. */
function postgresFolders() {
  const root = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(root, version, 'bin'));
  } catch {
    return [];
  }
}

/** @param {Program[]} missing */
export function installCommand(missing) {
  const packages = new Set(missing.flatMap((program) => program.packages));
  return `apt-get update && apt-get install --yes --no-install-recommends ${[...packages].join(' ')}`;
}

/**
 * A missing program is installed by root on Debian unless that is forbidden; where tests must be whole, it fails the run;
 * elsewhere its part is left out, and said so.
 * @param {{ rootOnDebian: boolean, ci: string | undefined, packages: string | undefined }} where
 * @returns {'install' | 'fail' | 'leave out'}
 */
export function planFor(where) {
  if (where.rootOnDebian && where.packages !== 'no') return 'install';
  return where.rootOnDebian || where.ci === 'true' ? 'fail' : 'leave out';
}

/** The machine we are on, as `planFor` wants to know it. */
export function here() {
  const root = process.getuid !== undefined && process.getuid() === 0;
  return { rootOnDebian: root && isDebian(), ci: process.env.CI, packages: process.env.SETUP_PACKAGES };
}

function isDebian() {
  try {
    return /^ID=["']?debian["']?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
