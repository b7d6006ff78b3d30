/** The theme of a round: the host's for all rounds, drawn, or chosen by a player, and known before anything is dealt. */
// Rules: S4-15, SA-49, S0-27.
import type { OneRule, Refusal } from '#kernel';
import { ask, draw, leftOf, oneOf, only, refusal, seconds, streamDice, wordsId } from '#kernel';
import { CHOSEN, DRAWN, THEMES } from '../options.ts';
import type { Asks, SandwichKinds, SandwichWorld } from '../state.ts';
import { begin } from '../state.ts';
import { roundOfGame } from './portions.ts';

export function beginTheme(w: SandwichWorld): void {
  const { seats, options } = w.match;
  if (options.theme === CHOSEN) {
    const chooser = leftOf(w.table.state.first, roundOfGame(w) - 1, seats);
    ask(w, 'theme', {}, only(chooser), seconds(options.pitchSeconds));
    return;
  }
  const left = themesLeft(w);
  setTheme(w, options.theme === DRAWN ? left[draw(w, 'deal', left.length)] : options.theme);
}

/** None comes again before all have come. */
export function themesLeft({ table: { state } }: SandwichWorld): readonly string[] {
  const left = THEMES.filter((theme) => !state.themes.includes(theme));
  return left.length === 0 ? THEMES : left;
}

function setTheme(w: SandwichWorld, theme: string): void {
  const { state } = w.table;
  state.theme = theme;
  if (state.themes.includes(theme)) state.themes = [];
  if ((THEMES as readonly string[]).includes(theme)) state.themes.push(theme);
  begin(w, 'deal');
}

function refuseTheme(w: SandwichWorld, theme: string): Refusal | undefined {
  if (themesLeft(w).includes(theme)) return undefined;
  if (!theme.startsWith('w:')) return refusal('theme-used');
  return w.match.options.ownWords ? undefined : refusal('no-own-words');
}

/** The first taster chooses for the first round of a game, the next player for the second, and so on. */
export const theme: OneRule<SandwichKinds, Asks['theme']['about'], string> = {
  mode: 'one',
  shape: wordsId,
  check: (w, _frame, _seat, chosen) => refuseTheme(w, chosen),
  moves: (w) => oneOf(themesLeft(w)),
  late: (w) => oneOf(themesLeft(w)).random(streamDice(w, 'late')),
  resolve: (w, _frame, _seat, chosen) => setTheme(w, chosen),
};
