/** The short way into each part of Sandwich Masters: a sentence and a few steps, each by the name of a picture, in French. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  turn: {
    lead: 'Une seule chose par tour : jouer des cartes d’un symbole, déplacer une carte ou en jeter.',
    steps: [
      ['raised-hand', 'Sept cartes.', 'Après chaque tour, votre main est complétée.'],
      ['recycle', 'Rien d’utile ?', 'Jetez ce que vous voulez et piochez.'],
    ],
  },
  play: {
    lead: 'Autant de cartes d’un même symbole que vous voulez, chacune à sa place.',
    caption: 'Deux d’un symbole et la sauce spéciale en un tour : les noires sont avariées.',
    steps: [
      ['sandwich', 'Le pain d’abord.', 'Il ouvre une de vos quatre places.'],
      ['star', 'La sauce spéciale', 'va avec tout symbole et remplace tout sauf le pain.'],
      ['knife', 'Les condiments d’attaque', 'vont sur les sandwichs des autres.'],
    ],
  },
  claim: {
    lead: 'Exactement ce que demande une commande entre deux pains, et les Noshdosh sont à vous.',
    steps: [
      ['bell', 'Fermez avec du pain', 'dans le tour où vous encaissez.'],
      ['eyes', 'Rien de trop,', 'mais dans n’importe quel ordre, bon ou avarié.'],
      ['plate', 'Plusieurs à la fois', 'sont payés en un tour, chaque commande une fois.'],
    ],
  },
  move: {
    lead: 'Au lieu de jouer, vous faites passer la carte du dessus d’un de vos sandwichs sur un autre.',
    steps: [
      ['recycle', 'Du rangement.', 'Même un condiment d’attaque se déplace.'],
      ['bell', 'Un pain déplacé', 'peut fermer un sandwich.'],
    ],
  },
  inspectors: {
    lead: 'Envoyé chez qui a des cartes avariées sur la table : payer le pot-de-vin ou perdre quelque chose.',
    caption: 'Ils sont trois, chacun plus cher et plus dur que le précédent.',
    steps: [
      ['handshake', 'Le pot-de-vin', 'va à la banque, en entier ou pas du tout.'],
      ['magnifier', 'Seule la table compte.', 'Dans une main, rien n’est jamais trouvé.'],
    ],
  },
  events: {
    lead: 'Dès qu’il arrive au comptoir, l’événement touche tout le monde.',
    steps: [
      ['speech', 'Tous choisissent ensemble', 'quand il y a à choisir.'],
      ['die', 'Puis on complète les mains', 'et la carte suivante arrive.'],
    ],
  },
  end: {
    lead: 'Au temps, à un objectif ou après un nombre de tours de table : le plus de Noshdosh gagne.',
    steps: [
      ['stopwatch', 'Temps écoulé ?', 'On finit le tour de table : tous ont joué autant de tours.'],
      ['trophy', 'À égalité,', 'la victoire se partage.'],
    ],
  },
};
