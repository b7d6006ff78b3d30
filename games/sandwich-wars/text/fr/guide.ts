/** The short way into each part of Sándwich Wars: a sentence and a few steps, each by the name of a picture, in French. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  turn: {
    lead: 'Deux actions, dans l’ordre voulu, même deux fois la même. Puis vous finissez votre tour.',
    steps: [
      ['raised-hand', 'Cinq au choix\u00a0:', 'jouer, servir, piocher, pièces, engager.'],
      ['sparkles', 'Les opportunités sont gratuites.', 'Avant, entre et après vos actions.'],
      ['bell', 'Dites que vous avez fini.', 'Revenus, salaires et commandes suivent d’eux-mêmes.'],
    ],
  },
  play: {
    lead: 'Payez le prix de la carte et posez-la dans votre zone. Il y a place pour cinq.',
    caption: 'Dans la pièce le prix, près de l’étoile la qualité, entre les deux l’effet.',
    steps: [
      ['sandwich', 'Touchez une carte, puis la place libre.', 'Le prix y figure avant que vous le payiez.'],
      ['knife', 'C’est plein\u00a0?', 'L’un des cinq s’en va, pour 2 pièces de plus.'],
      [
        'bulb',
        'Regardez le petit signe.',
        'Main\u00a0: en jouant. Flèches\u00a0: à chaque tour. Horloge\u00a0: tant qu’il est là. Coche\u00a0: à l’usage.',
      ],
    ],
  },
  complete: {
    lead: 'Exactement le nombre d’ingrédients demandé, et ensemble au moins la qualité voulue.',
    caption: 'Trois de votre zone\u00a0: toutes les catégories vont, celles demandées rapportent 2 points chacune.',
    steps: [
      ['star', 'Vert, c’est prêt.', 'Sinon, le pied de la commande dit ce qui manque.'],
      ['gift', 'D’abord la récompense,', 'puis les points des catégories demandées et de vos assistants.'],
      ['recycle', 'Ce qui a servi s’en va.', 'Quelques ingrédients reviennent en main.'],
    ],
  },
  replenish: {
    lead: 'Jetez ce qui ne vous plaît pas et piochez jusqu’à cinq cartes.',
    steps: [
      ['recycle', 'Autant que vous voulez,', 'ou aucune.'],
      ['die', 'Plus de pioche\u00a0?', 'On mélange la défausse.'],
    ],
  },
  hire: {
    lead: 'Quatre pièces pour une action. Ou payez-en cinq et prenez l’un des sept assistants.',
    steps: [
      ['handshake', 'Une catégorie chacun\u00a0:', 'ses ingrédients coûtent 2 de moins et ont 2 de qualité en plus.'],
      ['plate', 'Une carte à chaque tour', 'par assistant.'],
      ['bell', 'Ils veulent être payés,', '2 pièces ou 1 point chacun, à la fin de chaque tour.'],
    ],
  },
  opportunities: {
    lead: 'Elles ne coûtent pas d’action. Utilisée, elle passe au voisin de gauche, qui peut s’en servir aussi.',
    steps: [
      ['sparkles', 'Utilisez-la', 'au bon moment\u00a0: aide, pièces, qualité, ingrédients gratuits.'],
      ['lock', 'Ou gardez-la\u00a0:', 'en main à la fin, elle vaut 4 points.'],
      ['eyes', 'Tous voient', 'à qui elle va.'],
    ],
  },
  end: {
    lead: 'Cinq étapes, et l’on ne vous demande rien là où il n’y a rien à décider.',
    steps: [
      ['gift', 'Les revenus,', 'et une carte par assistant.'],
      ['handshake', 'Payez-les,', 'gardez ou rendez chacun. Qui ne peut payer les perd tous.'],
      ['bell', 'De nouvelles commandes', 'remplacent celles qui sont servies.'],
      ['recycle', 'Plus de cinq cartes\u00a0?', 'Jetez jusqu’à cinq.'],
      ['trophy', 'Toutes servies\u00a0?', 'La manche va à son terme.'],
    ],
  },
  score: {
    lead: 'Points imprimés, jetons, opportunités en main, et un bonus de diversité.',
    steps: [
      ['star', '1, 4, 8 ou 15', 'pour deux, trois, quatre ou cinq types de commandes.'],
      ['trophy', 'Égalité\u00a0?', 'Plus de jetons, puis plus de pièces, puis victoire partagée.'],
    ],
  },
};
