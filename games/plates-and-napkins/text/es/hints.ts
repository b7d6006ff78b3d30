/** What each option of Plates & Napkins changes, in one line, in Spanish. */
import { common } from '#wording/es';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  goal: 'Gana quien llega primero a tantos puntos. Menos la acortan.',
  sandwiches: 'Con cinco se cuentan sándwiches y no puntos: la partida acaba tras tantos.',
  firstPlayer: 'Quién juega el primer turno, si no se deja al azar.',
  turnSeconds: 'Después se descarta al azar una carta tuya.',
  bidSeconds: 'Después te retiras.',
  chooseSeconds: 'Para las dos cartas robadas y las servilletas; después elige el azar.',
  holdMillis: 'Cuánto tiempo puede cualquiera jugar todavía una servilleta antes de seguir.',
  showSeconds: common.toLookHint,
};
