/** The language of the page, in the header: from the browser at first, then as chosen. */
import type { ReactNode } from 'react';
import { LANGUAGES } from '#kernel';
import { speak } from '../app/speaking.ts';
import { app } from '../app/store.ts';
import { Sign } from '../widgets/picture.tsx';
import { nameOf } from '../words/index.ts';

export function LanguageSwitch(): ReactNode {
  return (
    <label className="lang">
      <span className="visually-hidden">{app.words.language}</span>
      <Sign of="globe" className="icon" />
      <select
        className="select select--dark"
        name="language"
        value={app.settings.language}
        onChange={(event) => speak(LANGUAGES.find((code) => code === event.target.value) ?? 'en')}
      >
        {LANGUAGES.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
