/** Keys at a table: digits pick, letters do what the reader chose for them; Tab, arrows and Enter stay the browser's. */
import { useEffect } from 'react';
import type { KeyName } from '../app/settings.ts';
import { choose } from '../app/speaking.ts';
import { app, changed } from '../app/store.ts';

export type KeyDeeds = Partial<Record<KeyName | 'escape', () => void>>;

const TYPING = 'input, textarea, select, [contenteditable], dialog *';

/** The numbers on cards show as long as keys are used. A button can be given a digit by `data-hotkey` and the key for "undo" by `data-key="undo"`. */
export function useTableKeys(deeds: KeyDeeds): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      document.documentElement.setAttribute('data-keys', '');
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(TYPING)) return;
      const act = deedOf(event.key, deeds);
      if (act === undefined) return;
      if (event.key !== 'Escape') event.preventDefault();
      act();
    };
    const touch = (): void => document.documentElement.removeAttribute('data-keys');
    addEventListener('keydown', press);
    addEventListener('pointerdown', touch);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', touch);
    };
  });
}

function deedOf(key: string, deeds: KeyDeeds): (() => void) | undefined {
  if (key === 'Escape') return deeds.escape;
  const { keys, sound, shortcuts } = app.settings;
  if (!shortcuts) return undefined;
  if (/^[1-9]$/.test(key)) return clicked(`[data-hotkey="${key}"]`);
  const pressed = key.toLowerCase();
  if (pressed === keys.undo) return clicked('[data-key="undo"]');
  if (pressed === keys.log) return deeds.log;
  if (pressed === keys.sound) return () => choose({ sound: !sound });
  if (pressed === keys.rules) return openRules;
  return undefined;
}

function openRules(): void {
  app.dialog = 'rules';
  changed();
}

/** The first button of that kind that can be used now. */
function clicked(selector: string): (() => void) | undefined {
  const found = document.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
  return found === null ? undefined : () => found.click();
}
