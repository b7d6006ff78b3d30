// Sprites: a list of pictures becomes one file of symbols, so that a table fetches its pictures at once and no others.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What Vite asks of a plugin, as far as this one answers. */
export interface SpritePlugin {
  readonly name: string;
  configResolved(config: { readonly command: string }): void;
  load(this: Emitter, id: string): string | undefined;
}

interface Emitter {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): string;
  addWatchFile(path: string): void;
}

/** `import { address } from './art.sprite'`: the file lists pictures below `art`, one per line; the address is that of the sprite. */
export function sprites(art: string): SpritePlugin {
  let building = false;
  return {
    name: 'sprites',
    configResolved({ command }) {
      building = command === 'build';
    },
    load(id) {
      if (!id.endsWith('.sprite')) return undefined;
      const source = readSprite(art, id);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/${basename(id, '.sprite')}-${hash}.svg`;
      if (building) this.emitFile({ type: 'asset', fileName, source });
      return `export const address = ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}

/** The sprite of the pictures that a file lists. */
const readSprite = (art: string, list: string): string => spriteOf(art, pictureNames(readFileSync(list, 'utf8')));

/** Lines of a list; what begins with `//` is a remark. */
const pictureNames = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));

/** A symbol is named by its file: `ingredients/ham` is `ham`. */
function spriteOf(art: string, names: readonly string[]): string {
  const symbols = names.map((name) =>
    readFileSync(join(art, `${name}.svg`), 'utf8')
      .trim()
      .replace(/^<svg xmlns="[^"]*"/, `<symbol id="${basename(name)}"`)
      .replace(/<\/svg>$/, '</symbol>'),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
