/** Sándwich Wars in French. */
import { signed } from '#wording';
import { common, de } from '#wording/fr';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';
import { titles } from './titles.ts';

const { cards, count, ingredients, players, points } = common;
const coins = (n: number): string => count(n, 'pièce', 'pièces');
const orders = (n: number): string => count(n, 'commande', 'commandes');
const actions = (n: number): string => count(n, 'action', 'actions');
const because = (why: string): string => (why === '' ? '' : ` (${why})`);

export const words: Words = {
  ...common,
  title: 'Sándwich Wars',
  names,
  titles,
  opportunities: {
    'helping-hand': 'Coup de main',
    'open-kitchen': 'Cuisine ouverte',
    'secret-sauce': 'Sauce secrète',
    'tip-jar': 'Pot à pourboires',
  },
  orderNames: { toast: 'Toast', bagel: 'Bagel', sub: 'Baguette', burger: 'Burger', tower: 'Gratte-ciel' },
  categories: {
    meat: 'Viandes',
    condiment: 'Condiments',
    vegetable: 'Légumes',
    'cold-cut': 'Charcuteries',
    egg: 'Œufs',
    cheese: 'Fromages',
    extra: 'Extras',
  },
  helpers: {
    meat: 'l’assistant des viandes',
    condiment: 'l’assistant des condiments',
    vegetable: 'l’assistant des légumes',
    'cold-cut': 'l’assistant des charcuteries',
    egg: 'l’assistant des œufs',
    cheese: 'l’assistant des fromages',
    extra: 'l’assistant des extras',
  },
  order: (sandwich, worth) => `${sandwich} (${points(worth)})`,
  titledOrder: (title, sandwich, worth) => `${title} (${sandwich}, ${points(worth)})`,
  moments: {
    play: 'Quand vous le jouez : ',
    turn: 'À la fin de chacun de vos tours : ',
    stay: 'Tant qu’il est dans votre zone : ',
    use: 'Quand une commande l’utilise : ',
  },
  deeds: {
    coins: (n) => `prenez ${coins(n)}.`,
    cards: (n) => `piochez ${cards(n)}.`,
    points: (n) => `prenez ${points(n)}.`,
    action: (n) => `${actions(n)} de plus pendant ce tour.`,
    quality: (n, of) => `qualité des ${of.toLowerCase()} ${signed(n)}.`,
    neighbours: (n) => `qualité des ingrédients juste à côté ${signed(n)}.`,
    discount: (n, of) => `les ${of.toLowerCase()} coûtent ${coins(n)} de moins.`,
    wages: (n) => `prendre des pièces en rapporte ${n} de plus.`,
    pair: (n, of) => `qualité ${signed(n)} si elle contient aussi des ${of.toLowerCase()}.`,
    keep: () => 'il revient dans votre main.',
    any: () => 'il compte aussi comme une catégorie demandée qu’aucun autre ne remplit.',
  },
  chances: {
    'helping-hand': () => 'Prenez un assistant gratuitement ; son salaire reste dû.',
    'open-kitchen': (n) => `Posez jusqu’à ${ingredients(n)} sans action et sans payer leur coût.`,
    'secret-sauce': (n) => `Les ingrédients de votre prochaine commande de ce tour comptent ${n} de qualité en plus.`,
    'tip-jar': (n) => `Prenez ${coins(n)}.`,
  },
  kept: (worth) => `Puis elle passe à votre voisin de gauche. En main à la fin : ${points(worth)}.`,
  ingredient: ({ category, cost, quality }) => `${category}, coût ${cost}, qualité ${quality}.`,
  orderNeeds: ({ size, quality, points: worth }) => `${ingredients(size)}, qualité ${quality}, ${points(worth)}.`,
  listed: (categories) => `2 points par catégorie : ${categories}.`,
  rewardHelper: 'Récompense : un assistant gratuit ou 2 points.',
  rewardSplit: (due) => `Récompense : ${due} en pièces et en cartes.`,
  presets: { rulebook: 'Règles imprimées' },
  variants: {
    short: 'Partie courte',
    long: 'Partie longue',
    open: 'Jetons visibles',
    head: 'Avance pour les derniers joueurs',
    'first-edition': 'Cartes de la première édition',
  },
  options: {
    orders: 'Commandes qui terminent la partie',
    tokens: 'Points en jetons',
    startPlayer: 'Premier joueur',
    head: 'Pièces au départ',
    edition: 'Édition des cartes',
    turnSeconds: 'Temps pour une action (secondes)',
    choiceSeconds: 'Temps pour un choix (secondes)',
    showSeconds: common.toLook,
  },
  choices: {
    tokens: { hidden: 'cachés aux autres', open: 'visibles' },
    head: { even: 'autant pour tous', 'later-more': 'une de plus par place suivante' },
    edition: { 2: 'deuxième édition', 1: 'première édition' },
  },
  zero: { orders: 'autant que les cartes le permettent', startPlayer: common.drawn },
  prompts: {
    turn: (left) => `Choisissez une action : il en reste ${left}.`,
    lastChance: 'Utilisez une opportunité ou terminez votre tour.',
    replenish: 'Défaussez ce que vous ne voulez pas, puis piochez jusqu’à cinq.',
    rewardHelper: 'Choisissez votre récompense : un assistant gratuit ou 2 points.',
    rewardSplit: (due) => `Choisissez votre récompense : ${due} en pièces et en cartes.`,
    helper: 'Choisissez un assistant.',
    free: (left) => `Posez gratuitement jusqu’à ${ingredients(left)}.`,
    freeMore: 'Posez gratuitement un autre ingrédient, ou arrêtez.',
    upkeep: (helpers, n) =>
      n === 1
        ? `Payez ${helpers} : 2 pièces ou 1 point. Gardez-le ou rendez-le.`
        : `Payez ${helpers} : 2 pièces ou 1 point chacun. Gardez-les ou rendez-les.`,
    discard: (n) => `Défaussez ${cards(n)} : il en reste cinq.`,
    shown: (said) => `${said} On continue ?`,
    sheet: 'La feuille de score.',
  },
  moves: {
    play: (card) => `jouer ${card}`,
    replace: (card, out) => `remplacer ${out} par ${card}`,
    complete: (order, used) => `honorer ${order} avec ${used}`,
    replenish: 'refaire sa main',
    coins: 'prendre des pièces',
    hire: (helper) => `engager ${helper}`,
    use: (card) => `utiliser ${card}`,
    end: 'terminer le tour',
    discard: (thrown) => `défausser ${thrown}`,
    discardNothing: 'ne rien défausser',
    rewardHelper: (helper) => `prendre ${helper}`,
    rewardPoints: 'prendre 2 points',
    split: (money, drawn) => `prendre ${coins(money)} et ${cards(drawn)}`,
    enough: 'ne rien poser de plus',
    payCoins: 'payer en pièces',
    payPoints: (helpers) => `payer un point pour ${helpers}`,
    back: (helpers) => `rendre ${helpers}`,
    keepAll: 'garder tout le monde',
  },
  log: {
    opens: (first, row) => `Le concours commence. ${first} ouvre la partie. Commandes : ${row}.`,
    turn: (seat, round) => `Manche ${round} : au tour ${de(seat)}.`,
    played: {
      action: ({ seat, card, cost }) => `${seat} joue ${card} pour ${coins(cost)}.`,
      free: ({ seat, card }) => `${seat} pose ${card} gratuitement.`,
    },
    replaced: {
      action: ({ seat, card, out, cost }) => `${seat} jette ${out} et joue ${card}, ${coins(cost)} en tout.`,
      free: ({ seat, card, out, cost }) => `${seat} jette ${out} pour ${coins(cost)} et pose ${card}.`,
    },
    coins: (seat, n, why) => `${seat} prend ${coins(n)}${because(why)}.`,
    drew: (seat, n, why) => `${seat} pioche ${cards(n)}${because(why)}.`,
    reasons: {
      action: '',
      play: 'ingrédient joué',
      turn: 'revenu',
      use: 'ingrédient utilisé',
      reward: 'récompense',
      assistant: 'assistants',
      opportunity: 'opportunité',
    },
    hand: (drawn) => `Vous piochez : ${drawn}.`,
    shuffled: (n) => `La défausse redevient la pioche : ${cards(n)}.`,
    extraAction: (seat, card) => `${card} donne une action de plus à ${seat}.`,
    replenished: (seat, thrown) => `${seat} refait sa main et défausse ${thrown}.`,
    replenishedOnly: (seat) => `${seat} refait sa main sans rien défausser.`,
    hired: {
      action: ({ seat, helper, cost }) => `${seat} engage ${helper} pour ${coins(cost)}.`,
      reward: ({ seat, helper }) => `${seat} reçoit ${helper} en récompense.`,
      opportunity: ({ seat, helper }) => `${seat} reçoit ${helper} par une opportunité.`,
    },
    completed: ({ seat, order, cards: used, quality }) => `${seat} honore ${order} avec ${used} : qualité ${quality}.`,
    earned: ({ seat, points: n, listed, assistants, effects }) =>
      `${seat} prend ${points(n)} : catégories demandées ${listed}, assistants ${assistants}, effets ${effects}.`,
    twoPoints: (seat, n) => `${seat} prend ${points(n)} au lieu d’un assistant.`,
    kept: (seat, card) => `${card} revient dans la main ${de(seat)}.`,
    used: ({ seat, card, to }) => `${seat} a utilisé ${card} et la passe à ${to}.`,
    boosted: (seat, n) => `La prochaine commande ${de(seat)} pendant ce tour compte ${n} de qualité en plus.`,
    paid: ({ seat, coins: money, points: n }) => `${seat} paie ses assistants : ${coins(money)}, ${points(n)}.`,
    goBack: (helpers) => `De retour au milieu : ${helpers}.`,
    broke: ({ seat, coins: money, points: n }) =>
      `${seat} ne peut pas payer tous ses assistants, paie ${coins(money)} et ${points(n)}, et les perd tous.`,
    refilled: (row) => `Nouvelles commandes : ${row}.`,
    passed: (row) => `Troisièmes de leur type, sous la pioche : ${row}.`,
    discarded: (seat, thrown) => `${seat} défausse ${thrown}.`,
    lastRound: {
      goal: (seat) => `${seat} a toutes ses commandes. On finit la manche.`,
      'no-orders': (seat) => `${seat} a pris la dernière commande. On finit la manche.`,
    },
    sheet: (seat, s) =>
      `${seat} : commandes ${s.orders}, jetons ${s.tokens}, opportunités ${s.opportunities}, diversité ${s.diversity}, total ${s.total}.`,
  },
  refusals: {
    ...common.setup('Sándwich Wars'),
    'too-few-orders': ({ orders: n, least }) =>
      `Une partie en ${orders(n)} est trop courte. Prenez-en au moins ${least}.`,
    'too-many-orders': ({ orders: n, seats, most }) =>
      `Il n’y a pas ${orders(n)} par personne pour ${players(seats)}. Prenez-en au plus ${most}.`,
    'no-such-start-player': common.noSuchSeat,
    'not-in-hand': 'Cette carte n’est pas dans votre main. Choisissez-en une qui y est.',
    'not-an-ingredient': 'Cette carte n’est pas un ingrédient. Choisissez ce qui va dans un sandwich.',
    'not-an-opportunity': 'Cette carte n’est pas une opportunité. Jouez-la comme ingrédient.',
    'zone-full': ({ most, fine }) =>
      `Votre zone est pleine avec ${most}. Dites quel ingrédient sort, pour ${coins(fine)} de plus.`,
    'zone-has-room': ({ most }) => `On ne gaspille pas tant qu’il y a de la place pour ${most}. Jouez sans rien jeter.`,
    'not-in-zone': 'Cet ingrédient n’est pas dans votre zone. Choisissez-en un qui y est.',
    'too-few-coins': ({ price, coins: purse, missing }) =>
      `Cela coûte ${coins(price)} et vous en avez ${purse} : il en manque ${missing}. Choisissez moins cher.`,
    'order-gone': 'Cette commande n’est pas dans la rangée. Choisissez-en une qui y est.',
    'wrong-number': ({ count: n, due }) =>
      `Cette commande prend exactement ${ingredients(due)}. Vous en avez choisi ${n}.`,
    'too-little-quality': ({ quality, due, missing }) =>
      `Ensemble ils ont une qualité de ${quality} et la commande veut ${due}. Il manque ${missing}.`,
    'no-actions-left': 'Vos actions sont épuisées. Utilisez une opportunité ou terminez votre tour.',
    'actions-left': ({ left }) => `Il vous reste ${actions(left)}. À utiliser avant de terminer votre tour.`,
    'assistant-taken': ({ helper, seat }) => `${seat} a déjà ${helper}. Choisissez-en un au milieu.`,
    'no-assistant-left': 'Il ne reste aucun assistant au milieu. Gardez cette opportunité.',
    'nothing-to-put-down': 'Vous n’avez aucun ingrédient à poser. Gardez cette opportunité.',
    'no-order-ahead': 'Vous ne pouvez plus honorer de commande pendant ce tour. Gardez cette opportunité.',
    'put-down-one': 'L’opportunité pose au moins un ingrédient. Choisissez-le.',
    'other-reward': 'Cette commande a une autre récompense. Choisissez celle qui est imprimée.',
    'wrong-split': ({ coins: money, cards: drawn, due }) =>
      `${coins(money)} et ${cards(drawn)} ne font pas ${due}. Répartissez exactement ${due}.`,
    'too-many-cards': ({ cards: n, most }) =>
      `On ne peut pas piocher ${cards(n)}, seulement ${most}. Prenez plus de pièces.`,
    'not-your-assistant': ({ helper }) => `Vous n’avez pas ${helper}. Nommez seulement les vôtres.`,
    'wages-in-coins': ({ price, coins: purse }) =>
      `Cela ferait ${coins(price)} et vous en avez ${purse}. Payez-en davantage en points.`,
    'wages-in-points': ({ price, points: purse }) =>
      `Cela ferait ${points(price)} et vous en avez ${purse}. Payez-en davantage en pièces.`,
    'wrong-discard': ({ count: n, due, hand }) =>
      `Vous avez choisi ${cards(n)}. Défaussez-en exactement ${due}, pour en garder ${hand}.`,
  },
  closer: {
    'not-asked': {
      turn: 'Ce n’est pas votre tour. Actions et opportunités attendent jusque-là.',
      replenish: 'Un autre joueur refait sa main. Attendez votre tour.',
      reward: 'Un autre joueur choisit sa récompense. Attendez votre tour.',
      helper: 'Un autre joueur choisit un assistant. Attendez votre tour.',
      free: 'Un autre joueur pose des ingrédients. Attendez votre tour.',
      upkeep: 'Un autre joueur paie ses assistants. Attendez votre tour.',
      discard: 'Un autre joueur défausse des cartes. Attendez votre tour.',
    },
    'bad-form': {
      turn: 'Ce n’est ni une action ni une opportunité. Choisissez parmi ce qui est éclairé.',
      replenish: 'Vous refaites votre main. Dites d’abord ce que vous défaussez.',
      reward: 'Votre récompense passe d’abord. Choisissez-la.',
      helper: 'Votre opportunité apporte un assistant. Choisissez-le d’abord.',
      free: 'Votre opportunité est en cours. Posez un ingrédient ou arrêtez.',
      upkeep: 'Votre tour se termine, on ne joue plus rien. Payez vos assistants.',
      discard: 'Votre tour se termine, on ne joue plus rien. Défaussez des cartes.',
    },
    'nothing-to-take-back': {
      turn: 'Ce qui est fait est fait. Continuez à partir d’ici.',
      replenish: 'Vous avez choisi de refaire votre main. Dites ce que vous défaussez.',
      reward: 'La commande est honorée. Choisissez votre récompense.',
      helper: 'L’opportunité est jouée. Choisissez un assistant.',
      free: 'L’opportunité est jouée. Posez un ingrédient.',
      upkeep: 'Votre tour est fini. Payez vos assistants.',
      discard: 'Votre tour est fini. Défaussez des cartes.',
    },
  },
};

export const text = wording(words);
