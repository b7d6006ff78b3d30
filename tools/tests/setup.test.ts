// The set-up on a bare machine, with an npm on the PATH that only pretends.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planFor } from '../programs.js';
import { makeTree, writeInto } from './fixture.ts';

const source = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/node': { version: '24.0.0' },
      'node_modules/b': { version: '1', optional: true },
    },
  });

const npmThatInstalls = `#!/bin/sh
if [ "$1" = --version ]; then echo 11.0.0; exit; fi
echo "$*" >> calls
sleep 0.3
mkdir -p node_modules/node/bin
touch node_modules/node/bin/node
cp package-lock.json node_modules/.package-lock.json
echo added 2 packages
`;

const npmOffline = `#!/bin/sh
if [ "$1" = --version ]; then echo 11.0.0; exit; fi
echo npm error code ENOTFOUND >&2
echo npm error network This is a problem related to network connectivity. >&2
exit 1
`;

const npmTooOld = `#!/bin/sh
if [ "$1" = --version ]; then echo 6.14.0; exit; fi
echo "old $*" >> calls
mkdir -p "$3/node_modules/.bin"
cp new-npm "$3/node_modules/.bin/npm"
`;

function bareMachine(npm: string): string {
  const root = makeTree({
    'package.json': '{ "type": "module" }',
    'package-lock.json': lock('1.0.0'),
    'tools/setup.js': source('setup.js'),
    'tools/programs.js': source('programs.js'),
    'bin/npm': npm,
    'new-npm': npmThatInstalls,
  });
  for (const path of ['bin/npm', 'new-npm']) chmodSync(join(root, path), 0o755);
  return root;
}

async function setup(root: string): Promise<{ code: number | null; out: string; err: string }> {
  const env = { PATH: `${join(root, 'bin')}:${dirname(process.execPath)}:/usr/bin:/bin` };
  const child = spawn(process.execPath, [join(root, 'tools', 'setup.js')], { cwd: root, env });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.err += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...said };
}

const calls = (root: string) => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');

describe('packages', () => {
  test('are installed once, said on stderr only, and again when the lock file changes', async () => {
    const root = bareMachine(npmThatInstalls);
    const first = await setup(root);
    expect(first).toMatchObject({ code: 0, out: '' });
    expect(first.err).toContain('setup: installing packages: npm ci --include=dev');
    expect(await setup(root)).toEqual({ code: 0, out: '', err: '' });
    writeInto(root, 'package-lock.json', lock('1.0.1'));
    expect((await setup(root)).code).toBe(0);
    expect(calls(root)).toHaveLength(2);
  });

  test('are installed by one of two that start at once, and the other waits', async () => {
    const root = bareMachine(npmThatInstalls);
    const both = await Promise.all([setup(root), setup(root)]);
    expect(both.map((each) => each.code)).toEqual([0, 0]);
    expect(calls(root)).toHaveLength(1);
    expect(existsSync(join(root, '.setup.lock'))).toBe(false);
  });

  test('are installed though a set-up that died left its lock', async () => {
    const root = bareMachine(npmThatInstalls);
    writeInto(root, '.setup.lock', '999999999');
    expect((await setup(root)).code).toBe(0);
    expect(calls(root)).toHaveLength(1);
  });

  test('without a network: one line, exit 1', async () => {
    const { code, out, err } = await setup(bareMachine(npmOffline));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trim().split('\n').at(-1)).toBe(
      'setup: the package registry cannot be reached (ENOTFOUND): go online and run this again',
    );
    expect(err.trim().split('\n')).toHaveLength(2);
  });

  test('on a Node too old for the tools, by a newer one', async () => {
    const root = bareMachine(npmThatInstalls);
    writeInto(root, 'bin/node', '#!/bin/sh\necho v18.20.8\n');
    chmodSync(join(root, 'bin', 'node'), 0o755);
    expect((await setup(root)).err).toContain(
      'node 18.20 with npm 11 is too old to install: fetching node@24.0.0 for this once',
    );
    expect(calls(root)).toEqual([expect.stringMatching(/^install .*node@24\.0\.0$/), expect.stringMatching(/^ci /)]);
  });

  test('with an npm too old for the lock file, by a newer one', async () => {
    const root = bareMachine(npmTooOld);
    expect((await setup(root)).code).toBe(0);
    expect(calls(root)).toEqual([expect.stringMatching(/^old install .*npm@9$/), expect.stringMatching(/^ci /)]);
  });
});

describe('a missing program', () => {
  const elsewhere = { rootOnDebian: false, ci: undefined, packages: undefined };

  test('is installed by root on Debian', () => {
    expect(planFor({ ...elsewhere, rootOnDebian: true })).toBe('install');
    expect(planFor({ ...elsewhere, rootOnDebian: true, ci: 'true' })).toBe('install');
  });

  test('fails the run where it must be there and may not be installed', () => {
    expect(planFor({ ...elsewhere, rootOnDebian: true, packages: 'no' })).toBe('fail');
    expect(planFor({ ...elsewhere, ci: 'true' })).toBe('fail');
  });

  test('leaves its part out elsewhere', () => {
    expect(planFor(elsewhere)).toBe('leave out');
    expect(planFor({ ...elsewhere, packages: 'no' })).toBe('leave out');
  });
});
