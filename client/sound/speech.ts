/** Reads aloud with the browser's own voice, where it has one: what a game announces if the reader wants it, and whatever is tapped to be heard. Everything that is spoken is on the screen too. */
import type { Language } from '#kernel';

let isOn = false;

/** As the reader chose it; off until then. */
export function setSpeech(state: 'on' | 'off'): void {
  isOn = state === 'on';
  if (!isOn) hush();
}

/** An announcement: after what is being said, and only for those who want to hear it. */
export function announce(text: string, language: Language): void {
  if (isOn && canSpeak()) speechSynthesis.speak(utter(text, language));
}

/** Asked for by a tap: at once, instead of what is being said. */
export function sayAloud(text: string, language: Language): void {
  hush();
  if (canSpeak()) speechSynthesis.speak(utter(text, language));
}

/** Nothing more of what was to be said. */
function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}

export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** Soft hyphens are for the eye. */
function utter(text: string, language: Language): SpeechSynthesisUtterance {
  const said = new SpeechSynthesisUtterance(text.replaceAll('\u00AD', ''));
  said.lang = voiceOf(language);
  return said;
}

/** Some browsers find a voice only by a country too: the one where most speak it. */
function voiceOf(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return region === undefined ? language : `${language}-${region}`;
}
