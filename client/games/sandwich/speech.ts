/** Reads aloud with the browser's own voice, where it has one. */
import type { Language } from '#kernel';

const VOICES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES', de: 'de-DE' };

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined';

/** Whatever was being said before is cut off. */
export function sayAloud(text: string, language: Language): void {
  if (!canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text.replaceAll('\u00AD', ''));
  said.lang = VOICES[language];
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
