/** Opening a table: game, name, players, rulebook, variants and every option, with the reason where they do not go together. */
import type { Shelved } from '#games';
import { games } from '#games';
import type { Game, OptionSpec, Refusal, Wording } from '#kernel';
import { fullOptions, matchOf } from '#kernel';
import type { App, OpenRequest } from '../app.ts';
import { openTable } from '../app.ts';
import type { Child, View } from '../dom.ts';
import { classes, h } from '../dom.ts';
import type { Pace, Words } from '../words/index.ts';
import { PACES } from '../words/index.ts';

type Value = string | number | boolean;

/** What is chosen so far. */
export interface Choice {
  shelved: Shelved;
  /** Its rules and words, once they are loaded. */
  game: Game | undefined;
  text: Wording | undefined;
  /** The language of `text`. */
  language: string;
  name: string;
  seats: number;
  preset: string;
  variants: string[];
  /** Options set by hand, over rulebook and variants. */
  own: Record<string, Value>;
  pace: Pace;
}

const THINKING: Readonly<Record<Pace, number>> = { instant: 30, quick: 800, human: 2_000, slow: 4_000 };
const USUAL_SEATS = 4;

export function firstChoice(): Choice {
  const [shelved] = games;
  return {
    shelved,
    game: undefined,
    text: undefined,
    language: '',
    name: '',
    seats: Math.max(USUAL_SEATS, shelved.players[0]),
    preset: '',
    variants: [],
    own: {},
    pace: 'human',
  };
}

/** Loads what the form needs to show the chosen game in the reader's language. */
export async function prepare(app: App, choice: Choice): Promise<void> {
  const { game } = await choice.shelved.load();
  const { text } = await game.texts[app.language]();
  Object.assign(choice, { game, text, language: app.language });
  if (!Object.hasOwn(game.options.presets, choice.preset)) choice.preset = game.options.standardPreset;
  app.changed();
}

export function startScreen(app: App, choice: Choice): Child {
  const { words } = app;
  return h(
    'main',
    { class: 'start' },
    h('div', { class: 'start__hero' }, h('h1', {}, words.slogan), h('p', {}, words.intro)),
    choice.game === undefined || choice.text === undefined
      ? h('p', { class: 'start__form panel' }, words.connecting)
      : form(app, choice, choice.game, choice.text),
    h('p', { class: 'start__foot' }, words.unofficial),
  );
}

function form(app: App, choice: Choice, game: Game, text: Wording): View {
  const { words } = app;
  const reason = whyNot(choice, game);
  return h(
    'form',
    {
      class: 'start__form panel',
      onsubmit: (event: Event) => {
        event.preventDefault();
        if (reason === undefined && app.line === 'open') openTable(app, requestOf(choice));
      },
    },
    games.length > 1 ? gameField(app, choice) : h('h2', {}, text.title),
    h(
      'div',
      { class: 'fields' },
      nameField(app, choice),
      seatsField(app, choice),
      presetField(app, choice, text),
      paceField(app, choice),
    ),
    variantFields(app, choice, game, text),
    h(
      'details',
      {},
      h('summary', {}, words.allOptions),
      h('div', { class: 'fields' }, optionFields(app, choice, game, text)),
    ),
    h('p', { class: 'reason', role: 'alert' }, reason === undefined ? app.notice.text : text.refusal(reason, NOBODY)),
    h('button', { class: 'button button--main', type: 'submit', disabled: app.line !== 'open' }, words.start),
  );
}

const NOBODY = { seat: (seat: number): string => String(seat + 1), words: (): string => '' };

/** Rulebook, then variants, then what was set by hand. */
function optionsOf({ preset, variants, own }: Choice, game: Game): Record<string, Value> {
  const changes = variants.map((name) => game.options.variants[name] as Record<string, Value>);
  return Object.assign({ preset }, ...changes, own) as Record<string, Value>;
}

function whyNot(choice: Choice, game: Game): Refusal | undefined {
  const made = matchOf(game, { seats: choice.seats, options: optionsOf(choice, game) });
  return 'refused' in made ? made.refused : undefined;
}

function requestOf(choice: Choice): OpenRequest {
  const { shelved, game, seats, name, pace } = choice;
  const options = game === undefined ? {} : optionsOf(choice, game);
  return { game: shelved.id, seats, options, name, thinking: THINKING[pace] };
}

function gameField(app: App, choice: Choice): View {
  const choose = (id: string): void => {
    const shelved = games.find((game) => game.id === id) ?? choice.shelved;
    const [min, max] = shelved.players;
    const seats = Math.min(max, Math.max(min, choice.seats));
    Object.assign(choice, { shelved, seats, game: undefined, text: undefined, preset: '', variants: [], own: {} });
    prepare(app, choice);
  };
  const list = games.map(({ id, title }) => [id, title] as const);
  return select(app.words.game, choice.shelved.id, list, choose);
}

function nameField(app: App, choice: Choice): View {
  const type = (event: Event): void => {
    choice.name = (event.target as HTMLInputElement).value;
  };
  return field(
    app.words.name,
    h('input', { value: choice.name, oninput: type, maxlength: 20, autocomplete: 'nickname', name: 'name' }),
  );
}

function seatsField(app: App, choice: Choice): View {
  const [min, max] = choice.shelved.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return select(
    app.words.seats,
    String(choice.seats),
    numbers.map((n) => [n, n] as const),
    (seats) => {
      choice.seats = Number(seats);
      app.changed();
    },
  );
}

function presetField(app: App, choice: Choice, text: Wording): View {
  return select(app.words.rulebook, choice.preset, Object.entries(text.presets), (preset) => {
    choice.preset = preset;
    app.changed();
  });
}

function paceField(app: App, choice: Choice): View {
  const list = PACES.map((pace) => [pace, app.words.paces[pace]] as const);
  return select(app.words.pace, choice.pace, list, (pace) => {
    choice.pace = pace as Pace;
    app.changed();
  });
}

function variantFields({ words, changed }: App, choice: Choice, game: Game, text: Wording): View {
  const chip = (name: string): View => {
    const on = choice.variants.includes(name);
    const toggle = (): void => {
      choice.variants = on ? choice.variants.filter((other) => other !== name) : [...choice.variants, name];
      changed();
    };
    return h(
      'button',
      { key: name, type: 'button', class: classes('chip', on && 'is-on'), 'aria-pressed': String(on), onclick: toggle },
      text.variants[name] ?? name,
    );
  };
  const chosen = choice.variants.length;
  return h(
    'details',
    {},
    h('summary', {}, chosen === 0 ? words.variants : `${words.variants} (${chosen})`),
    h(
      'div',
      { class: 'chips', role: 'group', 'aria-label': words.variants },
      Object.keys(game.options.variants).map(chip),
    ),
  );
}

/** Every option with the value it has by rulebook and variants, to be set by hand. */
function optionFields(app: App, choice: Choice, game: Game, text: Wording): View[] {
  const { own, ...without } = choice;
  const settled = fullOptions(game.options, optionsOf({ ...without, own: {} }, game), choice.seats);
  const standing = 'refused' in settled ? {} : (settled.options as Record<string, Value>);
  const labels = text.options as Readonly<Record<string, { label: string; values: Record<string, string> }>>;
  const specs = game.options.specs as Readonly<Record<string, OptionSpec>>;
  return Object.entries(specs).map(([name, spec]) => {
    const set = (value: Value | undefined): void => {
      if (value === undefined) delete own[name];
      else own[name] = value;
      app.changed();
    };
    return optionField(app.words, name, spec, labels[name], { own: own[name], standing: standing[name], set });
  });
}

interface Setting {
  readonly own: Value | undefined;
  readonly standing: Value | undefined;
  set(value: Value | undefined): void;
}

function optionField(
  words: Words,
  name: string,
  spec: OptionSpec,
  { label, values }: { label: string; values: Record<string, string> },
  { own, standing, set }: Setting,
): View {
  const said = (value: Value | undefined): string => values[String(value)] ?? String(value ?? '');
  if (spec.kind === 'number') {
    const type = (event: Event): void => {
      const { value, valueAsNumber } = event.target as HTMLInputElement;
      set(value === '' ? undefined : valueAsNumber);
    };
    const { min, max } = spec;
    const input = {
      type: 'number',
      name,
      min,
      max,
      value: String(own ?? ''),
      placeholder: said(standing),
      onchange: type,
    };
    return field(label, h('input', input));
  }
  const list = [
    ['?', `${said(standing)} (${words.asRulebook})`],
    ...valuesOf(spec).map((value) => [value, said(value)]),
  ];
  const chosen = own === undefined ? '?' : String(own);
  return select(label, chosen, list as [string, string][], (value) => {
    if (value === '?') set(undefined);
    else set(spec.kind === 'switch' ? value === 'true' : value);
  });
}

function valuesOf(spec: Exclude<OptionSpec, { kind: 'number' }>): readonly string[] {
  if (spec.kind === 'switch') return ['true', 'false'];
  return spec.kind === 'choice' ? spec.values : spec.phrases;
}

const field = (label: string, control: View): View =>
  h('label', { key: label, class: 'field' }, h('span', {}, label), control);

function select(
  label: string,
  value: string,
  list: readonly (readonly [value: string, label: string])[],
  choose: (value: string) => void,
): View {
  const pick = (event: Event): void => choose((event.target as HTMLSelectElement).value);
  const options = list.map(([id, name]) => h('option', { key: id, value: id }, name));
  return field(label, h('select', { value, onchange: pick }, options));
}
