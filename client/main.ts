/** Starts the page: one state, one line to the server, one description of what should be on the screen. */
import type { Language } from '#kernel';
import { LANGUAGES } from '#kernel';
import type { App } from './app.ts';
import { hear, idle, leave, speak } from './app.ts';
import { connect } from './connection.ts';
import type { Child, View } from './dom.ts';
import { h, render } from './dom.ts';
import { firstChoice, prepare, startScreen } from './screens/start.ts';
import { tableScreen, waitingScreen } from './screens/table.ts';
import { keepLanguage, LANGUAGE_NAMES, loadWords, preferredLanguage } from './words/index.ts';

/** How often a running clock is drawn anew. */
const TICK = 200;

const root = document.querySelector('#app');
const told = document.querySelector('#told');
if (root === null || told === null) throw new Error('the page lacks its places');

const language = preferredLanguage();
const app: App = {
  language,
  words: await loadWords(language),
  line: 'connecting',
  stale: false,
  seated: undefined,
  room: undefined,
  person: 0,
  ownWords: new Map(),
  greeted: false,
  notice: { text: '', count: 0 },
  request: undefined,
  connection: undefined,
  changed: drawSoon,
};
const choice = firstChoice();

let drawing = false;
let lastSeated: App['seated'];

/** Once per frame of the screen, however much changed. */
function drawSoon(): void {
  if (drawing) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    draw();
  });
}

function draw(): void {
  if (root === null) return;
  const { seated } = app;
  document.documentElement.lang = app.language;
  document.title = seated === undefined ? 'Breadboard' : `${seated.text.title} · Breadboard`;
  render(root, header(), screen());
  const top = seated?.look?.stack.at(-1);
  if (seated !== undefined && top !== undefined && !seated.shown.has(top.id))
    seated.shown.set(top.id, performance.now());
  tellNews();
  if (seated !== lastSeated) scrollTo(0, 0);
  lastSeated = seated;
}

/** While a table is known and not yet told, neither is right. */
function screen(): Child {
  if (app.seated !== undefined) return tableScreen(app, app.seated);
  return app.greeted ? startScreen(app, choice) : waitingScreen(app);
}

function header(): View {
  const { words, seated } = app;
  return h(
    'header',
    { class: 'header' },
    h('strong', { class: 'header__title' }, seated?.text.title ?? 'Breadboard'),
    h('span', { class: 'header__state', role: 'status' }, lineWords()),
    languageSwitch(),
    seated === undefined
      ? undefined
      : h('button', { type: 'button', class: 'header__button', onclick: () => leave(app) }, words.leave),
  );
}

function lineWords(): string {
  const { words, stale, line, greeted } = app;
  if (stale) return words.reload;
  return line === 'open' && greeted ? '' : words.connecting;
}

function languageSwitch(): View {
  const choose = (event: Event): void => {
    const chosen = (event.target as HTMLSelectElement).value as Language;
    keepLanguage(chosen);
    speak(app, chosen).then(() => prepare(app, choice));
  };
  return h(
    'select',
    { class: 'header__button', 'aria-label': app.words.language, value: app.language, onchange: choose },
    LANGUAGES.map((code) => h('option', { key: code, value: code }, LANGUAGE_NAMES[code])),
  );
}

let spoken = 0;

/** The log for those who hear the page: what is new since the last time, once. */
function tellNews(): void {
  const { seated } = app;
  if (seated === undefined || told === null) return;
  if (spoken > seated.log.length) spoken = 0;
  const news = seated.log.slice(Math.max(spoken, seated.log.length - 3));
  if (spoken === seated.log.length) return;
  spoken = seated.log.length;
  told.textContent = news.map((event) => seated.text.event(event, seated.match, seated.who)).join(' ');
}

let hearing = Promise.resolve();

app.connection = connect(() => app.language, {
  heard(message) {
    hearing = hearing.then(() => hear(app, message));
  },
  state(state) {
    app.line = state;
    drawSoon();
  },
  idle: () => idle(app),
  after: () => (app.seated?.look === undefined ? undefined : { game: app.seated.table.n, seq: app.seated.seq }),
});
setInterval(() => {
  if (app.seated?.look?.result.over === false) drawSoon();
}, TICK);
prepare(app, choice);
drawSoon();
