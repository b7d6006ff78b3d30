/** The short way into each part of Plates & Napkins: a sentence and a few steps, each by the name of a picture, in French. */
import type { GuideWords } from '../en/guide.ts';

export const words: GuideWords = {
  build: {
    lead: 'Les assiettes sont à tout le monde. À votre tour, vous faites une seule chose avec une carte.',
    caption: 'Un pain dessous, la garniture au milieu, un pain dessus\u00a0: alors on enchérit.',
    steps: [
      ['plate', 'Entamez', 'une assiette vide avec un pain.'],
      ['knife', 'Garnissez,', 'piochez deux cartes et gardez-en une.'],
      ['sandwich', 'Fermez', 'avec un pain. Les enchères commencent.'],
      ['recycle', 'Défaussez', 'une carte, si rien d’autre ne vous plaît.'],
    ],
  },
  bid: {
    lead: 'Chacun son tour pose une carte face cachée devant qui il veut, ou se retire.',
    caption: 'Une forte enchère, une faible, et un bluff qui ne compte pas.',
    steps: [
      ['eyes', 'N’importe quelle carte.', 'Seules les enchères comptent\u00a0; personne ne voit ce que vous posez.'],
      [
        'lock',
        'Qui se retire, c’est pour de bon,',
        'même avec de nouvelles cartes. Mais on peut encore poser devant vous.',
      ],
      ['star', 'Le dernier en jeu', 'peut poser une carte de plus.'],
    ],
  },
  eat: {
    lead: 'La plus forte somme d’enchères doit manger et reçoit les points du sandwich.',
    steps: [
      ['sandwich', 'Toutes les cartes comptent,', 'les deux pains aussi, et certaines sont négatives.'],
      ['handshake', 'En cas d’égalité, on partage,', 'arrondi vers le bas, même sous zéro.'],
      ['bell', 'Après le décompte,', 'chacun peut encore jouer une serviette avant qu’on mange.'],
    ],
  },
  napkins: {
    lead: 'Une serviette se joue à tout moment, quel que soit le tour. La plus récente agit d’abord.',
    caption: 'Une serviette sur une autre\u00a0: celle du dessus agit d’abord.',
    steps: [
      ['raised-hand', 'Touchez la serviette', 'pour la jouer. Ce qui se passait attend.'],
      ['sparkles', 'Certaines restent', 'sur la table jusqu’au prochain sandwich mangé.'],
      ['recycle', 'Votre projet est perdu\u00a0?', 'Choisissez de nouveau. Les enchères posées restent.'],
    ],
  },
  holds: {
    lead: 'Après une serviette et après le décompte, il y a une courte pause, la même pour tous.',
    steps: [
      ['stopwatch', 'Elle finit à l’horloge\u00a0:', 'à la moitié si tous laissent faire, sinon à la fin.'],
      ['eyes', 'Elle ne révèle rien.', 'Elle s’ouvre que quelqu’un ait une serviette ou non.'],
      ['speech', 'Dites une fois', 'si l’on doit vous attendre toujours, avant les repas ou jamais.'],
    ],
  },
  end: {
    lead: 'À deux on joue en 25 points, à trois ou quatre en 15\u00a0; à cinq on mange cinq sandwichs.',
    steps: [
      ['trophy', 'Le plus de points gagne.', 'À égalité, on partage la victoire.'],
      ['star', 'On vérifie', 'au moment où les points sont donnés.'],
    ],
  },
};
