/** A list of pictures becomes one file of symbols, named by what is in it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sprites } from '../sprites.ts';

const art = mkdtempSync(join(tmpdir(), 'sprites-'));
mkdirSync(join(art, 'food'));
writeFileSync(
  join(art, 'food', 'ham.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path/></svg>\n',
);
writeFileSync(join(art, 'list.sprite'), '// A remark.\nfood/ham\n\n');
afterAll(() => rmSync(art, { recursive: true }));

function load(command: 'build' | 'serve', id: string): { code: string | undefined; emitted: Map<string, string> } {
  const emitted = new Map<string, string>();
  const plugin = sprites(art);
  plugin.configResolved({ command });
  const emitter = {
    emitFile({ fileName, source }: { fileName: string; source: string }): string {
      emitted.set(fileName, source);
      return fileName;
    },
    addWatchFile: () => undefined,
  };
  return { code: plugin.load.call(emitter, id), emitted };
}

test('symbols are named by their files, and the address by the content', () => {
  const { code, emitted } = load('build', join(art, 'list.sprite'));
  const [[name, source]] = emitted;
  expect(source).toContain('<symbol id="ham" viewBox="0 0 9 9"><path/></symbol>');
  expect(name).toMatch(/^assets\/list-[\w-]{8}\.svg$/);
  expect(code).toBe(`export const address = "/${name}";`);
});

test('only a build writes files, and other files are left alone', () => {
  expect(load('serve', join(art, 'list.sprite')).emitted.size).toBe(0);
  expect(load('build', join(art, 'food', 'ham.svg')).code).toBeUndefined();
});
