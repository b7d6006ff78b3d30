/** What a browser keeps for this page; where it keeps nothing (private windows, full disks) the page forgets at its end. */

/** Under which name the reader's settings are kept. */
export const SETTINGS = 'breadboard-settings';

const forgotten = new Map<string, string>();

type Shelf = 'localStorage' | 'sessionStorage';

/** False where it is forgotten with the page. */
export function keep(shelf: Shelf, key: string, value: string): boolean {
  forgotten.set(`${shelf} ${key}`, value);
  try {
    window[shelf].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A value that was kept as JSON, if it still is some. */
export function keptValue(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(kept(shelf, key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function kept(shelf: Shelf, key: string): string | undefined {
  try {
    return window[shelf].getItem(key) ?? forgotten.get(`${shelf} ${key}`);
  } catch {
    return forgotten.get(`${shelf} ${key}`);
  }
}
