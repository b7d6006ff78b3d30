/** What the options that every table has change, in one line each, in German. */
import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  speed: 'Wie viel Zeit alle für einen Zug haben und wie schnell die Bots sind.',
  chairs: 'Wie viele mitspielen. Plätze, die leer bleiben, fallen beim Start weg.',
  watching: 'Wer den Link hat, darf zusehen, ohne mitzuspielen.',
  reactions: 'Spieler können einander ein Gesicht oder einen kurzen Satz schicken.',
  pace: 'Wie lange Bots vor einem Zug warten; besser werden sie dadurch nicht. Sonst richten sie sich nach dem Tempo des Tisches.',
  drawSeats: 'Zu Beginn entscheidet das Los, wer wo sitzt. Sonst sitzt jeder, wo er will.',
  patience: 'Wer zurückkommt, bekommt den Platz sofort wieder.',
};
