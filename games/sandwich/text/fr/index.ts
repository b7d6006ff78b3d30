/** Sandwich in French. */
import type { Words } from '../catalogue.ts';
import { grammar } from '../grammar.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';

const { count, list } = grammar('fr');
const players = (n: number): string => count(n, 'joueur', 'joueurs');
const cards = (n: number): string => count(n, 'carte', 'cartes');
const points = (n: number): string => count(n, 'point', 'points');
const sandwiches = (n: number): string => count(n, 'sandwich', 'sandwichs');
const ingredients = (n: number): string => count(n, 'ingrédient', 'ingrédients');
const ways = { left: 'à gauche', right: 'à droite' };

/** The little word before a vowel: “d’Anna”, but “de Mia”. */
const de = (name: string): string => (/^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Spaces that do not break before a colon and in quotes, thin ones before other high punctuation. */
const typeset = (sentence: string): string =>
  sentence.replaceAll(/ (?=[:»])|(?<=«) /g, '\u00a0').replaceAll(/ (?=[;!?])/g, '\u202f');

const words: Words = {
  language: 'fr',
  list,
  separator: ' ; ',
  typeset,
  quote: (said) => `« ${said} »`,
  title: 'Sandwich',
  names,
  presets: {
    fr: 'Première édition, livret français',
    en: 'Première édition, livret anglais',
    es: 'Première édition, livret espagnol',
    de: 'Première édition, livret allemand',
    2013: 'Édition de 2013',
  },
  variants: {
    commerce: 'Commerce',
    chef: 'Suggestion du chef',
    alternating: 'Sens',
    bleah: 'Le Beurk',
    basic: 'La Théorie de la base',
    themed: 'Le Spécial à thème',
    express: 'L’Express',
    fridge: 'Panne de frigo',
    pitch: 'Le Boniment',
    'spoken-pitch': 'Le Boniment, à voix haute',
    younger: 'Jeunes joueurs',
    'younger-always': 'Jeunes joueurs, à toutes les manches',
    series: 'Plusieurs parties',
    calm: 'Marché calme',
    blind: 'Dégustation à l’aveugle',
    turns: 'Chacun son tour',
  },
  options: {
    edition: 'Édition',
    boxes: 'Boîtes',
    bigTable: 'Grande tablée de huit à dix joueurs',
    ownCard: 'Sa propre carte au marché',
    trading: 'Échanges',
    market: 'Marché',
    rounds: 'Manches',
    scale: 'Points selon le rang',
    direction: 'Sens du don',
    firstTaster: 'Premier goûteur (place)',
    chef: 'Suggestion du chef',
    pitch: 'Le Boniment',
    bleah: 'Le Beurk',
    fridge: 'Panne de frigo',
    express: 'L’Express',
    younger: 'Jeunes joueurs',
    blind: 'Dégustation à l’aveugle',
    tasting: 'Dégustation',
    base: 'Base',
    theme: 'Thème',
    series: 'Plusieurs parties avec un total cumulé',
    ownWords: 'Les joueurs peuvent écrire leurs propres mots',
    flipMillis: 'Souffle avant de retourner (millisecondes)',
    windowMillis: 'Fenêtre d’une course (millisecondes)',
    grabSeconds: 'Temps pour prendre une carte (secondes)',
    placeSeconds: 'Temps pour poser une carte (secondes)',
    tradeSeconds: 'Temps d’échange (secondes)',
    composeSeconds: 'Temps de préparation (secondes)',
    pitchSeconds: 'Temps d’un boniment (secondes)',
    rankSeconds: 'Temps pour classer (secondes)',
  },
  choices: {
    edition: { first: 'première édition, 56 ingrédients', 2013: '2013, 63 ingrédients' },
    ownCard: { 'last-only': 'seulement la dernière restante', allowed: 'permise' },
    market: { race: 'course', calm: 'calme, à tour de rôle' },
    scale: { '3-2-0': '3, 2, 0', '3-1-0': '3, 1, 0' },
    direction: { left: 'à gauche', alternating: 'à gauche et à droite tour à tour' },
    pitch: { off: 'non', text: 'par écrit', spoken: 'à voix haute' },
    younger: { off: 'non', 'first-round': 'à la première manche', 'all-rounds': 'à toutes les manches' },
    tasting: { together: 'tous en même temps', turns: 'l’un après l’autre' },
  },
  yes: 'oui',
  no: 'non',
  zero: { boxes: 'le moins possible', firstTaster: 'tiré au sort', clock: 'sans limite', breath: 'aucun' },
  noTheme: 'aucun',
  phrases: {
    'p:bread': 'pain',
    'p:pizza': 'pizza',
    'p:crepe': 'crêpe',
    'p:salad': 'salade',
    'p:pita': 'pain pita',
    'p:wok': 'wok',
    'p:picnic': 'un pique-nique',
    'p:seaside': 'une journée à la mer',
    'p:farmyard': 'la basse-cour',
    'p:midnight': 'une fringale de minuit',
    'p:sticky': 'les doigts qui collent',
    'p:healthy': 'une vie saine',
    'p:goblin': 'le casse-croûte du gobelin',
    'p:breakfast': 'le petit-déjeuner au lit',
    'p:festive': 'un dîner de fête',
    'p:movie-night': 'une soirée cinéma',
    'p:fresh': 'Tout est cueilli de ce matin.',
    'p:grandma': 'La recette de ma grand-mère.',
    'p:crunch': 'Écoutez comme ça croque.',
    'p:dare': 'Même pas cap !',
    'p:secret': 'Il y a un secret au milieu.',
    'p:light': 'Léger comme une plume.',
    'p:hearty': 'Pas besoin de dîner après ça.',
    'p:love': 'Fait avec amour.',
    'p:sorry': 'Toutes mes excuses.',
    'p:trust': 'Faites-moi confiance.',
    'p:award': 'Il a gagné un prix. Quelque part.',
    'p:quick': 'À manger avant qu’il ne bouge.',
    'p:random': 'au hasard',
  },
  unknownCard: 'une carte inconnue',
  erased: '(mots effacés)',
  prompts: {
    flip: (flip) => `Attention : le tour de marché ${flip} arrive.`,
    grab: 'Attrapez une carte !',
    grabbing: 'Votre main est dessus. Qui a été le plus rapide ?',
    pick: 'Prenez une carte.',
    place: 'Posez votre nouvelle carte sur une ligne.',
    address: 'Dites qui reçoit quel sandwich.',
    trade: 'Échangez et empilez vos sandwichs, puis annoncez « prêt ».',
    compose: 'Empilez vos sandwichs et dites qui reçoit lequel.',
    pitch: (tasters) => `Vantez ce que vous avez préparé pour ${tasters}.`,
    speak: (taster) => `Défendez votre sandwich : ${taster} vous écoute.`,
    rank: 'Classez vos sandwichs, le meilleur d’abord.',
    rankBleah: 'Classez vos sandwichs, le plus dégoûtant d’abord.',
    themePoint: (theme) => `Donnez le point du thème : ${theme}.`,
    again: (games) => `On rejoue ? Déjà ${count(games, 'partie', 'parties')}.`,
  },
  notes: {
    base: (base) => `Base : ${base}.`,
    theme: (theme) => `Thème : ${theme}.`,
    announced: (card) => `Dans chaque sandwich de cette manche : ${card}.`,
    bleah: 'Le plus dégoûtant gagne.',
    fridge: 'Tout a passé une semaine dans un frigo en panne.',
  },
  waiting: {
    wait: (who) => `Attendez ${who}.`,
    listen: (cook) => `Écoutez ${cook}.`,
    players,
    done: {
      grab: 'Vous avez votre carte.',
      pick: 'Vous avez votre carte.',
      place: 'Votre carte est posée.',
      address: 'Vos sandwichs sont adressés.',
      trade: 'Vous avez annoncé « prêt ».',
      compose: 'Vos sandwichs sont finis.',
      pitch: 'Votre boniment est fait.',
      rank: 'Votre classement est donné.',
      again: 'Vous avez voté.',
    },
  },
  moves: {
    takeBack: 'reprendre la réponse',
    unclear: 'une réponse qui n’a pas de sens',
    flip: 'laisser retourner les cartes',
    take: (card) => `prendre ${card}`,
    place: (line) => `poser sur la ligne ${line}`,
    send: (number, to) => `sandwich ${number} → ${to}`,
    stack: (stack, to) => `${stack} → ${to}`,
    pitch: (said) => `dire ${said}`,
    silent: 'ne rien dire',
    speak: 'avoir fini de parler',
    rank: (numbers) => `classer les sandwichs ${numbers}`,
    themePoint: (number) => `point du thème au ${number}`,
    again: 'rejouer',
    enough: 'en rester là',
    offer: ({ to, give, take }) => `offrir ${give} à ${to} contre ${take}`,
    byId: {
      accept: (id) => `accepter l’offre ${id}`,
      decline: (id) => `refuser l’offre ${id}`,
      withdraw: (id) => `retirer l’offre ${id}`,
    },
  },
  log: {
    opens: (first) => `La table est mise. ${first} goûte en premier.`,
    round: ({ round, rounds, cards: dealt, way }) =>
      `${rounds === 1 ? 'La manche' : `La manche ${round} sur ${rounds}`} commence : ${cards(dealt)} par joueur, les sandwichs vont ${ways[way]}.`,
    flipped: (flip, shown) => `Tour de marché ${flip} : ${shown}.`,
    took: {
      grab: ({ seat, card }) => `${seat} attrape ${card}.`,
      pick: ({ seat, card }) => `${seat} prend ${card}.`,
      last: ({ seat, card }) => `Il reste ${card} pour ${seat}.`,
      late: ({ seat, card }) => `Le temps est écoulé : ${seat} reçoit ${card} au hasard.`,
    },
    missed: (card, by) => `Trop tard pour ${card} : ${by} vous devance.`,
    trading: 'Les échanges sont ouverts.',
    offered: ({ from, to, give, take }) => `${from} propose à ${to} ${give} contre ${take}.`,
    declined: ({ from, to, give, take }) => `${to} refuse l’offre ${de(from)} : ${give} contre ${take}.`,
    withdrawn: ({ from, to, give, take }) => `${from} retire son offre à ${to} : ${give} contre ${take}.`,
    swapped: ({ from, to, give, take }) => `${from} et ${to} échangent ${give} contre ${take}.`,
    tradingOver: 'Les échanges sont finis.',
    stillComposing: (who, n) => `${who} ${n === 1 ? 'continue' : 'continuent'} à composer.`,
    given: {
      left: 'Tous donnent leurs sandwichs à gauche.',
      right: 'Tous donnent leurs sandwichs à droite.',
    },
    praised: ({ cook, taster, cards: stack }) => `${cook} sert à ${taster} : ${stack}.`,
    served: (taster, dishes) => `Dans l’assiette ${de(taster)} : ${dishes}.`,
    dish: (cook, stack) => `${stack} (${cook})`,
    pitched: ({ cook, taster, words: said }) => `${cook} à ${taster} : ${said}`,
    tasted: (taster, places) => `${taster} classe, le meilleur d’abord : ${places}.`,
    tastedBleah: (taster, places) => `${taster} classe, le plus dégoûtant d’abord : ${places}.`,
    place: ({ rank, cook, points: won, cards: stack }) => `${rank}. ${cook} (${stack}), ${points(won)}`,
    themePoint: (cook) => `Point du thème : ${cook}.`,
    roundOver: (round, standings) => `La manche ${round} est finie. ${standings}.`,
    standing: (seat, total) => `${seat} ${total}`,
    anotherGame: (game, first) => `La partie ${game} commence ; les points se cumulent. ${first} goûte en premier.`,
    won: (winner, total) => `${winner} gagne avec ${points(total)}.`,
    shared: (winners, total) => `${winners} partagent la victoire avec ${points(total)} chacun.`,
  },
  refusals: {
    seats: ({ seats, min, max }) =>
      `Sandwich se joue de ${min} à ${max} joueurs, pas à ${seats}. Changez le nombre de places.`,
    'unknown-option': ({ option, allowed }) =>
      `L’option « ${option} » n’existe pas. Voici celles qui existent : ${allowed}.`,
    'bad-option': ({ option, value, allowed }) =>
      `La valeur « ${value} » ne convient pas à l’option ${option}. Valeurs permises : ${allowed}.`,
    'unknown-preset': ({ preset, allowed }) => `Le livret « ${preset} » n’existe pas. Choisissez parmi : ${allowed}.`,
    'too-few-cards': ({ seats, boxes, needed }) =>
      `Avec ${count(boxes, 'boîte', 'boîtes')}, il n’y a pas assez de cartes pour ${players(seats)}. Prenez-en au moins ${needed}.`,
    'express-and-trading': 'À l’Express rien ne bouge, donc pas d’échanges. Désactivez l’un des deux.',
    'blind-and-chef':
      'Avec la Suggestion du chef, le cuistot parle : la dégustation ne peut pas être à l’aveugle. Désactivez l’une des deux.',
    'blind-and-pitch':
      'Avec le Boniment, le cuistot parle : la dégustation ne peut pas être à l’aveugle. Désactivez l’un des deux.',
    'younger-and-big-table':
      'Jeunes joueurs et la grande tablée ne vont pas ensemble. Prenez deux boîtes, ou désactivez l’un des deux.',
    'alternating-needs-five': ({ seats }) =>
      `À ${players(seats)}, la gauche et la droite ont les mêmes voisins. Donnez à gauche, ou jouez à cinq ou plus.`,
    'no-such-first-taster': ({ chair, seats }) =>
      `Il n’y a pas de place ${chair} à une table de ${seats}. Indiquez une place de 1 à ${seats}, ou 0 pour la tirer au sort.`,
    'not-in-market': 'Cette carte n’est pas au marché. Prenez-en une qui s’y trouve.',
    'card-taken': ({ seat }) => `${seat} a déjà cette carte. Prenez-en une autre.`,
    'own-card':
      'C’est vous qui avez retourné cette carte. Prenez-en une autre : la vôtre, seulement si c’est la dernière restante.',
    'wrong-count': ({ count: made, due }) =>
      `Vous avez ${sandwiches(made)} au lieu de ${due}. Préparez-en exactement ${due}.`,
    'wrong-neighbour': ({ seat, due, count: sent }) =>
      `${seat} doit recevoir de vous ${sandwiches(due)} et non ${sent}. Choisissez un autre voisin.`,
    'wrong-size': ({ count: used, size }) =>
      `Un des sandwichs a ${ingredients(used)}. Il en faut exactement ${size} dans chacun.`,
    'not-your-card': 'Vous n’avez pas cette carte. Utilisez seulement ce que vous avez récolté.',
    'card-twice': 'Vous utilisez deux fois la même carte. Mettez-en une autre à sa place.',
    'no-praise':
      'L’éloge fait partie de la Suggestion du chef, qui ne se joue pas ici. Envoyez les sandwichs sans mots.',
    'no-own-words': 'Cette table ne permet pas d’écrire ses propres mots. Choisissez une des phrases.',
    'too-many-lines': ({ sandwiches: most }) =>
      `Vous ne pouvez pas ouvrir une ligne de plus. Choisissez une de vos ${most} lignes.`,
    'line-full': ({ line, size }) =>
      `La ligne ${line} est pleine avec ${ingredients(size)}. Choisissez une autre ligne.`,
    'not-trading': 'On n’échange pas en ce moment. Attendez l’ouverture des échanges.',
    'you-are-ready': 'Vous avez annoncé « prêt » et n’échangez plus. Revenez d’abord dessus.',
    'no-partner': 'Il n’y a personne avec qui échanger à cette place. Choisissez un autre joueur.',
    'partner-is-ready': ({ seat }) => `${seat} a annoncé « prêt » et n’échange plus. Choisissez un autre joueur.`,
    'not-one-for-one': ({ give, take }) =>
      `On échange une carte contre une, pas ${give} contre ${take}. Nommez une carte à vous et une carte à l’autre.`,
    'not-their-card': ({ seat }) => `${seat} n’a pas cette carte. Demandez-en une autre.`,
    'too-many-offers': ({ most }) =>
      `Vous avez déjà fait ${most} offres dans cette manche. Attendez celles des autres.`,
    'offer-gone': 'Cette offre n’existe plus. Faites-en une nouvelle.',
    'not-your-offer': 'Ce n’est pas à vous de répondre à cette offre. Laissez faire les deux joueurs concernés.',
    'wrong-pitches': ({ count: said, due }) =>
      `Vous avez ${sandwiches(due)} à vanter et ${count(said, 'boniment', 'boniments')}. Donnez-en un pour chacun, ou laissez vide.`,
    'not-your-plate': 'Ce sandwich n’est pas dans votre assiette. Classez seulement les vôtres.',
    'ranked-twice': 'Un sandwich figure deux fois dans votre classement. Nommez chacun une seule fois.',
    'not-all-ranked': ({ count: ranked, due }) =>
      `Vous avez classé ${ranked} des ${sandwiches(due)}. Classez-les tous.`,
    'no-theme': 'Il n’y a pas de thème dans cette manche. Classez sans point du thème.',
    'theme-point-missing': 'Il manque le point du thème. Donnez-le à un de vos sandwichs.',
  },
  notAsked: {
    flip: 'Seuls les joueurs retournent des cartes. Regardez le marché.',
    grab: 'Seuls les joueurs prennent des cartes au marché. Regardez la course.',
    pick: 'Ce n’est pas à vous de prendre une carte. Attendez votre tour.',
    place: 'Seuls les joueurs posent des cartes. Regardez-les empiler.',
    address: 'Seuls les joueurs donnent des sandwichs. Regardez où ils vont.',
    trade: 'Seuls les joueurs échangent. Regardez les marchandages.',
    compose: 'Vos sandwichs sont finis. Attendez les autres.',
    pitch: 'Aucun de vos sandwichs n’est à vanter maintenant. Attendez votre tour.',
    speak: 'Un autre cuistot a la parole. Attendez votre tour.',
    rank: 'Ce n’est pas votre assiette qu’on goûte. Attendez votre tour.',
    again: 'Seuls les joueurs décident de rejouer. Attendez leur choix.',
  },
  answered: {
    flip: 'Vous laissez déjà retourner les cartes. Elles arrivent dans un instant.',
    grab: 'Vous avez déjà attrapé : une carte par tour de marché. Attendez le suivant.',
    pick: 'Vous avez déjà une carte de ce tour de marché. Attendez le suivant.',
    speak: 'Vous avez déjà parlé. Écoutez le cuistot suivant.',
  },
  noWayBack: {
    flip: 'On n’arrête plus les cartes. Préparez-vous à attraper.',
    grab: 'Une carte attrapée ne se repose pas. Continuez avec ce que vous avez.',
    pick: 'Une carte prise ne se repose pas. Continuez avec ce que vous avez.',
    speak: 'Ce qui est dit est dit. Continuez.',
  },
  refused: 'Ce n’est pas possible maintenant. Regardez la table et essayez autre chose.',
};

export const text = wording(words);
