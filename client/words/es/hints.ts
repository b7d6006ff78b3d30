/** What the options that every table has change, in one line each, in Spanish. */
import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  speed: 'Cuánto tiempo tiene cada uno para jugar, y lo rápidos que son los bots.',
  chairs: 'Cuántos juegan. Los asientos que queden libres se quitan al empezar.',
  watching: 'Quien tenga el enlace puede mirar la partida sin jugar.',
  reactions: 'Los jugadores pueden mandarse una cara o una frase corta.',
  pace: 'Cuánto esperan los bots antes de jugar; no juegan mejor por ello. Si no se cambia, siguen el ritmo de la mesa.',
  drawSeats: 'Al empezar, el azar decide quién se sienta dónde. Si no, cada cual se sienta donde quiere.',
  patience: 'Quien vuelve recupera enseguida su asiento.',
};
