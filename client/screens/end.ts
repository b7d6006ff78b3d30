/** The end: who won, all points, the proof that the deal was honest, and what to do next. */
import type { Language, Seat } from '#kernel';
import { commitment, fingerprint, has, listSeats, replay } from '#kernel';
import type { App, Seated } from '../app.ts';
import { leave, playAgain } from '../app.ts';
import type { Child, View } from '../dom.ts';
import { classes, h } from '../dom.ts';
import type { Panel, Scene } from '../panel.ts';

export function endScreen(app: App, seated: Seated, scene: Scene, panel: Panel): Child {
  const { words } = app;
  const { result } = scene.look;
  const winners = listSeats(result.winners).map((seat) => scene.who.seat(seat));
  return h(
    'div',
    { class: 'ending' },
    h('h2', { class: 'ending__won' }, words.won(listed(app.language, winners), winners.length)),
    h(
      'ol',
      { class: 'standings' },
      byPoints(scene).map((seat) => standing(app, scene, seat)),
    ),
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'button', class: 'button button--main', onclick: () => playAgain(app) }, words.again),
      h('button', { type: 'button', class: 'button', onclick: () => leave(app) }, words.another),
      saveButton(app, seated),
    ),
    h('p', { class: 'proof' }, proof(app, seated)),
    panel.ending?.(scene),
  );
}

const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const byPoints = ({ match, look }: Scene): Seat[] =>
  listSeats(match.players).sort((a, b) => look.result.points[b] - look.result.points[a] || a - b);

function standing(app: App, { look, who }: Scene, seat: Seat): View {
  const { points, winners } = look.result;
  return h(
    'li',
    { key: seat, class: classes('standing', has(winners, seat) && 'is-winner') },
    h('span', {}, who.seat(seat)),
    h('b', {}, app.words.points(points[seat])),
  );
}

/** Kept once per table: playing a whole game again is quick, but not for every frame of the screen. */
const judged = new WeakMap<Seated, 'proven' | 'notProven'>();

function proof(app: App, seated: Seated): string {
  const { replay: kept, table, match } = seated;
  if (kept === undefined) return '';
  if (!judged.has(seated)) {
    const again = replay(match, kept.seed, kept.inputs);
    const honest = commitment(kept.seed) === table.commitment && fingerprint(again.table) === kept.fingerprint;
    judged.set(seated, honest ? 'proven' : 'notProven');
  }
  return app.words[judged.get(seated) ?? 'notProven'];
}

function saveButton(app: App, { replay: kept, table }: Seated): View | undefined {
  if (kept === undefined) return undefined;
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(kept)], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `${table.game}-${table.commitment.slice(0, 8)}.json`,
    });
    link.click();
    URL.revokeObjectURL(address);
  };
  return h('button', { type: 'button', class: 'button', onclick: save }, app.words.saveReplay);
}
