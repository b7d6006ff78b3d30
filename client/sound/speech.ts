/** Reads a sentence aloud where the reader wants it and the browser has a voice. Everything that is spoken is on the screen too. */
import type { Language } from '#kernel';

let isOn = false;

/** As the reader chose it; off until then. */
export function setSpeech(state: 'on' | 'off'): void {
  isOn = state === 'on';
  if (!isOn) hush();
}

/** Says it after what is being said; a board says each sentence once, from an effect. */
export function say(text: string, language: Language): void {
  const voices = voicesOf();
  if (!isOn || voices === undefined || text === '') return;
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.lang = language;
  voices.speak(sentence);
}

/** Nothing more of what was to be said: the moment is over. */
export function hush(): void {
  voicesOf()?.cancel();
}

/** Is there a voice to choose at all? */
export const canSpeak = (): boolean => voicesOf() !== undefined;

const voicesOf = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined'
    ? undefined
    : speechSynthesis;
