/** What all games say alike in Spanish. */
import type { Common } from './en.ts';
import { grammar } from './kit.ts';

const { count, ...rest } = grammar('es');

export const common: Common = {
  ...rest,
  count,
  players: (n) => count(n, 'jugador', 'jugadores'),
  cards: (n) => count(n, 'carta', 'cartas'),
  points: (n) => count(n, 'punto', 'puntos'),
  ingredients: (n) => count(n, 'ingrediente', 'ingredientes'),
  sandwiches: (n) => count(n, 'sándwich', 'sándwiches'),
  separator: '; ',
  typeset: (sentence) => sentence,
  quote: (said) => `«${said}»`,
  yes: 'sí',
  no: 'no',
  noClock: 'sin límite',
  drawn: 'por sorteo',
  unknownCard: 'una carta desconocida',
  takeBack: 'retirar la respuesta',
  goOn: 'seguir',
  toLook: 'Tiempo para mirar (segundos)',
  toLookHint: 'Lo que acaba de pasar queda a la vista ese tiempo, o hasta que todos quieran seguir.',
  unclear: 'una respuesta sin sentido',
  timeUp: (who) => `Se acabó el tiempo para ${who}.`,
  wait: (who) => `Espera a ${who}.`,
  wins: (winner, score) => `${winner} gana con ${score}.`,
  share: (winners, score) => `${winners} comparten la victoria con ${score} cada uno.`,
  withPoints: (n) => count(n, 'punto', 'puntos'),
  machine: {
    'clock-first': 'El tiempo se acabó justo antes.',
    'time-back': 'El reloj de la mesa nunca retrocede.',
    'something-happened': 'Mientras tanto ha pasado algo. Mira otra vez y decide de nuevo.',
    'not-asked': 'Esta pregunta no es para ti.',
    'already-answered': 'Ya has respondido.',
    'nothing-to-take-back': 'No hay ninguna respuesta tuya que retirar.',
    'bad-form': 'Esa respuesta no tiene la forma de la pregunta. Recarga la página.',
    'no-such-interrupt': 'Esa jugada no existe en este juego.',
    'window-open': 'Se está decidiendo una carrera. Inténtalo dentro de un momento.',
    'not-due': 'No toca nada en ese momento.',
    paused: 'La mesa está en pausa.',
    'not-paused': 'La mesa no está en pausa.',
    over: 'La partida ha terminado.',
  },
  setup: (title) => ({
    seats: ({ seats, min, max }) =>
      `${title} es para entre ${min} y ${max} jugadores, no para ${seats}. Cambia el número de asientos.`,
    'unknown-option': ({ option, allowed }) => `No existe la opción «${option}». Existen estas: ${allowed}.`,
    'bad-option': ({ option, value, allowed }) =>
      `La opción ${option} no puede ser «${value}». Valores permitidos: ${allowed}.`,
    'unknown-preset': ({ preset, allowed }) => `No existe el reglamento «${preset}». Elige uno de estos: ${allowed}.`,
  }),
  noSuchSeat: ({ chair, seats }) =>
    `No hay asiento ${chair} en una mesa de ${seats}. Indica un asiento del 1 al ${seats}, o 0 para sortearlo.`,
  refused: 'Eso no es posible ahora. Mira la mesa y prueba otra cosa.',
};
