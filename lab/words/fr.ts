/** The lab's own few words around a game, in French. */
import type { LabWords } from './en.ts';

export const words: LabWords = {
  labGame: 'Une partie du labo : sa graine n’était pas secrète',
  realGame: 'Une partie à une table',
  agrees: 'L’engagement, les coups et l’empreinte concordent.',
  wins: 'gagne',
  notOver: (inputs) => `La partie n’est pas finie après ${inputs} coups.`,
  welcome: (you, others, seed) => [
    `Vous êtes ${you}. Vous jouez contre ${others} (graine ${seed}).`,
    'L’horloge attend pendant que vous réfléchissez ; dans une course, votre main est aussi rapide que celle d’un robot. ? pour l’aide, q pour arrêter.',
  ],
  yourCards: 'Dans vos mains :',
  yourRows: 'Posées devant vous :',
  stacking: (count) => `Tapez ${count} numéros, de bas en haut, pile après pile :`,
  ranking: (count) => `Tapez ${count} numéros dans l’ordre voulu :`,
  wording: (places) =>
    `Entrée pour ne rien dire, ou ${places === 1 ? 'un numéro' : `jusqu’à ${places} numéros, 0 pour le silence`} :`,
  free: 'Tapez une réponse en JSON après =, ou s pour une suggestion.',
  goOn: 'Entrée pour laisser passer',
  interruptHint: 'i pour intervenir',
  noInterrupts: 'Vous ne pouvez rien faire hors de votre tour en ce moment.',
  noSuchNumber: 'Ce numéro n’existe pas ici. ? pour l’aide.',
  help: [
    'un numéro     cette réponse ; plusieurs numéros là où l’on range des cartes',
    's             ce qu’un robot ferait à votre place, tout de suite',
    'i             ce que vous pouvez faire hors de votre tour, comme une offre',
    '= JSON        une réponse quelconque, dans la forme d’un enregistrement',
    'l             encore une fois ce qui vous a été dit récemment',
    'q             arrêter de jouer',
  ],
  bye: 'Au revoir.',
};
