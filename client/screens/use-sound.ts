/** The knobs of the sounds, and the sound of what does not go: on every screen. */
import { useEffect } from 'react';
import type { Settings } from '../app/settings.ts';
import type { Notice } from '../app/store.ts';
import { app } from '../app/store.ts';
import { play, setMuted, setVolumes, vibrate } from '../sound/sound.ts';
import { setSpeech } from '../sound/speech.ts';

/** The knobs as they are set. */
export function useSoundSettings({ volumes, sound, speech }: Settings): void {
  useEffect(() => setSpeech(speech ? 'on' : 'off'), [speech]);
  useEffect(() => {
    setVolumes(volumes);
    setMuted(sound ? 'loud' : 'muted');
  }, [volumes, sound]);
}

/** What does not go is heard and felt too. */
export function useNoticeCues(notices: readonly Notice[]): void {
  const last = notices.at(-1);
  const refused = last?.tone === 'why' ? last.id : undefined;
  useEffect(() => {
    if (refused === undefined) return;
    play('thud');
    if (app.settings.vibration) vibrate('refused');
  }, [refused]);
}
