/** What all games say alike in French. */
import type { Common } from './en.ts';
import { grammar } from './kit.ts';

const { count, ...rest } = grammar('fr');

/** The little word before a vowel: “d’Anna”, “d’Hugo”, “d’Yves”, but “de Mia”, “de Yasmine”. */
export const de = (name: string): string =>
  /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;

export const common: Common = {
  ...rest,
  count,
  players: (n) => count(n, 'joueur', 'joueurs'),
  cards: (n) => count(n, 'carte', 'cartes'),
  points: (n) => count(n, 'point', 'points'),
  ingredients: (n) => count(n, 'ingrédient', 'ingrédients'),
  sandwiches: (n) => count(n, 'sandwich', 'sandwichs'),
  separator: ' ; ',
  // Spaces that do not break before a colon and in quotes, thin ones before other high punctuation.
  typeset: (sentence) => sentence.replaceAll(/ (?=[:»])|(?<=«) /g, '\u00a0').replaceAll(/ (?=[;!?])/g, '\u202f'),
  quote: (said) => `« ${said} »`,
  yes: 'oui',
  no: 'non',
  noClock: 'sans limite',
  drawn: 'tirage au sort',
  unknownCard: 'une carte inconnue',
  takeBack: 'reprendre la réponse',
  goOn: 'continuer',
  toLook: 'Temps pour regarder (secondes)',
  toLookHint: 'Le temps de voir ce qui vient de se passer, sauf si tous veulent continuer avant.',
  unclear: 'une réponse qui n’a pas de sens',
  timeUp: (who) => `Le temps est écoulé pour ${who}.`,
  wait: (who) => `On attend ${who}.`,
  wins: (winner, score) => `${winner} gagne avec ${score}.`,
  share: (winners, score) => `${winners} se partagent la victoire avec ${score} chacun.`,
  withPoints: (n) => count(n, 'point', 'points'),
  machine: {
    'clock-first': 'Le temps était écoulé juste avant.',
    'time-back': 'L’horloge de la table ne recule jamais.',
    'something-happened': 'Il s’est passé quelque chose entre-temps. Regardez, puis décidez à nouveau.',
    'not-asked': 'Cette question n’est pas pour vous.',
    'already-answered': 'Vous avez déjà répondu.',
    'nothing-to-take-back': 'Vous n’avez pas de réponse à reprendre.',
    'bad-form': 'Cette réponse n’a pas la forme de la question. Rechargez la page.',
    'no-such-interrupt': 'Ce coup n’existe pas dans ce jeu.',
    'window-open': 'Une course est en train de se décider. Réessayez dans un instant.',
    'not-due': 'Rien n’est prévu à cet instant.',
    paused: 'La table est en pause.',
    'not-paused': 'La table n’est pas en pause.',
    over: 'La partie est terminée.',
  },
  setup: (title) => ({
    seats: ({ seats, min, max }) => `${title} se joue de ${min} à ${max}, pas à ${seats}. Changez le nombre de places.`,
    'unknown-option': ({ option, allowed }) =>
      `L’option « ${option} » n’existe pas. Voici celles qui existent : ${allowed}.`,
    'bad-option': ({ option, value, allowed }) =>
      `La valeur « ${value} » ne convient pas à l’option ${option}. Valeurs permises : ${allowed}.`,
    'unknown-preset': ({ preset, allowed }) => `Le livret « ${preset} » n’existe pas. Choisissez parmi : ${allowed}.`,
  }),
  noSuchSeat: ({ chair, seats }) =>
    `Il n’y a pas de place ${chair} à une table de ${seats}. Indiquez une place de 1 à ${seats}, ou 0 pour la tirer au sort.`,
  refused: 'Ce n’est pas possible maintenant. Regardez la table et essayez autre chose.',
};
