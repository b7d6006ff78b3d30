/** Finds the part of the page that belongs to a game, and loads it only for its tables. */
import type { Panel } from './panel.ts';

type PanelModule = { readonly panel: Panel };

const found = import.meta.glob<PanelModule>('./games/*/panel.ts');

/** Undefined where a game has none of its own: then every question is a list of answers. */
export async function loadPanel(game: string): Promise<Panel | undefined> {
  const load = found[`./games/${game}/panel.ts`];
  return load === undefined ? undefined : (await load()).panel;
}
