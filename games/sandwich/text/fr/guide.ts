/** The short way into each part of Sandwich: a sentence and a few steps, each by the name of a picture, in French. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  deal: {
    lead: 'Chacun reçoit une pile face cachée. Personne ne regarde, pas même dans la sienne.',
    steps: [
      ['die', 'Neuf cartes chacun.', 'Douze à trois joueurs, six à une grande tablée.'],
      ['lock', 'On ne regarde pas.', 'La pile se montre carte par carte au marché.'],
    ],
  },
  market: {
    lead: 'Tout le monde retourne une carte au même instant. Prenez-en une. Premier arrivé, premier servi.',
    caption: 'Quatre joueurs, quatre cartes. Léo a été le plus rapide. Touchez la tomate cerclée : elle est à vous.',
    steps: [
      ['raised-hand', 'Touchez une carte pour la prendre.', 'Elle est à vous aussitôt\u00a0; tout le monde le voit.'],
      [
        'stopwatch',
        'Trop tard\u00a0?',
        'Quand le temps est écoulé, vous recevez une carte au hasard parmi celles qui restent.',
      ],
      ['recycle', 'Neuf tours,', 'donc neuf cartes devant vous. À trois joueurs, douze.'],
    ],
  },
  trade: {
    lead: 'Il vous manque quelque chose\u00a0? Proposez une de vos cartes contre celle d’un autre.',
    caption: 'Votre cornichon contre le fromage de Léo\u00a0: Léo dit oui ou non.',
    steps: [
      ['handshake', 'Une contre une.', 'Chacun garde autant de cartes qu’avant.'],
      ['knife', 'Préparez en même temps.', 'Même une carte déjà posée dans un sandwich peut encore s’échanger.'],
      ['bell', 'Prêt\u00a0?', 'Dites-le quand tous vos sandwichs sont finis. Vous pouvez revenir dessus.'],
    ],
  },
  compose: {
    lead: 'Avec vos neuf cartes, faites trois sandwichs de trois, et dites à qui va chacun.',
    caption: 'L’un de vos trois\u00a0: osé, mais quelqu’un l’aimera peut-être.',
    steps: [
      ['sandwich', 'Touchez une carte, puis un sandwich.', 'De bas en haut, dans l’ordre que vous voulez.'],
      ['eyes', 'Pensez à qui le mange.', 'Qu’a-t-il pris pour lui-même\u00a0?'],
      ['lock', 'Secret', 'jusqu’à la dégustation.'],
    ],
  },
  give: {
    lead: 'Chacun de vos trois voisins de gauche reçoit un de vos sandwichs, face cachée.',
    steps: [
      ['gift', 'Trois devant chacun,', 'venus des trois voisins de droite.'],
      ['recycle', 'Trois joueurs\u00a0?', 'Alors chacun en donne deux à chaque autre.'],
    ],
  },
  taste: {
    lead: 'On retourne votre assiette. Classez les sandwichs, du meilleur au dernier.',
    steps: [
      ['plate', 'Touchez 1, 2, 3.', 'Ou glissez-les\u00a0; pas d’ex æquo.'],
      ['speech', 'Lisez-les à voix haute.', 'La table peut le faire pour vous, dans l’ordre du cuisinier.'],
      ['eyes', 'Tous classent en même temps,', 'et on révèle l’un après l’autre.'],
    ],
  },
  score: {
    lead: 'Votre sandwich le plus aimé vous rapporte 3 points, le deuxième 2, le dernier rien.',
    steps: [
      ['star', 'Le plus de points gagne.', 'À égalité, la victoire est partagée.'],
      ['trophy', 'Trois manches', 'dans la première édition, une dans celle de 2013.'],
    ],
  },
};
