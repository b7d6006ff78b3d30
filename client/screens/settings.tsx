/** Settings of this browser: language, text, sounds, motion, vibration, speech, keys. */
import type { ReactNode } from 'react';
import { LANGUAGES } from '#kernel';
import type { KeyName, Settings } from '../app/settings.ts';
import { KEYS, MOTIONS, TEXT_SIZES } from '../app/settings.ts';
import { choose, speak } from '../app/speaking.ts';
import { useApp } from '../app/store.ts';
import type { Cue, Knob } from '../sound/cues.ts';
import { KNOBS } from '../sound/cues.ts';
import { play } from '../sound/sound.ts';
import { Segments, Select, Switch } from '../widgets/choice.tsx';
import { Dialog } from '../widgets/dialog.tsx';
import { nameOf } from '../words/index.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { words, settings } = useApp();
  return (
    <Dialog title={words.settings} onClose={onClose} className="settings">
      <Select
        label={words.language}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: nameOf(value) }))}
        onChoose={speak}
      />
      <Segments
        legend={words.textSize}
        value={String(settings.text)}
        options={TEXT_SIZES.map((size) => ({ value: String(size), label: `${size} %` }))}
        onChoose={(size) => choose({ text: TEXT_SIZES.find((known) => String(known) === size) ?? 100 })}
      />
      <Sounds />
      <Segments
        legend={words.motion}
        value={settings.motion}
        options={MOTIONS.map((value) => ({ value, label: words.motions[value] }))}
        onChoose={(motion) => choose({ motion })}
      />
      <div>
        <Switch label={words.vibration} on={settings.vibration} onChange={(vibration) => choose({ vibration })} />
        <Switch
          label={words.speech}
          hint={words.speechHint}
          on={settings.speech}
          onChange={(speech) => choose({ speech })}
        />
      </div>
      <Keys />
    </Dialog>
  );
}

/** Whoever turns a knob hears how loud it is now. */
const SAMPLES = { effects: 'slap', turn: 'knife', ticks: 'kettle' } as const satisfies Record<Knob, Cue>;

function Sounds(): ReactNode {
  const { words, settings } = useApp();
  const { sound, volumes } = settings;
  return (
    <div className="stack-2">
      <Switch label={words.sound} on={sound} onChange={(on) => choose({ sound: on })} />
      {KNOBS.map((knob) => (
        <label key={knob} className="field">
          <span className="field__label">{words.volumes[knob]}</span>
          <input
            className="volume"
            type="range"
            min={0}
            max={100}
            step={5}
            disabled={!sound}
            value={Math.round(volumes[knob] * 100)}
            onChange={(event) => choose({ volumes: { ...volumes, [knob]: event.target.valueAsNumber / 100 } })}
            onPointerUp={() => play(SAMPLES[knob])}
            onKeyUp={() => play(SAMPLES[knob])}
          />
        </label>
      ))}
    </div>
  );
}

function Keys(): ReactNode {
  const { words, settings } = useApp();
  const { keys } = settings;
  return (
    <fieldset className="stack-2">
      <legend>{words.keys}</legend>
      <Switch label={words.keysOn} on={settings.shortcuts} onChange={(shortcuts) => choose({ shortcuts })} />
      <p className="field__hint">{words.keysHint}</p>
      {KEYS.map((name) => (
        <label key={name} className="option-row">
          <span>{words.keyNames[name]}</span>
          <input
            className="input key"
            value={keys[name]}
            disabled={!settings.shortcuts}
            onChange={(event) => {
              const letter = [...event.target.value.toLowerCase()].at(-1);
              if (letter !== undefined && !/[\s0-9]/.test(letter)) choose({ keys: withKey(keys, name, letter) });
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** A letter that was another deed's is exchanged, so that no deed is without one. */
function withKey(keys: Settings['keys'], name: KeyName, letter: string): Settings['keys'] {
  const other = KEYS.find((known) => keys[known] === letter);
  return { ...keys, ...(other === undefined ? {} : { [other]: keys[name] }), [name]: letter };
}
