/** What each option of Sandwich Masters changes, in one line, in Spanish. */
import { common } from '#wording/es';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  end: 'Qué acaba la partida: el reloj, una suma de Noshdosh o un número de rondas.',
  minutes: 'Por reloj: cuando se acaba el tiempo, se termina la ronda.',
  target: 'Hasta una suma: la partida acaba en cuanto alguien tiene tanto.',
  rounds: 'Por rondas: cada uno tiene exactamente tantos turnos.',
  edition: 'La primera edición tenía más salsa especial y precios según el tamaño nada más.',
  attackPack: 'Añade condimentos de ataque e inspectores: más maldades.',
  orderUp: 'Añade pedidos más grandes y dos sucesos.',
  firstPlayer: 'Quién juega el primer turno, si no se deja al azar.',
  order1: 'Pedidos que alguien ha escrito, barajados con los demás.',
  turnSeconds: 'Después pasas.',
  choiceSeconds: 'Para inspectores y sucesos; después aceptas el castigo.',
  showSeconds: common.toLookHint,
};
