/** The reader's choices, taken on at once: settings, and the words of the page in another language. */
import { loadWords } from '../words/index.ts';
import { speakAgain } from './hear.ts';
import type { Settings } from './settings.ts';
import { keepSettings, wearSettings } from './settings.ts';
import { app, changed } from './store.ts';

export function choose(change: Partial<Omit<Settings, 'language'>>): void {
  app.settings = { ...app.settings, ...change };
  keepSettings(app.settings);
  wearSettings(app.settings);
  changed();
}

export function openSettings(): void {
  app.dialog = 'settings';
  changed();
}

export async function speak(language: Settings['language']): Promise<void> {
  const words = await loadWords(language);
  const { visit } = app;
  if (visit?.seated !== undefined) await speakAgain(visit.seated, language);
  app.words = words;
  choose({ ...app.settings, language } as Settings);
}
