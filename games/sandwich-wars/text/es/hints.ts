/** What each option of Sándwich Wars changes, in one line, in Spanish. */
import { common } from '#wording/es';
import type { HintWords } from '../en/hints.ts';

export const words: HintWords = {
  orders: 'Quien completa tantos pedidos acaba la partida. Menos la acortan.',
  tokens: 'Si los demás ven cuántos puntos en fichas tienes.',
  startPlayer: 'Quién juega el primer turno, si no se deja al azar.',
  head: 'Da unas monedas más a quienes juegan más tarde.',
  edition: 'La primera edición tiene efectos más débiles y pedidos sin nombre.',
  turnSeconds: 'Después tomas monedas, o tu turno acaba.',
  choiceSeconds: 'Para recompensas, sueldos y descartes; después la mesa elige por ti.',
  showSeconds: common.toLookHint,
};
