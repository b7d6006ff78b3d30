/** Template in Spanish. */
import { wording } from '../wording.ts';

export const text = wording({
  language: 'es',
  title: 'Template',
  preset: 'Estándar',
  variants: { short: 'Partida corta', long: 'Partida larga' },
  options: { rounds: 'Rondas', hand: 'Cartas en mano', playSeconds: 'Segundos para elegir (0: sin reloj)' },
  cards: { crumb: 'Miga', slice: 'Rebanada', roll: 'Panecillo', loaf: 'Hogaza' },
  choose: 'Elige una carta',
  wait: 'Espera a los demás',
  play: (card) => `jugar ${card}`,
  round: (round) => `Empieza la ronda ${round}.`,
  shows: (name, card) => `${name} enseña ${card}.`,
  over: (points) => `La partida ha terminado: ${points}.`,
  refusals: {
    seats: ({ min, max }) => `Este juego es para ${min} a ${max} jugadores.`,
    option: ({ allowed }) => `Esa opción no existe. Se puede: ${allowed}.`,
    'too-few-cards': 'No hay cartas suficientes para esas manos. Elige manos más pequeñas.',
    'too-many-rounds': 'Hay más rondas que cartas en la mano. Elige menos rondas.',
    'not-your-card': 'Esa carta no está en tu mano. Elige una de las tuyas.',
    other: 'Eso no es posible ahora.',
  },
});
