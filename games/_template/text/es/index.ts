/** Template in Spanish. */
import { common } from '#wording/es';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';

export const words: Words = {
  ...common,
  title: 'Template',
  presets: { standard: 'Estándar' },
  variants: { short: 'Partida corta', long: 'Partida larga' },
  options: { rounds: 'Rondas', hand: 'Cartas en mano', playSeconds: 'Segundos para elegir' },
  cardNames: { crumb: 'Miga', slice: 'Rebanada', roll: 'Panecillo', loaf: 'Hogaza' },
  choose: 'Elige una carta',
  waitForAll: 'Espera a los demás',
  play: (card) => `jugar ${card}`,
  round: (round) => `Empieza la ronda ${round}.`,
  shows: (name, card) => `${name} enseña ${card}.`,
  over: (points) => `La partida ha terminado: ${points}.`,
  refusals: {
    ...common.setup('Template'),
    'too-few-cards': 'No hay cartas suficientes para esas manos. Elige manos más pequeñas.',
    'too-many-rounds': 'Hay más rondas que cartas en la mano. Elige menos rondas.',
    'not-your-card': 'Esa carta no está en tu mano. Elige una de las tuyas.',
  },
};

export const text = wording(words);
