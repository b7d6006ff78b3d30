/** The table: seats in a row, the banner that says what to do, the game's own sheet, what is mine, and what happened. */
import type { LookFrame, Seat } from '#kernel';
import { has, listSeats, NEVER } from '#kernel';
import type { App, Seated } from '../app.ts';
import { isBot } from '../app.ts';
import type { Child, View } from '../dom.ts';
import { classes, h } from '../dom.ts';
import { plainPanel } from '../fallback.ts';
import type { Panel, Scene } from '../panel.ts';
import { sceneOf } from '../scene.ts';
import { endScreen } from './end.ts';

/** Colours of seats; from the seventh on they repeat with a striped rim. */
const COLOURS = ['tomato', 'sea', 'mustard', 'plum', 'salt', 'ink'];

/** Where there is room, the story lies open. */
const WIDE = matchMedia('(min-width: 64rem)');

export function tableScreen(app: App, seated: Seated): Child {
  const { look } = seated;
  if (look === undefined) return waitingScreen(app);
  const scene = sceneOf(app, seated, look);
  const panel = seated.panel ?? plainPanel;
  const over = look.result.over;
  const { sheet, mine } = over ? { sheet: undefined, mine: undefined } : panel.table(scene);
  return h(
    'main',
    { class: classes('table', app.line !== 'open' && 'is-cut') },
    h(
      'ul',
      { class: classes('seats', scene.match.seats > COLOURS.length && 'seats--many'), 'aria-label': app.words.players },
      listSeats(scene.match.players).map((seat) => seatView(app, scene, panel, seat)),
    ),
    h(
      'section',
      { class: 'middle' },
      banner(app, scene),
      h('div', { class: 'sheet' }, over ? endScreen(app, seated, scene, panel) : sheet),
      mine === undefined ? undefined : h('div', { class: 'mine' }, mine),
    ),
    logView(app, seated),
    notice(app),
  );
}

export const waitingScreen = ({ words }: App): View =>
  h('main', { class: 'start' }, h('p', { class: 'panel' }, words.connecting));

function seatView(app: App, scene: Scene, panel: Panel, seat: Seat): View {
  const { top, who } = scene;
  const { points, note } = panel.seat(scene, seat);
  const active = top !== undefined && has(top.waiting, seat);
  const done = top !== undefined && top.mode !== 'hold' && has(top.asked, seat) && !active;
  return h(
    'li',
    {
      key: seat,
      class: classes(
        'seat',
        active && 'is-active',
        seat === scene.seat && 'is-you',
        seat >= COLOURS.length && 'is-striped',
      ),
      'data-player': COLOURS[seat % COLOURS.length],
    },
    h('span', { class: 'seat__disc', 'aria-hidden': 'true' }, seat + 1),
    h(
      'span',
      { class: 'seat__who' },
      h('b', {}, who.seat(seat)),
      h('small', {}, done ? `✓ ${app.words.ready}` : note || kindOf(app, scene, seat)),
    ),
    h('b', { class: 'seat__points', title: app.words.points(points) }, points),
  );
}

function kindOf(app: App, scene: Scene, seat: Seat): string {
  if (seat === scene.seat) return app.words.you;
  return isBot(app, seat) ? app.words.bot : '';
}

/** One banner, always in the same place. */
function banner(app: App, scene: Scene): View {
  const { top, text, look, match, who, asked } = scene;
  const said = (): string => {
    if (app.line !== 'open') return app.words.cut;
    if (top === undefined) return app.words.over;
    return text.prompt(look, top, who, match);
  };
  return h(
    'div',
    { class: classes('banner', asked && 'is-asked') },
    top !== undefined && timer(app, scene, top),
    h('p', { role: 'status', 'aria-live': 'assertive' }, said()),
  );
}

/** A ring with a number, never colour alone. */
function timer(app: App, scene: Scene, top: LookFrame): View | undefined {
  if (top.until === NEVER || scene.look.paused) return undefined;
  const left = Math.max(0, top.until - scene.now());
  const share = Math.min(1, left / Math.max(1, top.span));
  const seconds = Math.ceil(left / 1000);
  return h(
    'span',
    {
      class: 'timer',
      role: 'timer',
      'aria-label': app.words.secondsLeft(seconds),
      style: { '--share': `${Math.round(share * 360)}deg` },
    },
    h('b', {}, seconds),
  );
}

/** The story, the newest line first; on small screens folded away. */
function logView(app: App, { log, text, match, who }: Seated): View {
  const lines = log
    .map((event, i) => h('li', { key: i, 'data-is': event.is }, text.event(event, match, who)))
    .reverse();
  return h(
    'aside',
    { class: 'log panel' },
    h(
      'details',
      { open: WIDE.matches },
      h('summary', {}, h('h2', {}, app.words.log)),
      h('ol', { reversed: true }, lines),
    ),
  );
}

function notice(app: App): View | undefined {
  if (app.notice.text === '') return undefined;
  return h('p', { key: `notice-${app.notice.count}`, class: 'notice', role: 'alert' }, app.notice.text);
}
