/** What will be played: rulebook, speed and seats first, variants and every single option folded, and the reason where they do not go together. */
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { SPEEDS } from '#kernel';
import { say, sentenceOf } from '../app/commands.ts';
import { rulesPath } from '../app/router.ts';
import { app, changed } from '../app/store.ts';
import type { OptionForm } from '../boards.ts';
import { loadOptionForm } from '../boards.ts';
import type { Option } from '../widgets/choice.tsx';
import { Presets, Segments, Stepper, Switch } from '../widgets/choice.tsx';
import { Sign } from '../widgets/picture.tsx';
import { HouseRules } from './house-rules.tsx';
import type { ChoosingProps, LobbyProps, Wanted } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';
import { OptionField } from './option-field.tsx';
import type { Chosen } from './options.ts';
import {
  firstChanged,
  hasVariant,
  ownOptions,
  presetOf,
  specsOf,
  speedOf,
  wholePreset,
  whyImpossible,
  withPreset,
  withVariant,
} from './options.ts';
import type { Loaded } from './use-game.ts';
import { useGame } from './use-game.ts';

export function OptionsPanel(props: LobbyProps): ReactNode {
  const { room } = props;
  const { words } = app;
  const loaded = useGame(room.game, app.settings.language);
  return (
    <section className="panel a-options" aria-label={words.options}>
      <details className="options" open={matchMedia('(min-width: 64rem)').matches}>
        <summary>
          <h2>{words.options}</h2>
          {loaded === undefined ? undefined : <span className="badge">{summaryOf(loaded, room.options)}</span>}
          <Sign of="down" className="icon" />
        </summary>
        {loaded === undefined ? <p>{words.connecting}</p> : <Form {...props} loaded={loaded} />}
      </details>
    </section>
  );
}

/** The rulebook and the speed; a dot where something was set by hand. */
function summaryOf({ game, text }: Loaded, chosen: Chosen): string {
  const own = ownOptions(chosen).length;
  return `${text.presets[presetOf(game, chosen)]}, ${app.words.speeds[speedOf(chosen)]}${own > 0 ? ` +${own}` : ''}`;
}

interface FormProps extends LobbyProps {
  readonly loaded: Loaded;
}

/** What was chosen stays in the form until the table has it, so that the next choice is added to it; what cannot be played, with its reason, until it goes together again. */
function Form(props: FormProps): ReactNode {
  const { room, loaded } = props;
  const [wanted, setWanted] = useState<Wanted>();
  const chairs = room.chairs.length;
  const { chosen, seats } = (isHost(props) ? wanted : undefined) ?? { chosen: room.options, seats: chairs };
  const reason = whyImpossible(loaded.game, chosen, seats);
  const form = useOptionForm(room.game);
  const set = (next: Chosen, count = seats): void => {
    const latest = { chosen: next, seats: count };
    setWanted(latest);
    if (whyImpossible(loaded.game, next, count) !== undefined) return;
    say({ kind: 'options', options: { ...next }, chairs: count }).then(() => {
      // The room as it is now is drawn first: between the two the form would fall back for a moment.
      changed();
      setWanted((now) => (now === latest ? undefined : now));
    });
  };
  return (
    <div className="options__in">
      {isHost(props) ? undefined : <p className="field__hint">{app.words.hostChooses}</p>}
      <p className="reason" role="alert">
        {reason === undefined ? '' : sentenceOf(reason, loaded.text)}
      </p>
      <Basics {...props} chosen={chosen} seats={seats} set={set} />
      <Variants {...props} chosen={chosen} seats={seats} set={set} />
      <AllOptions {...props} chosen={chosen} seats={seats} set={set} without={form?.names ?? []} />
      {form === undefined ? undefined : (
        <div data-board={room.game}>
          <form.Form
            chosen={chosen}
            text={loaded.text}
            language={app.settings.language}
            isHost={isHost(props)}
            choose={(changes) => set({ ...without(chosen, form.names), ...changes })}
          />
        </div>
      )}
      <HouseRules {...props} />
    </div>
  );
}

function Basics(props: ChoosingProps): ReactNode {
  const { words } = app;
  const { loaded, chosen, seats, set } = props;
  const { game, text } = loaded;
  const disabled = !isHost(props);
  const [min, max] = game.players;
  const taken = props.room.chairs.filter(({ kind }) => kind !== 'empty').length;
  return (
    <>
      <Presets
        legend={words.rulebook}
        value={wholePreset(game, chosen, seats) ?? OWN_MIX}
        options={[...presetCards(text.presets), ...ownMix(props)]}
        onChoose={(preset) => (preset === OWN_MIX ? undefined : set(withPreset(chosen, preset)))}
        disabled={disabled}
      />
      {game.options.speeds === undefined ? undefined : (
        <Segments
          legend={words.speed}
          hint={words.hints.speed}
          value={speedOf(chosen)}
          options={SPEEDS.map((value) => ({ value, label: words.speeds[value] }))}
          onChoose={(speed) => set({ ...chosen, speed })}
          disabled={disabled}
        />
      )}
      <Stepper
        label={words.chairs}
        hint={words.hints.chairs}
        value={seats}
        min={Math.max(min, taken)}
        max={max}
        disabled={disabled}
        fewer={words.fewer(words.chairs)}
        more={words.moreOf(words.chairs)}
        onChange={(count) => set(chosen, count)}
      />
    </>
  );
}

const OWN_MIX = 'own mix';

/** A card for what is in no rulebook, as long as it is chosen. */
function ownMix({ loaded: { game, text }, chosen, seats }: ChoosingProps): Option<string>[] {
  if (wholePreset(game, chosen, seats) !== undefined) return [];
  const { words } = app;
  return [{ value: OWN_MIX, label: words.ownMix, hint: words.ownMixFrom(text.presets[presetOf(game, chosen)]) }];
}

/** "First edition, French rulebook" is a name and a hint; what is called by a year comes last. */
function presetCards(presets: Readonly<Record<string, string>>): Option<string>[] {
  const isYear = (value: string): number => Number(/^\d+$/.test(value));
  return Object.entries(presets)
    .sort(([a], [b]) => isYear(a) - isYear(b))
    .map(([value, name]) => {
      const [label, ...hint] = name.split(', ');
      return { value, label, ...(hint.length === 0 ? {} : { hint: hint.join(', ') }) };
    });
}

function Variants(props: ChoosingProps): ReactNode {
  const { loaded, chosen, seats, set } = props;
  const { game, text } = loaded;
  const names = Object.keys(game.options.variants);
  const on = names.filter((name) => hasVariant(game, chosen, seats, name));
  if (names.length === 0) return undefined;
  return (
    <details className="fold">
      <summary>
        {app.words.variants}
        {on.length === 0 ? '' : ` (${on.length})`}
      </summary>
      <p className="field__hint">
        <a href={rulesPath(game.id, 'variants')} target="_blank" rel="noopener">
          {app.words.variantsHow}
        </a>
      </p>
      {names.map((name) => (
        <Switch
          key={name}
          label={text.variants[name] ?? name}
          hint={loaded.hints[firstChanged(game, name)]}
          on={on.includes(name)}
          disabled={!isHost(props)}
          onChange={() => set(withVariant(game, chosen, seats, name))}
        />
      ))}
    </details>
  );
}

const without = (chosen: Chosen, names: readonly string[]): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name)));

/** A game's own form for some of its options, as soon as it is there. */
function useOptionForm(game: string): OptionForm | undefined {
  const [form, setForm] = useState<OptionForm>();
  useEffect(() => {
    let isLate = false;
    loadOptionForm(game).then((found) => isLate || setForm(found));
    return () => {
      isLate = true;
    };
  }, [game]);
  return form;
}

function AllOptions(props: ChoosingProps & { readonly without: readonly string[] }): ReactNode {
  const specs = specsOf(props.loaded.game).filter(([name]) => !props.without.includes(name));
  return (
    <details className="fold">
      <summary>{app.words.allOptions(specs.length)}</summary>
      <div className="stack-4">
        {specs.map(([name, spec]) => (
          <OptionField key={name} {...props} name={name} spec={spec} />
        ))}
      </div>
    </details>
  );
}
