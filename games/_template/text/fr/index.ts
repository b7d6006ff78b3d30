/** Template in French. */
import { common } from '#wording/fr';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';

export const words: Words = {
  ...common,
  title: 'Template',
  presets: { standard: 'Standard' },
  variants: { short: 'Partie courte', long: 'Partie longue' },
  options: { rounds: 'Manches', hand: 'Cartes en main', playSeconds: 'Secondes pour choisir' },
  cardNames: { crumb: 'Miette', slice: 'Tranche', roll: 'Petit pain', loaf: 'Miche' },
  choose: 'Choisissez une carte',
  waitForAll: 'Attendez les autres',
  play: (card) => `jouer ${card}`,
  round: (round) => `La manche ${round} commence.`,
  shows: (name, card) => `${name} montre ${card}.`,
  over: (points) => `La partie est finie : ${points}.`,
  refusals: {
    ...common.setup('Template'),
    'too-few-cards': 'Il n’y a pas assez de cartes pour ces mains. Choisissez des mains plus petites.',
    'too-many-rounds': 'Il y a plus de manches que de cartes en main. Choisissez moins de manches.',
    'not-your-card': 'Cette carte n’est pas dans votre main. Choisissez l’une des vôtres.',
  },
};

export const text = wording(words);
