/** One option of a game as a field, made from what the game says about it. */
import type { ReactNode } from 'react';
import type { OptionSpec } from '#kernel';
import { app } from '../app/store.ts';
import type { Option } from '../widgets/choice.tsx';
import { Hint, Select, Stepper, Switch } from '../widgets/choice.tsx';
import type { ChoosingProps } from './lobby-host.ts';
import { isHost } from './lobby-host.ts';
import type { Value } from './options.ts';
import { settled, withOption } from './options.ts';
import { WordsField } from './words-field.tsx';

interface FieldProps extends ChoosingProps {
  readonly name: string;
  readonly spec: OptionSpec;
}

/** Up to so many values a number is stepped; larger ones are typed. */
const FEW = 20;

export function OptionField(props: FieldProps): ReactNode {
  const { name, spec, loaded, chosen, seats, set } = props;
  const { label, values } = labelsOf(props);
  const now = settled(loaded.game, chosen, seats);
  const value = now[name] ?? spec.standard;
  const disabled = !isHost(props);
  const hint = hintOf(props, spec.kind === 'number' ? values[String(value)] : undefined);
  const change = (next: Value): void => set(withOption(chosen, name, next));
  if (spec.kind === 'switch')
    return <Switch label={label} hint={hint} disabled={disabled} on={value === true} onChange={change} />;
  if (spec.kind === 'number' && spec.means === 'seat')
    return (
      <Select
        label={label}
        hint={hintOf(props, undefined)}
        disabled={disabled}
        value={String(value)}
        options={people(props, values['0'] ?? '')}
        onChoose={(seat) => change(Number(seat))}
      />
    );
  if (spec.kind === 'number')
    return (
      <NumberField
        label={label}
        disabled={disabled}
        spec={spec}
        name={name}
        hint={hint}
        value={Number(value)}
        onChange={change}
      />
    );
  const list = (spec.kind === 'choice' ? spec.values : spec.phrases).map((word) => ({
    value: word,
    label: values[word] ?? word,
  }));
  const field = { label, hint, disabled, value: String(value) };
  if (spec.kind === 'words' && spec.written === undefined)
    return <WordsField {...field} phrases={list} own={now.ownWords === true} onChange={change} />;
  return <Select {...field} options={list} onChoose={change} />;
}

/** Somebody at the table by name, or nobody. */
const people = ({ room }: FieldProps, nobody: string): Option<string>[] => [
  { value: '0', label: nobody },
  ...room.chairs.flatMap((chair, seat) =>
    chair.kind === 'empty' ? [] : [{ value: String(seat + 1), label: chair.name }],
  ),
];

/** What the option changes, what its value means, and whether it was chosen by hand. */
const hintOf = ({ name, loaded, chosen }: FieldProps, meaning: string | undefined): string =>
  [loaded.hints[name], meaning, name in chosen ? app.words.ownValue : undefined]
    .filter((part) => part !== undefined)
    .join(' · ');

interface Labels {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const labelsOf = ({ name, loaded }: FieldProps): Labels =>
  (loaded.text.options as Readonly<Record<string, Labels>>)[name] ?? { label: name, values: {} };

interface NumberProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: number;
  readonly spec: Extract<OptionSpec, { kind: 'number' }>;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

function NumberField({ name, label, hint, value, spec: { min, max }, disabled, onChange }: NumberProps): ReactNode {
  const { words } = app;
  if (max - min <= FEW)
    return (
      <Stepper
        label={label}
        hint={hint}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={onChange}
        fewer={words.fewer(label)}
        more={words.moreOf(label)}
      />
    );
  const take = (text: string): void => {
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number !== value) onChange(Math.min(max, Math.max(min, number)));
  };
  return (
    <label className="option-row">
      <span className="field__label">
        {label}
        <Hint text={hint} />
      </span>
      <input
        key={value}
        className="input number"
        type="number"
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        defaultValue={value}
        onBlur={(event) => take(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
      />
    </label>
  );
}
