/** Template in French. */
import { wording } from '../wording.ts';

export const text = wording({
  language: 'fr',
  title: 'Template',
  preset: 'Standard',
  variants: { short: 'Partie courte', long: 'Partie longue' },
  options: { rounds: 'Manches', hand: 'Cartes en main', playSeconds: 'Secondes pour choisir (0 : sans horloge)' },
  cards: { crumb: 'Miette', slice: 'Tranche', roll: 'Petit pain', loaf: 'Miche' },
  choose: 'Choisissez une carte',
  wait: 'Attendez les autres',
  play: (card) => `jouer ${card}`,
  round: (round) => `La manche ${round} commence.`,
  shows: (name, card) => `${name} montre ${card}.`,
  over: (points) => `La partie est finie : ${points}.`,
  refusals: {
    seats: ({ min, max }) => `Ce jeu se joue de ${min} à ${max}.`,
    option: ({ allowed }) => `Ce choix n'existe pas. Possible : ${allowed}.`,
    'too-few-cards': "Il n'y a pas assez de cartes pour ces mains. Choisissez des mains plus petites.",
    'too-many-rounds': 'Il y a plus de manches que de cartes en main. Choisissez moins de manches.',
    'not-your-card': "Cette carte n'est pas dans votre main. Choisissez l'une des vôtres.",
    other: "Ce n'est pas possible maintenant.",
  },
});
