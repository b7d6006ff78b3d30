/** Sandwich Masters in French. */
import { sentences } from '#wording';
import { common } from '#wording/fr';
import type { Words } from '../en/index.ts';
import { wording } from '../wording.ts';
import { names } from './names.ts';

const { cards, count } = common;
export const words: Words = {
  ...common,
  title: 'Sandwich Masters',
  names,
  symbols: {
    bread: 'Pain',
    cheese: 'Fromage',
    butter: 'Beurre',
    ham: 'Jambon',
    bacon: 'Bacon',
    salami: 'Salami',
    lettuce: 'Laitue',
    tomato: 'Tomate',
    pickle: 'Cornichon',
    onion: 'Oignon',
    mayonnaise: 'Mayonnaise',
    mustard: 'Moutarde',
    ketchup: 'Ketchup',
    sauce: 'Sauce spéciale',
    attack: 'Condiment d’attaque',
    inspector: 'Inspecteur',
  },
  varieties: { bread: 'pain', dairy: 'laitages', meat: 'viande', salad: 'crudités', condiment: 'condiments' },
  punishments: {
    'bad-card': 'jetez une carte avariée',
    'bad-sandwich': 'jetez un sandwich qui contient une carte avariée',
    'all-bad-sandwiches': 'jetez tous les sandwichs qui contiennent une carte avariée',
  },
  presets: { book: 'Livret de règles' },
  variants: {
    'attack-pack': 'Pack Attaque',
    'order-up': 'Chaud devant',
    'house-orders': 'Commandes de la maison',
    target: 'Jusqu’à une somme',
    rounds: 'En tours de table',
    short: 'Dix tours de table',
    'first-edition': 'Cartes de la première édition',
  },
  options: {
    end: 'La partie finit',
    minutes: 'Minutes au chronomètre',
    target: 'Somme à atteindre en Noshdosh',
    rounds: 'Tours de table',
    edition: 'Édition des cartes',
    attackPack: 'Pack Attaque',
    orderUp: 'Chaud devant',
    firstPlayer: 'Premier joueur',
    order1: 'Commande maison 1',
    order2: 'Commande maison 2',
    order3: 'Commande maison 3',
    order4: 'Commande maison 4',
    order5: 'Commande maison 5',
    order6: 'Commande maison 6',
    turnSeconds: 'Temps pour un tour (secondes)',
    choiceSeconds: 'Temps pour un choix (secondes)',
    showSeconds: common.toLook,
  },
  choices: {
    end: { clock: 'au chronomètre', target: 'à une somme', rounds: 'après un nombre de tours de table' },
    edition: { 2: 'deuxième édition', 1: 'première édition' },
  },
  zero: { firstPlayer: common.drawn },
  phrases: { '': 'aucune' },
  ownOrder: (number) => `Commande maison ${number}`,
  sandwich: (number) => `sandwich ${number}`,
  theirSandwich: (seat, number) => `${seat}, sandwich ${number}`,
  prompts: {
    turn: 'Jouez des cartes d’un même symbole, déplacez une carte ou défaussez.',
    inspect: ({ inspector, bribe, punishment }) => `${inspector} : payez ${bribe} Noshdosh, ou ${punishment}.`,
    event: (name, does) => `${name} : ${does}`,
    done: 'Votre choix est fait.',
    shown: (said) => `${said} On continue ?`,
    outcomes: { clean: '', bribed: 'Le pot-de-vin est payé.', lost: 'La sanction est subie.' },
  },
  moves: {
    play: (placed) => `jouer ${placed}`,
    move: (card, to) => `déplacer ${card} vers le sandwich ${to}`,
    claim: (orders) => `servir ${orders}`,
    claimed: (sandwich, place) => `la commande ${place} avec le sandwich ${sandwich}`,
    discard: (thrown) => `défausser ${thrown}`,
    pass: 'passer',
    bribe: 'payer le pot-de-vin',
    loseCard: (card) => `jeter ${card}`,
    loseSandwich: (sandwich) => `jeter le sandwich ${sandwich}`,
    loseAll: 'jeter tous les sandwichs avariés',
    give: (card) => `céder ${card}`,
    top: (sandwich) => `perdre le dessus du sandwich ${sandwich}`,
    nothing: 'n’avoir rien à donner',
  },
  log: {
    opens: (dealer, first) => `${dealer} distribue, ${first} commence.`,
    round: (round) => `Le tour de table ${round} commence.`,
    lastRound: 'Le temps est écoulé : c’est le dernier tour de table.',
    played: (seat, placed) => `${seat} joue ${placed}.`,
    moved: ({ seat, card, from, to }) => `${seat} déplace ${card} du sandwich ${from} au sandwich ${to}.`,
    discarded: (seat, thrown) => `${seat} défausse ${thrown}.`,
    passes: (seat) => `${seat} passe.`,
    claimed: (seat, order, pays) => `${seat} sert ${order} : +${pays} Noshdosh.`,
    stands: (symbols) => `La sauce spéciale remplace ${symbols}.`,
    ordered: (order) => `Nouveau sur le comptoir : ${order}.`,
    event: (name, does) => `Événement ! ${name} : ${does}`,
    found: (inspector, seat, found) =>
      `${inspector} : visite chez ${seat}, ${count(found, 'carte avariée trouvée', 'cartes avariées trouvées')}.`,
    clean: (inspector, seat) => `${inspector} : visite chez ${seat}, rien à signaler.`,
    bribed: (seat, bribe) => `${seat} verse un pot-de-vin de ${bribe} Noshdosh.`,
    lost: (seat, gone) => `${seat} perd ${gone}.`,
    spared: (seat) => `${seat} n’a rien à perdre.`,
    passed: (seat, to) => `${seat} passe une carte à ${to}.`,
    got: (seat, to, card) => `${seat} passe ${card} à ${to}.`,
    paid: (changes) => `Caisse : ${changes}.`,
    nothingPaid: 'Personne ne gagne ni ne perd de Noshdosh.',
    drew: (seat, n) => `${seat} pioche ${cards(n)}.`,
    newHands: 'Toutes les mains sont jetées.',
    cleared: (orders) => (orders === '' ? 'Il n’y a rien à retirer du comptoir.' : `Retiré du comptoir : ${orders}.`),
    reshuffled: { white: 'La défausse blanche est mélangée.', black: 'La défausse noire est mélangée.' },
  },
  refusals: {
    ...common.setup('Sandwich Masters'),
    'no-such-first-player': common.noSuchSeat,
    'own-order-broken': ({ number }) => `La commande maison ${number} est illisible. Récrivez-la dans l’éditeur.`,
    'own-order-name': ({ number, longest }) =>
      `La commande maison ${number} doit avoir un nom de lettres, de chiffres et de signes simples, ${longest} au plus. Donnez-lui un autre nom.`,
    'own-order-price': ({ number, highest }) =>
      `La commande maison ${number} doit rapporter de 1 à ${highest} Noshdosh. Fixez un autre prix.`,
    'own-order-empty': ({ number }) =>
      `La commande maison ${number} ne demande rien. Mettez quelque chose entre ses pains.`,
    'own-order-long': ({ number, count: asked, most }) =>
      `La commande maison ${number} demande ${common.ingredients(asked)}. Prenez-en ${most} au plus.`,
    'own-order-impossible': ({ number, symbol, there }) =>
      `La commande maison ${number} est infaisable : le paquet a ${there} × ${symbol}, et la sauce spéciale ne suffit pas pour le reste. Demandez moins.`,
    'own-order-same': ({ number }) =>
      `La commande maison ${number} demande la même chose qu’une autre commande du paquet. Changez ses ingrédients.`,
    'own-orders-many': ({ count: written, most }) =>
      `Voici ${count(written, 'commande maison', 'commandes maison')}. Une table en prend ${most} au plus.`,
    'orders-too-big': ({ longest }) =>
      `C’est trop long pour un fichier de commandes. Il a ${longest} caractères au plus.`,
    'orders-unreadable': 'Ce fichier de commandes est illisible. Demandez qu’on le renvoie.',
    'orders-other-format': ({ format, version }) =>
      `Ce n’est pas un fichier de commandes. Il devrait porter « ${format} » et la version ${version}.`,
    'orders-none': 'Il ne contient aucune commande. Demandez un autre fichier ou un autre lien.',
    'nothing-played': 'Aucune carte n’est jouée, ou l’une n’a pas de place. Donnez une place à chaque carte.',
    'not-in-hand': 'Cette carte n’est pas dans votre main. Prenez-en une qui y est.',
    'card-twice': 'Vous nommez deux fois la même carte. Nommez chaque carte une fois.',
    'two-symbols': ({ one, other }) =>
      `${one} et ${other} sont deux symboles. Jouez un symbole par tour ; seule la sauce spéciale va avec tout.`,
    'no-such-place': 'Cette carte ne peut pas aller là. Choisissez une autre place.',
    'inspector-on-self': 'Un inspecteur ne visite pas celui qui l’envoie. Envoyez-le chez quelqu’un d’autre.',
    'attack-on-self': 'Un condiment d’attaque va sur le sandwich d’un autre. Choisissez l’un des leurs.',
    'no-sandwich-there': 'Il n’y a pas de sandwich ouvert à cet endroit. Choisissez-en un qui existe.',
    'not-your-sandwich': 'Cela ne va que sur vos propres sandwichs. Choisissez l’un des vôtres.',
    'fifth-sandwich': 'Quatre sandwichs ouverts au plus. Posez le pain sur l’un d’eux.',
    'no-bread-under': ({ sandwich }) => `Le sandwich ${sandwich} n’a pas encore de pain. Commencez-le par du pain.`,
    'not-in-your-sandwiches': 'Cette carte n’est dans aucun de vos sandwichs. Déplacez l’une des vôtres.',
    'not-on-top': 'Seule la carte du dessus d’un sandwich se déplace. Prenez celle-là.',
    'move-to-another': 'Une carte va vers un autre de vos sandwichs ouverts. Choisissez-en un.',
    'no-order-there': 'Aucune commande n’est à cet endroit. Servez une commande du comptoir.',
    'order-twice': 'Vous servez deux fois la même commande. Chaque commande paie une fois.',
    'sandwich-twice': 'Vous servez deux commandes avec un seul sandwich. Choisissez l’une d’elles.',
    'not-closed': ({ sandwich }) => `Le sandwich ${sandwich} n’a pas été fermé à ce tour. Posez du pain dessus.`,
    'no-match': ({ order, own, missing, extra }) =>
      sentences(
        `Ce sandwich ne correspond pas à la commande ${own === '' ? order : `« ${own} »`}.`,
        missing === '' ? '' : `Il manque : ${missing}.`,
        extra === '' ? '' : `En trop : ${extra}.`,
      ),
    'cannot-bribe': ({ bribe, money }) =>
      `Le pot-de-vin est de ${bribe} Noshdosh et vous en avez ${money}. Prenez la sanction.`,
    'not-bad': 'Il n’y a rien d’avarié là-dedans. Choisissez quelque chose d’avarié.',
    'other-punishment': ({ punishment }) =>
      `Cet inspecteur demande autre chose : ${punishment}. Faites cela, ou payez.`,
    'must-give': 'Vous avez quelque chose à donner. Choisissez quoi.',
    'wrong-reply': 'Cet événement demande autre chose. Relisez-le.',
    'wrong-variety': ({ variety }) => `Cette carte n’est pas de la bonne sorte : ${variety}. Choisissez-en une autre.`,
  },
  closer: {
    'not-asked': {
      turn: 'Ce n’est pas votre tour. Attendez qu’il vienne.',
      inspect: 'Cet inspecteur est chez quelqu’un d’autre. Regardez ce qui se passe.',
      event: 'Cet événement ne vous laisse pas de choix. Attendez les autres.',
      served: 'Tout le monde regarde la commande servie. Regardez aussi.',
      visited: 'Tout le monde regarde l’inspection. Regardez aussi.',
    },
  },
};

export const text = wording(words);
