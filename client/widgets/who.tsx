/** Who one is at a table: a name and an animal, made up at first, to be spun again. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import { AVATARS, LONGEST_NAME } from '#protocol';
import { anyFrom } from '../app/ids.ts';
import { app } from '../app/store.ts';
import { art, Picture, Sign } from './picture.tsx';

export interface Who {
  readonly name: string;
  readonly avatar: string;
}

export interface WhoProps extends Who {
  readonly seat?: number | undefined;
  readonly onChange: (who: Who) => void;
  /** When typing is done. */
  readonly onDone?: (() => void) | undefined;
}

/** Another name and another animal than now. */
const spun = ({ name, avatar }: Who): Who => ({
  name: anyFrom(app.words.names.filter((other) => other !== name)),
  avatar: anyFrom(AVATARS.filter((other) => other !== avatar)),
});

export function WhoFields({ name, avatar, onChange, onDone }: WhoProps): ReactNode {
  return (
    <div className="you__name">
      <label className="field">
        <span className="field__label small">{app.words.name}</span>
        <input
          className="input"
          name="name"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => onChange({ name: event.target.value, avatar })}
          onBlur={onDone}
        />
      </label>
      <button
        type="button"
        className="button button--quiet button--icon you__spin"
        aria-label={app.words.spin}
        onClick={() => onChange(spun({ name, avatar }))}
      >
        <Sign of="refresh" />
      </button>
    </div>
  );
}

export function Faces({ avatar, name, onChange }: WhoProps): ReactNode {
  const group = useId();
  return (
    <fieldset className="you__faces">
      <legend className="visually-hidden">{app.words.animal}</legend>
      {AVATARS.map((id) => (
        <label key={id} className="face">
          <input type="radio" name={group} checked={id === avatar} onChange={() => onChange({ name, avatar: id })} />
          <span className="visually-hidden">{app.words.animals[id]}</span>
          <Picture of={art(`avatar-${id}`)} />
        </label>
      ))}
    </fieldset>
  );
}
