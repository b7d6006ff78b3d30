// What must be there before a script of package.json runs: packages, for `start` the built client, for `test` programs.
// Plain JavaScript, because it runs on whatever Node the machine has; it writes to stderr only, so that `lab --json` stays pure.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { here, installCommand, missingPrograms, planFor } from './programs.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const lockFile = join(root, '.setup.lock');
const windows = process.platform === 'win32';
const ourNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;
/** Our one install script fetches Node; and who is offline wants to know soon. */
const besides = ['--ignore-scripts=false', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];
const longestInstall = 15 * 60 * 1000;

/** A failure the reader can do something about: shown as one line. */
class SetupError extends Error {}

/** @param {string | undefined} purpose */
function main(purpose) {
  if (!isInstalled()) withLock(() => isInstalled() || installPackages());
  if (purpose === 'start') buildClient();
  if (purpose === 'test') installPrograms();
}

/** npm writes its own copy of the lock file last, so a half-done installation has none. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'));
  const present = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (present === undefined || !existsSync(ourNode)) return false;
  return Object.keys(wanted.packages).every((path) => {
    const { version, optional, devOptional, peer } = wanted.packages[path];
    if (path === '') return true;
    const found = present.packages[path];
    return found === undefined ? Boolean(optional || devOptional || peer) : found.version === version;
  });
}

function installPackages() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: pathWithoutOurNode() };
  const npm = ableToInstall(env);
  say(`installing packages: npm ${args.join(' ')} (about half a minute)`);
  runNpm([...args, ...besides], npm);
  if (!existsSync(ourNode)) throw new SetupError('npm finished, but node_modules/node has no Node 24 in it');
}

/** Our own Node goes away while npm replaces node_modules, so npm must not run on it. */
function pathWithoutOurNode() {
  const ours = join(root, 'node_modules') + sep;
  return (process.env.PATH || '')
    .split(delimiter)
    .filter((folder) => !resolve(folder).startsWith(ours))
    .join(delimiter);
}

/**
 * npm before 7 cannot read our lock file, and on a Node before 20.19 any npm leaves out the native parts of our tools.
 * What is too old is fetched by its package name, for this once.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} an environment in which `npm ci` does its work
 */
function ableToInstall(env) {
  const [nodeMajor, nodeMinor] = versionOf('node', env);
  const [npmMajor] = versionOf('npm', env);
  const nodeIsOld = nodeMajor < 20 || (nodeMajor === 20 && nodeMinor < 19);
  const newer = [...(nodeIsOld ? [`node@${ourNodeVersion()}`] : []), ...(npmMajor < 7 ? ['npm@9'] : [])];
  if (newer.length === 0) return env;
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  say(
    `node ${nodeMajor}.${nodeMinor} with npm ${npmMajor} is too old to install: fetching ${newer.join(' and ')} for this once`,
  );
  runNpm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...newer], env);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { ...env, PATH: [join(folder, 'node_modules', '.bin'), env.PATH].join(delimiter) };
}

/**
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
function versionOf(program, env) {
  const answer = spawnSync(program, ['--version'], { env, encoding: 'utf8', shell: windows });
  if (answer.error || answer.status !== 0)
    throw new SetupError(`${program} is not on the PATH: install Node.js with npm`);
  return answer.stdout.trim().replace('v', '').split('.').map(Number);
}

function ourNodeVersion() {
  return readJson(join(root, 'package-lock.json')).packages['node_modules/node'].version;
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function runNpm(args, env) {
  const done = spawnSync('npm', args, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: windows,
    stdio: ['ignore', 2, 'pipe'],
  });
  if (done.status === 0) return;
  const reason = done.stderr || String(done.error || `npm ended with ${done.signal || done.status}`);
  const code = unreachable.exec(reason);
  if (code) throw new SetupError(`the package registry cannot be reached (${code[1]}): go online and run this again`);
  process.stderr.write(reason);
  throw new SetupError(`npm ${args[0]} failed, for the reason above`);
}

/**
 * Two scripts started at once must not both replace node_modules.
 * @param {() => void} work
 */
function withLock(work) {
  let saidSo = '';
  while (!takeLock()) {
    const owner = readText(lockFile);
    if (isStale(owner)) rmSync(lockFile, { force: true });
    else if (owner !== saidSo) say(`waiting for the set-up already running (process ${owner})`);
    saidSo = owner;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
  try {
    work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} owner */
function isStale(owner) {
  const stat = statSync(lockFile, { throwIfNoEntry: false });
  const age = stat === undefined ? 0 : Date.now() - stat.mtimeMs;
  if (owner === '') return age > 5000;
  try {
    process.kill(Number(owner), 0);
    return age > longestInstall;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

function buildClient() {
  const done = spawnSync(ourNode, [join(root, 'tools', 'build.ts')], { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) throw new SetupError('the client could not be built, for the reason above');
}

function installPrograms() {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  const names = missing.map((program) => program.name).join(', ');
  const parts = [...new Set(missing.map((program) => program.part))].join(', ');
  const command = installCommand(missing);
  const plan = planFor(here());
  if (plan === 'install') runInstall(command);
  if (plan === 'fail') throw new SetupError(`${parts} cannot run without ${names}; as root: ${command}`);
  if (plan === 'leave out') say(`${parts} will not run without ${names}; as root: ${command}`);
}

/** @param {string} command */
function runInstall(command) {
  say(`installing Debian packages: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const done = spawnSync('sh', ['-c', command], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const still = missingPrograms().map((program) => program.name);
  if (done.status === 0 && still.length === 0) return;
  process.stderr.write(done.stdout + done.stderr);
  throw new SetupError(`Debian did not install ${still.join(', ') || 'its packages'}, for the reason above`);
}

/** @param {string} path */
function readJson(path) {
  const text = readText(path);
  return text === '' ? undefined : JSON.parse(text);
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`setup: ${line}\n`);
}

try {
  main(process.argv[2]);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
