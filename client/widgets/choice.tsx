/** Ways to choose: cards of presets, segments, switches, steppers, lists. All are the browser's own controls inside. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Sign } from './picture.tsx';

export interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface Choosing<V extends string> {
  readonly legend: string;
  /** What it changes. */
  readonly hint?: string | undefined;
  readonly value: V | undefined;
  readonly options: readonly Option<V>[];
  readonly onChoose: (value: V) => void;
  readonly disabled?: boolean | undefined;
}

/** Big cards, one of which is chosen. */
export function Presets<V extends string>({ legend, value, options, onChoose, disabled }: Choosing<V>): ReactNode {
  const name = useId();
  return (
    <fieldset className="stack-2" disabled={disabled}>
      <legend>{legend}</legend>
      <div className="presets">
        {options.map((option) => (
          <label key={option.value} className="preset">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            <span className="preset__face">
              <b>{option.label}</b>
              {option.hint === undefined ? undefined : <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A few short words in a row, one of which is chosen. */
export function Segments<V extends string>({
  legend,
  hint,
  value,
  options,
  onChoose,
  disabled,
}: Choosing<V>): ReactNode {
  const name = useId();
  return (
    <fieldset className="stack-2" disabled={disabled}>
      <legend>
        {legend}
        <Hint text={hint} />
      </legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value} className="segment">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly on: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, disabled, onChange }: SwitchProps): ReactNode {
  return (
    <label className="switch">
      <span className="switch__text">
        <b>{label}</b>
        <Hint text={hint} />
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

export interface StepperProps {
  readonly label: string;
  /** What it changes, and what this number means, where it is more than a number. */
  readonly hint?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly fewer: string;
  readonly more: string;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, hint, value, min, max, fewer, more, disabled, onChange }: StepperProps): ReactNode {
  const id = useId();
  return (
    <div className="option-row">
      <span className="field__label" id={id}>
        {label}
        <Hint text={hint} />
      </span>
      <div className="stepper" role="group" aria-labelledby={id}>
        <button
          type="button"
          aria-label={fewer}
          disabled={disabled || value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Sign of="minus" className="icon" />
        </button>
        <output>{value}</output>
        <button type="button" aria-label={more} disabled={disabled || value >= max} onClick={() => onChange(value + 1)}>
          <Sign of="plus" className="icon" />
        </button>
      </div>
    </div>
  );
}

export interface SelectProps<V extends string> extends Omit<Choosing<V>, 'legend'> {
  readonly label: string;
}

export function Select<V extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
  disabled,
}: SelectProps<V>): ReactNode {
  return (
    <label className="field">
      <span className="field__label">
        {label}
        <Hint text={hint} />
      </span>
      <select
        className="select"
        value={value}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value as V)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A line of smaller words below a label. */
export const Hint = ({ text }: { readonly text: string | undefined }): ReactNode =>
  text === undefined || text === '' ? undefined : <small className="field__hint">{text}</small>;
